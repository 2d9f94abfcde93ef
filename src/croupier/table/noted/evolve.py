"""What the register's word changes."""

from __future__ import annotations

from croupier.table.events import BarredPlayerSeen, PlayFree, PlayStopped
from croupier.table.noted import events as e
from croupier.table.state import Table


def register_noted(table: Table, event: e.RegisterNoted) -> None:
    table.noted_version = event.version
    for name, fact in event.facts.items():
        if fact is None:
            table.noted.pop(name, None)
        else:
            table.noted[name] = fact


def barred_player_seen(_table: Table, _event: BarredPlayerSeen) -> None:
    """Nothing here: it is for the pit to know."""


def box_taken_off(table: Table, event: e.BoxTakenOff) -> None:
    setattr(table, f"{event.use}_box", "")


def box_put_on(table: Table, event: e.BoxPutOn) -> None:
    setattr(table, f"{event.use}_box", event.box)


def play_stopped(table: Table, event: PlayStopped) -> None:
    table.stopped = list(event.reasons)


def play_free(table: Table, _event: PlayFree) -> None:
    table.stopped = []
