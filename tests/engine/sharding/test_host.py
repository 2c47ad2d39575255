"""Main memory and NVMe: offload, loading, verdicts."""

from tests.engine.sharding.runs import keys, planned

PARAMETERS = 8_030_261_248
GIB = 2**30


def test_that_every_process_loads_a_copy_unless_rank_0_does_it_for_all():
    box = {"sharding": {"strategy": "fsdp"}}
    assert planned(8, **box).host.load == 8 * 2 * PARAMETERS
    assert planned(8, **box, loading={"ranks": "rank0"}).host.load == 2 * PARAMETERS
    assert planned(8, {"strategy": "layer-split"}).host.load == 2 * PARAMETERS


def test_that_a_loading_peak_can_be_what_does_not_fit():
    """LLaMA-Factory issue 8726: an 8B run on 8 cards was killed with 160 GB of host memory."""
    box = {"count": 8, "host_ram_gib": 100}
    found = planned(sharding={"strategy": "fsdp"}, box=box)
    assert found.host.verdict == "does_not_fit"
    assert found.verdict == "does_not_fit"
    assert all(device.verdict == "comfortable" for device in found.devices)


def test_that_fsdp_offloads_everything_or_nothing():
    found = planned(8, {"strategy": "fsdp", "offload_optimizer": "cpu"})
    assert "offload_together" in keys(found)
    weights = {term.key for term in found.busiest.terms} & {"weights", "optimizer_states"}
    assert not weights


def test_that_nvme_takes_the_bytes_and_the_host_only_buffers():
    everything = {"strategy": "zero3", "offload_optimizer": "nvme", "offload_parameters": "nvme"}
    found = planned(8, everything, profile="deepspeed")
    assert found.host.nvme >= 16 * PARAMETERS
    assert found.host.step < 16 * GIB
    small = planned(sharding=everything, profile="deepspeed", box={"count": 8, "nvme_gib": 100})
    assert small.host.verdict == "does_not_fit"


def test_that_offloaded_checkpoints_wait_on_the_host():
    found = planned(2, {"strategy": "ddp"}, {"checkpointing": "offloaded"}, method="lora")
    checkpoints = 32 * 2 * 4096 * 2048
    assert found.host.step == 2 * checkpoints
