"""A window over the real engine, with files read where the test stands, and model files to open."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine import plan_all
from engine.files.folders import HOME_VARIABLE
from gui.app import undressed
from gui.main_window import MainWindow
from gui.state.boxes import BoxList
from gui.state.imports_process import DirectReader
from gui.state.library import PresetLibrary
from gui.state.store import PlanStore
from gui.theme import Theme
from gui.translations import Translations
from tests.gui.boards import example
from tests.gui.windows import PresetsInMemory

AURORA: dict[str, Any] = {
    "model_type": "aurora",
    "hidden_size": 3584,
    "num_hidden_layers": 42,
    "num_attention_heads": 28,
    "num_key_value_heads": 4,
    "vocab_size": 152064,
    "max_position_embeddings": 32768,
    "tie_word_embeddings": False,
    "hidden_act": "silu",
    "dtype": "bfloat16",
}
WHOLE = AURORA | {"model_type": "llama", "intermediate_size": 9728}


def real_window(
    qapp: QApplication, theme: Theme, home: Path, patch: pytest.MonkeyPatch
) -> MainWindow:
    patch.setenv(HOME_VARIABLE, str(home))
    translations = Translations(qapp)
    translations.apply("en")
    store = PlanStore(example(name="Example"))
    library = PresetLibrary(store, PresetsInMemory())
    library.set_current("Example")
    window = MainWindow(theme, translations)
    boxes = BoxList(store, plan_all, window)
    for part in (store, library, translations):
        part.setParent(window)
    with undressed(qapp):
        window.fill(store, library, boxes)
    window.desk.imports.use_reader(DirectReader())
    window.resize(1440, 900)
    return window


def folder(place: Path, config: dict[str, Any], name: str = "config.json") -> Path:
    place.mkdir(parents=True, exist_ok=True)
    (place / name).write_text(json.dumps(config), "utf-8")
    return place


def weights(path: Path, shapes: dict[str, list[int]]) -> Path:
    """A .safetensors file of zeros: its header is what counts."""
    header, at = {}, 0
    for name, shape in shapes.items():
        size = 2
        for side in shape:
            size *= side
        header[name] = {"dtype": "BF16", "shape": shape, "data_offsets": [at, at + size]}
        at += size
    text = json.dumps(header).encode()
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        file.truncate(8 + len(text) + at)
    return path
