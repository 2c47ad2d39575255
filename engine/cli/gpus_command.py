"""``finefit gpus``: the cards of the catalogue."""

import json
from argparse import Namespace
from dataclasses import asdict

from engine.cli.table import table
from engine.cli.word_search import matching
from engine.files.catalog import GpuRow, gpu_rows


def search_text(row: GpuRow) -> str:
    """What a card is found by: id, name, vendor, architecture and memory."""
    label = "" if row.memory_label_gb is None else f"{row.memory_label_gb:g}GB"
    return f"{row.id} {row.name} {row.vendor} {row.architecture} {label}"


def _cells(row: GpuRow) -> tuple[str, ...]:
    return (
        row.id,
        row.name,
        row.vendor,
        f"{row.memory_mib:,}",
        "" if row.bandwidth_gb_s is None else f"{row.bandwidth_gb_s:,.0f}",
        "" if row.bf16_tflops is None else f"{row.bf16_tflops:,.0f}",
        "" if row.year is None else str(row.year),
    )


def run(options: Namespace) -> int:
    """Print the cards that match; exit code 0."""
    found = matching(gpu_rows(), search_text, options.search)
    if options.json:
        print(json.dumps([asdict(row) for row in found], ensure_ascii=False))
    else:
        head = ("Id", "Name", "Vendor", "MiB", "GB/s", "bf16 TFLOP/s", "Year")
        print(table(head, [_cells(row) for row in found], (0, 1, 2)))
    return 0
