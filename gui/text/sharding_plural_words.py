"""Words of the sharding panel that depend on a number; see gui.text.plurals for why a QObject."""

from functools import cache

from PySide6.QtCore import QObject


class ShardingPlurals(QObject):
    """Each method gives one text for a number."""

    def show_all(self, count: int) -> str:
        return self.tr("Show all %n bar(s)", "", count)

    def gpus(self, count: int) -> str:
        return self.tr("%n GPU(s)", "", count)

    def layouts(self, count: int) -> str:
        """Has a placeholder for the number of all layouts."""
        return self.tr("%n of {all} layout(s) fit(s).", "", count)


@cache
def sharding_plurals() -> ShardingPlurals:
    return ShardingPlurals()
