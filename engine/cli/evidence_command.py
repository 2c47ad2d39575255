"""``finefit evidence``: estimates beside measurements, per row and per group."""

import json
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine import plan
from engine.cli.evidence_text import print_report
from engine.decide.evidence import Compared, compare_row
from engine.decide.evidence_groups import groups, series, verdicts
from engine.errors import InputError
from engine.files.plan_file import load_bytes, scenario_from_data
from engine.files.plan_text import parse_plan

MOST_BYTES = 512 * 1024**2


def read_rows(path: Path) -> list[dict[str, Any]]:
    """The objects of a JSON Lines file, empty lines left out.

    Raises:
        InputError: the file cannot be read, or a line is no object; names file and line.
    """
    rows = []
    for number, line in enumerate(load_bytes(path, MOST_BYTES).splitlines(), 1):
        if not line.strip():
            continue
        row = parse_plan(line, f"{path.name}:{number}")
        if "id" not in row or not isinstance(row.get("scenario"), Mapping):
            raise InputError("not_evidence", f"{path.name}:{number}")
        rows.append(row)
    return rows


def compared_files(paths: list[Path]) -> list[Compared]:
    """Every row of the files, planned and compared.

    Raises:
        InputError: a file is no evidence file.
    """
    return [
        compare_row(row, path.stem, scenario_from_data, plan)
        for path in paths
        for row in read_rows(path)
    ]


def report_data(rows: list[Compared]) -> dict[str, Any]:
    """The whole report as data."""
    return {
        "schema": 1,
        "rows": [asdict(row) | {"phase_right": row.phase_right} for row in rows],
        "groups": [asdict(group) for group in groups(rows)],
        "series": [asdict(one) for one in series(rows)],
        "verdicts": [asdict(one) for one in verdicts(rows)],
    }


def run(options: Namespace) -> int:
    """Print the report; exit code 0.

    Raises:
        InputError: a file is no evidence file.
    """
    rows = compared_files([Path(name) for name in options.files])
    if options.json:
        print(json.dumps(report_data(rows), ensure_ascii=False))
    else:
        print_report(rows, options.worst)
    return 0
