"""Search by pieces of words in any order: "qw 7b" finds "Qwen2.5 7B Instruct"."""

import re

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from gui.models.cells import Role

# A word begins after anything that is no letter or digit, where letters and digits meet,
# and at a capital inside a name, so that "llama" begins a word of "CodeLlama".
_STARTS = re.compile(r"(?<![^\W_])[^\W_]|(?<=[^\W\d_])\d|(?<=\d)[^\W\d_]|(?<=[a-z])[A-Z]")


def tokens_of(query: str) -> list[str]:
    return query.casefold().split()


def misses(text: str, tokens: list[str]) -> int | None:
    """How many tokens are only inside a word, or None when one is not there at all."""
    folded = text.casefold()
    if not all(token in folded for token in tokens):
        return None
    starts = [match.start() for match in _STARTS.finditer(text)]
    return sum(not any(folded.startswith(token, at) for at in starts) for token in tokens)


class TokenFilter(QSortFilterProxyModel):
    """Keeps rows that hold every token; those where tokens begin words come first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tokens: list[str] = []
        self.setDynamicSortFilter(False)

    def set_query(self, query: str) -> None:
        self._tokens = tokens_of(query)
        self.invalidate()
        self.sort(0 if self._tokens else -1)

    def _text(self, index: QModelIndex | QPersistentModelIndex) -> str:
        parts = (index.data(role) for role in (Qt.ItemDataRole.DisplayRole, Role.SEARCH))
        return " ".join(str(part) for part in parts if part)

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        index = self.sourceModel().index(row, 0, parent)
        return misses(self._text(index), self._tokens) is not None

    def lessThan(
        self,
        left: QModelIndex | QPersistentModelIndex,
        right: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        one, other = (misses(self._text(i), self._tokens) for i in (left, right))
        return (one or 0, left.row()) < (other or 0, right.row())
