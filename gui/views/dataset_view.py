"""How long the examples of a data set are, and what that means for the plan."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QWidget

from engine import Board, Scenario, plan
from engine.errors import InputError
from engine.files.datasets import Lengths
from gui.models.dataset import DatasetAnswer, dataset_lines, dataset_picture, longest_chip
from gui.state.background import Background
from gui.state.paths import value_at
from gui.state.store import PlanStore
from gui.text import dataset_words
from gui.text.lookup import translate
from gui.theme import set_property
from gui.views.dataset_card import DatasetCard
from gui.views.dataset_histogram import DatasetHistogram
from gui.views.dataset_source import DatasetSource
from gui.views.in_sight import InSight
from gui.views.progress_line import ProgressLine
from gui.views.widgets.retranslating import Retranslating

_WHOLE = 1000  # parts of the progress line
_SEQUENCE = "training.sequence_length"


def _read(
    path: Path, column: str | None, tokenizer: Path | None, scenario: Scenario
) -> Generator[Any, None, DatasetAnswer]:
    from engine.files.datasets import read_lengths, tokenizer_counts

    tokens = tokenizer_counts(tokenizer) if tokenizer is not None else None
    work = read_lengths(path, column, tokens)
    while True:
        try:
            step = next(work)
        except StopIteration as end:
            return (yield from _summary(end.value, scenario))
        yield (_WHOLE * step.done // max(step.total, 1), _WHOLE)


def _paste(text: str, scenario: Scenario) -> Generator[Any, None, DatasetAnswer]:
    from engine.files.datasets import pasted_lengths

    return (yield from _summary(pasted_lengths(text), scenario))


def _summary(lengths: Lengths, scenario: Scenario) -> Generator[Any, None, DatasetAnswer]:
    from engine.files.datasets_summary import at_longest, summarise

    training = scenario.training
    yield (_WHOLE, _WHOLE)
    found = summarise(lengths, training.sequence_length, training.micro_batch)
    yield (_WHOLE, _WHOLE)
    longest = None
    if scenario.method != "inference":
        longest = plan(at_longest(scenario, lengths))
    return DatasetAnswer(lengths, found, longest)


class DatasetView(Retranslating, InSight, QWidget):
    """Paste lengths or open a file on the left; picture and figures follow the plan."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._answer: DatasetAnswer | None = None
        self._for: Scenario | None = None
        self.background = Background(self)
        self.source, self.histogram, self.card = DatasetSource(), DatasetHistogram(), DatasetCard()
        self._empty = QLabel()
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_property(self._empty, "role", "muted")
        self._pages = QStackedWidget()
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self.histogram)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.source)
        row.addWidget(self._pages, 1)
        row.addWidget(self.card)
        self.card.hide()
        self.progress = ProgressLine(self.background, self)
        self.source.pasted.connect(self._pasted)
        self.source.opened.connect(self._opened)
        self.card.adoptWanted.connect(self._adopt)
        self.background.finished.connect(self._take)
        self.background.failed.connect(self._refuse)
        self.follow(store)
        self.retranslate()

    def retranslate(self) -> None:
        self._empty.setText(
            translate(
                "Dataset",
                "Paste the lengths of your examples, or open a JSONL, CSV or text file.",
            )
        )
        if self._answer is not None:
            self._take(self._answer)

    def show_board(self, _board: Board) -> None:
        scenario = self._store.scenario
        if self._answer is None or scenario == self._for or self.background.is_busy():
            return
        lengths = self._answer.lengths
        self._for = scenario
        self.background.start(lambda: _summary(lengths, scenario))

    def stop(self) -> None:
        if self.background.is_busy():
            self._for = None
            self.background.cancel()

    def _pasted(self, text: str) -> None:
        scenario = self._for = self._store.scenario
        self.background.start(lambda: _paste(text, scenario))

    def _opened(self, path: object) -> None:
        scenario = self._for = self._store.scenario
        column, tokenizer = self.source.column_wanted(), self.source.tokenizer_file()
        file = Path(str(path))
        self.source.say(file.name)
        self.background.start(lambda: _read(file, column, tokenizer, scenario))

    def _take(self, answer: DatasetAnswer) -> None:
        self._answer = answer
        self._pages.setCurrentWidget(self.histogram)
        sequence = value_at(self._store.scenario, _SEQUENCE)
        self.histogram.set_data(dataset_picture(answer, sequence))
        found = answer.summary
        self.card.set_lines(dataset_lines(answer), longest_chip(answer))
        self.card.set_lengths(found.p95, found.longest, now=sequence)
        self.card.show()
        counting = dataset_words.counting(answer.lengths.counting)
        column = answer.lengths.column
        self.source.say(f"{column}: {counting}" if column else counting)

    def _refuse(self, error: InputError) -> None:
        self.source.show_problem(dataset_words.problem(error))

    def _adopt(self, length: object) -> None:
        self._store.begin_gesture()
        self._store.set(_SEQUENCE, length)
