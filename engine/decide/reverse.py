"""From a box to the models it can train: largest per method, and the list of all, best first.

Every answer is the verdict of the real plan of that model; only models whose bare weights are
already over are left out without one.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from engine.decide.limits_sizes import with_model, with_size
from engine.errors import InputError
from engine.files import catalog
from engine.files.catalog import ModelRow
from engine.job import Job
from engine.planner import plan_job
from engine.result import Verdict
from engine.scenario import METHODS, Method
from engine.units import MIB

# The least a parameter takes on a card, in quarters of a byte: trained 2 bytes, frozen 1 (fp8),
# quantised half a byte, served a quarter (2-bit GGUF types).
_QUARTERS: dict[Method, int] = {"full": 8, "lora": 4, "qlora": 2, "inference": 1}
_ORDER: dict[Verdict, int] = {"comfortable": 0, "borderline": 1, "does_not_fit": 2}


@dataclass(frozen=True, slots=True)
class ModelFit:
    """One catalogue model on the box. Counts are elements, sizes bytes of the busiest card.

    Attributes:
        device: peak at the device level; None where it was not planned, see ``reason``.
        long_enough: whether the model's own context reaches the asked length; None: not known.
        reason: why it was not planned: "weights_over" or the key of what was wrong with it.
    """

    method: Method
    model: str
    name: str
    parameters: int
    verdict: Verdict
    headroom: int
    device: int | None
    long_enough: bool | None = None
    reason: str = ""


def _hopeless(job: Job, row: ModelRow, method: Method) -> bool:
    """Whether weights alone, at their smallest, exceed all cards and main memory together."""
    box, sharding = job.scenario.box, job.scenario.sharding
    if sharding.offload_parameters != "none":
        return False
    room = sum(card.memory_mib for card in job.cards) * box.nodes * MIB
    return _QUARTERS[method] * row.text_parameters > 4 * room


def model_fit(job: Job, row: ModelRow, method: Method) -> ModelFit:
    """One model in place of the job's own, all else the same."""
    length = (
        job.scenario.inference.context
        if method == "inference"
        else job.scenario.training.sequence_length
    )
    enough = None if row.max_context is None else row.max_context >= length

    def missed(reason: str) -> ModelFit:
        return ModelFit(
            method, row.id, row.name, row.parameters, "does_not_fit", 0, None, enough, reason
        )

    if _hopeless(job, row, method):
        return missed("weights_over")
    try:
        plan = plan_job(with_model(job, catalog.model(row.id)), method)
    except InputError as error:
        return missed(error.key)
    busiest = plan.busiest
    return ModelFit(
        method, row.id, row.name, row.parameters, plan.verdict, busiest.headroom,
        busiest.levels.device, enough,
    )  # fmt: skip


def models_on_box(
    job: Job, sequence_length: int | None = None, methods: tuple[Method, ...] = METHODS
) -> Generator[ModelFit, None, None]:
    """Every catalogue model with every method, one at a time: stop asking to cancel.

    Args:
        job: box, recipe and sizes; its model does not matter.
        sequence_length: the wished length in tokens (context of inference); None: the job's own.
        methods: the methods to try.
    """
    for method in methods:
        asked = job
        if sequence_length is not None:
            asked = with_size(job, method, sequence_length=sequence_length)
        for row in catalog.model_rows():
            yield model_fit(asked, row, method)


def best_first(found: Iterable[ModelFit]) -> tuple[ModelFit, ...]:
    """Those that fit: comfortable before borderline, models long enough first, then by size."""
    fitting = [fit for fit in found if fit.verdict != "does_not_fit"]
    return tuple(
        sorted(
            fitting,
            key=lambda fit: (
                _ORDER[fit.verdict], fit.long_enough is False, -fit.parameters, fit.model,
            ),
        )
    )  # fmt: skip


def largest_models(
    job: Job, methods: tuple[Method, ...] = METHODS
) -> Generator[tuple[Method, ModelFit | None], None, None]:
    """(method, largest model that fits in place of the job's own), largest tried first.

    Comfortable or borderline, as the fit says; None when no model of the catalogue fits.
    """
    rows = sorted(catalog.model_rows(), key=lambda row: (-row.parameters, row.id))
    for method in methods:
        tried = (model_fit(job, row, method) for row in rows)
        yield method, next((fit for fit in tried if fit.verdict != "does_not_fit"), None)
