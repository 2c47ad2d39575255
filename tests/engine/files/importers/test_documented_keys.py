"""Whoever words the messages finds every key of the readers in docs/readers.md."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
SOURCES = [*sorted((ROOT / "engine" / "files" / "importers").glob("*.py")),
           ROOT / "engine" / "hardware" / "local.py"]  # fmt: skip
RAISED = re.compile(r'(?:InputError|[nN]otice|\.note)\(\s*"([a-z0-9_]+)"')


def test_every_key_that_a_reader_can_give_is_listed() -> None:
    text = (ROOT / "docs" / "readers.md").read_text("utf-8")
    listed = set(re.findall(r"`([a-z0-9_]+)`", text))
    given = {key for path in SOURCES for key in RAISED.findall(path.read_text("utf-8"))}
    assert len(given) > 50
    assert given <= listed, sorted(given - listed)
