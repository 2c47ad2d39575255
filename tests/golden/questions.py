"""Jobs as the documents ask them: a catalogue model, a method, a convention, cards."""

from typing import Any

from engine.files.catalog import gpu, model
from engine.job import Job
from engine.memory.conventions import convention_terms
from engine.scenario import Scenario

LLAMA_8B = "meta-llama/Llama-3.1-8B"
QWEN_32B = "Qwen/Qwen3-32B"
LLAMA_70B = "meta-llama/Llama-3.3-70B-Instruct"
QWEN_7B = "Qwen/Qwen2.5-7B-Instruct"


def job(model_id: str, method: str, convention: str, **fields: Any) -> Job:
    """A job on one RTX 4090 unless ``gpu`` or ``box`` say otherwise; AdamW unless said."""
    asked = {"gpu": "rtx-4090", "model": model_id, "method": method, "convention": convention}
    training = {"optimizer": "adamw", "checkpointing": "full", "attention": "flash"}
    training |= fields.pop("training", {})
    scenario = Scenario.model_validate(asked | fields | {"training": training})
    cards = (gpu(str(scenario.gpu)),) * scenario.box.cards_per_node
    return Job(scenario, model(model_id), cards)


def components(asked: Job) -> dict[str, int]:
    """Bytes of each component of the convention, on one card."""
    return {term.key: term.bytes for term in convention_terms(asked, asked.method)}


def total(asked: Job) -> int:
    return sum(components(asked).values())


def digits(count: float, unit: float, places: int) -> float:
    """A number as the documents print it."""
    return round(count / unit + 1e-12, places)
