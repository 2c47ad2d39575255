"""A box is asked for its models: every one in the list fits, and the seeds' claims hold."""

from engine import plan
from engine.decide.reverse import best_first, largest_models, models_on_box
from engine.files import catalog
from engine.files.plan_file import scenario_from_data
from engine.resolve import resolve

BOX = {"model": "Qwen/Qwen2.5-0.5B-Instruct", "gpu": "rtx-4090"}


def test_that_the_largest_model_fits_and_no_larger_one_does() -> None:
    job = resolve(scenario_from_data(BOX))
    found = dict(largest_models(job, ("qlora",)))["qlora"]
    assert found is not None
    assert found.verdict != "does_not_fit"
    for row in catalog.model_rows():
        if row.parameters > found.parameters:
            asked = scenario_from_data(BOX | {"model": row.id, "method": "qlora"})
            assert plan(asked).verdict == "does_not_fit", row.id


def test_that_the_best_is_a_comfortable_model_that_is_long_enough() -> None:
    job = resolve(scenario_from_data(BOX))
    found = best_first(models_on_box(job, 8192, ("lora",)))
    assert found[0].verdict == "comfortable"
    assert found[0].long_enough
    verdicts = [fit.verdict for fit in found]
    assert verdicts == sorted(verdicts, key=("comfortable", "borderline").index)
    first = scenario_from_data(
        BOX | {"model": found[0].model, "training": {"sequence_length": 8192}}
    )
    assert plan(first).busiest.levels.device == found[0].device


def test_that_a_24_gb_card_trains_7b_and_13b_with_qlora_but_no_70b() -> None:
    """The Russian seed: the practical ceiling of an RTX 3090 or 4090."""
    job = resolve(scenario_from_data(BOX))
    fitting = {fit.model for fit in best_first(models_on_box(job, 1024, ("qlora",)))}
    assert {"mistralai/Mistral-7B-v0.1", "meta-llama/Llama-2-13b-hf"} <= fitting
    assert "meta-llama/Llama-3.1-70B" not in fitting


def test_that_bare_weights_over_everything_need_no_plan() -> None:
    job = resolve(scenario_from_data(BOX))
    missed = {fit.model: fit for fit in models_on_box(job, None, ("full",))}
    assert missed["meta-llama/Llama-3.1-70B"].reason == "weights_over"
    assert missed["meta-llama/Llama-3.1-70B"].device is None


def test_that_reading_can_stop_after_any_model() -> None:
    job = resolve(scenario_from_data(BOX))
    reading = models_on_box(job)
    assert next(reading).method == "full"
    reading.close()
