"""This computer's cards, with an NVML made for the test and a folder that looks like sysfs."""

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from engine.files import catalog
from engine.hardware.gpu import Gpu
from engine.hardware.local import LocalCard, match_catalogue, read_amd, read_local, read_nvidia
from engine.result import Notice

MIB = 1024**2


class NVMLError(Exception):
    """As pynvml names it."""


class NotSupportedError(NVMLError):
    """A question this card does not answer."""


def card(
    name: str = "NVIDIA GeForce RTX 4090", mib: int | None = 24564, **more: Any
) -> dict[str, Any]:
    return {"name": name, "mib": mib, "level": (8, 9), "mig": None, "links": 0} | more


def nvml(cards: list[dict[str, Any] | None], **functions: Any) -> ModuleType:
    """A module with the functions that are asked; None is a card that fails."""
    module = ModuleType("pynvml")

    def handle(index: int) -> dict[str, Any]:
        found = cards[index]
        if found is None:
            raise NVMLError(15)
        return found

    def memory(device: dict[str, Any]) -> SimpleNamespace:
        if device["mib"] is None:
            raise NotSupportedError(3)
        return SimpleNamespace(total=device["mib"] * MIB, free=device["mib"] * MIB // 2)

    def mig(device: dict[str, Any]) -> list[int]:
        if device["mig"] is None:
            raise NotSupportedError(3)
        return [device["mig"], 0]

    def link(device: dict[str, Any], number: int) -> int:
        if number >= device["links"]:
            raise NotSupportedError(3)
        return 1

    functions = {
        "NVMLError": NVMLError, "nvmlInit": lambda: None, "nvmlShutdown": lambda: None,
        "nvmlSystemGetDriverVersion": lambda: b"580.65.06", "nvmlDeviceGetCount": lambda: len(cards),
        "nvmlDeviceGetHandleByIndex": handle, "nvmlDeviceGetName": lambda d: d["name"],
        "nvmlDeviceGetMemoryInfo": memory, "nvmlDeviceGetMigMode": mig,
        "nvmlDeviceGetCudaComputeCapability": lambda d: d["level"],
        "nvmlDeviceGetNvLinkState": link,
    } | functions  # fmt: skip
    for name, function in functions.items():
        setattr(module, name, function)
    return module


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda module: monkeypatch.setitem(sys.modules, "pynvml", module)


def keys(notices: list[Notice] | tuple[Notice, ...]) -> list[str]:
    return [notice.key for notice in notices]


def failing(*_: Any) -> Any:
    raise NVMLError(9)


def test_two_linked_cards(use: Any) -> None:
    use(nvml([card(links=4), card(links=4)]))
    cards, driver, notices = read_nvidia()
    assert driver == "580.65.06"
    assert not notices
    first = cards[0]
    assert (first.total_mib, first.free_mib, first.compute_capability) == (24564, 12282, "8.9")
    assert [c.link for c in cards] == ["nvlink", "nvlink"]


def test_the_package_is_absent(use: Any) -> None:
    use(None)
    assert keys(read_nvidia()[2]) == ["local_extra_missing"]


def test_no_driver(use: Any) -> None:
    use(nvml([], nvmlInit=failing))
    assert keys(read_nvidia()[2]) == ["no_driver"]


def test_a_driver_that_fails_after_start(use: Any) -> None:
    use(nvml([], nvmlDeviceGetCount=failing))
    assert keys(read_nvidia()[2]) == ["driver_failed"]


def test_no_card(use: Any) -> None:
    use(nvml([]))
    assert keys(read_nvidia()[2]) == ["no_card"]


def test_memory_that_the_driver_does_not_report(use: Any) -> None:
    """The unified memory of a GB10 answers N/A."""
    use(nvml([card("NVIDIA GB10", None, level=(12, 1))]))
    cards, _, notices = read_nvidia()
    assert (cards[0].total_mib, cards[0].unified, cards[0].usable) == (None, True, False)
    assert keys(notices) == ["card_memory_unknown"]


def test_a_card_cut_into_slices(use: Any) -> None:
    use(nvml([card("NVIDIA H100 80GB HBM3", 81559, mig=1)]))
    cards, _, notices = read_nvidia()
    assert (cards[0].mig, cards[0].usable) == (True, False)
    assert keys(notices) == ["card_mig"]


def test_one_card_failing_leaves_the_others(use: Any) -> None:
    use(nvml([card(), None, card()]))
    cards, _, notices = read_nvidia()
    assert [c.index for c in cards] == [0, 2]
    assert keys(notices) == ["card_failed"]
    assert notices[0].values["index"] == 1


RTX = Gpu(id="rtx-4090", name="GeForce RTX 4090", vendor="NVIDIA", architecture="Ada",
          memory_mib=24564)  # fmt: skip


@pytest.mark.parametrize(
    ("mib", "found", "said"),
    [(24564, "rtx-4090", None), (23400, "rtx-4090", None), (48500, None, "card_total_differs")],
)
def test_totals_are_checked_against_the_catalogue(
    mib: int, found: str | None, said: str | None
) -> None:
    local = LocalCard(0, "NVIDIA GeForce RTX 4090", "NVIDIA", mib)
    matched, notice = match_catalogue(local, [RTX])
    assert matched.gpu == found
    assert (notice.key if notice else None) == said


# what nvidia-smi prints for the name and the total, from public outputs -> id in the catalogue
SEEN = [
    ("NVIDIA A100-SXM4-80GB", 81920, "a100-sxm4-80gb"), ("NVIDIA A100 80GB PCIe", 81920, "a100-pcie-80gb"),
    ("NVIDIA A100-SXM4-40GB", 40960, "a100-sxm4-40gb"), ("NVIDIA H100 80GB HBM3", 81559, "h100-sxm-80gb"),
    ("NVIDIA H100 PCIe", 81559, "h100-pcie-80gb"), ("NVIDIA H100 NVL", 95830, "h100-nvl-94gb"),
    ("NVIDIA H200", 143771, "h200-sxm"), ("NVIDIA B200", 183359, "b200"), ("NVIDIA L4", 23034, "l4"),
    ("NVIDIA L40S", 46068, "l40s"), ("Tesla T4", 15360, "t4"), ("NVIDIA A10G", 23028, "a10g"),
    ("NVIDIA A10", 23028, "a10"), ("Tesla V100-SXM2-32GB", 32768, "v100-sxm2-32gb"),
    ("NVIDIA RTX A6000", 49140, "rtx-a6000"), ("NVIDIA RTX 6000 Ada Generation", 49140, "rtx-6000-ada"),
    ("NVIDIA GeForce RTX 3060", 12288, "rtx-3060-12gb"), ("NVIDIA GeForce RTX 4060 Ti", 16380, "rtx-4060-ti-16gb"),
    ("NVIDIA GeForce RTX 3090 Ti", 24564, "rtx-3090-ti"), ("NVIDIA GeForce RTX 3090", 24576, "rtx-3090"),
    ("NVIDIA RTX PRO 6000 Blackwell Workstation Edition", 97887, "rtx-pro-6000-blackwell-ws"),
    ("NVIDIA GH200 480GB", 97871, "gh200-96gb"), ("NVIDIA GeForce RTX 4090 Laptop GPU", 16376, None),
    ("NVIDIA GeForce RTX 4070", 12282, None),
]  # fmt: skip


@pytest.mark.parametrize(("name", "mib", "expected"), SEEN)
def test_names_as_the_driver_prints_them(name: str, mib: int, expected: str | None) -> None:
    matched, _ = match_catalogue(LocalCard(0, name, "NVIDIA", mib), catalog.gpus())
    assert matched.gpu == expected


def test_a_card_that_the_catalogue_lacks() -> None:
    _, notice = match_catalogue(LocalCard(0, "NVIDIA T1000", "NVIDIA", 4096), [RTX])
    assert notice is not None
    assert notice.key == "card_not_in_catalogue"


def test_amd_cards_from_sysfs(tmp_path: Path) -> None:
    for number, vendor, total in ((0, "0x1002", 16 * 1024 * MIB), (1, "0x8086", None)):
        device = tmp_path / f"card{number}" / "device"
        device.mkdir(parents=True)
        (device / "vendor").write_text(vendor)
        if total:
            (device / "mem_info_vram_total").write_text(f"{total}\n")
            (device / "mem_info_vram_used").write_text(f"{1024 * MIB}\n")
    (found,) = read_amd(tmp_path)
    assert (found.vendor, found.total_mib, found.free_mib) == ("AMD", 16384, 15360)
    assert read_amd(tmp_path / "absent") == []


def test_the_whole_computer(use: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    use(nvml([card()]))
    monkeypatch.setattr("engine.hardware.local.read_amd", list)
    found = read_local([RTX])
    assert [c.gpu for c in found.cards] == ["rtx-4090"]
    assert found.host_ram_bytes is not None
    assert found.host_ram_bytes > 0
    assert found.driver == "580.65.06"
