"""The writer of a stream that is no table, when its store fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from croupier.journal import Append, MemoryJournal, Recorded, Unknown
from croupier.live.desks.desk import Desk
from croupier.live.tables.writer import Request
from croupier.register import FLOOR, STREAM
from croupier.rules import Actor, Role

MANAGER = Actor("K1", Role.KEY_MANAGER)


class FailsAfterwards(MemoryJournal):
    """It keeps what it says it could not write."""

    fails = False

    def append(self, batch: Sequence[Append], *, fresh: bool = False) -> list[Recorded]:
        recorded = super().append(batch, fresh=fresh)
        if self.fails:
            self.fails = False
            raise Unknown([append.cause.key for append in batch], "the disk is full")
        return recorded


def test_what_a_failing_store_has_kept_is_known_to_the_desk() -> None:
    journal = FailsAfterwards()
    desk = Desk(journal, FLOOR, STREAM)

    def ask(key: str) -> Any:
        command = {"do": "set-gaming-day", "zone": "America/Denver", "shifts": {"day": "06:00"}}
        return desk.ask(Request(command, "2026-06-01T12:00:00.000000Z", key, MANAGER))

    journal.fails = True
    with pytest.raises(Unknown):
        ask("a")
    for key in ("b", "a"):
        assert ask(key).refused.code == "no_such_person"
    assert desk.version == journal.version(STREAM) == 2
