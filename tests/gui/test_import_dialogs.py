"""The dialogs that bring something in: Hub, own model, own card, this computer."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from engine.errors import InputError
from engine.files.importers.hub import HubModel
from engine.hardware.local import LocalCard, LocalComputer
from engine.result import Notice
from engine.scenario import CustomGpu
from gui.main_window import MainWindow
from gui.models.cells import Role
from gui.theme import Theme
from gui.views.custom_card_dialog import CustomCardDialog
from gui.views.custom_model_dialog import CustomModelDialog
from gui.views.hub_dialog import HubDialog
from gui.views.local_cards_dialog import LocalCardsDialog
from tests.gui.import_windows import AURORA, WHOLE, real_window

D = TypeVar("D", bound=QDialog)
LLAMA = {
    "hidden_size": 4096, "num_hidden_layers": 32, "num_attention_heads": 32,
    "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 128256,
}  # fmt: skip


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


def opened(window: MainWindow, command: str, kind: type[D]) -> D:
    window.commands[command].trigger()
    dialog = window.desk.dialog
    assert isinstance(dialog, kind)
    return dialog


def rows(picker: object) -> list[tuple[str, str]]:
    picker.fill()  # type: ignore[attr-defined]
    model = picker.popup.filter  # type: ignore[attr-defined]
    return [(model.index(n, 0).data(), model.index(n, 0).data(Role.KEY)) for n in range(5)]


def fetching(outcome: HubModel | InputError, asked: list[str]) -> Callable[..., HubModel]:
    def fetch(
        text: str, *, progress: Callable[[str, int, int], None], cancelled: Callable[[], bool]
    ) -> HubModel:
        asked.append(text)
        progress("config", 1, 4)
        if isinstance(outcome, InputError):
            raise outcome
        return outcome

    return fetch


def test_that_a_hub_model_is_planned_and_offered_again(window: MainWindow, qtbot: QtBot) -> None:
    asked: list[str] = []
    window.desk.fetch = fetching(HubModel("acme/aurora", "abc", WHOLE, {"BF16": 10}), asked)
    dialog = opened(window, "hub", HubDialog)
    dialog.line.setText("https://huggingface.co/acme/aurora")
    qtbot.wait(50)
    assert asked == [], "nothing goes out before the click"
    dialog.button.click()
    qtbot.waitUntil(lambda: window.store.scenario.model.name == "acme/aurora")
    picker = window.planner.question.model.picker
    qtbot.waitUntil(lambda: picker.currentText() == "acme/aurora")
    assert "The tensors hold 10 parameters" in window.status.currentMessage()
    assert ("acme/aurora", "own-model:acme/aurora") in rows(window.planner.question.model.picker)


def test_that_a_hub_model_with_a_gap_is_asked_about(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.fetch = fetching(HubModel("acme/aurora", "abc", AURORA, {}), [])
    dialog = opened(window, "hub", HubDialog)
    dialog.line.setText("acme/aurora")
    dialog.button.click()
    qtbot.waitUntil(lambda: window.desk.imports.pending is not None)
    window.planner.question.model.imported.missing.rows[0].field.setValue(9728)
    assert window.store.scenario.model.name == "acme/aurora"


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("hub_gated", "accept its terms"),
        ("hub_not_found", "No model acme/aurora"),
        ("hub_no_network", "check the network"),
        ("hub_rate_limit", "Try again in some minutes"),
        ("hub_extra_missing", "pip install finefit[hub]"),
    ],
)
def test_that_what_goes_wrong_at_the_hub_is_said_in_the_dialog(
    window: MainWindow, qtbot: QtBot, key: str, words: str
) -> None:
    window.desk.fetch = fetching(InputError(key, "model", id="acme/aurora"), [])
    dialog = opened(window, "hub", HubDialog)
    dialog.line.setText("acme/aurora")
    dialog.button.click()
    qtbot.waitUntil(lambda: words in dialog.message.text())
    assert dialog.isVisible()
    assert dialog.button.isEnabled(), "it can be tried again"
    dialog.reject()


def test_that_an_address_of_something_else_is_refused_without_the_network(
    window: MainWindow, qtbot: QtBot
) -> None:
    asked: list[str] = []
    window.desk.fetch = fetching(InputError("hub_failed"), asked)
    dialog = opened(window, "hub", HubDialog)
    dialog.line.setText("https://huggingface.co/datasets/acme/rows")
    dialog.button.click()
    assert "leads to datasets" in dialog.message.text()
    assert asked == []
    dialog.reject()


def test_that_a_fetch_can_be_stopped(window: MainWindow, qtbot: QtBot) -> None:
    stopped = threading.Event()

    def fetch(
        text: str, *, progress: Callable[[str, int, int], None], cancelled: Callable[[], bool]
    ) -> HubModel:
        progress("model", 0, 4)
        while not cancelled():
            stopped.wait(0.01)
        stopped.set()
        raise InputError("hub_cancelled", "model", id=text)

    window.desk.fetch = fetch
    dialog = opened(window, "hub", HubDialog)
    dialog.line.setText("acme/aurora")
    dialog.button.click()
    qtbot.waitUntil(dialog.bar.isVisible)
    dialog.close_button.click()
    assert dialog.message.text() == "Stopped."
    assert not dialog.bar.isVisible()
    qtbot.waitUntil(stopped.is_set)
    dialog.reject()


def test_that_the_parameters_are_counted_while_the_dimensions_are_typed(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = opened(window, "custom_model", CustomModelDialog)
    assert dialog.count.text() == "No count yet"
    assert "Hidden size" in dialog.message.text()
    assert not dialog.save.isEnabled()
    dialog.fields.set_values(LLAMA)
    assert dialog.count.text() == "8.03\N{NO-BREAK SPACE}B parameters"
    assert "8,030,261,248" in dialog.message.text()
    dialog.fields.set_values(LLAMA | {"num_key_value_heads": 64})
    assert "more than the 32 heads" in dialog.message.text()
    assert not dialog.save.isEnabled()
    dialog.fields.set_values(LLAMA)
    dialog.name.setText("By hand")
    dialog.save.click()
    assert window.store.board.current.parameters.total == 8_030_261_248
    picker = window.planner.question.model.picker
    qtbot.waitUntil(lambda: picker.currentText() == "By hand")
    source = window.planner.question.model.imported.source
    assert source.text() == "Sizes entered by hand, parameters by formula."
    window.store.set("model", "Qwen/Qwen2.5-7B-Instruct")
    assert rows(window.planner.question.model.picker)[0] == ("By hand", "own-model:By hand")
    window.planner.question.model.picker.picked.emit("own-model:By hand")
    assert window.store.scenario.model.name == "By hand"
    forget = window.planner.question.model.imported.forget
    qtbot.waitUntil(forget.isVisible)
    forget.click()
    assert rows(window.planner.question.model.picker)[0][0] != "By hand"
    assert window.store.scenario.model.name == "By hand", "the plan keeps it"
    assert not forget.isVisible()


def test_that_an_own_card_says_what_it_cannot_do_and_is_offered_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = opened(window, "custom_card", CustomCardDialog)
    assert dialog.message.text() == "Still needed: Name, Memory, MiB"
    dialog.name.setText("RTX 2070 mod")
    dialog.fields.set_values({"memory_mib": 16384, "bandwidth_gb_s": 448.0})
    dialog.level.setText("7.5")
    assert dialog.abilities.text() == "Compute capability 7.5 has no bf16, fp8, nvfp4"
    dialog.level.setText("new")
    assert not dialog.save.isEnabled()
    dialog.level.setText("7.5")
    dialog.save.click()
    card = window.store.scenario.gpu
    assert isinstance(card, CustomGpu)
    assert (card.memory_mib, card.bandwidth_gb_s) == (16384, 448.0)
    qtbot.waitUntil(lambda: "448" in window.planner.question.hardware.own_cards.facts.text())
    window.store.set("gpu", "rtx-4090")
    assert rows(window.planner.question.hardware.picker)[0][1] == "own-card:RTX 2070 mod"
    window.planner.question.hardware.picker.picked.emit("own-card:RTX 2070 mod")
    assert window.store.scenario.gpu == card
    part = window.planner.question.hardware.own_cards
    qtbot.waitUntil(part.forget.isVisible)
    part.forget.click()
    assert window.store.scenario.gpu == card, "the plan keeps it"
    assert not part.forget.isVisible()


def test_that_the_section_says_what_a_card_can_do_and_why_not(
    window: MainWindow, qtbot: QtBot
) -> None:
    part = window.planner.question.hardware.own_cards
    window.store.set("gpu", "rtx-2080-ti")
    qtbot.waitUntil(lambda: part.abilities.text() == "Turing has no bf16, fp8, nvfp4")
    assert part.facts.text() == "2018 · 616 GB/s · no ECC · $999 (2020-08-19)"
    window.store.set("gpu", "rtx-4090")
    qtbot.waitUntil(lambda: part.abilities.text() == "bf16, fp8 · Ada Lovelace has no nvfp4")


CARDS = (
    LocalCard(0, "NVIDIA GeForce RTX 4090", "NVIDIA", 24564, 22110, "8.9", gpu="rtx-4090"),
    LocalCard(1, "NVIDIA RTX 2070 SUPER", "NVIDIA", 8192, 8000, "7.5"),
    LocalCard(2, "NVIDIA A100", "NVIDIA", 81920, None, "8.0", mig=True, usable=False),
)
MIG = Notice("card_mig", "warning", {"index": 2, "name": "NVIDIA A100"}, "box")


def test_that_the_cards_of_this_computer_are_ticked_and_used(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.desk.look = lambda: LocalComputer(CARDS, 64 * 2**30, "570.86", (MIG,))
    dialog = opened(window, "local_cards", LocalCardsDialog)
    qtbot.waitUntil(lambda: len(dialog.boxes) == 3)
    assert [box.isChecked() for box, _ in dialog.boxes] == [True, True, False]
    assert not dialog.boxes[2][0].isEnabled()
    assert "MIG slices" in dialog.notes[0].text()
    assert dialog.machine() == "Main memory: 64.0\N{NO-BREAK SPACE}GiB · Driver 570.86"
    assert dialog.use.text() == "Use 2 cards"
    dialog.boxes[1][0].click()
    assert dialog.use.text() == "Use 1 card"
    dialog.use.click()
    box = window.store.scenario.box
    assert (window.store.scenario.gpu, box.count, box.host_ram_gib) == ("rtx-4090", 1, 64.0)


def test_that_different_cards_become_a_mixed_box(window: MainWindow, qtbot: QtBot) -> None:
    window.desk.look = lambda: LocalComputer(CARDS[:2], 64 * 2**30)
    dialog = opened(window, "local_cards", LocalCardsDialog)
    qtbot.waitUntil(lambda: len(dialog.boxes) == 2)
    dialog.use.click()
    cards = window.store.scenario.box.cards
    assert cards is not None
    assert cards[0] == "rtx-4090"
    assert isinstance(cards[1], CustomGpu)


@pytest.mark.parametrize(
    ("notice", "words"),
    [
        (Notice("no_driver", "info", {"reason": "x"}), "No NVIDIA driver answers here"),
        (Notice("local_extra_missing", "info", {"extra": "local"}), "pip install finefit[local]"),
        (Notice("no_card", "info"), "sees no card"),
        (Notice("driver_failed", "warning", {"reason": "x"}), "driver failed"),
        (Notice("card_failed", "warning", {"index": 1, "reason": "x"}), "Card 1 does not answer"),
        (Notice("card_memory_unknown", "warning", {"index": 0, "name": "GB10"}), "GB10 shares"),
        (Notice("type_card_in", "info"), "Choose the card by hand"),
    ],
)
def test_that_each_special_case_has_its_own_sentence(
    window: MainWindow, qtbot: QtBot, notice: Notice, words: str
) -> None:
    window.desk.look = lambda: LocalComputer((), None, None, (notice,))
    dialog = opened(window, "local_cards", LocalCardsDialog)
    qtbot.waitUntil(lambda: bool(dialog.notes))
    assert words in dialog.notes[0].text()
    assert "not reported" in dialog.machine()
    assert not dialog.use.isEnabled()
    dialog.reject()


def test_that_the_pickers_lead_to_what_is_not_in_their_lists(window: MainWindow) -> None:
    question = window.planner.question
    for picker, names in (
        (question.model.picker, ("open_model", "hub", "custom_model")),
        (question.hardware.picker, ("local_cards", "custom_card")),
    ):
        buttons = picker.popup.findChildren(type(window.tool_bar.menu_button))
        actions = [button.defaultAction() for button in buttons if button.defaultAction()]
        wanted = [window.commands[name] for name in names]
        assert [action for action in actions if action in wanted] == wanted
