"""Models and adapters from files, by what the user does and sees."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QGraphicsOpacityEffect
from pytestqt.qtbot import QtBot

from engine.files.plan_file import write_plan
from gui.__main__ import main
from gui.main_window import MainWindow
from gui.theme import Theme
from gui.views.import_model_part import ImportModelPart
from gui.views.needs_data_row import NeedsDataRow
from tests.gui.boards import example
from tests.gui.import_windows import AURORA, WHOLE, folder, real_window, weights


@pytest.fixture
def window(
    qapp: QApplication, qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    made = real_window(qapp, theme, tmp_path / "home", monkeypatch)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.set_language("en")


def open_and_wait(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    window.desk.open_path(path)
    qtbot.waitUntil(lambda: not window.desk.imports.is_busy())
    qtbot.wait(20)


def part(window: MainWindow) -> ImportModelPart:
    return window.planner.question.model.imported


def missing_row(window: MainWindow) -> NeedsDataRow:
    return part(window).missing.rows[0]


def test_that_a_model_folder_becomes_the_plan_and_the_window_says_which_data_it_used(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_and_wait(window, qtbot, folder(tmp_path / "aurora-9b", WHOLE))
    assert window.planner.question.model.picker.currentText() == "aurora-9b"
    assert part(window).source.text() == "Sizes from config.json, parameters by formula."
    assert window.store.board.current.model.layer_count == 42
    assert "aurora-9b" in window.status.currentMessage()
    window.commands["undo"].trigger()
    assert window.store.scenario.model.id == "meta-llama/Llama-3.1-8B"


def test_that_headers_count_before_the_formula(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    place = folder(tmp_path / "small", WHOLE | {"hidden_size": 64, "num_attention_heads": 4,
                   "num_key_value_heads": 4, "num_hidden_layers": 1, "intermediate_size": 128,
                   "vocab_size": 1000})  # fmt: skip
    layer = "model.layers.0."
    shapes = {"model.embed_tokens.weight": [1000, 64], "lm_head.weight": [1000, 64],
              "model.norm.weight": [64], "extra.weight": [10]}  # fmt: skip
    shapes |= {f"{layer}self_attn.{n}_proj.weight": [64, 64] for n in "qkvo"}
    shapes |= {f"{layer}mlp.{n}_proj.weight": [128, 64] for n in ("gate", "up")}
    shapes |= {f"{layer}mlp.down_proj.weight": [64, 128], f"{layer}input_layernorm.weight": [64],
               f"{layer}post_attention_layernorm.weight": [64]}  # fmt: skip
    weights(place / "model.safetensors", shapes)
    open_and_wait(window, qtbot, place)
    total = sum(a * (b[0] if b else 1) for a, *b in shapes.values())
    assert part(window).source.text().startswith(f"The tensors hold {total:,} parameters")
    assert window.store.board.current.parameters.total == total
    assert window.store.scenario.model.path == str(place)


def test_that_a_missing_value_is_asked_for_in_place_and_never_filled_in(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.store.set("training.sequence_length", 2048)
    open_and_wait(window, qtbot, folder(tmp_path / "aurora-9b", AURORA))
    row = missing_row(window)
    assert part(window).missing.isVisible()
    assert row.field.text() == "not set"
    assert row.field.hasFocus()
    picker = window.planner.question.model.picker
    assert (picker.currentText(), picker.property("state")) == ("aurora-9b", "missing")
    panel, kept = window.desk.centre.panel, window.desk.centre.kept
    assert panel is not None
    assert kept is not None
    assert panel.headline() == "aurora-9b needs 1 value before it can be planned."
    assert "MLP matrices" in panel.reason()
    assert "Llama 3.1 8B, LoRA" in kept.text()
    chart = window.planner.answer.chart
    effect = chart.graphicsEffect()
    assert isinstance(effect, QGraphicsOpacityEffect)
    assert effect.opacity() == pytest.approx(0.6)
    assert not window.planner.answer.header.isVisible()
    qtbot.wait(20)
    qtbot.keyClicks(row.field, "9728")
    qtbot.keyClick(row.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.store.scenario.model.name == "aurora-9b")
    assert window.planner.answer.header.isVisible()
    assert not part(window).missing.isVisible()
    assert window.store.scenario.training.sequence_length == 2048
    assert window.store.scenario.model.config is not None
    assert window.store.scenario.model.config["intermediate_size"] == 9728


def test_that_an_edit_while_a_value_is_missing_keeps_the_question(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_and_wait(window, qtbot, folder(tmp_path / "aurora-9b", AURORA))
    window.store.set("adapter.rank", 64)
    qtbot.wait(30)
    assert part(window).missing.isVisible()
    assert window.planner.question.model.picker.currentText() == "aurora-9b"


def test_that_going_back_and_picking_another_model_both_end_the_question(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    place = folder(tmp_path / "aurora-9b", AURORA)
    open_and_wait(window, qtbot, place)
    assert window.desk.centre.kept is not None
    window.desk.centre.kept.back.click()
    assert window.planner.answer.header.isVisible()
    assert window.planner.question.model.picker.currentText() == "Llama 3.1 8B"
    open_and_wait(window, qtbot, place)
    window.planner.question.model.picker.picked.emit("Qwen/Qwen2.5-7B-Instruct")
    assert window.desk.imports.pending is None
    assert window.store.scenario.model.id == "Qwen/Qwen2.5-7B-Instruct"


def test_that_the_usual_value_can_be_accepted_by_a_click(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    config = {k: v for k, v in WHOLE.items() if k != "num_hidden_layers"}
    open_and_wait(window, qtbot, folder(tmp_path / "aurora-9b", config))
    row = missing_row(window)
    assert row.value() is None
    accept = row._accept
    assert accept.text() == "Accept 32"
    accept.click()
    qtbot.waitUntil(lambda: window.desk.imports.pending is None)
    assert window.store.board.current.model.layer_count == 32


def test_that_a_missing_value_is_read_from_weights(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_and_wait(window, qtbot, folder(tmp_path / "aurora-9b", AURORA))
    file = weights(tmp_path / "some.safetensors", {
        "model.embed_tokens.weight": [1520, 3584], "model.layers.0.mlp.up_proj.weight": [9000, 3584],
    })  # fmt: skip
    window.desk.imports.answer_from_weights(file)
    qtbot.waitUntil(lambda: window.desk.imports.pending is None)
    assert window.store.scenario.model.config is not None
    assert window.store.scenario.model.config["intermediate_size"] == 9000


def test_that_an_adapter_sets_its_settings_and_asks_for_its_base(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    config = {"peft_type": "LORA", "r": 32, "target_modules": ["q_proj", "v_proj"],
              "modules_to_save": ["lm_head"], "base_model_name_or_path": "Qwen/Qwen2.5-7B-Instruct"}  # fmt: skip
    open_and_wait(window, qtbot, folder(tmp_path / "mine", config, "adapter_config.json"))
    adapter = window.store.scenario.adapter
    assert (adapter.rank, adapter.modules_to_save) == (32, ("lm_head",))
    assert adapter.targets == ("q_proj", "v_proj")
    base = part(window).base
    assert base.isVisible()
    assert "rank 32" in base.said()
    assert "Qwen/Qwen2.5-7B-Instruct" in base.question()
    base.use.click()
    assert window.store.scenario.model.id == "Qwen/Qwen2.5-7B-Instruct"
    assert not base.isVisible()


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("x.bin", b"\x80\x04", ("x.bin", "pickle", "config.json")),
        ("config.json", b"{", ("config.json", "JSON")),
        ("config.json", b'{"model_type": "t5", "hidden_size": 4}', ("t5", "causal")),
        (
            "config.json",
            b'{"model_type": "nemotron_h", "hidden_size": 4}',
            ("config.json", "nemotron_h", "state space (Mamba)"),
        ),
        ("a.gguf", b"GGUX", ("a.gguf", "GGUF")),
        ("m.safetensors", (2**60).to_bytes(8, "little"), ("m.safetensors", "header")),
        ("notes.txt", b"hello", ("notes.txt", "open one of")),
        ("config.json", b"version https://git-lfs.github.com/spec/v1\nsize 9", ("git lfs pull",)),
    ],
)
def test_that_a_file_that_lies_gives_one_message_and_loses_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str, content: bytes, words: tuple[str]
) -> None:
    before = window.store.scenario
    (tmp_path / name).write_bytes(content)
    open_and_wait(window, qtbot, tmp_path / name)
    text = part(window).problem.text()
    assert all(word in text for word in words), text
    assert part(window).problem.tone() == "error"
    assert window.store.scenario == before
    assert window.planner.answer.header.isVisible()


def test_that_a_plan_file_is_still_a_plan(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "plan.json"
    file.write_text(write_plan(example(adapter__rank=77)), "utf-8")
    open_and_wait(window, qtbot, file)
    assert window.store.scenario.adapter.rank == 77


def drag(window: MainWindow, path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(400, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(400, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(window, drop)
    return data


def test_that_a_file_dropped_on_the_window_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    drag(window, folder(tmp_path / "aurora-9b", WHOLE) / "config.json")
    qtbot.waitUntil(lambda: window.store.scenario.model.name == "aurora-9b")


def test_that_a_quantised_checkpoint_says_what_can_be_trained_on_it(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    config = WHOLE | {"quantization_config": {"quant_method": "gptq", "bits": 4, "group_size": 128}}
    open_and_wait(window, qtbot, folder(tmp_path / "packed", config))
    text = part(window).checkpoint.text()
    assert "gptq" in text
    assert "4.1562 bits" in text
    assert "LoRA" in text


def test_that_assumptions_are_notices_with_their_basis(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    config = {k: v for k, v in WHOLE.items() if k != "num_key_value_heads"}
    open_and_wait(window, qtbot, folder(tmp_path / "aurora-9b", config))
    model = window.status.notices
    texts = [model.index(row, 0).data() for row in range(model.rowCount())]
    wanted = "num_key_value_heads is absent; assumed 28, from num_attention_heads."
    assert wanted in texts


def test_that_the_question_is_asked_in_the_language_of_the_window(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_and_wait(window, qtbot, folder(tmp_path / "aurora-9b", AURORA))
    window.set_language("de")
    qtbot.wait(20)
    panel = window.desk.centre.panel
    assert panel is not None
    assert panel.headline().startswith("aurora-9b braucht noch 1 Wert")
    assert json.dumps(panel.reason()) != ""


def test_that_an_assumption_can_be_changed_where_it_is_listed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    config = {k: v for k, v in AURORA.items() if k not in ("num_key_value_heads", "hidden_act")}
    open_and_wait(window, qtbot, folder(tmp_path / "aurora-9b", config))
    panel = window.desk.centre.panel
    assert panel is not None
    model = panel.model
    rows = {model.index(n, 1).data(): n for n in range(model.rowCount())}
    assert (
        model.index(rows["num_key_value_heads"], 3).data()
        == "Absent; taken from num_attention_heads"
    )
    assert model.setData(model.index(rows["num_key_value_heads"], 2), 7)
    qtbot.waitUntil(lambda: not window.desk.imports.is_busy())
    panel.table.clicked.emit(model.index(rows["hidden_act"], 5))
    qtbot.waitUntil(lambda: not window.desk.imports.is_busy())
    missing_row(window).field.setValue(9728)
    qtbot.waitUntil(lambda: window.desk.imports.pending is None)
    block = window.store.board.current.model.blocks["full"]
    assert block.attention.kv_heads == 7  # type: ignore[union-attr]
    assert not block.mlp.gated


def test_that_a_folder_with_a_model_opens_the_window_and_a_bare_one_is_a_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path] = []

    def run(path: Path | None = None) -> int:
        opened.append(path or Path())
        return 0

    monkeypatch.setattr("gui.app.run", run)
    place = folder(tmp_path / "aurora-9b", WHOLE)
    assert main([str(place)]) == 0
    assert main([str(place / "config.json")]) == 0
    assert opened == [place, place / "config.json"]
    (tmp_path / "models").mkdir()
    monkeypatch.chdir(tmp_path)
    assert main(["models", "aurora-none"]) == 0
    assert len(opened) == 2
