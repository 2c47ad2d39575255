"""What is seen of work in the background: a thin line and a way to stop, once it takes a while."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QWidget

from gui.state.background import Background
from gui.text.lookup import translate
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.retranslating import Retranslating

_SHOWN_AFTER_MS = 150
_WIDTH, _HEIGHT, _EDGE = 220, 26, 8


class ProgressLine(Retranslating, QFrame):
    """Lies over the lower edge of `over` while its work runs, so that nothing has to move.

    A step that is (done, in all) moves the line.
    """

    def __init__(self, background: Background, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("popup")
        self.bar, self.cancel = QProgressBar(), LinkButton()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 4, 2)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_SHOWN_AFTER_MS)
        self._delay.timeout.connect(self._appear)
        over.installEventFilter(self)
        self.hide()
        self.cancel.clicked.connect(background.cancel)
        background.busyChanged.connect(self._busy)
        background.stepped.connect(self._step)
        self.retranslate()

    def retranslate(self) -> None:
        self.cancel.setText(translate("ProgressLine", "Cancel"))
        self.bar.setAccessibleName(translate("ProgressLine", "Working"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _appear(self) -> None:
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        wide = min(_WIDTH, self._over.width() - 2 * _EDGE)
        self.setGeometry(_EDGE, self._over.height() - _HEIGHT - _EDGE, wide, _HEIGHT)

    def _busy(self, busy: bool) -> None:
        if busy:
            self.bar.setRange(0, 0)
            self._delay.start()
        else:
            self._delay.stop()
            self.hide()

    def _step(self, step: object) -> None:
        match step:
            case (int() as done, int() as all_):
                self.bar.setRange(0, all_)
                self.bar.setValue(done)
