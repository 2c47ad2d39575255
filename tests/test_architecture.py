"""The rules of CONTRIBUTING.md that no linter knows."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOST_LINES = 400
VAGUE_NAMES = {"base", "common", "helper", "helpers", "manager", "misc", "util", "utils"}
NOT_OURS = {".git", ".venv", "build", "dist", "node_modules"}
REQUIREMENTS = ["requirements.txt", "requirements-dev.txt"]
# Its shape, not its content: what a checkout or a home folder looks like on a machine.
HOME_FOLDERS = re.compile(r"(?<![\w.$}~/])/(?:home|Users)/[a-z][\w.-]*/|(?<![\w.$}~/])/(?:root)/")
TEXT_ENDINGS = {
    ".cfg",
    ".ci",
    ".css",
    ".desktop",
    ".json",
    ".jsonl",
    ".md",
    ".py",
    ".sh",
    ".spec",
    ".svg",
    ".toml",
    ".ts",
    ".txt",
    ".xml",
    ".yaml",
    ".yml",
    "",
}


def product_modules() -> list[Path]:
    return [path for folder in ("engine", "gui") for path in sorted((ROOT / folder).rglob("*.py"))]


def tracked_files() -> list[Path]:
    """What git would hand out; outside a checkout, all that is not a build product."""
    git = ["git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT), "ls-files", "-z"]
    try:
        listed = subprocess.run(git, capture_output=True, text=True, check=True).stdout
        files = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        files = [
            Path(folder) / name
            for folder, folders, names in os.walk(ROOT)
            for name in names
            if not (NOT_OURS & set(Path(folder).relative_to(ROOT).parts) or "cache" in folder)
        ]
    return [path for path in files if path.is_file()]


def requirement_lines(name: str) -> list[str]:
    joined = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]


def test_that_every_engine_module_imports_where_qt_and_the_charts_are_absent() -> None:
    code = (
        "import importlib, pkgutil, sys\n"
        "for name in ('PySide6', 'shiboken6', 'pyqtgraph', 'gui'):\n"
        "    sys.modules[name] = None\n"
        "import engine\n"
        "for module in pkgutil.walk_packages(engine.__path__, 'engine.'):\n"
        "    if not module.name.endswith('__main__'):\n"
        "        importlib.import_module(module.name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_that_packaging_stays_a_plain_folder() -> None:
    """With an __init__.py it would hide the package of that name that pytest needs."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_that_no_module_is_longer_than_the_limit() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in product_modules()
        if (lines := len(path.read_text("utf-8").splitlines())) > MOST_LINES
    }
    assert not long, f"over {MOST_LINES} lines: {long}"


def test_that_every_module_name_says_what_is_inside() -> None:
    vague = [
        str(path.relative_to(ROOT))
        for path in product_modules()
        if VAGUE_NAMES & {path.stem.lstrip("_"), path.parent.name}
    ]
    assert not vague


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_that_requirements_name_no_host_and_no_folder(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text
    assert not re.search(
        r"--(extra-)?index-url|--find-links|--trusted-host|^-[eif] | @ ", text, re.M
    )


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_that_every_requirement_is_pinned_and_hashed(name: str) -> None:
    lines = requirement_lines(name)
    assert lines
    loose = [
        line
        for line in lines
        if not re.match(r"[\w.-]+==[\w.!+-]+( ;[^\\]*?)? +(--hash=sha256:[0-9a-f]{64}\s*)+$", line)
    ]
    assert not loose


def test_that_development_uses_the_very_pins_the_program_runs_with() -> None:
    runtime, development = (
        {line.split(" ", 1)[0] for line in requirement_lines(name)} for name in REQUIREMENTS
    )
    assert runtime <= development


def test_that_no_tracked_file_names_a_folder_of_one_machine() -> None:
    # A checkout in a folder like /src says nothing: that is too common a word.
    checkout = f"{ROOT}/" if len(ROOT.parts) > 2 else None
    named = []
    for path in tracked_files():
        if path.suffix not in TEXT_ENDINGS:
            continue
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
            if HOME_FOLDERS.search(line) or (checkout and checkout in line):
                named.append(f"{path.relative_to(ROOT)}:{number}")
    assert not named
