"""Framework profiles: the answers to what the user left open, and which fields they answered."""

from functools import lru_cache

from engine.profiles.table import PROFILES, Profile, Value
from engine.scenario import ProfileName, Scenario


@lru_cache(maxsize=32)
def _answers(name: ProfileName) -> dict[str, tuple[tuple[str, Value], ...]]:
    grouped: dict[str, list[tuple[str, Value]]] = {}
    for path, value in PROFILES[name].defaults.items():
        section, leaf = path.split(".")
        if value is not None:
            grouped.setdefault(section, []).append((leaf, value))
    return {section: tuple(leaves) for section, leaves in grouped.items()}


def fill(scenario: Scenario) -> tuple[Scenario, frozenset[str]]:
    """The scenario with every open field answered by its profile, and the paths answered.

    The values of the table are checked by a test, so the copies skip validation: this runs on
    every edit.
    """
    changed = {}
    filled: set[str] = set()
    for section, leaves in _answers(scenario.profile).items():
        part = getattr(scenario, section)
        updates = {leaf: value for leaf, value in leaves if getattr(part, leaf) is None}
        if updates:
            changed[section] = part.model_copy(update=updates)
            filled.update(f"{section}.{leaf}" for leaf in updates)
    if not changed:
        return scenario, frozenset()
    return scenario.model_copy(update=changed), frozenset(filled)


__all__ = ["PROFILES", "Profile", "fill"]
