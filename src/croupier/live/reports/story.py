"""A round as a person would tell it: who had what where, what fell, and who got what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from croupier.game import bet_id_at
from croupier.journal import Recorded
from croupier.live.replay import event_of
from croupier.money import Unit
from croupier.refusal import Refused
from croupier.table import Table, evolve
from croupier.table.betting.events import CouponPlaced, WagerPlaced
from croupier.table.books import stacks_in
from croupier.table.chips.events import ChipsBought, PlayerLeft, PlayerSeated
from croupier.table.choices.events import ChoicesClosed, ZeroChoiceMade
from croupier.table.events import (
    CommandRefused,
    Event,
    LosersCollected,
    SeatPaid,
    ShortWagerReturned,
    WagersReturned,
    WagerTakenDown,
)
from croupier.table.irregular.events import (
    DisputeDecided,
    DisputeOpened,
    IrregularityReported,
    NoSpinDeclared,
    ResultCorrected,
    RulingMade,
    TableSuspended,
)
from croupier.table.opening.events import TableClosed
from croupier.table.round.events import BallSpun, BettingClosed, BettingOpened, DollyRemoved, ResultDeclared, SpinVoided


@dataclass(slots=True)
class Story:
    """One round, gathered from its events. `layout` is what lay there when betting closed, or lies there now."""

    stream: str
    round: int
    rulebook: str
    wheel: str
    unit: Unit = Unit.CENTS
    players: dict[int, str] = field(default_factory=dict)
    layout: list[tuple[int, str, str, int]] = field(default_factory=list)
    prison: list[tuple[int, str, str, int]] = field(default_factory=list)
    result: str = ""
    lines: list[str] = field(default_factory=list)
    finished: bool = False
    first: int = 0
    last: int = 0

    def as_json(self) -> dict[str, Any]:
        def wagers(stacks: list[tuple[int, str, str, int]]) -> list[dict[str, Any]]:
            return [
                {"seat": seat, "player": self.players.get(seat, ""), "place": place, "bet": bet_id_at(place),
                 "chip": chip, "stake": stake}
                for seat, place, chip, stake in stacks
            ]  # fmt: skip

        return {
            "table": self.stream,
            "round": self.round,
            "rulebook": self.rulebook,
            "wheel": self.wheel,
            "result": self.result or None,
            "finished": self.finished,
            "wagers": wagers(self.layout),
            "prison": wagers(self.prison),
            "events": {"first": self.first, "last": self.last},
            "told": self.lines,
        }


def tell_round(stream: str, round_: int, history: Iterable[Recorded]) -> Story:
    """Fold up to the round, then tell what happened in it; one that was given up ends where the next begins."""
    table = Table()
    story: Story | None = None
    for recorded in history:
        event = event_of(recorded)
        if story is not None and isinstance(event, BettingOpened | TableClosed):
            break
        if story is None and isinstance(event, BettingOpened) and event.round == round_:
            story = Story(stream, round_, table.policy["rulebook"], table.policy["wheel"], table.unit)
            story.first = recorded.sequence
        if story is not None:
            story.lines += [f"{recorded.at[11:19]}  {line}" for line in sentences(table, event, recorded)]
        evolve(table, event)
        if story is None:
            continue
        story.last = recorded.sequence
        story.players |= {number: seat.player for number, seat in table.seats.items()}
        if isinstance(event, BettingClosed):
            story.layout, story.prison = list(table.stacks()), list(_in_prison(table))
            story.lines += _layout_lines(story)
        story.result = table.result  # a ruling may have made it void
        if isinstance(event, DollyRemoved):
            story.finished = True
            return story
    if story is None:
        raise Refused("no_such_round", f"{stream} has no round {round_}.", round=round_)
    if not story.layout:
        story.layout, story.prison = list(table.stacks()), list(_in_prison(table))
    return story


def _in_prison(table: Table) -> Iterator[tuple[int, str, str, int]]:
    for number, seat in table.seats.items():
        for (place, chip), amount in seat.prison.items():
            yield number, place, chip, amount


def _layout_lines(story: Story) -> Iterator[str]:
    for where, stacks in (("on the layout", story.layout), ("in prison", story.prison)):
        by_seat: dict[int, list[str]] = {}
        for seat, place, chip, stake in stacks:
            by_seat.setdefault(seat, []).append(f"{in_chips(story.unit.shown(stake), chip)} on {place}")
        for seat, wagers in sorted(by_seat.items()):
            yield f"          {story.players.get(seat, '?')} (seat {seat}) {where}: {', '.join(wagers)}"


def in_chips(amount: str, chip: str) -> str:
    kinds = {"own": "", "tip": " for the dealers"}
    return amount + kinds.get(chip, f" in {chip.removeprefix('value/')} value chips")


def remark(text: str) -> str:
    """What somebody wrote, inside a sentence that has a full stop of its own."""
    return text.rstrip(". ")


def sentences(table: Table, event: Event, recorded: Recorded) -> Iterator[str]:
    """What a person at the table would have seen. Events that nobody would mention are left out."""

    shown = table.unit.shown

    def who(seat: int | str) -> str:
        sitting = table.seats.get(int(seat))
        return f"{sitting.player} (seat {seat})" if sitting else f"seat {seat}"

    match event:
        case BettingOpened(round=number):
            yield f"Round {number}: place your bets."
        case PlayerSeated(seat=seat, player=player):
            yield f"{player} sits down at seat {seat}."
        case PlayerLeft(seat=seat, player=player):
            yield f"{player} leaves seat {seat}."
        case ChipsBought(seat=seat, amount=bought, receipt=receipt):
            price = shown(bought)
            yield (
                f"{who(seat)} buys chips for {price}, receipt {receipt}."
                if receipt
                else f"{who(seat)} buys chips for {price}."
            )
        case WagerPlaced(seat=seat, place=place, stake=stake, chip=chip, by=by):
            chips = in_chips(shown(stake), chip)
            yield (
                f"{who(seat)} puts {chips} on {place}, laid by {by}." if by else f"{who(seat)} puts {chips} on {place}."
            )
        case WagerTakenDown(seat=seat, place=place, stake=stake, chip=chip):
            yield f"{who(seat)} takes {in_chips(shown(stake), chip)} down from {place}."
        case ShortWagerReturned(seat=seat, place=place, stake=stake):
            yield f"{shown(stake)} on {place} had not reached the minimum and goes back to {who(seat)}."
        case CouponPlaced(seat=seat, bet=bet, face=face):
            yield f"{who(seat)} lays a match play coupon for {shown(face)} on {bet}."
        case BallSpun(dealer=dealer, wheel=wheel, ball=ball):
            said = wheel and ball
            yield f"{dealer} spins: wheel {wheel}, ball {ball}." if said else f"{dealer} spins the ball."
        case BettingClosed(wagers=wagers, staked=staked, late=late):
            total = shown(staked)
            yield (
                f"No more bets, called late. Wagers: {wagers}, {total} in all."
                if late
                else f"No more bets. Wagers: {wagers}, {total} in all."
            )
        case ResultDeclared(number=number, colour=colour):
            yield f"The ball rests in {number}, {colour}."
        case SpinVoided(number=number):
            yield f"The ball rests in {number}: the spin is void, the wagers stand."
        case NoSpinDeclared(reason=reason):
            yield f"No spin: {reason.replace('_', ' ')}. The wagers stand."
        case ZeroChoiceMade(seat=seat, bet=bet, choice=choice):
            yield f"{who(seat)} chooses {choice} for {bet}."
        case ChoicesClosed(default=default):
            yield f"Time to choose is over; the default is {default}."
        case LosersCollected():
            yield from _collected(event, who, shown)
        case SeatPaid(seat=seat, chips=chips, value=value, tips=tips):
            if chips + value:
                yield f"{who(seat)} is paid {shown(chips + value)}."
            if tips:
                yield f"The dealers win {shown(tips)}."
        case ResultCorrected(was=was, number=number, second=second, reason=reason):
            yield f"Corrected by {recorded.who} and {second}: not {was} but {number} ({remark(reason)})."
        case IrregularityReported(what=what) | TableSuspended(reason=what):
            yield f"The table is held: {remark(what)}."
        case RulingMade(by=by, instruction=instruction, reason=reason):
            yield f"{by} rules: {instruction} ({remark(reason)})."
        case WagersReturned():
            yield "All wagers go back to their players."
        case DisputeOpened(seat=seat, what=what):
            yield f"{who(seat)} disputes: {remark(what)}."
        case DisputeDecided(by=by, decision=decision, amount=paid, reason=reason):
            yield (
                f"{by} decides the dispute: {decision} {shown(paid)} ({remark(reason)})."
                if paid
                else f"{by} decides the dispute: {decision} ({remark(reason)})."
            )
        case CommandRefused(command=command, code=code, message=message):
            yield f"Refused, {command}: {message} ({code})"
        case DollyRemoved():
            yield "The dolly is removed."


def _collected(event: LosersCollected, who_of: Callable[[str], str], shown: Callable[[int], str]) -> Iterator[str]:
    def by_seat(stacks: Mapping[str, Mapping[str, int]]) -> Iterator[tuple[str, int]]:
        totals: dict[str, int] = {}
        for seat, _, _, lost in stacks_in(stacks):
            totals[seat] = totals.get(seat, 0) + lost
        yield from totals.items()

    for seat, lost in by_seat(event.collected):
        yield f"{who_of(seat)} loses {shown(lost)}."
    for seat, lost in by_seat(event.prison_lost):
        yield f"{who_of(seat)} loses {shown(lost)} that was in prison."
    for seat, back in by_seat(event.halves):
        yield f"{who_of(seat)} takes {shown(back)} back."
    for seat, kept in by_seat(event.imprisoned):
        yield f"{shown(kept)} of {who_of(seat)} goes in prison."
    for seat, free in by_seat(event.released):
        yield f"{shown(free)} of {who_of(seat)} is released from prison."
