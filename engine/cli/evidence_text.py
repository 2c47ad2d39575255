"""The evidence report as text."""

from collections.abc import Sequence

from engine.cli.table import table
from engine.decide.evidence import Compared
from engine.decide.evidence_groups import Group, groups, series, verdicts
from engine.units import GIB

PHASES = ("forward", "loss", "backward", "optimizer")


def _percent(value: float | None, digits: int = 2) -> str:
    return "" if value is None else f"{value:+.{digits}f}"


def _size(count: int) -> str:
    return f"{count / GIB:.3f}"


def _answer(right: bool | None) -> str:
    return {True: "yes", False: "NO", None: ""}[right]


def _share(right: tuple[int, int]) -> str:
    return f"{right[0]}/{right[1]}" if right[1] else ""


def _row_table(rows: Sequence[Compared]) -> str:
    head = ("id", "level", "measured", "estimate", "error %", "static %", "total", "trainable",
            "phase", *(f"{phase} %" for phase in PHASES), "verdict")  # fmt: skip
    cells = [
        (
            row.id,
            row.level,
            _size(row.measured),
            _size(row.estimate),
            _percent(row.error),
            _percent(row.static_error, 3),
            _answer(row.parameters_exact),
            _answer(row.trainable_exact),
            f"{row.phase}{'' if row.phase_right is not False else f' (seen {row.phase_seen})'}",
            *(_percent(row.phase_errors.get(phase)) for phase in PHASES),
            row.verdict or "",
        )
        for row in rows
    ]
    return table(head, cells, (0, 1, 8, 13))


def _group_table(found: Sequence[Group]) -> str:
    head = ("by", "value", "rows", "bias", "median", "p90", "p95", "worst", "in 1 %", "static",
            "total", "trainable", "phase", "worst row")  # fmt: skip
    cells = [
        (
            group.by,
            group.value,
            str(group.rows),
            _percent(group.bias),
            f"{group.median:.2f}",
            f"{group.percentile_90:.2f}",
            f"{group.percentile_95:.2f}",
            f"{group.worst:.2f}",
            f"{100 * group.close:.0f}",
            "" if group.static_worst is None else f"{group.static_worst:.3f}",
            _share(group.parameters),
            _share(group.trainable),
            _share(group.phases),
            group.worst_id,
        )
        for group in found
    ]
    return table(head, cells, (0, 1, 13))


def _print_series(rows: Sequence[Compared]) -> None:
    found = sorted(series(rows), key=lambda one: -abs(one.error or 0.0))
    if not found:
        return
    cells = [
        (one.id, str(one.rows), f"{one.measured:,.0f}", f"{one.estimate:,.0f}", _percent(one.error))
        for one in found
    ]
    head = ("series (first row)", "rows", "measured", "estimate", "error %")
    print(f"\nBytes per token of each series\n\n{table(head, cells)}")


def _print_verdicts(rows: Sequence[Compared]) -> None:
    cells = [
        (one.file, one.kind, one.cards, str(one.rows), str(one.comfortable), str(one.borderline),
         str(one.does_not_fit), f"{100 * one.does_not_fit / one.rows:.0f}")
        for one in verdicts(rows)
    ]  # fmt: skip
    if cells:
        head = ("file", "kind", "cards", "rows", "comfortable", "borderline", "does not fit", "%")
        print(f"\nVerdicts\n\n{table(head, cells, (0, 1, 2))}")


def _print_others(rows: Sequence[Compared]) -> None:
    out = [row for row in rows if row.kind == "out_of_memory" and not row.problem]
    fitting = [row for row in out if row.verdict != "does_not_fit"]
    if fitting:
        print("\nRan out of memory, yet not said to\n")
        for row in fitting:
            print(f"{row.verdict:12}  {_size(row.estimate):>9}  {row.id}")
    single = [row for row in rows if row.measured and row.cards == 1 and not row.simulated]
    refused = [row for row in single if row.verdict == "does_not_fit"]
    if refused:
        print("\nRan on one card, yet said not to fit\n")
        for row in refused:
            print(f"{_size(row.estimate):>9}  {row.id}")
    problems = [row for row in rows if row.problem]
    if problems:
        print(f"\nNot planned: {len(problems)} rows\n")
        for row in problems:
            print(f"{row.id}: {row.problem}")
    speeds = sum(row.kind == "throughput" for row in rows)
    if speeds:
        print(f"\nNot compared yet: {speeds} rows of tokens per second")


def print_report(rows: Sequence[Compared], worst: int | None) -> None:
    """Print rows, groups, series and verdicts.

    Args:
        rows: the compared rows.
        worst: how many rows to list, the worst first; None: all in the order of the files.
    """
    listed = [row for row in rows if row.error is not None]
    if worst is not None:
        listed = sorted(listed, key=lambda row: -abs(row.error or 0.0))[: max(worst, 0)]
    if listed:
        print(f"Sizes in GiB, errors in percent of what was measured\n\n{_row_table(listed)}")
    found = groups(rows)
    if found:
        print(f"\nAbsolute errors by group, percent (bias: signed median)\n\n{_group_table(found)}")
    _print_series(rows)
    _print_verdicts(rows)
    _print_others(rows)
