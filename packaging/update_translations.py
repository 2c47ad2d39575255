#!/usr/bin/env python3
"""Extract the texts of the window and compile the translations; see CONTRIBUTING.md.

update_translations.py           bring resources/i18n/*.ts and *.qm up to date
update_translations.py --check   say what is not up to date, and change nothing
"""

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
# English is its own source; its file only holds the plural forms.
LANGUAGES = ("en", "de", "ru", "zh_CN")
TRANSLATING = ("tr", "translate", "QT_TRANSLATE_NOOP")


def tool(name: str) -> str:
    """The command that comes with PySide6, from the environment this runs in."""
    beside = Path(sys.executable).with_name(f"pyside6-{name}")
    found = str(beside) if beside.exists() else shutil.which(f"pyside6-{name}")
    if found is None:
        raise SystemExit(f"pyside6-{name} is missing; install PySide6-Essentials")
    return found


def call(*arguments: str | Path) -> None:
    done = subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{arguments[0]} failed:\n{done.stdout}{done.stderr}")


def sources() -> list[Path]:
    return sorted(path.relative_to(ROOT) for path in (ROOT / "gui").rglob("*.py"))


def extract(folder: Path) -> None:
    for language in LANGUAGES:
        options = ["-locations", "none", "-no-obsolete"]
        options += ["-source-language", "en", "-target-language", language]
        options += ["-pluralonly"] if language == "en" else []
        target = folder / f"finefit_{language}.ts"
        call(tool("lupdate"), *sources(), *options, "-ts", target)


def compile_all(folder: Path) -> None:
    for path in sorted(folder.glob("*.ts")):
        call(tool("lrelease"), "-silent", path, "-qm", path.with_suffix(".qm"))


def messages(path: Path) -> Iterator[tuple[str, str, bool, list[str]]]:
    """Context, source, whether it is finished, and the translation's forms."""
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("obsolete", "vanished"):
                continue
            forms = [form.text or "" for form in translation.findall("numerusform")]
            forms = forms or [translation.text or ""]
            finished = translation.get("type") != "unfinished" and all(forms)
            name = context.findtext("name", "")
            yield name, message.findtext("source", ""), finished, forms


def unfinished(path: Path) -> list[str]:
    """Texts of a .ts file that have no translation, or an empty plural form."""
    return [f"{name}: {source}" for name, source, finished, _ in messages(path) if not finished]


def lost_placeholders(path: Path) -> list[str]:
    """Translations that name another value than their source does."""
    # %n is left out of this: a singular may well say "one" instead.
    marks = re.compile(r"%L?\d|\{\w*[^}]*\}")
    return [
        f"{path.name}: {source!r} and {form!r} differ in their values"
        for _, source, finished, forms in messages(path)
        for form in forms
        if finished and set(marks.findall(source)) != set(marks.findall(form))
    ]


def f_strings(path: Path) -> list[str]:
    """Calls of tr() with an f-string or a sum: extracted as they stand, they never match."""
    return [
        f"{path}:{call_.lineno}: tr() needs a plain string, with values put in afterwards"
        for call_ in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call_, ast.Call)
        and getattr(call_.func, "attr", getattr(call_.func, "id", "")) in TRANSLATING
        and any(isinstance(argument, ast.JoinedStr | ast.BinOp) for argument in call_.args)
    ]


def check() -> list[str]:
    complaints = [text for path in sources() for text in f_strings(ROOT / path)]
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for path in FOLDER.glob("*.ts"):
            shutil.copy(path, fresh)
        extract(fresh)
        compile_all(fresh)
        for language in LANGUAGES:
            for suffix in (".ts", ".qm"):
                new = fresh / f"finefit_{language}{suffix}"
                old = FOLDER / new.name
                if not old.exists() or old.read_bytes() != new.read_bytes():
                    complaints.append(f"{new.name} is not up to date")
            made = fresh / f"finefit_{language}.ts"
            complaints += [f"{made.name}: {text!r} is untranslated" for text in unfinished(made)]
            complaints += lost_placeholders(made)
    return complaints


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, exit 1 if stale")
    if parser.parse_args().check:
        complaints = check()
        print("\n".join(complaints) or "All translations are complete and up to date.")
        return 1 if complaints else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    extract(FOLDER)
    compile_all(FOLDER)
    for path in sorted(FOLDER.glob("*.ts")):
        print(f"{path.name}: {len(unfinished(path))} untranslated")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
