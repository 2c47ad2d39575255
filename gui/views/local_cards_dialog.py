"""This computer: its cards as the driver reports them, each to be taken or left."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.hardware.local import LocalCard, LocalComputer
from gui.models.local_box import box_changes, card_line, is_offered, machine_line
from gui.state.imports_local import LocalLook
from gui.text.import_words import import_notice_text
from gui.text.lookup import translate
from gui.text.missing_count_words import import_plurals
from gui.theme import set_property
from gui.views.widgets.caption import Caption
from gui.views.widgets.card import Card

_WIDTH, _INDENT = 500, 26


class LocalCardsDialog(QDialog):
    """``chosen(changes)``: the fields of a box of the ticked cards."""

    chosen = Signal(object)

    def __init__(self, look: LocalLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._computer: LocalComputer | None = None
        self._look = look
        self.boxes: list[tuple[QCheckBox, LocalCard]] = []
        self.setWindowTitle(translate("LocalCards", "This computer"))
        self._list = Card(translate("LocalCards", "Cards"))
        self._machine = QLabel(translate("LocalCards", "Asking the driver…"))
        self._machine.setWordWrap(True)
        set_property(self._machine, "role", "muted")
        self.notes: list[Caption] = []
        self._notes = QVBoxLayout()
        self._notes.setSpacing(4)
        self._again = QPushButton(translate("LocalCards", "Look again"))
        self._again.clicked.connect(look.start)
        close = QPushButton(translate("LocalCards", "Cancel"))
        close.clicked.connect(self.reject)
        self.use = QPushButton()
        set_property(self.use, "primary", "true")
        self.use.setDefault(True)
        self.use.clicked.connect(self._take)
        buttons = QHBoxLayout()
        buttons.addWidget(self._again)
        buttons.addStretch(1)
        buttons.addWidget(close)
        buttons.addWidget(self.use)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addWidget(self._list)
        column.addLayout(self._notes)
        column.addWidget(self._machine)
        column.addLayout(buttons)
        self.setMinimumWidth(_WIDTH)
        look.seen.connect(self._show)
        look.busyChanged.connect(self._again.setDisabled)
        self._count()
        self._list.hide()
        look.start()

    def done(self, result: int) -> None:
        self._look.stop()
        super().done(result)

    def machine(self) -> str:
        return self._machine.text()

    def _show(self, computer: LocalComputer) -> None:
        self._computer = computer
        self._clear()
        for card in computer.cards:
            self._add(card)
        self._list.setVisible(bool(computer.cards))
        for notice in computer.notices:
            note = Caption()
            tone = "caption" if notice.severity == "info" else "notice"
            note.show_text(import_notice_text(notice), tone)  # type: ignore[arg-type]
            self.notes.append(note)
            self._notes.addWidget(note)
        self._machine.setText(machine_line(computer))
        self._count()
        QTimer.singleShot(0, self, self.adjustSize)

    def _add(self, card: LocalCard) -> None:
        box = QCheckBox(card.name)
        box.setChecked(is_offered(card))
        box.setEnabled(is_offered(card))
        if not is_offered(card):
            box.setToolTip(translate("LocalCards", "Cannot be planned on as it is; see below"))
        box.toggled.connect(self._count)
        line = QLabel(card_line(card))
        line.setIndent(_INDENT)
        set_property(line, "role", "caption")
        box.setAccessibleDescription(line.text())
        self.boxes.append((box, card))
        self._list.body.addWidget(box)
        self._list.body.addWidget(line)

    def _clear(self) -> None:
        self.boxes, self.notes = [], []
        for layout in (self._list.body, self._notes):
            while (item := layout.takeAt(0)) is not None:
                widget = item.widget()
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()

    def _ticked(self) -> list[LocalCard]:
        return [card for box, card in self.boxes if box.isChecked()]

    def _count(self) -> None:
        count = len(self._ticked())
        self.use.setEnabled(count > 0)
        self.use.setText(import_plurals().use_cards(count))

    def _take(self) -> None:
        if self._computer is not None:
            self.chosen.emit(box_changes(self._computer, self._ticked()))
        self.accept()
