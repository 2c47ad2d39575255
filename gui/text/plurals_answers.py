"""Words of the answer views that depend on a number; see gui.text.plurals for why a QObject."""

from functools import cache

from PySide6.QtCore import QObject


class AnswerPlurals(QObject):
    """Each method gives one text for a number."""

    def cards(self, count: int) -> str:
        return self.tr("%n card(s)", "", count)

    def sequences(self, count: int) -> str:
        return self.tr("%n sequence(s)", "", count)

    def tokens(self, count: int) -> str:
        """Has a placeholder for the number as the language groups its digits."""
        return self.tr("{number} token(s)", "", count)

    def own_measurements(self, count: int) -> str:
        return self.tr("%n own measurement(s).", "", count)

    def unreadable(self, count: int) -> str:
        return self.tr("%n entry(s) of the file cannot be read; they are kept.", "", count)


@cache
def answer_plurals() -> AnswerPlurals:
    return AnswerPlurals()
