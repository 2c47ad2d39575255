"""Acts on the real window like a person at the keyboard; run by test_real_window.py.

Prints one JSON object: what was on the screen after each step.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from engine.files.folders import folders_below
from gui.app import Application, PaintWatch, make_qt
from gui.session import SessionKeeper
from gui.settings import read_window_state
from gui.views.name_dialog import NameDialog

_PATIENCE_MS = 10_000


class Person(QObject):
    """One visit to the program."""

    def __init__(self, home: Path) -> None:
        super().__init__()
        self.folders = folders_below(home)
        self.qt = make_qt()
        self.seen: dict[str, object] = {"platform": self.qt.platformName()}

    def open_window(self) -> Application:
        program = Application(self.qt, read_window_state(self.folders.session.parent))
        keeper = SessionKeeper(folders=self.folders)
        PaintWatch(program.window).painted.connect(lambda: program.fill(keeper))
        program.window.show()
        self.wait(lambda: hasattr(program.window, "planner"), "the views")
        # Without a window manager nobody else makes it the active one.
        program.window.activateWindow()
        QTest.qWaitForWindowActive(program.window, 2000)
        self.seen["active"] = program.window.isActiveWindow()
        return program

    def wait(self, condition: object, what: str) -> None:
        waited = 0
        while not condition():  # type: ignore[operator]
            QTest.qWait(20)
            waited += 20
            if waited > _PATIENCE_MS:
                raise TimeoutError(what)

    def press(self, widget: QWidget | None, key: Qt.Key, control: bool = False) -> None:
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        target = widget or QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key, held)
        QTest.qWait(30)

    def choose_model(self, program: Application) -> None:
        """Ctrl+F, a few letters, Enter."""
        self.press(program.window, Qt.Key.Key_F, control=True)
        search = program.window.planner.question.model.picker.popup.search
        self.wait(search.isVisible, "the model picker")
        QTest.keyClicks(search, "qw 7b")
        rows = program.window.planner.question.model.picker.popup.filter
        self.seen["found"] = [rows.index(row, 0).data() for row in range(rows.rowCount())]
        self.press(search, Qt.Key.Key_Return)
        self.seen["model"] = program.store.scenario.model.id
        self.seen["headline"] = program.window.planner.answer.header.headline()

    def type_length(self, program: Application) -> None:
        editor = program.window.planner.editor("training.sequence_length")
        assert editor is not None
        box = editor.widget
        box.setFocus(Qt.FocusReason.TabFocusReason)
        box.selectAll()  # type: ignore[attr-defined]
        plans: list[object] = []
        program.store.planChanged.connect(plans.append)
        QTest.keyClicks(box, "3072")
        self.press(box, Qt.Key.Key_Return)
        self.seen["length"] = program.store.scenario.training.sequence_length
        self.seen["plans"] = len(plans)

    def save_preset(self, program: Application, name: str) -> None:
        """Ctrl+Shift+S, a name, Enter."""
        program.window.commands["save_as"].trigger()
        self.wait(lambda: program.window.findChild(NameDialog) is not None, "the name dialog")
        dialog = program.window.findChild(NameDialog)
        assert dialog is not None
        line: QLineEdit = dialog.line
        line.selectAll()
        QTest.keyClicks(line, name)
        self.press(line, Qt.Key.Key_Return)
        self.wait(lambda: program.library.current() == name, "the saved preset")
        self.seen["state"] = program.window.presets.state_text()

    def reload_preset(self, program: Application, name: str) -> None:
        """Back to the example, then the preset again from the box in the tool bar."""
        box = program.window.presets.box
        example = next(e.name for e in program.library.entries() if e.bundled)
        for wanted in (example, name):
            box.setCurrentIndex(box.findData(wanted))
            box.activated.emit(box.currentIndex())
            QTest.qWait(30)
            self.seen[f"length of {'example' if wanted == example else 'preset'}"] = (
                program.store.scenario.training.sequence_length
            )


def main(home: Path) -> None:
    person = Person(home)
    program = person.open_window()
    person.choose_model(program)
    person.type_length(program)
    person.save_preset(program, "Mine")
    person.reload_preset(program, "Mine")
    program.window.grab().save(str(home / "window.png"))
    program.window.close()
    again = person.open_window()
    person.seen["after restart"] = [
        again.library.current(),
        again.store.scenario.training.sequence_length,
        again.store.scenario.model.id,
    ]
    again.window.close()
    print(json.dumps(person.seen))  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]))
