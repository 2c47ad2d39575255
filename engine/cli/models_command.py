"""``finefit models``: the models of the catalogue."""

import json
from argparse import Namespace
from dataclasses import asdict

from engine.cli.table import table
from engine.cli.word_search import matching
from engine.files.catalog import ModelRow, model_rows

BILLION = 1e9


def search_text(row: ModelRow) -> str:
    """What a model is found by: id, name, family and size."""
    return f"{row.id} {row.name} {row.family} {row.parameters / BILLION:.1f}B"


def _cells(row: ModelRow) -> tuple[str, ...]:
    return (
        row.id,
        row.name,
        f"{row.parameters / BILLION:.2f}",
        "" if row.max_context is None else f"{row.max_context:,}",
        row.licence or "",
    )


def run(options: Namespace) -> int:
    """Print the models that match; exit code 0."""
    found = matching(model_rows(), search_text, options.search)
    if options.json:
        print(json.dumps([asdict(row) for row in found], ensure_ascii=False))
    else:
        head = ("Id", "Name", "Parameters (1e9)", "Context", "Licence")
        print(table(head, [_cells(row) for row in found], (0, 1, 4)))
    return 0
