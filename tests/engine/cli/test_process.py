"""finefit as a process of its own: exit codes, streams, and no window needed."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
GOOD = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}


def run(*words: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *words],
        cwd=ROOT, input=given, capture_output=True, text=True, encoding="utf-8", check=False,
        timeout=120,
    )  # fmt: skip


def test_that_the_exit_codes_reach_the_shell(tmp_path):
    plan = tmp_path / "plan.json"
    for gpu, code in (("h200-sxm", 0), ("rtx-3060-12gb", 1), ("rtx-0", 2)):
        plan.write_text(json.dumps(GOOD | {"gpu": gpu}), "utf-8")
        done = run("plan", str(plan))
        assert done.returncode == code
        assert len(done.stderr.splitlines()) == (1 if code == 2 else 0)


def test_that_output_to_a_pipe_is_utf_8_in_any_locale(tmp_path):
    name = "план 计划"
    done = subprocess.run(
        [sys.executable, "-m", "engine", "plan", "-"],
        cwd=ROOT, input=json.dumps(GOOD | {"gpu": {"name": name, "memory_mib": 90000}}).encode(),
        capture_output=True, check=False, timeout=120,
        env={"PATH": "", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    )  # fmt: skip
    assert done.returncode == 0
    assert name in done.stdout.decode("utf-8")


def test_that_a_reader_who_leaves_early_causes_no_complaint():
    lines = "".join(json.dumps(GOOD) + "\n" for _ in range(500))
    with subprocess.Popen(
        [sys.executable, "-m", "engine", "plan", "--jsonl"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(json.dumps(GOOD) + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["method"] == "lora"
        process.stdout.close()
        try:
            process.stdin.write(lines)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert process.stderr.read() == ""
        assert process.wait(60) == 141


def test_that_the_command_line_needs_neither_qt_nor_charts():
    code = (
        "import sys\n"
        "for name in ('PySide6', 'shiboken6', 'pyqtgraph', 'gui'): sys.modules[name] = None\n"
        "from engine.cli import main\n"
        "raise SystemExit(main(['plan', '-']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT, input=json.dumps(GOOD), capture_output=True, text=True, check=False, timeout=120,
        encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_that_a_line_costs_about_what_a_plan_costs():
    """The quickest of ten rounds of each, as other programs may be running meanwhile."""
    code = (
        "import io, json, sys, time\n"
        "from engine import plan\n"
        "from engine.cli import main\n"
        "from engine.files.plan_file import scenario_from_data\n"
        f"good = {GOOD!r}\n"
        "plans = [good | {'training': {'micro_batch': n + 1}} for n in range(100)]\n"
        "scenarios = [scenario_from_data(p) for p in plans]\n"
        "class In: pass\n"
        "alone, lines = [], []\n"
        "for _ in range(10):\n"
        "    start = time.perf_counter(); [plan(s) for s in scenarios]\n"
        "    alone.append(time.perf_counter() - start)\n"
        "    In.buffer = io.BytesIO(b'\\n'.join(json.dumps(p).encode() for p in plans))\n"
        "    sys.stdin = In\n"
        "    start = time.perf_counter(); main(['plan', '--jsonl'])\n"
        "    lines.append(time.perf_counter() - start)\n"
        "print(min(lines) / min(alone), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=240, encoding="utf-8",
    )  # fmt: skip
    assert len(done.stdout.splitlines()) == 1000
    assert float(done.stderr) < 3
