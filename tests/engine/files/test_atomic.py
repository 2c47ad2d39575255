"""Files are written whole or not at all."""

import errno
import os

import pytest

from engine.errors import InputError
from engine.files.atomic import make_folder, write_atomically


def refusal(path) -> InputError:
    with pytest.raises(InputError) as caught:
        write_atomically(path, "new")
    return caught.value


def break_with(monkeypatch, number):
    def fsync(_handle):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fsync)


def test_that_text_is_written_as_utf_8(tmp_path):
    write_atomically(tmp_path / "a.json", "×计\n")
    assert (tmp_path / "a.json").read_bytes() == b"\xc3\x97\xe8\xae\xa1\n"


def test_that_nothing_else_is_left_in_the_folder(tmp_path):
    write_atomically(tmp_path / "a.json", b"1")
    write_atomically(tmp_path / "a.json", b"2")
    assert [(p.name, p.read_bytes()) for p in tmp_path.iterdir()] == [("a.json", b"2")]


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "read_only"),
        (errno.EIO, "cannot_write"),
    ],
)
def test_that_a_failed_write_leaves_the_old_file_and_no_other(tmp_path, monkeypatch, number, key):
    path = tmp_path / "a.json"
    path.write_text("old", "utf-8")
    break_with(monkeypatch, number)
    error = refusal(path)
    assert (error.key, error.field) == (key, "a.json")
    assert [(p.name, p.read_text("utf-8")) for p in tmp_path.iterdir()] == [("a.json", "old")]


def test_that_a_missing_folder_is_told(tmp_path):
    error = refusal(tmp_path / "none" / "a.json")
    assert (error.key, error.values["folder"]) == ("no_folder", str(tmp_path / "none"))


def test_that_a_folder_is_never_replaced(tmp_path):
    (tmp_path / "a.json").mkdir()
    assert refusal(tmp_path / "a.json").key == "is_a_folder"


def test_that_a_name_too_long_for_the_system_is_told(tmp_path):
    assert refusal(tmp_path / f"{'x' * 300}.json").key == "name_too_long"


def test_that_a_link_stays_a_link(tmp_path):
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old", "utf-8")
    link.symlink_to(target)
    write_atomically(link, "new")
    assert link.is_symlink()
    assert target.read_text("utf-8") == "new"


def test_that_permissions_of_an_existing_file_stay(tmp_path):
    path = tmp_path / "a.json"
    path.write_text("old", "utf-8")
    path.chmod(0o640)
    write_atomically(path, "new")
    assert path.stat().st_mode & 0o777 == 0o640


def test_that_a_folder_below_a_file_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(InputError) as caught:
        make_folder(tmp_path / "file" / "inner")
    assert caught.value.key == "no_folder"
