"""A model from the Hub: asked for by a click, fetched off the window's thread, stopped at any step."""

from collections.abc import Callable, Generator
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.errors import InputError
from engine.files.importers.hub import HubModel, fetch_model, parse_id
from gui.state.background import Background

_LOOK_S = 0.03

Fetch = Callable[..., HubModel]


class HubFetch(QObject):
    """``stepped(key, done, total)``, then ``fetched(model)`` or ``failed(error)``."""

    stepped = Signal(str, int, int)
    fetched = Signal(object)
    failed = Signal(object)
    busyChanged = Signal(bool)

    def __init__(self, fetch: Fetch = fetch_model, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fetch = fetch
        self._background = Background(self)
        self._background.stepped.connect(self._stepped)
        self._background.finished.connect(self.fetched)
        self._background.failed.connect(self.failed)
        self._background.busyChanged.connect(self.busyChanged)

    def is_busy(self) -> bool:
        return self._background.is_busy()

    def check(self, text: str) -> InputError | None:
        """What is wrong with an id, before anything goes out."""
        try:
            parse_id(text)
        except InputError as error:
            return error
        return None

    def start(self, text: str) -> None:
        fetch = self._fetch
        self._background.start(lambda: _work(fetch, text))

    def cancel(self) -> None:
        self._background.cancel()

    def _stepped(self, news: object) -> None:
        if isinstance(news, tuple):
            self.stepped.emit(*news)


def _work(fetch: Fetch, text: str) -> Generator[tuple[str, int, int] | None, None, HubModel]:
    news: SimpleQueue[tuple[str, Any]] = SimpleQueue()
    cancelled = Event()

    def run() -> None:
        try:
            model = fetch(
                text,
                progress=lambda key, done, total: news.put(("step", (key, done, total))),
                cancelled=cancelled.is_set,
            )
            news.put(("done", model))
        except Exception as error:  # raised again where it is reported
            news.put(("failed", error))

    Thread(target=run, name="finefit-hub", daemon=True).start()
    try:
        while True:
            try:
                kind, value = news.get(timeout=_LOOK_S)
            except Empty:
                yield None
                continue
            if kind == "step":
                yield value
            elif kind == "done":
                return value  # type: ignore[no-any-return]
            else:
                raise value
    finally:
        cancelled.set()
