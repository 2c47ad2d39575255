"""Find a layout: legal, best first, what plan() says of each; and the step time behind the order."""

import pytest

from engine import plan
from engine.decide.layouts import best_first, find, search
from engine.decide.timing import time_of
from engine.memory.prepare import prepare
from engine.resolve import resolve
from tests.engine.sharding.runs import ask

BOX = {"count": 8, "nodes": 2}
JOB = resolve(ask(box=BOX, gpu="h100-sxm-80gb"))


@pytest.fixture(scope="module")
def found():
    return find(JOB, 64)


def test_that_every_layout_uses_all_cards_and_the_whole_batch(found):
    assert len(found) > 100
    for one in found:
        layout, training = one.layout, one.scenario.training
        product = layout.tensor * layout.pipeline * layout.context * layout.data
        assert product == layout.cards == 16
        assert training.micro_batch * training.gradient_accumulation * layout.data == 64


def test_that_what_fits_comes_first_and_quicker_ones_before_slower(found):
    fits = [one.fits for one in found]
    assert fits == sorted(fits, reverse=True)
    seconds = [one.time.expected for one in found if one.fits]
    assert seconds == sorted(seconds)


def test_that_a_layout_holds_what_its_plan_holds(found):
    for one in [*found[:15], *found[-10:]]:
        device = max(plan(one.scenario).devices, key=lambda d: d.levels.device)
        assert device.levels == one.levels
        assert device.verdict == one.verdict
        assert plan(one.scenario).communication == one.communication
        assert not [n for n in plan(one.scenario).notices if n.severity == "error"]


def test_that_a_search_can_be_left_at_any_time():
    steps = search(JOB, 64)
    first = next(steps)
    assert (first.done, first.total > 10) == (1, True)
    steps.close()
    assert best_first(list(first.found))


def test_that_a_batch_that_nothing_divides_still_has_layouts():
    assert all(one.layout.data == 1 for one in find(JOB, 1))


def seconds(**fields):
    job = resolve(ask(**fields))
    return time_of(prepare(job, job.method))


def test_that_a_known_run_takes_about_its_measured_time():
    """fms-acceleration: Llama-3-8B full, 16,384 tokens on one A100, 4.97 s (3,297 tokens a second)."""
    fused = {"sequence_length": 4096, "micro_batch": 4, "kernels": "fused", "loss": "kernel"}
    told = seconds(cards=1, gpu="a100-sxm4-80gb", training=fused)
    assert told.expected == pytest.approx(4.97, rel=0.1)
    assert told.low < 4.97 < told.high
    assert told.tokens == 16384


def test_that_a_pipeline_waits_for_its_first_micro_batch():
    """arXiv 1811.06965: (p - 1) / (m + p - 1)."""
    sharding = {"strategy": "ddp", "pipeline": 4}
    told = seconds(cards=4, sharding=sharding, training={"gradient_accumulation": 12})
    assert told.bubble == pytest.approx(3 / 15)


def test_that_interleaving_shortens_the_wait():
    sharding = {"pipeline": 4, "schedule": "interleaved", "virtual_stages": 3}
    told = seconds(cards=4, sharding=sharding, training={"gradient_accumulation": 12})
    assert told.bubble == pytest.approx(1 / 13)
