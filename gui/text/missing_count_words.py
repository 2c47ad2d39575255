"""Sentences about missing values and detected cards whose words depend on a number."""

from functools import cache

from PySide6.QtCore import QObject


class ImportPlurals(QObject):
    """Each method gives one sentence for a number."""

    def missing_values(self, count: int) -> str:
        """Has a placeholder for the model."""
        return self.tr("{name} needs %n value(s) before it can be planned.", "", count)

    def use_cards(self, count: int) -> str:
        return self.tr("Use %n card(s)", "", count)


@cache
def import_plurals() -> ImportPlurals:
    return ImportPlurals()
