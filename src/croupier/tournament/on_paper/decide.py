"""What was done on paper is decided as of its own day, by the same rules as everything else."""

from __future__ import annotations

import dataclasses

from croupier.domain import read_command, wire_name
from croupier.refusal import Refused
from croupier.tournament.asking import Asked, day_of
from croupier.tournament.commands import Command
from croupier.tournament.events import Event
from croupier.tournament.on_paper import commands as c
from croupier.tournament.on_paper import events as e
from croupier.tournament.state import Tournament


def enter_from_paper(state: Tournament, command: c.EnterFromPaper, asked: Asked) -> list[Event]:
    from croupier.tournament.decide import decide  # noqa: PLC0415 - which decides this, too

    done = done_on_paper(command)
    day = day_of(done.date)  # type: ignore[attr-defined]
    if day.isoformat() >= asked.day:
        raise Refused(
            "bad_date.on_paper",
            "What was done on paper was done before today, {today}; this is {date}.",
            date=day,
            today=asked.day,
        )
    if not command.evidence.strip() or not command.reason.strip():
        raise Refused(
            "paper_evidence_missing", "Say what shows that it was done that day, and why it is entered only now."
        )
    first = min((filing["date"] for filing in state.filings), default="")
    if wire_name(type(done)) != "file-rules" and (not first or day.isoformat() < first):
        raise Refused(
            "bad_date.before_filing",
            "Nothing of a tournament is older than its rules at the Division: they were sent on {filed}.",
            filed=first or "–",
            date=day,
        )
    events = decide(state, dataclasses.replace(asked, command=done, calendar=lambda _at: day.isoformat()))
    if not command.second or command.second == asked.actor.who:
        raise Refused(
            "second_person_needed.on_paper", "Two different people have seen what was done.", second=command.second
        )
    told = e.EnteredFromPaper(
        wire_name(type(done)),
        day.isoformat(),
        command.evidence,
        command.reason,
        asked.actor.who,
        command.second,
        len(events),
    )
    return [told, *events]


def done_on_paper(command: c.EnterFromPaper) -> Command:
    """The command that says what was done; it has a day, and whoever counts with somebody names nobody else."""
    from croupier.tournament.decide import COMMANDS  # noqa: PLC0415 - of which this is one

    has = {name: {field.name for field in dataclasses.fields(kind)} for name, kind in COMMANDS.items()}
    kinds = {name: kind for name, kind in COMMANDS.items() if "date" in has[name]}
    second = "second" in has.get(str(command.done.get("do")), ())
    given = {**command.done, "second": command.second} if second else dict(command.done)
    done: Command = read_command(given, kinds)
    return done
