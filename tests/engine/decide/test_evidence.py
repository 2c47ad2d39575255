"""The evidence report: percentages and counts worked out by hand, on rows made for it."""

import json

import pytest

from engine import plan
from engine.cli import main
from engine.decide.evidence import PHASE_OF_MOMENT, Compared, compare_row
from engine.decide.evidence_groups import groups, percentile, series, verdicts
from engine.files.plan_file import scenario_from_data

SCENARIO = {"model": "meta-llama/Llama-3.1-8B", "gpu": "h200-sxm", "method": "lora"}
TRUE = plan(scenario_from_data(SCENARIO))
LEVELS = TRUE.busiest.levels


def row(**changes):
    return {
        "id": "a", "source": "by hand", "scenario": SCENARIO, "level": "allocated",
        "measured_bytes": LEVELS.allocated, "parameters": 8030261248, "trainable": 41943040,
    } | changes  # fmt: skip


def compared(given) -> Compared:
    return compare_row(given, "file", scenario_from_data, plan)


def made(error: float, **changes) -> Compared:
    """A compared row of a given error."""
    measured = 1000
    fields = {
        "id": f"row {error}", "file": "f", "kind": "memory", "measured": measured,
        "estimate": round(measured * (1 + error / 100)), "error": error, "verdict": "comfortable",
    }  # fmt: skip
    return Compared(**(fields | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(("share", "error"), [(1.0, 0.0), (0.8, 25.0), (1.25, -20.0), (2.0, -50.0)])
def test_that_the_error_is_signed_and_in_percent_of_what_was_measured(share, error):
    found = compared(row(measured_bytes=round(LEVELS.allocated * share)))
    assert found.error == pytest.approx(error, abs=1e-6)


@pytest.mark.parametrize("level", ["allocated", "reserved", "device"])
def test_that_each_row_is_compared_at_its_own_level(level):
    seen = {"allocated": LEVELS.allocated, "reserved": LEVELS.reserved, "device": LEVELS.device}
    found = compared(row(level=level, measured_bytes=seen[level]))
    assert (found.error, found.estimate) == (0.0, seen[level])


def test_that_parameter_counts_must_be_exact():
    assert compared(row()).parameters_exact
    assert compared(row()).trainable_exact
    assert compared(row(parameters=8030261249)).parameters_exact is False
    assert compared(row(trainable=1)).trainable_exact is False


def test_that_what_a_row_does_not_say_is_not_judged():
    given = {key: value for key, value in row().items() if key not in ("parameters", "trainable")}
    found = compared(given)
    assert found.parameters_exact is None
    assert found.trainable_exact is None
    assert found.static_error is None
    assert found.phase_right is None


def test_that_static_bytes_are_compared():
    assert compared(row(static_bytes=LEVELS.static)).static_error == 0
    assert compared(row(static_bytes=LEVELS.static * 2)).static_error == -50


@pytest.mark.parametrize(
    ("moment", "phase"),
    [
        ("fwd_head", "loss"), ("bwd_head", "loss"), ("fwd_body", "forward"),
        ("bwd_body", "backward"), ("bwd_end", "backward"), ("opt", "optimizer"),
    ],
)  # fmt: skip
def test_that_moments_of_a_dry_run_belong_to_phases(moment, phase):
    assert PHASE_OF_MOMENT[moment] == phase
    assert compared(row(peak_phase=moment)).phase_right == (TRUE.busiest.phase == phase)


def test_that_phase_bytes_are_compared_with_the_fullest_moment():
    loss = next(phase.bytes for phase in TRUE.busiest.phases if phase.key == "loss")
    found = compared(row(phases={"fwd_head": 1, "bwd_head": loss}))
    assert found.phase_errors == {"loss": 0.0}
    assert found.simulated


def test_that_a_row_that_cannot_be_planned_says_why():
    found = compared(row(scenario={**SCENARIO, "gpu": "rtx-0"}))
    assert "unknown_gpu" in found.problem
    assert found.error is None


def test_that_a_fault_of_the_engine_is_reported_and_ends_nothing():
    def broken(_scenario):
        raise ZeroDivisionError("by hand")

    found = compare_row(row(), "file", scenario_from_data, broken)
    assert found.problem == "ZeroDivisionError: by hand"


def test_that_percentiles_are_by_nearest_rank():
    values = [float(n) for n in range(1, 11)]
    assert percentile(values, 0.90) == 9
    assert percentile(values, 0.95) == 10
    assert percentile([5.0], 0.9) == 5


def test_that_a_group_has_median_percentiles_and_worst_of_absolute_errors():
    rows = [made(e) for e in (-1, 2, -3, 0.5, 4)]
    (found,) = [group for group in groups(rows) if group.by == "file"]
    assert (found.rows, found.median, found.worst, found.worst_id) == (5, 2, 4, "row 4")
    assert (found.percentile_90, found.bias, found.close) == (4, 0.5, 0.4)


def test_that_rows_are_grouped_by_every_property():
    rows = [made(1, method="lora", strategy="fsdp", cards=2), made(3, method="full")]
    found = {(group.by, group.value): group.median for group in groups(rows)}
    assert found["method", "lora"] == 1
    assert found["method", "full"] == 3
    assert found["cards", "several"] == 1
    assert found["file", "f"] == 2


def test_that_the_slope_of_a_series_is_in_bytes_per_token():
    rows = [
        made(0, series="s", tokens=tokens, measured=100 + 10 * tokens, estimate=50 + 11 * tokens)
        for tokens in (1, 2, 5)
    ]
    (found,) = series([*rows, made(0, series="alone", tokens=3)])
    assert found.rows == 3
    assert (found.measured, found.estimate) == pytest.approx((10, 11))
    assert found.error == pytest.approx(10)


def test_that_verdicts_are_counted_with_one_card_and_several_apart():
    rows = [
        made(0, kind="out_of_memory", verdict="does_not_fit"),
        made(0, kind="out_of_memory", verdict="borderline"),
        made(0, kind="out_of_memory", verdict="does_not_fit", cards=4),
    ]
    found = {v.cards: (v.rows, v.comfortable, v.borderline, v.does_not_fit) for v in verdicts(rows)}
    assert found == {"one": (2, 0, 1, 1), "several": (1, 0, 0, 1)}


@pytest.fixture
def evidence_file(tmp_path):
    path = tmp_path / "mine.jsonl"
    rows = [
        row(measured_bytes=LEVELS.allocated * 2, peak_phase="bwd_head"),
        row(id="b"),
        {"id": "o", "scenario": {**SCENARIO, "gpu": "rtx-3060-12gb"}, "outcome": "out of memory"},
        {"id": "t", "scenario": SCENARIO, "tokens_per_second_per_gpu": 5},
        row(id="bad", scenario={"model": "x"}),
    ]
    path.write_text("\n".join(json.dumps(one) for one in rows) + "\n\n", "utf-8")
    return str(path)


def test_that_the_command_prints_the_report_as_data(evidence_file, capsys):
    assert main(["evidence", evidence_file, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in found["rows"]] == ["a", "b", "o", "t", "bad"]
    assert found["rows"][0]["error"] == pytest.approx(-50)
    first = found["groups"][0]
    assert (first["by"], first["value"], first["rows"], first["worst_id"]) == (
        "file", "mine", 2, "a",
    )  # fmt: skip
    over = next(v for v in found["verdicts"] if v["kind"] == "out_of_memory")
    assert (over["rows"], over["does_not_fit"]) == (1, 1)


def test_that_the_command_prints_the_report_as_text(evidence_file, capsys):
    assert main(["evidence", evidence_file]) == 0
    out = capsys.readouterr().out
    assert "-50.00" in out
    assert "Not compared yet: 1 rows of tokens per second" in out
    assert "Not planned: 1 rows" in out


def test_that_only_the_worst_rows_are_listed_when_asked(evidence_file, capsys):
    main(["evidence", evidence_file, "--worst", "1"])
    listed = capsys.readouterr().out.split("Absolute errors")[0]
    assert "-50.00" in listed
    assert "\nb " not in listed


@pytest.mark.parametrize("content", ["{", "[]", '{"id": "a"}', '{"id": "a", "scenario": 5}'])
def test_that_what_is_no_evidence_is_refused_with_its_line(tmp_path, capsys, content):
    path = tmp_path / "mine.jsonl"
    path.write_text("\n" + content, "utf-8")
    assert main(["evidence", str(path)]) == 2
    assert capsys.readouterr().err.startswith("finefit: mine.jsonl:2: ")
