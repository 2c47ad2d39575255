#!/usr/bin/env python3
"""Extract the texts of the window and compile the translations; see CONTRIBUTING.md.

update_translations.py           bring resources/i18n/*.ts and *.qm up to date
update_translations.py --check   say what is not up to date, and change nothing
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
# English is its own source; its file only holds the plural forms.
LANGUAGES = ("en", "de", "ru", "zh_CN")


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


def unfinished(path: Path) -> list[str]:
    """Texts of a .ts file that have no translation, or an empty plural form."""
    missing = []
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") in ("obsolete", "vanished"):
            continue
        forms = translation.findall("numerusform") or [translation]
        if translation.get("type") == "unfinished" or not all(form.text for form in forms):
            missing.append(message.findtext("source", ""))
    return missing


def wrong_texts(path: Path) -> list[str]:
    """Texts that can never match at run time, and placeholders lost in translation."""
    wrong = []
    for message in ET.parse(path).getroot().iter("message"):
        source = message.findtext("source", "")
        if re.search(r"\{[^}]*[^}\w:.,][^}]*\}", source):
            wrong.append(f"{source!r}: an f-string inside tr()?")
        translation = message.find("translation")
        if translation is None or translation.get("type") == "unfinished":
            continue
        marks = re.compile(r"%L?\d|%n|\{\w*[^}]*\}")
        for form in translation.findall("numerusform") or [translation]:
            lost = set(marks.findall(source)) ^ set(marks.findall(form.text or ""))
            # A singular may well say "one" instead of %n.
            if lost - {"%n"}:
                wrong.append(f"{source!r}: {', '.join(sorted(lost))} differs in {form.text!r}")
    return wrong


def check() -> list[str]:
    complaints = []
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
            complaints += [f"{made.name}: {text}" for text in wrong_texts(made)]
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
