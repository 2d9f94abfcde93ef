"""A note of suspicion says about whom it is, and what was seen."""

from __future__ import annotations

from datetime import datetime

from croupier.dated import When, check_day
from croupier.refusal import Refused
from croupier.register.asking import Asked, needed
from croupier.register.events import Event
from croupier.register.notes import commands as c
from croupier.register.notes import events as e
from croupier.register.state import Premises


def note_suspicion(_premises: Premises, command: c.NoteSuspicion, asked: Asked) -> list[Event]:
    player, note = needed(command.player, "player"), needed(command.note, "note")
    table = needed(command.table, "table") if command.table or command.round or command.slip else ""
    for field in ("round", "slip"):
        if getattr(command, field) < 0:
            raise Refused("bad_amount.number", "A number here is 1 or more.", field=field)
    round_, slip = (str(number) if number else "" for number in (command.round, command.slip))
    moment = _moment(command.moment, asked)
    return [e.SuspicionNoted(asked.actor.who, asked.at, player, note, table, round_, slip, moment)]


def _moment(text: str, asked: Asked) -> str:
    if not text:
        return ""
    try:
        known = datetime.fromisoformat(text)
    except ValueError:
        raise Refused(
            "bad_date.moment", "A moment is a date, or a date and a time like 2026-05-04T21:30.", field="moment"
        ) from None
    day = known.date().isoformat()
    if day > asked.day:
        raise Refused("bad_date.moment_come", "That moment has not come yet.", field="moment")
    check_day(day, "moment", When.PAST, asked)
    return text
