"""Sentences whose words depend on a number.

lupdate sees the plural of a text only inside tr(), so they are methods of a QObject.
"""

from functools import cache

from PySide6.QtCore import QObject


class Plurals(QObject):
    """Each method gives one sentence for a number."""

    def notices(self, count: int) -> str:
        return self.tr("%n notice(s)", "", count)

    def errors(self, count: int) -> str:
        return self.tr("%n error(s) so far", "", count)

    def pools(self, count: int) -> str:
        """Has a placeholder for the sum."""
        return self.tr("%n card(s) are %n pool(s) of memory, not one of {all}.", "", count)

    def fitting_boxes(self, count: int) -> str:
        """Has placeholders for the method and the number of all boxes."""
        return self.tr("{method} fits %n of {all} boxes.", "", count)


@cache
def plurals() -> Plurals:
    return Plurals()
