"""``finefit compare``: one plan on several boxes, every method, verdict beside verdict."""

import json
import re
from argparse import Namespace
from typing import Any

from engine import plan_all
from engine.cli.answers import EXIT_CODES, with_options
from engine.cli.sentences import box_words, number
from engine.cli.standard_input import read_input
from engine.cli.table import table
from engine.cli.words import METHODS as METHOD_WORDS
from engine.cli.words import VERDICTS
from engine.errors import InputError
from engine.files.plan_file import NEWEST, read_plan
from engine.files.plan_json import gpu_word, model_word
from engine.result import Board, Plan
from engine.scenario import METHODS, Scenario
from engine.scenario.hardware_choice import MAX_CARDS
from engine.units import Unit

_BOX = re.compile(r"(?:(\d{1,6})\s*[x×*]\s*)?([^\s].*)")


def on_box(scenario: Scenario, box: str) -> Scenario:
    """``scenario`` on a box written as COUNTxGPU ("2xrtx-4090"); one card without a count.

    Raises:
        InputError: ``bad_box``.
    """
    parts = _BOX.fullmatch(box.strip())
    count = int(parts[1] or 1) if parts else 0
    if parts is None or not 1 <= count <= MAX_CARDS:
        raise InputError("bad_box", "--box", found=box)
    reserve = scenario.box.reserve_mib
    kept = max(reserve) if isinstance(reserve, tuple) else reserve
    changed = scenario.box.replace(count=count, cards=None, nodes=1, reserve_mib=kept)
    return scenario.replace(gpu=parts[2], box=changed)


def _board(scenario: Scenario, box: str) -> Board:
    try:
        return plan_all(on_box(scenario, box))
    except InputError as error:
        field = f"--box {box}" if error.field == "gpu" else error.field
        raise InputError(error.key, field, **error.values) from None


def _plan_data(plan: Plan) -> dict[str, Any]:
    levels = plan.busiest.levels
    return {
        "verdict": plan.verdict,
        "headroom_bytes": plan.headroom,
        "device_bytes": levels.device,
        "low_bytes": levels.low,
        "high_bytes": levels.high,
    }


def _data(boards: list[Board]) -> dict[str, Any]:
    first = boards[0].current
    boxes = [
        {
            "gpu": gpu_word(board.current.scenario),
            "count": board.current.scenario.box.cards_per_node,
            "nodes": board.current.scenario.box.nodes,
            "capacity_bytes": board.current.busiest.capacity,
            "usable_bytes": board.current.busiest.usable,
            "methods": {method: _plan_data(plan) for method, plan in board.plans.items()},
        }
        for board in boards
    ]
    return {"schema": NEWEST, "model": model_word(first), "method": first.method, "boxes": boxes}


def _text(boards: list[Board], unit: Unit) -> str:
    head = ("Box", *(f"{METHOD_WORDS[method]} ({unit} left)" for method in METHODS))
    rows = []
    for board in boards:
        cells = [
            f"{VERDICTS[plan.verdict]} ({number(plan.headroom, unit)})"
            for plan in board.plans.values()
        ]
        rows.append((box_words(board.current), *cells))
    return table(head, rows, tuple(range(len(head))))


def run(options: Namespace) -> int:
    """Print the comparison; exit code of the box that suits the plan's own method best.

    Raises:
        InputError: the plan or a box cannot be used.
    """
    content, name = read_input(options.file)
    scenario = with_options(read_plan(content, name), options)
    boards = [_board(scenario, box) for box in options.box] or [plan_all(scenario)]
    if options.json:
        print(json.dumps(_data(boards), ensure_ascii=False))
    else:
        print(_text(boards, scenario.unit))
    verdicts = [board.current.verdict for board in boards]
    best = min(verdicts, key=("comfortable", "borderline", "does_not_fit").index)
    return EXIT_CODES[best]
