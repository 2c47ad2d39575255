"""What the panel asks the engine besides the plan: layout in use, links and time of a step."""

from dataclasses import dataclass, replace

from engine import Plan
from engine.decide.timing import LINE_RATE, StepTime, time_of
from engine.errors import InputError
from engine.hardware.link import Link
from engine.job import Job
from engine.memory.prepare import Prepared, prepare
from engine.resolve import resolve
from engine.sharding.layout import Layout, layout_of
from engine.sharding.traffic import Links, links_of
from gui.text import numbers, sharding_words
from gui.text.lookup import translate


@dataclass(frozen=True, slots=True)
class Sharing:
    """How the cards of a plan share the run."""

    prepared: Prepared
    layout: Layout
    links: Links


def is_shared(plan: Plan) -> bool:
    """Whether strategies and degrees decide this plan: training, counted in detail."""
    return plan.method != "inference" and plan.convention == "detailed"


def job_of(plan: Plan) -> Job:
    """The plan's own job; what the profile answered stays known as such."""
    return replace(resolve(plan.scenario), from_profile=plan.from_profile)


def sharing_of(plan: Plan) -> Sharing | None:
    """None where the plan has no layout."""
    if not is_shared(plan):
        return None
    try:
        prepared = prepare(job_of(plan), plan.method)
    except InputError:  # a file that has gone since it was planned
        return None
    return Sharing(prepared, layout_of(prepared)[0], links_of(prepared))


def layout_text(sharing: Sharing | None) -> str:
    """The product of the degrees; nothing where there are none."""
    if sharing is None or sharing.layout.strategy == "layer-split":
        return ""
    if sharing.prepared.scenario.box.total_cards == 1:
        return ""
    return sharding_words.layout_line(sharing.layout)


def link_text(plan: Plan, sharing: Sharing | None) -> str:
    """What the traffic passes, and how its seconds are meant."""
    if sharing is None or not plan.communication.collectives:
        return ""
    inside, across = sharing.links.inside, sharing.links.across
    parts = [_link(inside)] if inside.key != "none" else []
    if across != inside:
        parts.append(sharding_words.between_machines(across))
    meant = translate("Traffic", "Seconds at line rate; collectives reach about {share} of it.")
    return f"{'; '.join(parts)}. {meant.format(share=numbers.percent(LINE_RATE, 0))}"


def _link(link: Link) -> str:
    return sharding_words.link_line(link)


def time_of_step(sharing: Sharing | None) -> StepTime | None:
    """None where it cannot be estimated."""
    return time_of(sharing.prepared) if sharing is not None else None


def time_rows(time: StepTime) -> list[tuple[str, str]]:
    """What and how much, of one optimizer step."""
    slow, quick = replace(time, expected=time.high), replace(time, expected=time.low)
    rows = [(translate("StepTime", "Compute"), numbers.seconds(time.compute))]
    if time.traffic:
        rows.append((translate("StepTime", "Traffic"), numbers.seconds(time.traffic)))
    if time.bubble:
        rows.append((translate("StepTime", "Pipeline bubble"), numbers.percent(time.bubble, 0)))
    return [
        *rows,
        (translate("StepTime", "Step"), numbers.seconds(time.expected)),
        (
            translate("StepTime", "Step, range"),
            _range(numbers.decimal(time.low), numbers.seconds(time.high)),
        ),
        (translate("StepTime", "Tokens/s"), numbers.decimal(time.tokens_per_second, 0)),
        (
            translate("StepTime", "Tokens/s, range"),
            _range(
                numbers.decimal(slow.tokens_per_second, 0),
                numbers.decimal(quick.tokens_per_second, 0),
            ),
        ),
    ]


def _range(low: str, high: str) -> str:
    return translate("StepTime", "{low} to {high}").format(low=low, high=high)
