"""The cards and the memory of this computer, as the driver and the operating system report them.

NVIDIA cards come through NVML (the optional nvidia-ml-py), AMD cards from the kernel's sysfs,
Apple's shared memory from the system; what none of them tells must be typed in, and says so.
"""

import os
import platform
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.hardware.gpu import Gpu
from engine.result import Notice, Severity, Value
from engine.units import MIB

TOLERANCE = 0.05  # reported total against the catalogue's
AMD_VENDOR = "0x1002"
MOST_LINKS = 18
MIG_ON = 1
# words that say nothing about which card it is, and words for the same form of one
SILENT = frozenset(("nvidia", "geforce", "amd", "radeon", "graphics", "tesla", "instinct", "edition",
                    "generation", "workstation", "gpu"))  # fmt: skip
FORMS = {"sxm2": "sxm", "sxm3": "sxm", "sxm4": "sxm", "sxm5": "sxm", "hbm3": "sxm", "hbm3e": "sxm"}


@dataclass(frozen=True, slots=True)
class LocalCard:
    """One card. Sizes in MiB; None: the driver does not say.

    Attributes:
        link: what joins it to other cards here ("nvlink" or "pcie").
        gpu: id in the catalogue, when the name and the total agree with one.
        usable: False for what cannot be planned on as it is (its notice says why).
    """

    index: int
    name: str
    vendor: str
    total_mib: int | None
    free_mib: int | None = None
    compute_capability: str | None = None
    link: str = "pcie"
    mig: bool = False
    unified: bool = False
    gpu: str | None = None
    usable: bool = True


@dataclass(frozen=True, slots=True)
class LocalComputer:
    """This computer. ``notices`` say what could not be read, and what must be typed in."""

    cards: tuple[LocalCard, ...] = ()
    host_ram_bytes: int | None = None
    driver: str | None = None
    notices: tuple[Notice, ...] = ()


def _notice(key: str, severity: Severity = "warning", **values: Value) -> Notice:
    return Notice(key, severity, values, "box")


def _text(value: object) -> str:
    found = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
    return found.strip()[:200]


def _ask(question: Callable[[], Any], nvml: ModuleType) -> Any:
    """The answer of NVML, or None where this card does not support the question."""
    try:
        return question()
    except (nvml.NVMLError, AttributeError, TypeError, ValueError):
        return None


def _has_nvlink(nvml: ModuleType, handle: Any) -> bool:
    if not hasattr(nvml, "nvmlDeviceGetNvLinkState"):
        return False
    for link in range(MOST_LINKS):
        state = _ask(partial(nvml.nvmlDeviceGetNvLinkState, handle, link), nvml)
        if state is None:
            return False
        if state == 1:
            return True
    return False


def _nvidia_card(nvml: ModuleType, index: int) -> tuple[LocalCard, list[Notice]]:
    handle = nvml.nvmlDeviceGetHandleByIndex(index)
    name = _text(nvml.nvmlDeviceGetName(handle))
    memory = _ask(lambda: nvml.nvmlDeviceGetMemoryInfo(handle), nvml)
    level = _ask(lambda: nvml.nvmlDeviceGetCudaComputeCapability(handle), nvml)
    mode = _ask(lambda: nvml.nvmlDeviceGetMigMode(handle), nvml)
    mig = bool(mode) and mode[0] == MIG_ON
    total = getattr(memory, "total", None)
    total = total if isinstance(total, int) and total > 0 else None
    free = getattr(memory, "free", None)
    card = LocalCard(
        index, name, "NVIDIA",
        total_mib=None if total is None else total // MIB,
        free_mib=free // MIB if isinstance(free, int) and free >= 0 else None,
        compute_capability=f"{level[0]}.{level[1]}" if level else None,
        link="nvlink" if _has_nvlink(nvml, handle) else "pcie",
        mig=mig, unified=total is None, usable=total is not None and not mig,
    )  # fmt: skip
    notices = []
    if total is None:
        notices.append(_notice("card_memory_unknown", index=index, name=name))
    if mig:
        notices.append(_notice("card_mig", index=index, name=name))
    return card, notices


def _nvidia_cards(nvml: ModuleType) -> tuple[list[LocalCard], list[Notice]]:
    cards: list[LocalCard] = []
    notices: list[Notice] = []
    count = nvml.nvmlDeviceGetCount()
    if count == 0:
        notices.append(_notice("no_card", "info"))
    for index in range(count):
        try:
            card, said = _nvidia_card(nvml, index)
        except nvml.NVMLError as error:
            notices.append(_notice("card_failed", index=index, reason=type(error).__name__))
            continue
        cards.append(card)
        notices += said
    return cards, notices


def read_nvidia() -> tuple[list[LocalCard], str | None, list[Notice]]:
    """(cards, driver version, notices) through NVML; never raises."""
    try:
        nvml = import_module("pynvml")
    except ImportError:
        return [], None, [_notice("local_extra_missing", "info", extra="local")]
    try:
        nvml.nvmlInit()
    except nvml.NVMLError as error:
        return [], None, [_notice("no_driver", "info", reason=type(error).__name__)]
    try:
        driver = _ask(lambda: _text(nvml.nvmlSystemGetDriverVersion()), nvml)
        cards, notices = _nvidia_cards(nvml)
    except nvml.NVMLError as error:
        return [], None, [_notice("driver_failed", reason=type(error).__name__)]
    finally:
        _ask(nvml.nvmlShutdown, nvml)
    return cards, driver, notices


def _number(path: Path) -> int | None:
    try:
        return int(path.read_text("ascii").strip())
    except (OSError, ValueError):
        return None


def read_amd(root: Path = Path("/sys/class/drm")) -> list[LocalCard]:
    """AMD cards as the Linux driver lists them (mem_info_vram_total and _used, bytes)."""
    cards: list[LocalCard] = []
    for device in sorted(root.glob("card[0-9]*/device")):
        try:
            vendor = (device / "vendor").read_text("ascii").strip()
        except (OSError, ValueError):
            continue
        total = _number(device / "mem_info_vram_total")
        if vendor != AMD_VENDOR or not total:
            continue
        used = _number(device / "mem_info_vram_used")
        try:
            name = _text((device / "product_name").read_text("utf-8"))
        except (OSError, ValueError):
            name = ""
        free = None if used is None else max(total - used, 0) // MIB
        cards.append(LocalCard(len(cards), name or "AMD", "AMD", total // MIB, free))
    return cards


def host_ram() -> int | None:
    """Bytes of main memory, or None where the system does not tell without further packages."""
    try:
        pages, size = os.sysconf("SC_PHYS_PAGES"), os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return _windows_ram()
    return pages * size if pages > 0 and size > 0 else None


def _windows_ram() -> int | None:
    import ctypes

    kilobytes = ctypes.c_ulonglong()
    try:
        ask = ctypes.windll.kernel32.GetPhysicallyInstalledSystemMemory  # type: ignore[attr-defined,unused-ignore]
    except AttributeError:
        return None
    return kilobytes.value * 1024 if ask(ctypes.byref(kilobytes)) else None


def _words(name: str) -> tuple[frozenset[str], frozenset[str]]:
    """(words that make the card, words for its form) of a name as a driver or a catalogue has it."""
    plain = re.sub(r"\(.*?\)", " ", name.lower())
    found = {FORMS.get(word, word) for word in re.findall(r"[a-z0-9]+", plain)}
    forms = found & {"sxm", "pcie", "nvl"}
    capacity = {word for word in found if re.fullmatch(r"\d+gb", word)}
    return frozenset(found - forms - capacity - SILENT), frozenset(forms)


def match_catalogue(card: LocalCard, gpus: Iterable[Gpu]) -> tuple[LocalCard, Notice | None]:
    """The card with the id of the catalogue entry it is; a notice when name and total disagree."""
    if card.total_mib is None:
        return card, None
    total = card.total_mib
    core, forms = _words(card.name)
    named = [(gpu, *_words(gpu.name)) for gpu in gpus]
    same = [(gpu, own) for gpu, words, own in named if words == core]
    if not same:
        return card, _notice("card_not_in_catalogue", "info", index=card.index, name=card.name)

    def distance(entry: tuple[Gpu, frozenset[str]]) -> tuple[bool, int, int]:
        gpu, own = entry
        off = abs(gpu.memory_mib - total)
        # drivers leave out "SXM", and name every other form
        unlike = len((own ^ forms) - {"sxm"}) * 2 + len(own ^ forms)
        return off > TOLERANCE * gpu.memory_mib, unlike, off

    best = min(same, key=distance)[0]
    if abs(best.memory_mib - total) > TOLERANCE * best.memory_mib:
        nearest = min((gpu.memory_mib for gpu, _ in same), key=lambda mib: abs(mib - total))
        return card, _notice(
            "card_total_differs", index=card.index, name=card.name, found=total, expected=nearest
        )
    return replace(card, gpu=best.id), None


def read_local(gpus: Iterable[Gpu] = ()) -> LocalComputer:
    """This computer, checked against the catalogue's cards ``gpus``; never raises."""
    known = tuple(gpus)
    cards, driver, notices = read_nvidia()
    ram = host_ram()
    if platform.system() == "Linux":
        first = len(cards)
        cards += [replace(card, index=first + n) for n, card in enumerate(read_amd())]
    elif platform.system() == "Darwin" and platform.machine() == "arm64" and ram:
        cards.append(LocalCard(0, "Apple", "Apple", ram // MIB, unified=True))
        notices.append(_notice("unified_memory", "info", total=ram // MIB))
    if cards:
        notices = [n for n in notices if n.key not in ("no_driver", "local_extra_missing")]
    elif platform.system() not in ("Linux", "Darwin"):
        notices.append(_notice("type_card_in", "info"))
    matched = []
    for card in cards:
        found, said = match_catalogue(card, known) if known else (card, None)
        matched.append(found)
        notices += [said] if said else []
    return LocalComputer(tuple(matched), ram, driver, tuple(notices))
