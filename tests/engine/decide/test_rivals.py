"""Figures that the public tools themselves print, for the same inputs."""

import pytest

from engine.decide.rivals import others_say
from engine.decide.rivals.accelerate import training_bytes
from engine.decide.rivals.deepspeed import (
    largest_layer,
    zero2_gpu,
    zero2_gpu_in_docs,
    zero2_host,
    zero3_gpu,
    zero3_host,
)
from engine.decide.rivals.eleutherai import Inputs, calculate
from engine.decide.rivals.llama_factory import TABLE, table_bytes
from engine.decide.rivals.megatron import job_activations, state_bytes
from engine.decide.rivals.nanotron import activation_bytes
from engine.sources import sources
from engine.units import GB, GIB, MIB
from tests.golden.questions import LLAMA_8B, LLAMA_70B, QWEN_7B, job

T5, T0 = (2_851_000_000, 32_000_000), (2_783_000_000, 65_000_000)
EIGHT, SEVENTY = (8_030_261_248, 525_336_576), (70_553_706_496, 1_050_673_152)
SEVEN = (7_615_616_512, 544_997_376)


def gib(count: float, places: int = 2) -> float:
    return round(count / GIB, places)


@pytest.mark.parametrize(
    ("model", "nodes", "per_node", "host", "offloaded", "gpu"),
    [
        pytest.param(T5, 1, 8, 127.45, 5.31, 11.28, id="t5-3b"),
        pytest.param(T0, 1, 8, 124.41, 5.18, 11.02, id="t0-3b"),
        pytest.param(T0, 1, 1, 62.20, 5.18, 51.84, id="t0-3b-one-card"),
        pytest.param(EIGHT, 1, 8, 358.98, 14.96, 31.78, id="llama-3.1-8b"),
        pytest.param(SEVENTY, 1, 8, 3154.00, 131.42, 279.26, id="llama-3.3-70b"),
        pytest.param(SEVENTY, 2, 8, None, 131.42, 205.34, id="llama-3.3-70b-two-nodes"),
        pytest.param(SEVEN, 1, 4, 170.22, 14.19, 46.10, id="qwen2.5-7b"),
    ],
)
def test_that_deepspeed_estimates_zero_2(model, nodes, per_node, host, offloaded, gpu):
    total, cards = model[0], nodes * per_node
    assert gib(zero2_gpu(total, cards, offload=True)) == pytest.approx(offloaded, abs=0.011)
    assert gib(zero2_gpu(total, cards, offload=False)) == pytest.approx(gpu, abs=0.011)
    if host is not None:
        assert gib(zero2_host(total, cards, per_node, offload=True)) == pytest.approx(
            host, abs=0.011
        )


@pytest.mark.parametrize(
    ("model", "nodes", "per_node", "both", "optimizer_only", "none"),
    [
        pytest.param(T5, 1, 8, (71.69, 0.12), (63.72, 0.78), (1.43, 6.09), id="t5-3b"),
        pytest.param(T0, 1, 8, (69.98, 0.24), (62.20, 0.89), (2.91, 6.07), id="t0-3b"),
        pytest.param(T0, 1, 1, (69.98, 0.24), (62.20, 5.43), (0.36, 46.90), id="t0-3b-one-card"),
        pytest.param(
            EIGHT, 1, 8, (201.93, 1.96), (179.49, 3.83), (23.48, 18.78), id="llama-3.1-8b"
        ),
        pytest.param(
            SEVENTY, 1, 8, (1774.12, 3.91), (1577.00, 20.34), (46.97, 151.76), id="llama-3.3-70b"
        ),
        pytest.param(
            SEVENTY, 2, 8, (887.06, 3.91), (788.50, 12.13), (46.97, 77.84), id="70b-two-nodes"
        ),
        pytest.param(SEVEN, 1, 4, (191.50, 2.03), (170.22, 5.58), (12.18, 33.95), id="qwen2.5-7b"),
    ],
)
def test_that_deepspeed_estimates_zero_3(model, nodes, per_node, both, optimizer_only, none):
    total, largest = model
    for (optimizer, weights), (host, gpu) in {
        (True, True): both,
        (True, False): optimizer_only,
        (False, False): none,
    }.items():
        found = zero3_gpu(total, largest, nodes * per_node, optimizer, weights)
        assert gib(found) == pytest.approx(gpu, abs=0.011)
        found = zero3_host(total, largest, nodes, per_node, optimizer, weights)
        assert gib(found) == pytest.approx(host, abs=0.011)


def test_that_deepspeed_code_and_documentation_differ_as_printed():
    """2851M parameters on 8 cards: 15.93 in the documentation, 11.28 in the code."""
    assert gib(zero2_gpu_in_docs(T5[0], 8)) == 15.93
    assert gib(zero2_gpu(T5[0], 8, offload=False)) == pytest.approx(11.28, abs=0.011)
    assert gib(zero3_host(*T5, 1, 8, True, True, zero_init=False)) == 127.45


@pytest.mark.parametrize(
    ("model", "largest"), [(LLAMA_8B, EIGHT[1]), (LLAMA_70B, SEVENTY[1]), (QWEN_7B, SEVEN[1])]
)
def test_that_the_largest_layer_is_the_one_deepspeed_finds(model, largest):
    assert largest_layer(job(model, "full", "zero16")) == largest


@pytest.mark.parametrize(("dtype", "printed"), [("float32", 119.66), ("bfloat16", 59.83)])
def test_that_accelerate_trains_in_16_or_8_bytes(dtype, printed):
    assert gib(training_bytes(EIGHT[0], dtype)) == printed


COOKBOOK = {
    "pythia-6.9b": Inputs(32, 4096, 32, 2048, 8, 51200, stage=1, tensor=2, cards=128),
    "12b-tp4": Inputs(36, 5120, 40, 2048, 8, 51200, stage=1, tensor=4, cards=256),
    "defaults-20b": Inputs(44, 6144, 64, 2048, 1, 51200),
    "llama-7b": Inputs(32, 4096, 32, 4096, 1, 51200, expansion=3.5, checkpointing=False),
    "llama-3-8b": Inputs(32, 4096, 32, 4096, 1, 128256, expansion=3.5, linears=3, kv=0.25,
                         stage=3, cards=8),
}  # fmt: skip


@pytest.mark.parametrize(
    ("case", "printed"),
    [
        ("pythia-6.9b", (34.00, 6.40, 25.60, 0.60, 0.93, 67.53)),
        ("12b-tp4", (23.91, 5.52, 44.19, 0.52, 0.93, 75.06)),
        ("defaults-20b", (17.53, 38.32, 76.65, 229.95, 0.0, 362.45)),
        ("llama-7b", (97.00, 11.81, 23.63, 70.89, 0.0, 203.33)),
        ("llama-3-8b", (17.00, 1.87, 3.75, 11.24, 2.79, 36.66)),
    ],
)
def test_that_the_cookbook_prints_its_parts(case, printed):
    """GiB: activations, weights, gradients, optimizer, communication, total."""
    parts = calculate(COOKBOOK[case])
    found = (parts.activations, parts.weights, parts.gradients, parts.optimizer,
             parts.communication, parts.total)  # fmt: skip
    assert tuple(gib(part) for part in found) == printed


def test_that_the_cookbook_counts_parameters_as_it_does():
    assert round(calculate(COOKBOOK["pythia-6.9b"]).parameters / 1e9, 2) == 6.87
    assert round(calculate(COOKBOOK["12b-tp4"]).parameters / 1e9, 2) == 11.86


MIXTRAL = "mistralai/Mixtral-8x7B-v0.1"


@pytest.mark.parametrize(
    ("model", "cards", "sharding", "states", "activations", "total"),
    [
        pytest.param(LLAMA_8B, 8, {"strategy": "zero1"}, 57436.90, 18468.03, 75904.94, id="8b-dp8"),
        pytest.param(LLAMA_8B, 1, {}, 137848.57, 18468.03, 156316.60, id="8b-dp1"),
        pytest.param(LLAMA_8B, 8, {"strategy": "zero1", "tensor": 2}, 34463.29, 9234.02, 43697.30,
                     id="8b-tp2-dp4"),
        pytest.param(LLAMA_70B, 8, {"tensor": 8}, 151411.64, 10510.50, 161922.14, id="70b-tp8"),
        pytest.param(LLAMA_70B, 64, {"strategy": "zero1", "tensor": 8, "pipeline": 4}, 25986.77,
                     10256.02, 36242.79, id="70b-tp8-pp4-dp2"),
        pytest.param(MIXTRAL, 8, {"strategy": "zero1", "expert": 8}, 108252.40, 16964.03,
                     125216.44, id="mixtral-ep8-dp8"),
    ],
)  # fmt: skip
def test_that_megatron_prints_its_two_parts(model, cards, sharding, states, activations, total):
    """MiB; 4096 tokens, one sequence, sequence parallel with selective recomputation."""
    asked = job(model, "full", "zero16", box={"count": cards}, sharding=sharding,
                training={"sequence_length": 4096})  # fmt: skip
    distributed = bool(sharding.get("strategy"))
    held, kept = state_bytes(asked, distributed), job_activations(asked)
    assert held / MIB == pytest.approx(states, abs=0.011)
    assert kept / MIB == pytest.approx(activations, abs=0.011)
    assert (held + kept) / MIB == pytest.approx(total, abs=0.011)


@pytest.mark.parametrize(
    ("layers", "hidden", "tokens", "printed"),
    [
        (32, 4096, 1024, 4.25), (32, 4096, 4096, 17), (32, 4096, 16384, 68),
        (32, 4096, 65536, 272), (32, 4096, 131072, 544), (16, 2048, 1024, 1.0625),
        (16, 2048, 16384, 17),
    ],
)  # fmt: skip
def test_that_nanotron_plots_34_bytes(layers, hidden, tokens, printed):
    assert activation_bytes(tokens, 1, hidden, layers) / GIB == printed


@pytest.mark.parametrize(
    ("row", "printed"),
    [
        ("full-mixed", (120, 240, 600, 1200)),
        ("full-pure-16", (60, 120, 300, 600)),
        ("lora-16", (16, 32, 64, 160)),
        ("qlora-8", (10, 20, 40, 80)),
        ("qlora-4", (6, 12, 24, 48)),
        ("qlora-2", (4, 8, 16, 24)),
    ],
)
def test_that_llama_factory_answers_from_its_table(row, printed):
    found = tuple(table_bytes(row, size * 10**9) / GB for size in (7, 14, 30, 70))
    assert found == printed


def test_that_a_size_outside_the_table_follows_its_last_column():
    assert table_bytes("lora-16", 405 * 10**9) == 810 * GB
    assert set(TABLE) == {
        "full-mixed", "full-pure-16", "lora-16", "qlora-8", "qlora-4", "qlora-2",
    }  # fmt: skip


def answers(asked, method):
    return {answer.key: answer for answer in others_say(asked, method)}


def test_that_a_job_is_answered_with_the_printed_figures():
    """Llama-3.1-8B, 8 cards, ZeRO-3: DeepSpeed 18.78 GiB, ZeRO paper 16 P / 8."""
    asked = job(LLAMA_8B, "full", "zero16", box={"count": 8}, sharding={"strategy": "zero3"},
                training={"precision": "bf16-pure", "sequence_length": 4096})  # fmt: skip
    found = answers(asked, "full")
    assert gib(found["deepspeed-zero3"].bytes) == pytest.approx(18.78, abs=0.011)
    assert found["zero-paper"].bytes == 2 * EIGHT[0]
    assert gib(found["accelerate-estimate"].bytes) == 59.83
    assert gib(found["eleutherai-cookbook"].bytes) == 36.66
    assert found["llama-factory"].bytes == 60 * GB
    assert found["llama-factory"].scope == "run"


def test_that_the_zero_2_figure_of_the_documentation_stands_beside_the_code():
    asked = job(LLAMA_8B, "full", "zero16", box={"count": 8}, sharding={"strategy": "zero2"})
    found = answers(asked, "full")
    assert gib(found["deepspeed-zero2"].bytes) == pytest.approx(31.78, abs=0.011)
    assert found["deepspeed-zero2-docs"].bytes == 6 * EIGHT[0]


@pytest.mark.parametrize("method", ["full", "lora", "qlora", "inference"])
@pytest.mark.parametrize("strategy", ["none", "zero1", "zero2", "zero3", "hsdp", "layer-split"])
@pytest.mark.parametrize("model", [LLAMA_8B, MIXTRAL, "deepseek-ai/DeepSeek-V3"])
def test_that_every_rival_says_a_figure_or_why_not(method, strategy, model):
    asked = job(model, method, "zero16", box={"count": 8}, sharding={"strategy": strategy})
    for answer in others_say(asked, method):
        assert (answer.bytes is None) == bool(answer.reason)
        assert answer.bytes is None or answer.bytes > 0
        assert answer.source in sources()


def test_that_adapters_are_beyond_formulas_for_full_training():
    found = answers(job(LLAMA_8B, "lora", "zero16"), "lora")
    for key in ("deepspeed-zero3", "accelerate-estimate", "megatron", "nanotron", "zero-paper"):
        assert found[key].reason == "frozen_parameters"
