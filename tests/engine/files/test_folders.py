"""All folders in one place, and movable as a whole."""

from engine.files.folders import folders_below, user_folders


def test_that_one_variable_moves_everything(tmp_path, monkeypatch):
    monkeypatch.setenv("FINEFIT_HOME", str(tmp_path))
    folders = user_folders()
    assert folders == folders_below(tmp_path)
    assert folders.presets == tmp_path / "config" / "presets"
    assert folders.session.parent == tmp_path / "state"


def test_that_nothing_is_made_by_asking(tmp_path, monkeypatch):
    monkeypatch.delenv("FINEFIT_HOME", raising=False)
    folders = user_folders()
    assert len({folders.config, folders.state, folders.cache, folders.log}) >= 3
    assert folders.config.name == "finefit"
    assert not list(tmp_path.iterdir())
