"""One way to find the words of a key; an unknown key is shown readable, never hidden."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

# lupdate finds translate("Context", "text") under this very name.
translate = QCoreApplication.translate


def words(context: str, table: Mapping[str, object], key: str) -> str:
    """The translated text of a key, or the key itself with spaces."""
    source = table.get(key)
    if source is None:
        return key.replace("_", " ").replace("-", " ")
    return translate(context, str(source))


class Lenient(dict[str, str]):
    """Values for format_map; one that is missing leaves a gap rather than fail before the reader."""

    def __missing__(self, key: str) -> str:
        return "\N{HORIZONTAL ELLIPSIS}"
