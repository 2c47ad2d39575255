"""Sentences about a model from outside: which data was used, what was assumed, what went wrong."""

from collections.abc import Iterable

from PySide6.QtCore import QLocale

from engine.errors import InputError
from engine.files.custom_sizes import BY_HAND, ORIGIN
from engine.files.importers.imported import ImportedAdapter
from engine.result import Notice
from engine.scenario import METHODS, ModelChoice
from gui.state.problem import Problem
from gui.text import names, numbers
from gui.text.import_notice_words import IMPORT_NOTICES, LOCAL_NOTICES
from gui.text.import_problem_words import BLOCKS
from gui.text.lookup import Lenient, translate, words
from gui.text.missing_words import basis_name
from gui.text.problems import problem_text

_TABLE = IMPORT_NOTICES | LOCAL_NOTICES
_METHOD_LISTS = ("packed", "opened")


def is_import_notice(notice: Notice) -> bool:
    return notice.key in _TABLE


def import_notice_text(notice: Notice) -> str:
    """A notice of a reader of models or of this computer, with its numbers."""
    values = {name: _written(name, value) for name, value in notice.values.items()}
    return words("Notice", _TABLE, notice.key).format_map(Lenient(values))


def source_text(choice: ModelChoice, notices: Iterable[Notice]) -> str:
    """Which data the sizes of an own model come from: real data first, formula second."""
    if choice.id is not None:
        return ""
    found = {notice.key: notice for notice in notices}
    for key in ("count_differs", "count_confirmed", "origin_tensors", "origin_gguf"):
        if key in found:
            return import_notice_text(found[key])
    if (choice.config or {}).get(ORIGIN) == BY_HAND:
        return translate("ImportSource", "Sizes entered by hand, parameters by formula.")
    return translate("ImportSource", "Sizes from config.json, parameters by formula.")


def checkpoint_text(notices: Iterable[Notice]) -> str:
    """What can be trained on a quantised checkpoint, and at what size."""
    keys = ("quantised_open_first", "quantised_train_on_packed", "quantised_unknown")
    found = next((n for n in notices if n.key in keys or n.key == "gguf_inference_only"), None)
    return "" if found is None else import_notice_text(found)


def failure_text(name: str, error: InputError) -> str:
    """One message: the file or the id, what is wrong, and the way out."""
    values = dict(error.values)
    if "block" in values:
        values["block"] = words("BlockKind", BLOCKS, str(values["block"]))
    text = problem_text(Problem(error.field, error.key, values))
    where = error.field
    if where and where not in (name, "model", "config.json", "path"):
        text = translate("ImportFailure", "{part}: {problem}").format(part=where, problem=text)
    if name in text:
        return translate("ImportFailure", "{problem}.").format(problem=text)
    return translate("ImportFailure", "{name}: {problem}.").format(name=name, problem=text)


def adapter_text(name: str, found: ImportedAdapter) -> str:
    """What an adapter set in the plan."""
    adapter = found.adapter
    targets = adapter.targets if isinstance(adapter.targets, str) else ", ".join(adapter.targets)
    saved = ", ".join(adapter.modules_to_save)
    if saved:
        text = translate("ImportAdapter", "{name}: rank {rank}, {targets}; also trained: {saved}.")
    else:
        text = translate("ImportAdapter", "{name}: rank {rank}, {targets}.")
    return text.format(name=name, rank=numbers.whole(adapter.rank), targets=targets, saved=saved)


def truth(value: object) -> str:
    if str(value).lower() in ("true", "1"):
        return translate("ImportValue", "yes")
    return translate("ImportValue", "no")


def _written(name: str, value: float | str) -> str:
    if name in _METHOD_LISTS:
        return _methods(str(value))
    if name in ("tied", "gated"):
        return truth(value)
    if name == "basis":
        return basis_name(str(value)) or translate("ImportValue", "nothing in the file")
    if name == "family" and not value:
        return translate("ImportValue", "most models")
    if isinstance(value, str):
        return value
    return numbers.whole(int(value)) if float(value).is_integer() else numbers.plain(value)


def _methods(keys: str) -> str:
    found = keys.split(",")
    if set(METHODS) <= set(found):
        return translate("ImportValue", "every method")
    inside = [names.method_inside(key) for key in found if key]
    return QLocale().createSeparatedList(inside)
