"""Adding a model from the Hub, against a server on the loopback address."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from engine.architecture.inventory import inventory_of
from engine.errors import InputError
from engine.files.importers import hub
from engine.files.importers.hub import cached_model, fetch_model, import_from_hub, parse_id
from tests.engine.files.importers.samples import LLAMA, LLAMA_TOTAL, keys

COMMIT = "0123456789abcdef0123456789abcdef01234567"
ROOT = Path(__file__).resolve().parents[4]


class StubHub(BaseHTTPRequestHandler):
    """Answers as the Hub does for what a fetch asks: model info, file metadata, a small file."""

    protocol_version = "HTTP/1.1"
    asked: ClassVar[list[str]] = []
    failures: ClassVar[dict[str, tuple[int, dict[str, str]]]] = {
        "gated": (403, {"X-Error-Code": "GatedRepo"}), "absent": (404, {"X-Error-Code": "RepoNotFound"}),
        "busy": (429, {}), "broken": (500, {}), "private": (401, {"X-Error-Code": "RepoNotFound"}),
    }  # fmt: skip

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass

    def reply(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def answer(self) -> None:
        self.asked.append(f"{self.command} {self.path}")
        name = next((n for n in self.failures if f"/{n}" in self.path), None)
        if name:
            status, headers = self.failures[name]
            self.reply(status, b"{}", headers)
        elif self.path.startswith("/api/models/"):
            info = {"id": "org/toy", "sha": COMMIT, "siblings": [{"rfilename": "config.json"}],
                    "safetensors": {"parameters": {"BF16": LLAMA_TOTAL, "I64": 7},
                                    "total": LLAMA_TOTAL + 7}}  # fmt: skip
            self.reply(200, json.dumps(info).encode(), {"Content-Type": "application/json"})
        elif self.path.endswith("/config.json") and "/bare/" not in self.path:
            body = json.dumps(LLAMA).encode()
            self.reply(200, body, {"ETag": '"aa"', "X-Repo-Commit": COMMIT})
        else:
            self.reply(404, b"", {"X-Error-Code": "EntryNotFound"})

    def do_GET(self) -> None:
        self.answer()

    def do_HEAD(self) -> None:
        self.answer()


@pytest.fixture
def endpoint(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    for proxy in (
        "http_proxy",
        "https_proxy",
        "all_proxy",
        "HTTP_PROXY",
        "HTTPS_PROXY",
        "ALL_PROXY",
    ):
        monkeypatch.delenv(proxy, raising=False)
    StubHub.asked.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), StubHub)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_model_is_fetched_read_and_kept(endpoint: str, tmp_path: Path) -> None:
    steps: list[tuple[str, int, int]] = []
    found = fetch_model("org/toy", endpoint=endpoint, folder=tmp_path,
                        progress=lambda *step: steps.append(step))  # fmt: skip
    assert [step[0] for step in steps] == ["model", "config", "quantization", "read"]
    imported = import_from_hub(found)
    assert imported.spec is not None
    assert inventory_of(imported.spec).total_parameters == LLAMA_TOTAL
    assert "count_confirmed" in keys(imported)
    assert imported.tensors is not None
    assert imported.tensors.parameters == LLAMA_TOTAL
    kept = cached_model("org/toy", tmp_path)
    assert kept == found


def test_a_kept_model_needs_no_network(endpoint: str, tmp_path: Path) -> None:
    first = fetch_model("org/toy", endpoint=endpoint, folder=tmp_path)
    StubHub.asked.clear()
    assert (
        fetch_model("https://huggingface.co/org/toy", endpoint=endpoint, folder=tmp_path) == first
    )
    assert StubHub.asked == []


def test_only_sizes_and_the_config_are_asked_for(endpoint: str, tmp_path: Path) -> None:
    fetch_model("org/toy", endpoint=endpoint, folder=tmp_path)
    files = {path.rsplit("/", 1)[-1].split("?")[0] for path in StubHub.asked if "/resolve/" in path}
    assert files == {"config.json"}


@pytest.mark.parametrize(
    ("name", "key"),
    [("org/gated", "hub_gated"), ("org/absent", "hub_not_found"), ("org/busy", "hub_rate_limit"),
     ("org/broken", "hub_server"), ("org/private", "hub_not_found"), ("org/bare", "hub_no_config")],
)  # fmt: skip
def test_each_refusal_has_its_own_key(endpoint: str, tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(InputError) as caught:
        fetch_model(name, endpoint=endpoint, folder=tmp_path)
    assert (caught.value.key, caught.value.values.get("id")) == (key, name)
    assert cached_model(name, tmp_path) is None


@pytest.mark.usefixtures("endpoint")
def test_no_network(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        fetch_model("org/toy", endpoint="http://127.0.0.1:1", folder=tmp_path)
    assert caught.value.key == "hub_no_network"


def test_a_fetch_can_be_cancelled(endpoint: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        fetch_model("org/toy", endpoint=endpoint, folder=tmp_path, cancelled=lambda: True)
    assert caught.value.key == "hub_cancelled"
    assert StubHub.asked == []


def test_the_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "huggingface_hub", None)
    with pytest.raises(InputError) as caught:
        fetch_model("org/toy", folder=tmp_path)
    assert caught.value.key == "hub_extra_missing"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("org/name", ("org/name", None)), ("gpt2", ("gpt2", None)),
     ("https://huggingface.co/org/name-1.5", ("org/name-1.5", None)),
     ("huggingface.co/org/name/tree/v2", ("org/name", "v2")),
     ("https://hf.co/org/name/blob/main/config.json?download=true", ("org/name", "main"))],
)  # fmt: skip
def test_ids_and_addresses(text: str, expected: tuple[str, str | None]) -> None:
    assert parse_id(text) == expected


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "hub_bad_id"), ("a/b/c", "hub_bad_id"), ("https://example.org/a/b", "hub_bad_id"),
     ("../x", "hub_bad_id"), ("org/a b", "hub_bad_id"),
     ("https://huggingface.co/datasets/a/b", "hub_not_a_model")],
)  # fmt: skip
def test_what_is_no_id(text: str, key: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_id(text)
    assert caught.value.key == key


def test_a_broken_cache_file_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "org--toy.json").write_text("{", "utf-8")
    assert cached_model("org/toy", tmp_path) is None


def test_the_client_is_not_imported_before_it_is_asked() -> None:
    code = f"import sys, {hub.__name__} as h; sys.exit('huggingface_hub' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False)
    assert done.returncode == 0
