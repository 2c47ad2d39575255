"""The centre while a model waits for a value: why it is needed, what is known, the plan before."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gui.models.missing_assumptions import CHANGE, VALUE, AssumptionTable
from gui.state.imports import ModelImports, Pending
from gui.text.lookup import translate
from gui.text.missing_count_words import import_plurals
from gui.text.missing_words import leaf, size_name, where_to_find, why_needed
from gui.theme import current_theme, set_property
from gui.theme.tokens import CARD_GAP, TABLE_ROW_LOW
from gui.views.plain_table import PlainTable
from gui.views.widgets.card import Card
from gui.views.widgets.retranslating import Retranslating

_ICON, _ASIDE, _BASIS = 20, 210, 3


class NeedsDataPanel(Retranslating, QWidget):
    """``weightsWanted``: the user wants the value read from a weight file."""

    weightsWanted = Signal()

    def __init__(self, imports: ModelImports) -> None:
        super().__init__()
        self._imports = imports
        self._icon, self._headline, self._second = QLabel(), QLabel(), QLabel()
        set_property(self._headline, "role", "headline")
        set_property(self._second, "role", "muted")
        words = QVBoxLayout()
        words.setSpacing(3)
        for label in (self._headline, self._second):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(label)
        head = QHBoxLayout()
        head.setContentsMargins(2, 4, 0, 2)
        head.setSpacing(10)
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self._card = Card()
        self._why, self._why_text, self._where, self._where_text = (QLabel() for _ in range(4))
        self.read = QPushButton()
        set_property(self.read, "primary", "true")
        self.read.clicked.connect(self.weightsWanted)
        self._hint = QLabel()
        self._card.body.addLayout(self._reasons())
        self._known = Card(flush=True)
        self._counts = QLabel()
        set_property(self._counts, "role", "caption")
        self._known.add_aside(self._counts)
        self.table = PlainTable()
        self.model = AssumptionTable(self)
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        self.table.setEditTriggers(PlainTable.EditTrigger.EditKeyPressed)
        self.table.clicked.connect(self._change)
        self.model.answered.connect(lambda path, value: imports.answer({path: value}))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(_BASIS, QHeaderView.ResizeMode.Stretch)
        self._known.body.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CARD_GAP)
        column.addLayout(head)
        column.addWidget(self._card)
        column.addWidget(self._known, 1)
        imports.pendingChanged.connect(self.retranslate)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def headline(self) -> str:
        return self._headline.text()

    def reason(self) -> str:
        return self._why_text.text()

    def retranslate(self) -> None:
        waiting = self._imports.pending
        if waiting is None or not waiting.missing:
            return
        theme = current_theme()
        icon = theme.icon("alert-triangle", theme.tokens.borderline, _ICON)
        self._icon.setPixmap(icon.pixmap(QSize(_ICON, _ICON), self.devicePixelRatio()))
        self._say(waiting)
        self.model.set_imported(waiting.imported)
        self.table.name_actions()
        self._known.set_title(translate("NeedsData", "What is known"))
        self.table.setAccessibleName(translate("NeedsData", "What is known"))
        self._counts.setText(
            translate("NeedsData", "{assumed} assumed · {derived} derived · {read} read").format(
                assumed=self.model.count("assumed"),
                derived=self.model.count("derived"),
                read=self.model.count("read"),
            )
        )

    def _change(self, index: QModelIndex) -> None:
        if index.column() == CHANGE and index.data() and not self.model.turn(index.row()):
            self.table.edit(index.siblingAtColumn(VALUE))

    def _say(self, waiting: Pending) -> None:
        first = waiting.missing[0]
        count = len(waiting.missing)
        name = waiting.source.name
        self._headline.setText(import_plurals().missing_values(count).format(name=name))
        names = ", ".join(size_name(gap.field) for gap in waiting.missing)
        text = translate("NeedsData", "Not in the file: {names}. Enter it on the left.")
        self._second.setText(text.format(names=names))
        self._card.set_title(f"{size_name(first.field)} ({leaf(first.field)})")
        self._why.setText(translate("NeedsData", "Why it is needed"))
        self._why_text.setText(why_needed(first))
        self._where.setText(translate("NeedsData", "Where to find it"))
        self._where_text.setText(where_to_find(first))
        self.read.setText(translate("NeedsData", "Read from weights…"))
        self._hint.setText(
            translate("NeedsData", "Opens a .safetensors or .gguf file; reads its header only.")
        )

    def _reasons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(24)
        pairs = ((self._why, self._why_text), (self._where, self._where_text))
        for title, text in pairs:
            set_property(title, "role", "strong")
            set_property(text, "role", "muted")
            text.setWordWrap(True)
            column = QVBoxLayout()
            column.setSpacing(4)
            column.addWidget(title)
            column.addWidget(text)
            column.addStretch(1)
            row.addLayout(column, 1)
        aside = QVBoxLayout()
        aside.setSpacing(6)
        set_property(self._hint, "role", "caption")
        self._hint.setWordWrap(True)
        self._hint.setFixedWidth(_ASIDE)
        aside.addWidget(self.read, 0, Qt.AlignmentFlag.AlignLeft)
        aside.addWidget(self._hint)
        aside.addStretch(1)
        row.addLayout(aside)
        return row
