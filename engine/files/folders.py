"""Where the program keeps the user's files, in one place: the platform's own folders."""

import os
from dataclasses import dataclass
from pathlib import Path

# Set to a folder, everything is kept below it: for tests, and to carry the program on a stick.
HOME_VARIABLE = "FINEFIT_HOME"
NAME = "finefit"


@dataclass(frozen=True, slots=True)
class Folders:
    """Folders of one user; none of them need exist yet.

    Attributes:
        config: what the user made and would miss (presets).
        state: what comes back at the next start (the last session).
        cache: what can be fetched again.
        log: log files.
    """

    config: Path
    state: Path
    cache: Path
    log: Path

    @property
    def presets(self) -> Path:
        """One JSON file a preset."""
        return self.config / "presets"

    @property
    def session(self) -> Path:
        """The file of the last session and workspace."""
        return self.state / "session.json"


def folders_below(root: Path) -> Folders:
    """All folders below one."""
    return Folders(root / "config", root / "state", root / "cache", root / "log")


def user_folders() -> Folders:
    """The folders of this user on this platform, or those below ``FINEFIT_HOME``."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return folders_below(Path(home))
    from platformdirs import PlatformDirs

    user = PlatformDirs(NAME, appauthor=False)
    return Folders(
        user.user_config_path, user.user_state_path, user.user_cache_path, user.user_log_path
    )
