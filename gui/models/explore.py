"""The map around a plan, ready to paint, and what is said of one of its points."""

from dataclasses import dataclass
from typing import Any

from engine.decide.explore import VERDICTS, HeatMap, Second
from engine.result import Plan
from gui.models.cells import VerdictChip
from gui.text import explore_words, names, numbers, verdicts
from gui.text.lookup import translate


@dataclass(frozen=True, slots=True)
class HeatPicture:
    """Rows from below, columns from the left; all texts are formatted.

    shares: how much of the usable memory a point takes, 0 to 1.
    comfortable, fits: for each row, how many columns from the left are at least that good.
    """

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    column_marks: tuple[bool, ...]
    row_marks: tuple[bool, ...]
    verdicts: tuple[tuple[str, ...], ...]
    shares: tuple[tuple[float, ...], ...]
    comfortable: tuple[int, ...]
    fits: tuple[int, ...]
    here: tuple[int, int]
    column_title: str
    row_title: str
    name: str
    summary: str
    nothing: str = ""


@dataclass(frozen=True, slots=True)
class PointCard:
    """One point in words."""

    title: str
    chip: VerdictChip
    rows: tuple[tuple[str, str], ...]
    spoken: str


def heat_picture(found: HeatMap, method: str) -> HeatPicture:
    lines = range(len(found.rows))
    fits = tuple(found.longest(row) for row in lines)
    nothing = "" if any(fits) else translate("Explore", "No point fits; see Advice.")
    return HeatPicture(
        columns=tuple(numbers.tokens(value) for value in found.columns),
        rows=tuple(numbers.whole(value) for value in found.rows),
        column_marks=tuple(_is_round(value) for value in found.columns),
        row_marks=tuple(_is_round(value) for value in found.rows),
        verdicts=tuple(tuple(VERDICTS[v] for v in row) for row in found.verdict.tolist()),
        shares=_shares(found),
        comfortable=tuple(found.longest(row, "comfortable") for row in lines),
        fits=fits,
        here=found.here,
        column_title=explore_words.length_title(method),
        row_title=explore_words.second_title(found.second, method),
        name=translate("Explore", "Map of memory"),
        summary=frontier_sentence(found, method),
        nothing=nothing,
    )


def _is_round(value: int) -> bool:
    """Powers of two are the steps that are named on an axis."""
    return value & (value - 1) == 0


def _shares(found: HeatMap) -> tuple[tuple[float, ...], ...]:
    usable = found.device + found.headroom
    return tuple(tuple(row) for row in (found.device / usable).clip(0, 1).tolist())


def frontier_sentence(found: HeatMap, method: str) -> str:
    """How far the plan's own row reaches."""
    row, _ = found.here
    comfortable = found.longest(row, "comfortable")
    fits = found.longest(row)
    if not fits:
        return translate("Explore", "{row}: no length fits.").format(
            row=explore_words.second_named(found.second, found.rows[row], method)
        )
    text = (
        translate("Explore", "{row}: comfortable up to {comfortable}, borderline up to {fits}.")
        if comfortable
        else translate("Explore", "{row}: borderline up to {fits}.")
    )
    return text.format(
        row=explore_words.second_named(found.second, found.rows[row], method),
        comfortable=explore_words.tokens(found.columns[max(comfortable, 1) - 1]),
        fits=explore_words.tokens(found.columns[fits - 1]),
    )


def point_card(found: HeatMap, at: tuple[int, int], plan: Plan) -> PointCard:
    row, column = at
    unit = plan.scenario.unit
    device, headroom = int(found.device[row, column]), int(found.headroom[row, column])
    verdict = VERDICTS[int(found.verdict[row, column])]
    low, high = int(found.low[row, column]), int(found.high[row, column])
    title = translate("Explore", "{second}, {length}").format(
        length=explore_words.tokens(found.columns[column]),
        second=explore_words.second_named(found.second, found.rows[row], plan.method),
    )
    amount = verdicts.short(headroom, unit)
    span = translate("Explore", "{low} to {high}")
    rows = [
        (translate("Explore", "Peak per card"), numbers.sized(device, unit)),
        (
            translate("Explore", "Range"),
            span.format(low=numbers.size(low, unit), high=numbers.size(high, unit)),
        ),
    ]
    if at != found.here:
        more = device - int(found.device[found.here])
        rows.append((translate("Explore", "Against this plan"), numbers.signed_size(more, unit)))
    word = names.verdict(verdict)
    spoken = f"{title}, {numbers.sized(device, unit)}, {word}, {amount}"
    return PointCard(title, VerdictChip(verdict, word, amount), tuple(rows), spoken)


def changes(found: HeatMap, at: tuple[int, int], plan: Plan) -> dict[str, Any]:
    """The fields to set so that the plan becomes this point."""
    row, column = at
    inference = plan.method == "inference"
    length = "inference.context" if inference else "training.sequence_length"
    value = found.rows[row]
    paths: dict[Second, str] = {
        "micro_batch": "inference.batch" if inference else "training.micro_batch",
        "rank": "adapter.rank",
        "cards": "box.count",
    }
    found_changes: dict[str, Any] = {length: found.columns[column], paths[found.second]: value}
    box = plan.scenario.box
    if found.second == "cards":
        found_changes["box.nodes"] = 1
        if box.cards:
            del found_changes["box.count"]
            found_changes["box.nodes"] = value // box.cards_per_node
        elif isinstance(box.reserve_mib, tuple):
            found_changes["box.reserve_mib"] = max(box.reserve_mib)
    return found_changes
