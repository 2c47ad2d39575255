"""What the documents say of cards: capacity as the driver reports it, and what a generation can do."""

import pytest

from engine.files.catalog import gpu
from engine.hardware.gpu import supports_of
from engine.units import GB, GIB
from tests.golden.questions import LLAMA_70B, digits, job, total


@pytest.mark.parametrize(
    ("gpu_id", "gib", "gb"),
    [
        pytest.param("rtx-pro-6000-blackwell-ws", 95.6, 102.6, id="rtx-pro-6000"),
        pytest.param("h200-nvl", 140.4, 150.8, id="h200-nvl"),
    ],
)
def test_that_capacity_is_what_the_driver_reports(gpu_id, gib, gb):
    capacity = gpu(gpu_id).capacity
    assert (digits(capacity, GIB, 1), digits(capacity, GB, 1)) == (gib, gb)


def test_that_a_dgx_spark_shares_128_gb_and_holds_no_70b_lora():
    spark = gpu("dgx-spark-gb10")
    assert (spark.memory_label_gb, spark.unified) == (128, True)
    asked = job(LLAMA_70B, "lora", "zero16", gpu=spark.id)
    assert total(asked) / GB == pytest.approx(144.4, abs=0.05)
    assert total(asked) > spark.capacity


@pytest.mark.parametrize(
    ("capability", "fp8", "mxfp8", "nvfp4"),
    [
        ("8.0", False, None, False),
        ("8.6", False, None, False),
        ("8.9", True, None, False),
        ("9.0", True, None, False),
        ("12.0", True, False, True),
        ("12.1", True, False, True),
    ],
)
def test_that_a_generation_supports_what_the_article_says(capability, fp8, mxfp8, nvfp4):
    """None: the article does not say."""
    supports = supports_of(capability)
    assert (supports.fp8, supports.nvfp4) == (fp8, nvfp4)
    if mxfp8 is not None:
        assert supports.mxfp8 is mxfp8
