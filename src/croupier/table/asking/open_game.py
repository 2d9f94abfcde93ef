"""What the register, as the table was told last, has against the next spin of an open game.

A fact that a table was never told of cannot cease to hold: it goes by what it was opened with.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from croupier.domain import plain
from croupier.refusal import Refused
from croupier.rules import Role, TableRules
from croupier.rules.book.whose_work import clause_on_work
from croupier.rules.in_force.posted import posted_code
from croupier.rules.in_force.variation import unapproved
from croupier.table.asking.asked import Asked
from croupier.table.asking.register import approved_told, lapsed_licence, said_of
from croupier.table.events import Event, PlayFree, PlayStopped
from croupier.table.phases import Phase
from croupier.table.state import Table

Noted = Mapping[str, Any]


def check_open_game(table: Table, asked: Asked, rules: TableRules, ball: str) -> None:
    """Every reason is told at once."""
    against = against_play(table, table.noted, rules, asked.day, ball)
    if against:
        facts: dict[str, Any] = {"reasons": [one.as_json() for one in against]} if len(against) > 1 else {}
        raise against[0].but(register=table.noted_version, **facts)


def stopped_or_free(table: Table, noted: Noted, rules: TableRules, day: str) -> Iterator[Event]:
    """The one or the other, where it is new: an open game stops with the next spin, and may go on again."""
    if table.phase is Phase.CLOSED:
        return
    reasons: list[Mapping[str, Any]] = [
        plain(one.as_json()) for one in against_play(table, noted, rules, day, table.ball.name)
    ]
    if reasons and reasons != table.stopped:
        yield PlayStopped(reasons)
    elif table.stopped and not reasons:
        yield PlayFree()


def against_play(table: Table, noted: Noted, rules: TableRules, day: str, ball: str) -> list[Refused]:
    """All that keeps a ball from being spun, each with its clause."""
    reasons = _reasons(table, noted, rules, day, ball) if "in-charge" in noted else ()
    return [rules.refuse(one) for one in (*_clock(noted), *reasons)]


def _clock(noted: Noted) -> Iterator[Refused]:
    """Nobody knows what day it is, and by which rules, licences and approvals of which day a ball would be spun."""
    if doubt := noted.get("clock"):
        yield Refused(
            "clock_in_doubt",
            "The house's clock is in doubt: at {house} by its own reckoning the machine's clock said {machine}. It is "
            "put right at the machine, or two people accept its time.",
            house=_readable(doubt["since"]),
            machine=_readable(doubt["machine"]),
        )


def _readable(moment: str) -> str:
    return f"{moment[:10]} {moment[11:19]} UTC"


def _reasons(table: Table, noted: Noted, rules: TableRules, day: str, ball: str) -> Iterator[Refused]:
    lapsed = lapsed_licence(noted, table.dealer, day, Role.DEALER)
    if lapsed is not None:
        yield lapsed.citing(clause_on_work(rules.rulebook, "spin-ball", Role.DEALER))
    for name, fact in noted.items():
        if name.startswith("equipment/"):
            yield from said_of(fact["fit"], day)
    yield from said_of(noted.get("locks", ()), day)
    for option in rules.policy.chosen:
        yield from said_of(noted.get(f"option/{option}", ()), day)
    yield from _ball(noted, ball, day)
    in_force = (one for one in rules.policy.variations if one.in_force(day))
    yield from unapproved(approved_told(noted), in_force)
    yield from _posting(noted, rules, day)


def _posting(noted: Noted, rules: TableRules, day: str) -> Iterator[Refused]:
    """Rules that must hang do, and are the ones of this table. A tournament hands them to each player."""
    told = noted.get("posting")
    if told and not rules.policy.tournament:
        yield from said_of(told.get(posted_code(rules), told[""]), day)


def _ball(noted: Noted, ball: str, day: str) -> Iterator[Refused]:
    fact, here = noted.get(f"ball/{ball}"), noted.get("table")
    if fact is None:
        return
    if fact["table"] not in ("", here) or fact.get("left") == here:
        yield Refused(
            "not_in_use.ball", "The ball {ball} is not in use at table {number}.", kind="ball", ball=ball, number=here
        )
    yield from said_of(fact["fit"], day)
