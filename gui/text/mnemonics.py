"""Keys for labels (Alt+letter), each letter once. Given at run time, so no translation can clash."""

from collections.abc import Sequence

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def with_mnemonics(labels: Sequence[str], taken: str = "") -> list[str]:
    """The labels with an "&" before a letter that no other one has.

    The first letters of words come before inner ones. A label without Latin or Cyrillic letters
    gets one in brackets, as is usual in Chinese. Who finds no free letter goes without.
    """
    used = set(taken.upper())
    found = []
    for label in labels:
        place = _place(label, used)
        if place is not None:
            used.add(label[place].upper())
            found.append(f"{label[:place]}&{label[place:]}")
            continue
        letter = next((c for c in _LETTERS if c not in used), None) if _is_wide(label) else None
        if letter is None:
            found.append(label)
        else:
            used.add(letter)
            found.append(f"{label}(&{letter})")
    return found


def _place(label: str, used: set[str]) -> int | None:
    starts = [i for i, c in enumerate(label) if i == 0 or not label[i - 1].isalnum()]
    inner = [i for i in range(len(label)) if i not in starts]
    for i in starts + inner:
        if label[i].isalpha() and not _is_wide(label[i]) and label[i].upper() not in used:
            return i
    return None


def _is_wide(text: str) -> bool:
    return any("\u2e80" <= character <= "\uffef" for character in text)
