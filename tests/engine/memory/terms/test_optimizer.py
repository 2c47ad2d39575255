"""Optimizer states: MEMORY_MODEL section 1 and the papers; each tensor worked out by hand."""

import pytest

from engine.memory.options import options_of
from engine.memory.tensors import Trained
from engine.memory.terms.optimizer import paged_bytes, state_bytes
from tests.engine.memory.setups import LLAMA, LLAMA_1B, prepared, scenario

MATRIX = Trained(14336, 4096, 32, "layer")
N = 14336 * 4096 * 32
VECTOR = Trained(4096, 1, 65, "layer")
SMALL = Trained(16, 128, 10, "adapter")  # 2048 elements
EMBEDDING = Trained(128256, 4096, 1, "embedding")


@pytest.mark.parametrize(
    ("optimizer", "moments"), [("adamw", 2), ("lion", 1), ("sgd-momentum", 1), ("sgd", 0)]
)
@pytest.mark.parametrize("element", [2, 4])
def test_that_torch_states_take_the_dtype_of_the_parameter(optimizer, moments, element):
    """The table: "states take the PARAM dtype"; SGD none, momentum one, Lion (arXiv 2302.06675) one."""
    assert state_bytes(MATRIX, optimizer, element) == moments * element * N


def test_that_8_bit_states_take_2_03125_bytes_of_large_tensors():
    """The table: "per tensor >=4096 elements 2 x (1 B + 4 B/256) = 2.03125 B/param"."""
    assert state_bytes(MATRIX, "adamw-8bit", 2) == 2.03125 * N


def test_that_8_bit_states_of_small_tensors_and_embeddings_are_fp32():
    """The table: "smaller tensors and, under HF Trainer, every nn.Embedding weight: 8 B/param"."""
    assert state_bytes(SMALL, "adamw-8bit", 2) == 8 * 20_480
    assert state_bytes(EMBEDDING, "adamw-8bit", 2) == 8 * 128256 * 4096


def test_that_a_vector_of_4096_elements_is_large_enough():
    assert state_bytes(VECTOR, "adamw-8bit", 2) == 65 * 2 * (4096 + 16 * 4)


def test_that_a_tied_head_is_the_embedding_and_keeps_fp32_states():
    """The table: "With tied lm_head the embedding IS the head": Llama-3.2-1B, 128256 x 2048."""
    of = prepared(LLAMA_1B, training={"optimizer": "adamw-8bit"}).static
    embedding = 128256 * 2048
    large = 1_235_814_400 - embedding - 33 * 2048
    # norms of 2048 elements are small: fp32 states too
    assert of.states == 8 * embedding + 8 * 33 * 2048 + 2.03125 * large


def test_that_8_bit_lion_keeps_one_moment():
    assert state_bytes(MATRIX, "lion-8bit", 2) == (1 + 4 / 256) * N


def test_that_32_bit_paged_states_are_fp32_whatever_the_parameter_is():
    """The table: "bnb 32-bit Adam: fp32 states 8 B/param even for bf16 params"."""
    assert state_bytes(MATRIX, "paged-adamw", 2) == 8 * N


def test_that_states_of_large_tensors_leave_the_card():
    """The table: "Paged: states of tensors >=1e5 elements are in CUDA managed memory"."""
    assert paged_bytes(MATRIX, "paged-adamw-8bit", 2) == 2.03125 * N
    assert paged_bytes(VECTOR, "paged-adamw-8bit", 2) == 0
    assert paged_bytes(MATRIX, "adamw-8bit", 2) == 0
    of = prepared(LLAMA, training={"optimizer": "paged-adamw"}).static
    assert of.states == 8 * 65 * 4096  # only the norms stay
    assert of.states + of.paged == 8 * 8_030_261_248


def test_that_adafactor_keeps_a_row_and_a_column():
    """arXiv 1804.04235: n + m instead of n m second moments, fp32; vectors keep theirs whole."""
    assert state_bytes(MATRIX, "adafactor", 2) == 4 * (14336 + 4096) * 32
    assert state_bytes(VECTOR, "adafactor", 2) == 4 * 65 * 4096


def test_that_galore_keeps_moments_in_a_low_rank_and_its_projection():
    """arXiv 2403.03507, table 1 (m <= n, rank r): states 2 n r, and the projection m r."""
    assert state_bytes(MATRIX, "galore", 2) == 2 * 32 * (2 * 14336 * 128 + 4096 * 128)
    assert state_bytes(EMBEDDING, "galore", 2) == 2 * 2 * 128256 * 4096


def test_that_apollo_needs_no_projection():
    """arXiv 2412.05270: random projections are made again from a seed."""
    assert state_bytes(MATRIX, "apollo", 2) == 2 * 32 * 2 * 14336 * 128


def test_that_muon_keeps_one_momentum_of_hidden_matrices_only():
    """Muon (Keller Jordan): embeddings, head and vectors stay with AdamW."""
    assert state_bytes(MATRIX, "muon", 4) == 4 * N
    assert state_bytes(VECTOR, "muon", 4) == 2 * 4 * 65 * 4096
    assert state_bytes(EMBEDDING, "muon", 4) == 2 * 4 * 128256 * 4096


def test_that_lomo_keeps_nothing():
    """arXiv 2306.09782: the update is fused into the backward, without states."""
    assert state_bytes(MATRIX, "lomo", 2) == 0
    assert options_of(scenario(LLAMA, training={"optimizer": "lomo"})).in_backward


@pytest.mark.parametrize(("kernel", "copies"), [("foreach", True), ("fused", False)])
def test_that_only_foreach_adam_copies_at_the_step(kernel, copies):
    """The table: "AdamW fused no temp; AdamW foreach +1 x (param bytes of all trainables)"."""
    options = options_of(scenario(LLAMA, training={"optimizer_kernel": kernel}))
    assert options.foreach is copies


@pytest.mark.parametrize("optimizer", ["sgd", "adamw-8bit", "paged-adamw"])
def test_that_other_optimizers_have_no_foreach_copy(optimizer):
    training = {"optimizer": optimizer, "optimizer_kernel": "foreach"}
    assert not options_of(scenario(LLAMA, training=training)).foreach
