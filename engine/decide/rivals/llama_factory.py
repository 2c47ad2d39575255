"""LLaMA-Factory's table of estimates: a table, not a formula, and without a number of cards."""

from engine.decide.rivals.answer import Answer
from engine.job import Job
from engine.scenario import Method
from engine.units import GB

KEY = "llama-factory"
SIZES = (7, 14, 30, 70)  # billions of parameters
# GB by row; the last entry is the README's own rule "x B" in GB a billion parameters.
TABLE: dict[str, tuple[tuple[int, ...], float]] = {
    "full-mixed": ((120, 240, 600, 1200), 18),
    "full-pure-16": ((60, 120, 300, 600), 8),
    "lora-16": ((16, 32, 64, 160), 2),
    "qlora-8": ((10, 20, 40, 80), 1),
    "qlora-4": ((6, 12, 24, 48), 0.5),
    "qlora-2": ((4, 8, 16, 24), 0.25),
}
NEAR = 0.2  # a model counts as of a column's size within this share of it
PURE = ("bf16-pure", "bf16-autocast")


def row_of(job: Job, method: Method) -> str | None:
    """The row that a job belongs to; None: none."""
    if method == "full":
        return "full-pure-16" if job.scenario.training.precision in PURE else "full-mixed"
    if method == "qlora":
        return "qlora-8" if job.scenario.quantization.kind == "int8" else "qlora-4"
    return "lora-16" if method == "lora" else None


def table_bytes(row: str, parameters: int) -> int:
    """The column of the nearest size, or for a size the table has no column for its "x B" rule."""
    columns, rule = TABLE[row]
    billions = parameters / 1e9
    nearest = min(range(len(SIZES)), key=lambda index: abs(SIZES[index] - billions))
    if abs(SIZES[nearest] - billions) <= NEAR * SIZES[nearest]:
        return columns[nearest] * GB
    return round(rule * parameters)


def llama_factory(job: Job, method: Method) -> Answer:
    """The figure for the whole run: the table has no axis for length, batch or cards."""
    row = row_of(job, method)
    if row is None:
        return Answer(KEY, None, "training_only", KEY)
    amount = table_bytes(row, job.inventory.total_parameters)
    return Answer(KEY, amount, "", KEY, "run", ("context_length", "batch", "sharding"))
