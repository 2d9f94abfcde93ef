"""Where the ball is, as far as it was told: once somebody may know where it rests, nobody bets on it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from croupier.refusal import Refused
from croupier.rules import Role, TableRules
from croupier.rules.book.model import BeforeTheCall, CallWindow
from croupier.table.asking.asked import Asked
from croupier.table.asking.open_game import stopped_or_free
from croupier.table.ball import IN_PLAY, BallIs
from croupier.table.betting import commands as betting
from croupier.table.changing.untracked import not_tracked
from croupier.table.chips import commands as chips
from croupier.table.choices.commands import ChooseOnZero, CloseChoices
from croupier.table.events import Event
from croupier.table.irregular.commands import DeclareNoSpin
from croupier.table.phases import BEFORE_RESULT, SETTLING, Phase
from croupier.table.round.commands import CollectLosers, DeclareResult, OpenBetting, PayWinners, SpinBall
from croupier.table.round.events import CallMissed, NumberSeen
from croupier.table.state import Table
from croupier.table.tray.commands import TakeBackChips

AT_THE_WHEEL = frozenset({Role.DEALER, Role.PIT_SUPERVISOR, Role.SYSTEM})
SENSOR = "wheel-sensor"
RULING = "ruling"  # where it was the supervisor who said it
CALLED = SETTLING | {Phase.NO_MORE_BETS}  # what comes then is out of turn anyhow, and has its own words
MAY_BE_KNOWN = frozenset({BallIs.OFF_TRACK, BallIs.AT_REST})  # where the ball rests, or will
LAYOUT = (
    *(betting.PlaceWager, betting.MoveWager, betting.TakeDownWager, betting.ClearWagers),
    *(betting.RebetWagers, betting.DoubleWagers, betting.AnnounceBet, betting.PlaceCoupon),
    betting.ChangeWagers,
)
ON_THE_LAYOUT = frozenset(LAYOUT)
OF_WAGERS = ON_THE_LAYOUT | {  # What is not asked at a table that keeps the results alone.
    *(ChooseOnZero, CloseChoices, CollectLosers, PayWinners),
    *(chips.ColourUp, chips.RegisterCoupon, TakeBackChips),
}


def check_tracked(asked: Asked, rules: TableRules) -> None:
    if rules.policy.results_only and type(asked.command) in OF_WAGERS:
        raise not_tracked()


def source_of(asked: Asked) -> str:
    """Who tells of the ball: somebody at the wheel, its sensor, or the clock."""
    actor = asked.actor
    if actor.role is not Role.SYSTEM:
        return actor.role.value
    if getattr(asked.command, "source", "") == "random":
        return "random-wheel"
    return "sensor" if SENSOR in (actor.who, actor.device) else "clock"


def told_all_the_same(table: Table, asked: Asked, rules: TableRules) -> list[Event]:
    """What a refused command tells of the ball: a number that was keyed or sensed is known from then on. And of play:
    where days have passed, the first who would go on finds that it may not."""
    if asked.actor.role not in AT_THE_WHEEL:
        return []
    match asked.command:
        case SpinBall() | OpenBetting():
            return list(stopped_or_free(table, table.noted, rules, asked.day))
        case DeclareResult(number=number) if read_otherwise(table, number, source_of(asked)):
            return []
        case DeclareResult(number=number) | DeclareNoSpin(number_seen=number) if number:
            return what_is_seen(table, number if number in rules.wheel.colours else "", source_of(asked), rules)
    return []


def what_is_seen(table: Table, number: str, source: str, rules: TableRules) -> list[Event]:
    """Nothing new is a number that is known already, as when a result is keyed twice, or that of a void spin."""
    at_rest = table.ball.state is BallIs.AT_REST
    known = table.spin_void or (number == table.ball.number if number else at_rest)
    if table.phase not in BEFORE_RESULT or known:
        return []
    seen: list[Event] = [NumberSeen(table.round, number, source, table.ball.state not in IN_PLAY)]
    if table.phase is Phase.BALL_IN_TRACK and not at_rest:
        seen.append(_call_missed(table, number, source, rules))
    return seen


def read_otherwise(table: Table, number: str, source: str) -> bool:
    """Another number of this ball is on record, from somebody else than whoever says this one: keying it again changes
    nothing, and the supervisor says which it is. Of a random wheel's number nobody else knows anything."""
    ball = table.ball
    seen = ball.number if ball.state is BallIs.AT_REST else ""
    return seen not in ("", number) and ball.source not in (source, RULING) and source != "random-wheel"


def _call_missed(table: Table, number: str, source: str, rules: TableRules) -> CallMissed:
    ruled = rules.rulebook.irregularities.before_the_call
    wagers: list[Mapping[str, Any]] = [
        {"at": at, "seat": seat, "place": place, "chip": chip, "stake": stake}
        for at, seat, place, chip, stake in table.laid
    ]
    held = ruled.value is BeforeTheCall.HOLD
    return CallMissed(table.round, number, source, held, wagers, ruled.first_clause)


def wagers_possible(table: Table, rules: TableRules) -> bool:
    """May the layout still change? Whatever was or was not called: not once the ball may be known to rest.

    Where the rulebook wants the call while the ball runs in the track, that is from when it leaves it. A ball that ran
    while the table was held was out of the players' sight, and betting opens again only for the next spin.
    """
    if table.phase in CALLED or table.spin_held:
        return False
    ball = table.ball.state
    if ball not in MAY_BE_KNOWN:
        return True
    return ball is BallIs.OFF_TRACK and rules.rulebook.spin.call_window.value is not CallWindow.ON_TRACK


def check_layout(table: Table, asked: Asked, rules: TableRules) -> None:
    """What touches the layout when it may not be touched comes too late. After the call that has words of its own."""
    if table.phase in CALLED or wagers_possible(table, rules):
        return
    raise Refused(
        "late_bet.ball_known",
        "Too late: where the ball rests may be known. Nothing on the layout changes before the next spin.",
        phase=table.phase.value,
        **touched(asked, rules),
        ball=table.ball.state.value,
    )


def touched(asked: Asked, rules: TableRules) -> dict[str, Any]:
    """What somebody wanted of the layout, and where: by it a habit of coming too late is seen afterwards."""
    command: Any = asked.command
    facts: dict[str, Any] = {"seat": command.seat}
    place = next((named for name in ("place", "source", "bet", "call") if (named := getattr(command, name, ""))), "")
    if not place and len(at := getattr(command, "at", ())) == 2:
        with suppress(Refused):  # A spot that means nothing is no place.
            place = rules.layout.at(*at).id
    if place:
        facts["place"] = place
    if isinstance(command, betting.PlaceWager | betting.AnnounceBet):
        facts["returned"] = command.stake
    if isinstance(command, betting.ChangeWagers):
        laid = [part for part in command.parts if part.stake > 0]
        facts |= {"place": (laid or command.parts)[0].place} if command.parts else {}
        facts |= {"returned": sum(part.stake for part in laid)} if laid else {}
    return facts
