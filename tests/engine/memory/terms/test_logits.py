"""Head and loss: MEMORY_MODEL sections 2 (outside the layers), 4 (F and H) and 8 (loss kernels)."""

import pytest

from engine.memory.cost import Cost
from tests.engine.memory.setups import GEMMA2, LLAMA, LLAMA_1B, prepared

H, V = 4096, 128256
MIXED = {"precision": "bf16-mixed"}


def loss(model=LLAMA, method="full", **training):
    found = prepared(model, method, training=training).ingredients.loss
    return found.forward.token, found.backward.token


@pytest.mark.parametrize("method", ["full", "lora", "qlora"])
def test_that_the_standard_loss_holds_10_and_12_bytes_a_logit(method):
    """F: bf16 logits 2 + fp32 upcast 4 + log-softmax 4. H: log-softmax, its gradient, result."""
    assert loss(method=method) == (10 * V, 12 * V)


def test_that_fp32_logits_need_no_upcast():
    """The table: "fp32 logits without AMP: 8"; section 6: "without AMP logits are fp32: F = 8TV, H = 12TV"."""
    assert loss(precision="fp32") == (8 * V, 12 * V)
    kbit = prepared(
        LLAMA, "qlora", training={"precision": "bf16-pure"}, quantization={"upcast": True}
    )
    assert (kbit.ingredients.loss.forward.token, kbit.ingredients.loss.backward.token) == (
        8 * V,
        12 * V,
    )


def test_that_a_soft_cap_keeps_the_tanh_of_every_logit():
    """The table: "softcap tanh 2V (Gemma-2)": 12 and 14 of 256,000 logits."""
    assert loss(GEMMA2) == (12 * 256_000, 14 * 256_000)


def test_that_a_caller_who_keeps_the_logits_adds_them_to_the_backward():
    """The table: "+2 if the caller keeps `outputs` alive"."""
    assert loss(keep_logits=True) == (10 * V, 14 * V)


def test_that_kept_logits_stay_until_the_last_layer_is_walked_back():
    kept = prepared(LLAMA, training={"keep_logits": True}).ingredients.kept_logits
    assert kept == Cost(token=2 * V)
    assert prepared(LLAMA).ingredients.kept_logits == Cost()


def test_that_an_in_place_kernel_holds_8_bytes_a_logit():
    """Section 8: "about 8 (6.06 per logit more than fused)": logits 2, their fp32 upcast and its
    share of the rest; the same at both ends.
    """
    assert loss(loss="kernel") == (8 * V, 8 * V)


def test_that_a_fused_loss_does_not_know_the_vocabulary():
    """Section 8: "logits never exist; a chunk of logits in fp32 plus ... hidden gradient 2h*T"."""
    for model in (LLAMA, LLAMA_1B):
        of = prepared(model, training={"loss": "fused"})
        hidden = of.setup.hidden
        assert of.ingredients.loss.forward.token == 4 * hidden
        assert of.ingredients.loss.backward.token == (4 + 2) * hidden


def test_that_a_fused_loss_holds_the_gradient_of_a_trained_head():
    """The table: "plus, when the head is trained, its gradient V*h"."""
    assert prepared(LLAMA, training={"loss": "fused"}).ingredients.head_gradients == 1
    assert prepared(LLAMA, "lora", training={"loss": "fused"}).ingredients.head_gradients == 0
    assert prepared(LLAMA).ingredients.head_gradients == 0


def test_that_eight_chunks_hold_an_eighth_of_the_standard_terms():
    """The table: "chunked (torchtune): 1/chunks of the standard terms" on top of the chunk's own logits:
    (2 + 8) V / 8 and (2 + 12) V / 8, num_output_chunks = 8.
    """
    assert loss(loss="chunked") == (10 * V // 8, 14 * V // 8)


def test_that_the_final_norm_and_the_heads_input_are_kept_once():
    """The table: "final norm 4h+4 (+2h x_hat + 2h lm_head input if full)"."""
    full, frozen = prepared(LLAMA).ingredients, prepared(LLAMA, "lora").ingredients
    assert (full.final_norm, full.head_input) == (Cost(token=6 * H + 4), Cost(token=2 * H))
    assert (frozen.final_norm, frozen.head_input) == (Cost(token=4 * H + 4), Cost())


@pytest.mark.parametrize(
    ("method", "fields", "bytes_"),
    [
        pytest.param("full", {"training": MIXED}, 2 * V * H, id="fp32 weights"),
        pytest.param("qlora", {"quantization": {"upcast": True}}, 2 * V * H, id="k-bit prepared"),
        pytest.param("qlora", {"quantization": {"upcast": False}}, 0, id="16-bit head"),
        pytest.param("full", {}, 0, id="16-bit weights"),
    ],
)
def test_that_an_fp32_head_is_cast_under_autocast(method, fields, bytes_):
    """The table: "frozen fp32 lm_head under AMP: + 2*V*h bf16 copy": 1.05 GB of Llama-3.1-8B."""
    assert prepared(LLAMA, method, **fields).ingredients.head_cast == bytes_
