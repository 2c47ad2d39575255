"""A search picker that reads its catalogue when it is first opened."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from gui.models.picker_list import PickerList, PickerRow
from gui.views.widgets.search_picker import SearchPicker

Rows = Callable[[], list[PickerRow]]


class CatalogPicker(SearchPicker):
    """Reading two hundred models takes a while that the first picture need not wait for."""

    def __init__(self, rows: Rows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self._list: PickerList | None = None

    def open_search(self, query: str = "") -> None:
        self.fill()
        super().open_search(query)

    def fill(self) -> None:
        if self._list is None:
            self._list = PickerList(self._rows(), self)
            self.set_source(self._list)

    def refill(self) -> None:
        """The second lines in another language."""
        if self._list is not None:
            self._list.set_rows(self._rows())
