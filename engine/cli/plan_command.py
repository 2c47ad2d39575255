"""``finefit plan``: the memory of a plan file, as text or as data; the exit code is the verdict."""

import json
from argparse import Namespace

from engine.cli.answers import EXIT_CODES, answer_data, board_of, limits_of, with_options
from engine.cli.plan_lines import run_lines
from engine.cli.plan_report import report
from engine.cli.standard_input import read_input
from engine.files.plan_file import read_plan
from engine.resolve import resolve


def run(options: Namespace) -> int:
    """Print the plan; exit code by its verdict.

    Raises:
        InputError: the plan file cannot be used; names the field.
    """
    if options.jsonl:
        return run_lines(options)
    content, name = read_input(options.file)
    scenario = read_plan(content, name)
    if options.json:
        data = answer_data(scenario, options)
        print(json.dumps(data, ensure_ascii=False))
        return EXIT_CODES[data["verdict"]]
    job = resolve(with_options(scenario, options))
    board = board_of(job, options)
    limits = limits_of(job, job.method) if options.limits else None
    print(report(board.current, board if options.all_methods else None, limits))
    return EXIT_CODES[board.current.verdict]
