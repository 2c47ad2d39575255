"""Sizes of weights for serving: GGUF files as a registry lists them, and rounded figures."""

import pytest

from engine.units import GB
from tests.golden.questions import LLAMA_8B, LLAMA_70B, digits, job, total


@pytest.mark.parametrize(
    ("model", "printed"),
    [
        pytest.param(LLAMA_8B, 4.66, id="llama3-8b-q4_0"),
        pytest.param(LLAMA_70B, 39.97, id="llama3-70b-q4_0"),
    ],
)
def test_that_q4_0_weighs_what_the_registry_lists(model, printed):
    """The file holds a vocabulary too, 5 to 10 MB: within half a hundredth of a GB or that."""
    weights = total(job(model, "inference", "zero16", inference={"format": "q4_0"})) / GB
    assert printed - 0.015 < weights < printed + 0.005


@pytest.mark.parametrize(
    ("model", "about"),
    [
        pytest.param(LLAMA_8B, 5, id="7b"),
        pytest.param("meta-llama/Llama-2-13b-hf", 9, id="13b"),
        pytest.param("01-ai/Yi-34B", 20, id="34b"),
        pytest.param(LLAMA_70B, 40, id="70b"),
    ],
)
@pytest.mark.parametrize("kind", ["q4_0", "q4_k_m"])
def test_that_a_4_bit_file_weighs_about_what_the_article_says(model, about, kind):
    weights = total(job(model, "inference", "hf18", inference={"format": kind})) / GB
    assert weights == pytest.approx(about, rel=0.2)


@pytest.mark.parametrize(
    ("kind", "gib"),
    [("q8_0", 7.96), ("q6_k", 6.14), ("q5_1", 5.65), ("q5_0", 5.21),
     ("q4_1", 4.78), ("q4_0", 4.34)],
)  # fmt: skip
def test_that_llama_3_8b_weighs_what_llama_cpp_lists(kind, gib):
    """GiB of the whole file, its vocabulary of 0.007 GiB included."""
    weights = total(job(LLAMA_8B, "inference", "zero16", inference={"format": kind})) / 2**30
    assert weights == pytest.approx(gib, abs=0.015)


def test_that_two_bytes_a_parameter_serve_in_16_bit():
    assert digits(total(job(LLAMA_8B, "inference", "hf18")), GB, 2) == 16.06
