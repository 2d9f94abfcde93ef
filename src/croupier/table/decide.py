"""`decide` says what follows from a command: events, or a refusal. It changes nothing."""

from __future__ import annotations

from croupier.game import kind_of
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.asking.asked import Asked, check_role
from croupier.table.asking.citing import Uncited
from croupier.table.asking.open_game import check_open_game, stopped_or_free
from croupier.table.asking.register import check_licences
from croupier.table.asking.turns import check_turn
from croupier.table.events import Event, PlayFree
from croupier.table.moving import with_chips
from croupier.table.opening.decide import variations_changed
from croupier.table.opening.events import TableOpened
from croupier.table.round.events import BallSpun, BettingOpened
from croupier.table.seeing import check_tracked
from croupier.table.state import Table
from croupier.table.subjects import SUBJECTS

STARTS = frozenset({TableOpened, BettingOpened, BallSpun})  # a game, betting, a spin


def decide(table: Table, asked: Asked, rules: TableRules) -> list[Event]:
    """What happens. Refusals come in this order: licence, role, turn, seat, chips, place, amount."""
    check_licences(table, asked, rules)
    try:
        check_role(table, asked, rules)
        check_tracked(asked, rules)
        check_turn(table, asked, rules)
        events = SUBJECTS.deciders[type(asked.command)](table, asked.command, asked, rules)
        if not table.chips and STARTS.isdisjoint(map(type, events)):
            return events  # most of them: what follows is about counted chips, and about what begins
        events = with_chips(table, events, asked.command, rules)
        events = by_the_rules_of_the_day(table, events, asked, rules)
        return as_the_register_allows(table, events, asked, rules)
    except Uncited:
        raise
    except Refused as refusal:
        bet = refusal.facts.get("bet") or getattr(asked.command, "bet", "")
        word = str(bet).partition("-")[0]
        kind = kind_of(word) if word in set(rules.rulebook.bets) else None
        raise rules.refuse(refusal, kind) from None


def as_the_register_allows(table: Table, events: list[Event], asked: Asked, rules: TableRules) -> list[Event]:
    """No game opens, no betting opens and no ball is spun while something stands against it that the table was told of.

    The round before it is over all the same: the dolly goes, and betting stays closed.
    """
    if STARTS.isdisjoint(map(type, events)):
        return events
    first, opened = next((n, event) for n, event in enumerate(events) if type(event) in STARTS)
    ball = opened.ball if isinstance(opened, TableOpened) else table.ball.name
    try:
        check_open_game(table, asked, rules, ball)
    except Refused:
        if first == 0 or isinstance(opened, TableOpened):
            raise
        return [*events[:first], *stopped_or_free(table, table.noted, rules, asked.day)]
    return [*events[:first], PlayFree(), *events[first:]] if table.stopped else events


def by_the_rules_of_the_day(table: Table, events: list[Event], asked: Asked, rules: TableRules) -> list[Event]:
    """A table or a round opens by the variations that are in force on that day, and by no others.

    Where the house's policy does not fit them, the dolly still goes, and betting stays closed until it does.
    """
    if not rules.policy.variations:
        return events
    first = next(
        (n for n, event in enumerate(events) if isinstance(event, BettingOpened | TableOpened)),
        None,
    )
    policy, day = rules.policy, asked.day
    if first is None or all(one.in_force(day) == one.in_force(policy.on) for one in policy.variations):
        return events
    try:
        changed = variations_changed(table, rules, {"on": day})
    except Refused:
        if first == 0:
            raise
        return events[:first]
    return [*events[:first], *changed, *events[first:]]
