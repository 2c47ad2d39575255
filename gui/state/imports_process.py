"""Files are read in a process of their own: parsing a large header holds Python's lock for so long
that the window would stand still, and a hostile file can bring down nothing but its reader.
"""

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from engine.errors import InputError
from gui.state.imports_kinds import Answers, Reading, Refused

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_LOOK_S = 0.02
_STOP_S = 1.0

Steps = Generator[None, None, Reading]


class Reader(Protocol):
    """Reads one path; what it yields are moments at which it can be stopped."""

    def read(self, task: str, path: Path, answers: Answers) -> Steps: ...
    def warm(self) -> None: ...
    def stop(self) -> None: ...


def outcome(found: Reading | Refused) -> Reading:
    """The reading, or its refusal raised again.

    Raises:
        InputError: what the reader found wrong.
    """
    if isinstance(found, Refused):
        raise found.error()
    return found


class DirectReader:
    """Reads where it is called: for small things, and for tests."""

    def read(self, task: str, path: Path, answers: Answers) -> Steps:
        from gui.state.imports_reading import run

        yield
        return outcome(run(task, str(path), answers))

    def warm(self) -> None:
        """Nothing to prepare."""

    def stop(self) -> None:
        """Nothing to stop."""


class ReadingProcess:
    """One process and the line to it."""

    def __init__(self) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        self.line, far = context.Pipe()
        self._process = context.Process(target=_serve, args=(far,), daemon=True)
        self._process.start()
        far.close()

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def stop(self) -> None:
        self.line.close()
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(_STOP_S)


class ProcessReader:
    """Keeps one process ready, from when it is first wanted until the window ends.

    A reading that is stopped takes its process with it; the next one gets another.
    """

    def __init__(self) -> None:
        self._idle: list[ReadingProcess] = []

    def warm(self) -> None:
        """Start a process, so that it is there when a file has been chosen."""
        if not self._idle:
            self._idle.append(ReadingProcess())

    def read(self, task: str, path: Path, answers: Answers) -> Steps:
        process = self._take()
        answered = False
        try:
            process.line.send((task, str(path), dict(answers)))
            while not process.line.poll(_LOOK_S):
                yield
            found = process.line.recv()
            answered = True
        except (EOFError, OSError):
            raise InputError("reader_stopped", path.name) from None
        finally:
            if answered and not self._idle:
                self._idle.append(process)
            else:
                process.stop()
        return outcome(found)

    def stop(self) -> None:
        while self._idle:
            self._idle.pop().stop()

    def _take(self) -> ReadingProcess:
        while self._idle:
            process = self._idle.pop()
            if process.is_alive():
                return process
            process.stop()
        return ReadingProcess()


def _serve(line: "Connection") -> None:
    """The other process: a task in, an outcome out, until the window is gone."""
    from gui.state.imports_reading import run

    while True:
        try:
            task, path, answers = line.recv()
            line.send(run(task, path, answers))
        except (EOFError, OSError, KeyboardInterrupt):
            return
