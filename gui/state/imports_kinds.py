"""What a reading brings back. Light: the readers themselves are loaded in their own process."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.errors import InputError, Value
from engine.files.importers.imported import Imported, ImportedAdapter

Answers = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PlanFile:
    """The file is one of our own plans, not a model."""


@dataclass(frozen=True, slots=True)
class Refused:
    """An InputError in a form that goes from one process to another."""

    key: str
    field: str | None
    values: dict[str, Value]

    def error(self) -> InputError:
        return InputError(self.key, self.field, **self.values)


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes that the shapes in a weight file show, by their key in a config."""

    values: dict[str, int]


Reading = Imported | ImportedAdapter | PlanFile | Sizes
