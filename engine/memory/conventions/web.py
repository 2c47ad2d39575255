"""The web calculator's arithmetic, as its page prints it."""

from engine.architecture.adapters import adapters_of
from engine.architecture.spec import DeltaNetAttention, ModelSpec
from engine.job import Job
from engine.memory.conventions.base_weights import served_base
from engine.memory.conventions.per_parameter import (
    FROZEN,
    WEB_NF4,
    Amount,
    share,
    trained_bytes,
)
from engine.memory.conventions.shares import Shares, shares_of
from engine.memory.conventions.states import adapter_term, state
from engine.result import Term, Value
from engine.scenario import Method
from engine.units import GB

SOURCE = "web-calculator"
LAYER = 34  # B per token and hidden element that a layer keeps
STORED = 2  # B of a layer's input, all that checkpointing keeps
SCORE = 5  # B per score without a flash kernel
LOGIT = 4  # B per logit in the overhead
FIXED = GB


def heads_of(spec: ModelSpec) -> int:
    """Attention heads, as config.json counts them (of the softmax layers where there are any)."""
    attentions = [block.attention for block in spec.blocks.values()]
    softmax = [a.heads for a in attentions if not isinstance(a, DeltaNetAttention)]
    linear = [a.value_heads for a in attentions if isinstance(a, DeltaNetAttention)]
    return max(softmax or linear)


def layer_bytes(hidden: int, sequence: int, batch: int, heads: int, flash: bool) -> int:
    """What one layer keeps for the backward pass: 34 s b h, without flash + 5 a s^2 b."""
    scores = 0 if flash else SCORE * heads * sequence**2 * batch
    return LAYER * sequence * batch * hidden + scores


def activation_bytes(layers: int, hidden: int, sequence: int, batch: int, layer: int) -> int:
    """With checkpointing: every layer's input, and one layer in full."""
    return layers * sequence * batch * hidden * STORED + layer


def _activations(job: Job, shares: Shares) -> Term:
    training, spec = job.scenario.training, job.spec
    s, b, h = training.sequence_length, training.micro_batch, spec.hidden
    layers = -(-spec.layer_count // shares.layers)
    flash, heads = training.attention != "eager", heads_of(spec)
    layer = layer_bytes(h, s, b, heads, flash)
    stored = training.checkpointing not in (None, "none")
    amount = activation_bytes(layers, h, s, b, layer) if stored else layers * layer
    one = f"{LAYER} B × s × b × h" + ("" if flash else f" + {SCORE} B × a × s × s × b")
    formula = f"L × {STORED} B × s × b × h + {one}" if stored else f"L × ({one})"
    values: list[tuple[str, Value]] = [("L", layers), ("s", s), ("b", b), ("h", h)]
    if not flash:
        values.append(("a", heads))
    return Term("activations", "activations", amount, formula, tuple(values), SOURCE)


def _overhead(job: Job) -> Term:
    training = job.scenario.training
    s, b, vocab = training.sequence_length, training.micro_batch, job.spec.vocab
    return Term(
        "overhead", "runtime", FIXED + b * s * vocab * LOGIT, f"1 GB + {LOGIT} B × b × s × V",
        (("b", b), ("s", s), ("V", vocab)), SOURCE,
    )  # fmt: skip


def _full(job: Job, shares: Shares) -> list[Term]:
    each = trained_bytes("web", job.scenario.training.optimizer or "adamw")
    total = job.inventory.total_parameters
    found: list[Term] = []
    if not shares.off_weights:
        found.append(
            state("weights", "weights", each.weights * total, f"{each.weights} B × P",
                  (("P", total),), shares.weights, SOURCE)
        )  # fmt: skip
    if not shares.off_optimizer:
        gradients = share(each.gradients * total, shares.gradients)
        optimizer = share(each.optimizer * total, shares.optimizer)
        formula = f"({each.gradients} + {each.optimizer}) B × P"
        if shares.optimizer > 1:
            formula = (
                f"({each.gradients} B / {shares.gradients}"
                f" + {each.optimizer} B / {shares.optimizer}) × P"
            )
        found.append(
            Term("gradients_and_optimizer", "optimizer", gradients + optimizer, formula,
                 (("P", total),), SOURCE)
        )  # fmt: skip
    return found


def _frozen(job: Job, method: Method, shares: Shares) -> Term:
    total = job.inventory.total_parameters
    amount: Amount = FROZEN * total
    formula = f"{FROZEN} B × P"
    if method == "qlora":
        amount, formula = WEB_NF4 * total, f"{float(WEB_NF4):g} B × P"
    elif method == "inference":
        amount = served_base(job.inventory, job.scenario.inference.format)
        formula = f"{round(float(amount) / total, 4):g} B × P"
    return state("weights", "weights", amount, formula, (("P", total),), shares.weights, SOURCE)


def web_terms(job: Job, method: Method) -> tuple[Term, ...]:
    """The page's components on one card.

    full: 2 + 14 bytes per parameter (8 with an 8-bit optimizer, 10 with momentum). lora, qlora: 2 or
    0.55 bytes per base parameter, 16 per adapter parameter whatever the optimizer. Activations and
    overhead as the page prints them. inference (not on the page): the weights alone.
    """
    shares = shares_of(job.scenario)
    if method == "full":
        return (*_full(job, shares), _activations(job, shares), _overhead(job))
    frozen = () if shares.off_weights else (_frozen(job, method, shares),)
    if method == "inference":
        return frozen
    adapter = adapter_term(job, trained_bytes("web", "adamw"), shares, SOURCE)
    trained = (adapter,) if adapter is not None else ()
    return (*frozen, *trained, _activations(job, shares), _overhead(job))


def web_trainable(job: Job, method: Method) -> int:
    """What the page counts as trainable: every parameter, or the adapter's."""
    if method == "inference":
        return 0
    if method == "full":
        return job.inventory.total_parameters
    return adapters_of(job.spec, job.scenario.adapter).trainable
