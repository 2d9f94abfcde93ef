"""Old events are read in today's shape and stay as they are."""

from __future__ import annotations

from typing import Any

import pytest
from tests.journal.samples import cause

from croupier.journal import Append, MemoryJournal, NewEvent, Recorded, UnknownEvent, Upgrades


def seat_renamed(data: dict[str, Any]) -> dict[str, Any]:
    data["seat"] = data.pop("player")
    return data


def limits_added(data: dict[str, Any]) -> dict[str, Any]:
    return data | {"limits": []}


UPGRADES = Upgrades(
    {"seat-taken": 3, "seat-left": 1}, {("seat-taken", 1): seat_renamed, ("seat-taken", 2): limits_added}
)


def recorded(name: str, version: int, data: dict[str, Any]) -> Recorded:
    (event,) = MemoryJournal().append([Append("t", 0, cause("k"), (NewEvent(name, version, data),))])
    return event


def test_an_old_event_is_lifted_step_by_step() -> None:
    assert UPGRADES.current(recorded("seat-taken", 1, {"player": 3})) == ("seat-taken", {"seat": 3, "limits": []})
    assert UPGRADES.current(recorded("seat-taken", 2, {"seat": 3})) == ("seat-taken", {"seat": 3, "limits": []})
    assert UPGRADES.current(recorded("seat-left", 1, {"seat": 3})) == ("seat-left", {"seat": 3})


def test_the_recorded_event_stays_as_it_is() -> None:
    event = recorded("seat-taken", 1, {"player": 3})
    UPGRADES.current(event)
    assert event.data == {"player": 3}


def test_unknown_and_future_events_are_clear_errors() -> None:
    with pytest.raises(UnknownEvent, match="event 1: this program knows no 'wheel-spun'"):
        UPGRADES.current(recorded("wheel-spun", 1, {}))
    with pytest.raises(UnknownEvent, match="seat-left/2 is newer than seat-left/1, update the program"):
        UPGRADES.current(recorded("seat-left", 2, {}))


def test_a_missing_step_shows_at_once() -> None:
    with pytest.raises(AssertionError, match="seat-taken"):
        Upgrades({"seat-taken": 3}, {("seat-taken", 1): seat_renamed})
