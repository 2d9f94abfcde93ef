"""Rulebooks of the house's own: those that its tables are played by, known to the lab by their names."""

from __future__ import annotations

from croupier.live.tables import Floor
from croupier.rules.book.library import RULEBOOKS, key_of


def own_rulebooks(floor: Floor) -> dict[str, str]:
    """The text of each that is on record, by its key. Ours keep their names."""
    names = {str(runner.view.policy.get("rulebook", "")) for runner in floor.tables.values()}
    return {key: name for name in sorted(names) if "\n" in name and (key := key_of(name)) not in RULEBOOKS}
