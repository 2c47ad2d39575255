"""The amber block in the Model section: what the file leaves open is asked for where it is missed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout

from gui.state.imports import ModelImports
from gui.views.needs_data_row import NeedsDataRow


class NeedsDataBlock(QFrame):
    """Hidden while nothing is missing; with the last value given, the model is read again."""

    def __init__(self, imports: ModelImports) -> None:
        super().__init__()
        self.setObjectName("missingBlock")
        self._imports = imports
        self.rows: list[NeedsDataRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(10)
        imports.pendingChanged.connect(self.show_pending)
        self.show_pending()

    def show_pending(self) -> None:
        waiting = self._imports.pending
        gaps = waiting.missing if waiting else ()
        if tuple(row.gap for row in self.rows) != gaps:
            for row in self.rows:
                row.hide()
                self._column.removeWidget(row)
                row.deleteLater()
            self.rows = [NeedsDataRow(gap, with_reason=len(gaps) > 1) for gap in gaps]
            for row in self.rows:
                row.entered.connect(self._entered)
                self._column.addWidget(row)
        self.setVisible(bool(gaps))

    def focus_first(self) -> None:
        """The keyboard goes where the value is wanted."""
        row = next((row for row in self.rows if row.value() is None), None)
        if row is not None:
            row.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _entered(self) -> None:
        values = {row.gap.field: row.value() for row in self.rows}
        if values and all(value is not None for value in values.values()):
            self._imports.answer(values)
