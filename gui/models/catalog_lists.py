"""The catalogue's models and cards as rows of the pickers, and a line about one card."""

from engine import Plan
from engine.files import catalog
from engine.scenario import CustomGpu, GpuChoice, ModelChoice
from engine.units import MIB
from gui.models.picker_list import PickerRow
from gui.text import numbers
from gui.text.lookup import translate


def model_rows() -> list[PickerRow]:
    """All models, with parameters, context and licence in the second line."""
    return [
        PickerRow(
            key=row.id,
            name=row.name,
            detail=_joined(
                numbers.short_count(row.parameters),
                _context(row.max_context),
                row.licence,
            ),
            search=f"{row.id} {row.family}",
        )
        for row in catalog.model_rows()
    ]


def gpu_rows() -> list[PickerRow]:
    """All cards, with memory, architecture and year in the second line."""
    return [
        PickerRow(
            key=row.id,
            name=row.name,
            detail=_joined(
                numbers.sized(row.memory_mib * MIB, "GiB"),
                row.architecture,
                str(row.year) if row.year else None,
            ),
            search=_joined(row.id, row.vendor, row.architecture, _label(row.memory_label_gb)),
        )
        for row in catalog.gpu_rows()
    ]


def card_name(card: GpuChoice) -> str:
    return card.name if isinstance(card, CustomGpu) else catalog.gpu(card).name


def card_facts(choice: GpuChoice) -> str:
    """Memory and links of one card, as the driver and the data sheet have them."""
    card = choice if isinstance(choice, CustomGpu) else catalog.gpu(choice)
    facts = translate("HardwareSection", "{count} MiB each").format(
        count=numbers.whole(card.memory_mib)
    )
    if card.nvlink_gb_s:
        link = translate("HardwareSection", "NVLink {rate} GB/s")
        facts += ", " + link.format(rate=numbers.plain(card.nvlink_gb_s))
    else:
        facts += ", " + translate("HardwareSection", "no NVLink")
    if card.pcie_gen and card.pcie_lanes:
        facts += f", PCIe {numbers.decimal(card.pcie_gen)} {numbers.TIMES}{card.pcie_lanes}"
    return facts


def _label(memory_gb: float | None) -> str | None:
    """The size on the box, which is what people type: 24 GB."""
    return f"{memory_gb:g} GB {memory_gb:g}GB" if memory_gb else None


def _context(count: int | None) -> str | None:
    if not count:
        return None
    return translate("ModelSection", "{count} context").format(count=numbers.tokens(count))


def _joined(*parts: str | None) -> str:
    return " · ".join(part for part in parts if part)


def model_source(choice: ModelChoice) -> str:
    """Where the model's dimensions come from."""
    if choice.id is not None:
        return translate("StatusLine", "built-in catalogue, {name}").format(name=choice.id)
    if choice.path is not None:
        return choice.path
    return translate("StatusLine", "own config.json")


def memory_source(plan: Plan) -> str:
    """How much memory the busiest card has, and who says so."""
    mib = plan.busiest.capacity // MIB
    text = translate("StatusLine", "{count} MiB reported by the driver")
    return text.format(count=numbers.whole(mib))
