"""The lengths of a data set as lines of text and as a picture, beside the plan."""

from dataclasses import dataclass

from engine.files.datasets import Lengths
from engine.files.datasets_summary import Summary
from engine.result import Plan
from gui.models.cells import VerdictChip
from gui.text import dataset_words, names, numbers, verdicts
from gui.text.lookup import translate


@dataclass(frozen=True, slots=True)
class HistogramBar:
    """One bar; ``share`` is of the highest one."""

    low: int
    high: int
    share: float
    tooltip: str


@dataclass(frozen=True, slots=True)
class HistogramMark:
    """A length that is marked in the picture."""

    length: int
    text: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class DatasetPicture:
    bars: tuple[HistogramBar, ...]
    marks: tuple[HistogramMark, ...]
    name: str
    summary: str


@dataclass(frozen=True, slots=True)
class DatasetAnswer:
    """What is known: the lengths, their summary for the plan, the plan at the longest batch."""

    lengths: Lengths
    summary: Summary
    longest: Plan | None


def dataset_picture(answer: DatasetAnswer, sequence: int) -> DatasetPicture:
    found = answer.summary
    highest = max(one.examples for one in found.histogram)
    text = translate("Dataset", "{low} to {high} tokens: {examples} examples")
    bars = tuple(
        HistogramBar(
            one.low,
            one.high,
            one.examples / highest,
            text.format(
                low=numbers.whole(one.low),
                high=numbers.whole(one.high),
                examples=numbers.whole(one.examples),
            ),
        )
        for one in found.histogram
    )
    marks = (
        HistogramMark(found.p50, "p50"),
        HistogramMark(found.p95, "p95"),
        HistogramMark(sequence, translate("Dataset", "plan"), strong=True),
    )
    lines = dataset_lines(answer)
    return DatasetPicture(
        bars,
        marks,
        translate("Dataset", "Histogram of lengths"),
        ", ".join(f"{name} {value}" for name, value in lines[:6]),
    )


def dataset_lines(answer: DatasetAnswer) -> list[tuple[str, str]]:
    """Name and value of everything that is known."""
    found, lengths = answer.summary, answer.lengths
    lines = [
        (translate("Dataset", "Examples"), numbers.whole(found.examples)),
        (translate("Dataset", "Tokens"), numbers.short_count(found.tokens)),
        (translate("Dataset", "Mean"), dataset_words.length(found.mean)),
        ("p50", numbers.whole(found.p50)),
        ("p95", numbers.whole(found.p95)),
        (translate("Dataset", "Longest"), numbers.whole(found.longest)),
        (translate("Dataset", "Cut by the plan"), numbers.percentage(found.cut_percent, 1)),
        (translate("Dataset", "Tokens lost"), numbers.percentage(found.lost_percent, 1)),
        (translate("Dataset", "Padding wastes"), _wasted(found.padding_percent)),
        (translate("Dataset", "Packing wastes"), _wasted(found.packing_percent)),
    ]
    if lengths.skipped:
        lines.append((translate("Dataset", "Lines left out"), numbers.whole(lengths.skipped)))
    if answer.longest is not None:
        unit = answer.longest.scenario.unit
        peak = answer.longest.busiest.levels.device
        lines.append((translate("Dataset", "Peak at the longest"), numbers.sized(peak, unit)))
    return lines


def longest_chip(answer: DatasetAnswer) -> VerdictChip | None:
    """The verdict on a batch of the longest examples."""
    plan = answer.longest
    if plan is None:
        return None
    amount = verdicts.short(plan.headroom, plan.scenario.unit)
    return VerdictChip(plan.verdict, names.verdict(plan.verdict), amount)


def _wasted(percent: float) -> str:
    """Rounding may leave a hair below nothing."""
    return numbers.percentage(max(percent, 0.0), 1)
