"""Plans of several cards, and the rows of the evidence beside them."""

import json
from pathlib import Path

from engine import Scenario, plan
from engine.memory.prepare import prepare
from engine.resolve import resolve

LLAMA = "meta-llama/Llama-3.1-8B"
# One card of the dry runs: sequences of 2048, checkpoints, fp32 shards, bf16 compute.
DRY_RUN = {
    "sequence_length": 2048, "micro_batch": 1, "precision": "bf16-mixed",
    "checkpointing": "full", "attention": "sdpa", "optimizer_kernel": "fused",
}  # fmt: skip


def rows(name):
    text = (Path(__file__).parent / "evidence" / name).read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def ask(cards=8, sharding=None, training=None, **fields):
    data = {
        "model": LLAMA, "gpu": "h200-sxm", "method": "full", "box": {"count": cards},
        "sharding": sharding or {}, "training": training or {},
    }  # fmt: skip
    return Scenario.model_validate(data | fields)


def planned(*args, **fields):
    return plan(ask(*args, **fields))


def prepared(*args, **fields):
    job = resolve(ask(*args, **fields))
    return prepare(job, job.method)


def keys(found):
    return [notice.key for notice in found.notices]


def at(device, moment):
    """Bytes by key at the fullest moment of a phase."""
    phase = next(phase for phase in device.phases if phase.key == moment)
    sums: dict[str, int] = {}
    for term in phase.terms:
        sums[term.key] = sums.get(term.key, 0) + term.bytes
    return sums
