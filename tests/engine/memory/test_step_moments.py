"""The moments F, H, B1, B0, E and O of MEMORY_MODEL section 4, worked out for whole models."""

import pytest

from engine.memory.cost import Size
from engine.memory.static_parts import accumulated_parts
from engine.memory.step_moments import step_moments
from tests.engine.memory.setups import GEMMA2, GEMMA3, LLAMA, LLAMA_1B, prepared

H, F, V, L = 4096, 14336, 128256, 32
T = 4 * 2048
A_LAYER = 200_840  # of full fine-tuning, test_layer_sums
FINAL = 6 * H + 4 + 2 * H
P = 8_030_261_248
LAYER = 2 * H * H + 2 * H * 1024 + 3 * H * F + 2 * H
HEAD = 2 * V * H
CHECKPOINTED = {"checkpointing": "full"}


SIZE = Size(4, 2048)


def moments(of):
    found = step_moments(of.ingredients, of.static, of.options, SIZE)
    return {moment.key: moment.bytes for moment in found}


def test_that_the_loss_of_a_run_that_keeps_everything_is_f_and_h():
    """F: A + 10TV. H: A + 12TV; A = L*a + final."""
    of = moments(prepared(LLAMA))
    kept = L * A_LAYER * T + FINAL * T
    assert of["loss_forward"] == kept + 10 * T * V
    assert of["loss_backward"] == kept + 12 * T * V


def test_that_checkpoints_replace_the_layers_in_f_and_h():
    """The table: "ckpt: L*2h*T + final"."""
    of = moments(prepared(LLAMA, training=CHECKPOINTED))
    kept = L * 2 * H * T + FINAL * T
    assert of["loss_forward"] == kept + 10 * T * V
    assert of["loss_backward"] == kept + 12 * T * V


def test_that_the_top_layer_is_b1():
    """no ckpt: A + Gh + 20hT; ckpt: L*rb*hT + a + Gh + t."""
    kept = moments(prepared(LLAMA))
    assert kept["top_layer"] == L * A_LAYER * T + HEAD + 20 * H * T
    t = (4 * F + 4 * H) * T + 2 * H * F
    checkpointed = moments(prepared(LLAMA, training=CHECKPOINTED))
    assert checkpointed["top_layer"] == L * 2 * H * T + A_LAYER * T + HEAD + t


def test_that_the_bottom_layer_is_b0():
    """no ckpt: a + Gh + (L-1)g + t; ckpt: rb*hT more."""
    t = (4 * F + 4 * H) * T + 2 * H * F
    expected = A_LAYER * T + HEAD + (L - 1) * 2 * LAYER + t
    assert moments(prepared(LLAMA))["bottom_layer"] == expected
    checkpointed = moments(prepared(LLAMA, training=CHECKPOINTED))
    assert checkpointed["bottom_layer"] == expected + 2 * H * T


def test_that_the_embedding_gradient_comes_last_with_all_others():
    """E: G + rb*hT."""
    assert moments(prepared(LLAMA))["embedding_gradient"] == 2 * P + 2 * H * T


def test_that_a_tied_head_holds_three_gradients_of_the_embedding():
    """The table: "tied + full: G + 2*V*h*w (head grad, embedding grad and their sum coexist)"."""
    of = prepared(LLAMA_1B)
    assert moments(of)["embedding_gradient"] == 2 * 1_235_814_400 + 2 * V * 2048 * 2


@pytest.mark.parametrize(("kernel", "each"), [("fused", 2), ("foreach", 4), ("loop", 2)])
def test_that_the_step_holds_all_gradients_and_foreach_a_copy(kernel, each):
    """O: G (+ trainable param bytes if foreach Adam)."""
    of = prepared(LLAMA, training={"optimizer_kernel": kernel})
    assert moments(of)["optimizer_step"] == each * P


def test_that_foreach_adam_peaks_at_five_times_the_weights():
    """The table: "exactly 5 x the bf16 weights (weights + gradients + two states + one foreach copy):
    Mistral-7B 72.43 GB, Llama-3-8B 80.32" (fms-acceleration, MEMORY_MODEL section 9).
    """
    pure = {"precision": "bf16-pure", "optimizer_kernel": "foreach"}
    for model, parameters, seen in (
        ("mistralai/Mistral-7B-v0.1", 7_241_732_096, 72.43),
        ("meta-llama/Meta-Llama-3-8B", 8_030_261_248, 80.32),
    ):
        of = prepared(model, training=pure)
        peak = of.static.total + moments(of)["optimizer_step"]
        assert peak == 5 * 2 * parameters
        assert peak / 1e9 == pytest.approx(seen, abs=0.03)


def test_that_gradients_are_static_while_they_are_accumulated():
    """The table: "G is in static; B/E become A(+a+t) + Gh, and Gh (untied) ... as temporaries"."""
    of = prepared(LLAMA, training=CHECKPOINTED | {"gradient_accumulation": 4})
    assert sum(part.bytes for part in accumulated_parts(of)) == 2 * P
    found = moments(of)
    t = (4 * F + 4 * H) * T + 2 * H * F
    assert found["bottom_layer"] == 2 * H * T + A_LAYER * T + HEAD + t
    assert found["embedding_gradient"] == 2 * H * T + HEAD
    assert found["optimizer_step"] == 0


def test_that_an_optimizer_in_the_backward_keeps_one_layer_of_gradients():
    """Section 9: "gradients of one layer at a time, no G"."""
    of = prepared(LLAMA, training=CHECKPOINTED | {"optimizer_in_backward": True})
    t = (4 * F + 4 * H) * T + 2 * H * F
    # An untied head was updated long before, so Gh is gone.
    assert moments(of)["bottom_layer"] == 2 * H * T + A_LAYER * T + t
    assert moments(of)["optimizer_step"] == 0


def test_that_an_fp32_stream_doubles_the_checkpoints():
    """The table: "Stored: L * 2h * T (fp32 residual: 4h)"; frozen: final norm 4h+4, no head input, the head
    reads an fp32 norm output of 4h and its cast of 2 V h.
    """
    of = prepared(LLAMA, "qlora", training=CHECKPOINTED, quantization={"upcast": True})
    casts = 2 * 41_943_040
    final, head_reads = (4 * H + 4) * T, 4 * H * T
    assert moments(of)["loss_forward"] == (
        L * 4 * H * T + final + 2 * V * H + casts + head_reads + 10 * T * V
    )


def test_that_adapter_casts_last_until_the_forward_is_over():
    """The table: "Autocast keeps bf16 casts of trainable fp32 weights until the forward's autocast exits:
    + 2*P_adapter at the forward's end only".
    """
    of = prepared(LLAMA, "lora", training=CHECKPOINTED, adapter={"rank": 16})
    found = moments(of)
    kept = L * 2 * H * T + (4 * H + 4) * T
    assert found["loss_forward"] == kept + 2 * H * T + 10 * T * V + 2 * 41_943_040
    assert found["loss_backward"] == kept + 12 * T * V


def test_that_offloaded_checkpoints_leave_two_on_the_card():
    """The one being written and the one being fetched."""
    of = prepared(LLAMA, training={"checkpointing": "offloaded"})
    assert moments(of)["loss_backward"] == 2 * 2 * H * T + FINAL * T + 12 * T * V


def test_that_every_second_layer_may_be_kept():
    """Selective checkpointing of every n-th layer: the rest keeps all."""
    of = prepared(LLAMA, training={"checkpointing": "selective", "checkpoint_every": 2})
    kept = 16 * A_LAYER * T + 16 * 2 * H * T
    assert moments(of)["loss_backward"] == kept + FINAL * T + 12 * T * V


def test_that_eager_attention_holds_its_masks_for_the_whole_step():
    """The table: "+ one (b,1,s,s) bf16 mask (two for Gemma-2) for the whole step"."""
    one = step_parts(prepared(LLAMA, training={"attention": "eager"}))
    two = step_parts(prepared(GEMMA2, training={"attention": "eager"}))
    assert (one, two) == (2 * 4 * 2048**2, 2 * 2 * 4 * 2048**2)


def step_parts(of):
    found = step_moments(of.ingredients, of.static, of.options, SIZE)
    top = next(moment for moment in found if moment.key == "loss_backward")
    return sum(part.bytes for part in top.parts if part.key == "eager_masks")


def test_that_a_window_brings_a_mask_once_the_sequence_reaches_it():
    """The table: "sliding window < s: no flash"; Gemma-3: "5 of 6 layers once s >= 1024" (of the
    larger ones; 512 of the 1B).
    """
    of = prepared(GEMMA3)
    (sliding,) = (costs for costs in of.ingredients.layers if costs.window)
    (full,) = (costs for costs in of.ingredients.layers if not costs.window)
    assert sliding.window == 512
    assert sliding.masked_cost.score == 2
    for length, masked in ((511, False), (512, True)):
        size = Size(1, length)
        kept = of.ingredients.layer(sliding, size)
        expected = sliding.masked_cost if masked else sliding.plain_cost
        assert kept == expected.at(size)
        assert of.ingredients.layer(full, size) == full.plain_cost.at(size)


def test_that_a_soft_cap_leaves_no_choice_but_eager_attention():
    """The table: "Gemma-2 MUST use it: softcap"; flash kernels of their own may cap."""
    assert prepared(GEMMA2, training={"attention": "sdpa"}).setup.attention == "eager"
    assert prepared(GEMMA2, training={"attention": "flash"}).setup.attention == "flash"
    assert prepared(LLAMA, training={"attention": "sdpa"}).setup.attention == "sdpa"


def test_that_kept_logits_are_still_there_when_the_bottom_layer_is_walked():
    plain, kept = (
        moments(prepared(LLAMA, "lora", training=CHECKPOINTED | {"keep_logits": keeps}))
        for keeps in (False, True)
    )
    for key in ("top_layer", "bottom_layer", "embedding_gradient"):
        assert kept[key] - plain[key] == 2 * T * V
