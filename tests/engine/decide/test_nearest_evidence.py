"""Published runs near a plan: what is bundled can be planned, and the nearest is the same run."""

import pytest

from engine import plan
from engine.decide.nearest_evidence import Neighbour, neighbours, own_row
from engine.files.measurements import Measurement, Reading
from engine.files.measurements_published import published_rows
from engine.files.plan_file import scenario_from_data
from engine.resolve import resolve

FMS: dict[str, object] = {
    "model": "mistralai/Mistral-7B-v0.1", "gpu": "a100-sxm4-80gb", "method": "lora",
    "training": {"sequence_length": 4096, "micro_batch": 4},
}  # fmt: skip


def nearest(data: dict[str, object], count: int = 8) -> list[Neighbour]:
    job = resolve(scenario_from_data(data))
    return list(neighbours(job, job.method, count=count))


def test_that_every_bundled_row_can_be_planned_and_says_where_it_is_from() -> None:
    rows = published_rows()
    assert len(rows) > 300
    assert len({row.id for row in rows}) == len(rows)
    for row in rows:
        job = resolve(scenario_from_data(row.scenario))
        assert row.source
        assert row.where
        assert row.bytes > 0
        assert (row.family, row.parameters) == (
            job.spec.model_type, job.inventory.total_parameters,
        )  # fmt: skip


@pytest.mark.parametrize(
    ("row_id", "seen", "date"),
    [
        ("fms/a100_80gb/Mistral-7B-v0.1-full-none-g2-b2", 36_226_000_000, None),
        ("torchtune-flags/l32-3b-full-optinbwd", 24_803_436_134, "2024-11-18"),
        ("fsdpqlora/l2-7b-qlora-off-b12-2048", 24_030_342_021, "2024-03"),
        ("torchtitan/l31-8b-8g-fsdp", None, "2024-12"),
    ],
)
def test_that_facts_are_as_published(row_id: str, seen: int | None, date: str | None) -> None:
    row = next(row for row in published_rows() if row.id == row_id)
    assert row.date == date
    assert seen is None or row.bytes == seen


def test_that_the_same_run_is_the_nearest() -> None:
    found = nearest(FMS)
    assert found[0].row.id == "fms/a100_80gb/Mistral-7B-v0.1-lora-none-g1-b4"
    assert found[0].distance == 0
    assert found[0].differs == ()
    assert found[1].differs == ("tokens",)
    distances = [one.distance for one in found]
    assert distances == sorted(distances)


def test_that_the_estimate_is_for_exactly_that_row() -> None:
    for one in nearest(FMS, 4):
        compared = one.compared
        levels = plan(scenario_from_data(one.row.scenario)).busiest.levels
        assert compared.estimate == levels.allocated
        assert compared.measured == one.row.bytes
        expected = 100 * (levels.allocated - one.row.bytes) / one.row.bytes
        assert compared.error == pytest.approx(expected)


def test_that_another_method_is_always_farther() -> None:
    for method in ("full", "lora", "qlora"):
        found = nearest(FMS | {"method": method})
        assert all("method" not in one.differs for one in found)


def test_that_a_sharded_plan_meets_sharded_runs() -> None:
    data = {
        "model": "meta-llama/Llama-3.1-8B", "gpu": "h200-sxm", "method": "full",
        "box": {"count": 8}, "sharding": {"strategy": "fsdp"},
        "training": {"sequence_length": 8192},
    }  # fmt: skip
    assert all(one.row.scenario["box"]["count"] > 1 for one in nearest({**data}, 5))


def test_that_an_own_measurement_comes_in_the_same_list() -> None:
    scenario = scenario_from_data(FMS | {"gpu": "rtx-6000-ada"})
    reading = Reading.model_validate(
        {"value": 30.5, "unit": "GiB", "level": "device", "date": "2026-05-04", "note": "mine"}
    )
    row = own_row(Measurement("a1", scenario, reading))
    job = resolve(scenario)
    found = list(neighbours(job, "lora", own=(row,)))
    mine = next(one for one in found if one.row.kind == "own")
    assert mine.distance == 0
    assert mine.row.date == "2026-05-04"
    assert mine.compared.measured == round(30.5 * 2**30)
    assert mine.compared.estimate == plan(scenario).busiest.levels.device
