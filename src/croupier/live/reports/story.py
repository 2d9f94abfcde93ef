"""A round as a person would tell it: who had what where, what fell, and who got what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any

from croupier.domain import event_data
from croupier.game import bet_id_at, kind_of
from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.live.moments import HOME, clock
from croupier.live.replay import event_of
from croupier.live.reports.story_english import ENGLISH
from croupier.money import Unit
from croupier.refusal import Refused
from croupier.rules.book.library import key_of
from croupier.table import Table, evolve
from croupier.table.betting.events import CouponPlaced, WagerPlaced
from croupier.table.books import stacks_in
from croupier.table.chips.events import ChipsBought, PlayerLeft, PlayerSeated
from croupier.table.choices.events import ChoicesClosed, ZeroChoiceMade
from croupier.table.events import (
    CommandRefused,
    Event,
    LosersCollected,
    RefusalsSummed,
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
    ResultMended,
    RoundVoided,
    RulingCarriedOut,
    RulingMade,
    RulingObserved,
    TableSuspended,
    WagerRuled,
)
from croupier.table.opening.events import TableClosed
from croupier.table.round.events import (
    BallLeftTrack,
    BallSpun,
    BettingClosed,
    BettingOpened,
    CallMissed,
    DollyRemoved,
    NumberSeen,
    ResultDeclared,
    SpinVoided,
)
from croupier.words.english import Speaker

Stack = tuple[int, str, str, int]  # seat, place, chip, stake


@dataclass(slots=True)
class Story:
    """One round, gathered from its events. `layout` is what lay there when betting closed, or lies there now."""

    stream: str
    round: int
    rulebook: str
    wheel: str
    unit: Unit = Unit.CENTS
    players: dict[int, str] = field(default_factory=dict)
    layout: list[Stack] = field(default_factory=list)
    prison: list[Stack] = field(default_factory=list)
    result: str = ""
    lines: list[str] = field(default_factory=list)
    finished: bool = False
    first: int = 0
    last: int = 0

    def as_json(self) -> dict[str, Any]:
        def wagers(stacks: list[Stack]) -> list[dict[str, Any]]:
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


def tell_round(
    stream: str, round_: int, history: Iterable[Recorded], say: Speaker = ENGLISH, zone: str = HOME
) -> Story:
    """Fold up to the round, then tell what happened in it; one that was given up ends where the next begins."""
    time_of = clock(zone)
    table = Table()
    story: Story | None = None
    history = iter(history)
    for recorded in history:
        event = event_of(recorded)
        if story is not None and isinstance(event, BettingOpened | TableClosed):
            break
        if story is None and isinstance(event, BettingOpened) and event.round == round_:
            story = Story(stream, round_, key_of(table.policy["rulebook"]), table.policy["wheel"], table.unit)
            story.first = recorded.stream_version
        if story is not None:
            story.lines += [f"{time_of(recorded.at)}  {line}" for line in sentences(table, event, recorded, say, zone)]
        evolve(table, event, recorded.at)
        if story is None:
            continue
        story.last = recorded.stream_version
        story.players |= {number: seat.player for number, seat in table.seats.items()}
        if isinstance(event, BettingClosed):
            story.layout, story.prison = list(table.stacks()), list(_in_prison(table))
            story.lines += _layout_lines(story, say)
        story.result = table.result  # a ruling may have made it void
        if isinstance(event, DollyRemoved):
            story.finished = True
            break
    if story is None:
        raise Refused("no_such_round.stream_round", "{stream} has no round {round}.", round=round_, stream=stream)
    if story.finished:
        _tell_what_followed(story, table, history, say, zone)
    elif not story.layout:
        story.layout, story.prison = list(table.stacks()), list(_in_prison(table))
    return story


def _tell_what_followed(story: Story, table: Table, history: Iterator[Recorded], say: Speaker, zone: str) -> None:
    """What was disputed, decided and mended of the round afterwards, until the next one is settled."""
    time_of, disputes = clock(zone), set[int]()
    for recorded in history:
        event = event_of(recorded)
        if isinstance(event, LosersCollected | TableClosed):
            return
        match event:
            case DisputeOpened(dispute=number, round=story.round):
                disputes.add(number)
            case ResultMended(round=story.round, number=number):
                story.result = number
            case DisputeDecided(dispute=number) if number in disputes:
                pass
            case _:
                evolve(table, event, recorded.at)
                continue
        story.lines += [f"{time_of(recorded.at)}  {line}" for line in sentences(table, event, recorded, say, zone)]
        evolve(table, event, recorded.at)


def _in_prison(table: Table) -> Iterator[Stack]:
    for number, seat in table.seats.items():
        for (place, chip), amount in seat.prison.items():
            yield number, place, chip, amount


def _layout_lines(story: Story, say: Speaker) -> Iterator[str]:
    for where, stacks in (("story.on_layout", story.layout), ("story.in_prison", story.prison)):
        for seat, wagers in _by_seat(stacks, story.unit, say):
            who = say("story.player", player=story.players.get(seat, "?"), seat=str(seat))
            yield f"          {say(where, who=who, list=wagers)}"


def _by_seat(stacks: Iterable[Stack], unit: Unit, say: Speaker) -> Iterator[tuple[int, str]]:
    """What each seat has there, in words."""
    by_seat: dict[int, list[str]] = {}
    for seat, place, chip, stake in stacks:
        chips = in_chips(unit.said(stake, say), chip, say)
        by_seat.setdefault(seat, []).append(say("story.on", chips=chips, bet=_bet(place, say)))
    for seat, wagers in sorted(by_seat.items()):
        yield seat, say.joined(wagers)


def in_chips(amount: str, chip: str, say: Speaker = ENGLISH) -> str:
    if chip == "own":
        return amount
    if chip == "tip":
        return say("story.for_dealers", amount=amount)
    colour = chip.removeprefix("value/")
    named = say(f"colour.{colour}") if say.has(f"colour.{colour}") else colour
    return say("story.in_value", amount=amount, colour=named)


def _bet(place: str, say: Speaker) -> str:
    """A bet by its kind and numbers where there are words for it, by its id otherwise."""
    bet = bet_id_at(place)
    kind = f"kind.{kind_of(bet)}"
    if not say.has(kind):
        return place
    numbers = bet.partition("-")[2]
    return say("bet.named", kind=say(kind), numbers=numbers) if numbers else say(kind)


def _named(sort: str, name: str, say: Speaker) -> str:
    return say(f"{sort}.{name}") if say.has(f"{sort}.{name}") else name.replace("_", " ")


def remark(text: str) -> str:
    """What somebody wrote, inside a sentence that has a full stop of its own."""
    return text.rstrip(". ")


def sentences(
    table: Table, event: Event, recorded: Recorded, say: Speaker = ENGLISH, zone: str = HOME
) -> Iterator[str]:
    """What a person at the table would have seen. Events that nobody would mention are left out."""
    time_of = clock(zone)

    def shown(amount: int) -> str:
        return table.unit.said(amount, say)

    def who(seat: int | str) -> str:
        sitting = table.seats.get(int(seat))
        return (
            say("story.player", player=sitting.player, seat=str(seat)) if sitting else say("story.seat", seat=str(seat))
        )

    match event:
        case BettingOpened(round=number):
            yield say("story.opened", round=str(number))
            for where, stacks in (("story.stands", table.stacks()), ("story.in_prison", _in_prison(table))):
                for seat, wagers in _by_seat(stacks, table.unit, say):
                    yield say(where, who=who(seat), list=wagers)
        case PlayerSeated(seat=seat, player=player):
            yield say("story.sits", player=player, seat=str(seat))
        case PlayerLeft(seat=seat, player=player):
            yield say("story.leaves", player=player, seat=str(seat))
        case ChipsBought(seat=seat, amount=bought, receipt=receipt):
            bought_by = {"who": who(seat), "amount": shown(bought), "receipt": receipt}
            yield say("story.buys_receipt" if receipt else "story.buys", **bought_by)
        case WagerPlaced(seat=seat, place=place, stake=stake, chip=chip, by=by):
            chips = in_chips(shown(stake), chip, say)
            yield say("story.puts_by" if by else "story.puts", who=who(seat), chips=chips, bet=_bet(place, say), by=by)
        case WagerTakenDown(seat=seat, place=place, stake=stake, chip=chip):
            chips = in_chips(shown(stake), chip, say)
            yield say("story.takes", who=who(seat), chips=chips, bet=_bet(place, say))
        case ShortWagerReturned(seat=seat, place=place, stake=stake):
            yield say("story.short", amount=shown(stake), bet=_bet(place, say), who=who(seat))
        case CouponPlaced(seat=seat, bet=bet, face=face):
            yield say("story.coupon", who=who(seat), amount=shown(face), bet=_bet(bet, say))
        case BallSpun(source="clock", dealer=recorded.who):
            yield say("story.spins_itself")
        case BallSpun(dealer=dealer, wheel=wheel, ball=ball):
            ways = {"wheel": _named("story_way", wheel, say), "ball": _named("story_way", ball, say)}
            yield say("story.spins_ways" if wheel and ball else "story.spins", dealer=dealer, **ways)
        case BettingClosed(wagers=wagers, staked=staked, late=late, early=early):
            told = "story.no_more_late" if late else "story.no_more_early" if early else "story.no_more"
            yield say(told, wagers=str(wagers), amount=shown(staked))
        case BallLeftTrack():
            yield say("story.off_track")
        case NumberSeen(number=number, source=source):
            told = "story.seen" if number else "story.seen_rest"
            yield say(told, number=number, source=_named("story_source", source, say))
        case CallMissed(wagers=laid):
            yield say("story.call_missed")
            for one in laid:
                told = "story.laid" if one["stake"] > 0 else "story.lifted"
                chips = in_chips(shown(abs(one["stake"])), one["chip"], say)
                facts = {"time": time_of(one["at"]), "who": who(one["seat"]), "chips": chips}
                yield say(told, bet=_bet(one["place"], say), **facts)
        case ResultDeclared(number=number, colour=colour):
            yield say("story.rests", number=number, colour=_named("story_colour", colour, say))
        case SpinVoided(number=number):
            yield say("story.void", number=number)
        case RoundVoided(round=number):
            yield say("story.round_void", round=number)
        case NoSpinDeclared(reason=reason):
            yield say("story.no_spin", reason=_named("story_no_spin", reason, say))
        case ZeroChoiceMade(seat=seat, bet=bet, choice=choice):
            chosen = _named("story_choice", choice, say)
            yield say("story.chooses", who=who(seat), choice=chosen, bet=_bet(bet, say))
        case ChoicesClosed(default=default):
            yield say("story.default", choice=_named("story_choice", default, say))
        case LosersCollected():
            yield from _collected(event, who, shown, say)
        case SeatPaid(seat=seat, chips=paid, value=value, tips=tips):
            if paid + value:
                yield say("story.paid", who=who(seat), amount=shown(paid + value))
            if tips:
                yield say("story.dealers_win", amount=shown(tips))
        case ResultCorrected(was=was, number=number, second=second, reason=reason):
            said = {"by": recorded.who, "second": second, "was": was, "number": number, "reason": remark(reason)}
            yield say("story.corrected", **said)
        case IrregularityReported(what=what) | TableSuspended(reason=what):
            yield say("story.held", what=remark(what))
        case RulingMade(by=by, instruction=instruction, reason=reason, number=number):
            said = {"by": by, "order": _named("story_order", instruction, say), "reason": remark(reason)}
            yield say("story.rules_number", number=number, **said) if number else say("story.rules", **said)
        case WagerRuled(seat=seat, place=place, rule=rule):
            amount = event.returned + event.collected + event.moved + event.drawn
            named = {"bet": _bet(place, say), "to": _bet(event.to, say), "rule": _named("story_rule", rule, say)}
            elsewhere = (event.to, event.to_seat) != (place, seat)
            told = "story.ruled_to" if elsewhere else "story.ruled_on"
            yield say(told, who=who(seat), other=who(event.to_seat), amount=shown(amount), **named)
        case RulingCarriedOut():
            yield say("story.carried_out")
        case RulingObserved(by=by):
            yield say("story.watched", by=by)
        case ResultMended(round=round_, was=was, number=number, second=second, reason=reason, seats=seats):
            said = {"by": recorded.who, "second": second, "was": was, "number": number, "reason": remark(reason)}
            yield say("story.mended", round=str(round_), **said)
            yield from _mended(seats, who, shown, say)
        case WagersReturned():
            yield say("story.returned")
        case DisputeOpened(seat=seat, what=what):
            yield say("story.disputes", who=who(seat), what=remark(what))
        case DisputeDecided(by=by, decision=decision, amount=due, reason=reason, seats=seats):
            told = f"story.decides_{decision}"
            yield say(told, by=by, amount=shown(abs(due)), reason=remark(reason))
            yield from _mended(seats if decision in ("rule", "collect") else [], who, shown, say)
        case CommandRefused(command=command, code=code, facts=facts):
            asked = {"command": command, "message": say.told(event_data(event)), "code": code}
            if isinstance(facts.get("seat"), int):
                yield say("story.refused_to", who=who(facts["seat"]), **asked)
            else:
                yield say("story.refused", **asked)
        case RefusalsSummed(command=command, code=code, count=count, first=first, last=last):
            time_of = clock(zone)
            asked = {"by": recorded.who, "command": command, "code": code}
            yield say("story.refused_again", count=count, first=time_of(first), last=time_of(last), **asked)
        case DollyRemoved():
            yield say("story.dolly")


def _mended(
    seats: list[Mapping[str, Any]], who_of: Callable[[int], str], shown: Callable[[int], str], say: Speaker
) -> Iterator[str]:
    for line in seats:
        who = who_of(line["at"] or line["seat"])
        taken = sum(line["layout"].values()) - min(line["chips"], 0) - min(line["value"], 0)
        fates = {
            "story.paid": max(line["chips"], 0) + max(line["value"], 0),
            "story.gives_back": taken,
            "story.uncollected": line["uncollected"],
            "story.unpaid": line["unpaid"],
        }
        for fate, amount in fates.items():
            if amount:
                yield say(fate, who=who, amount=shown(amount))


def _collected(
    event: LosersCollected, who_of: Callable[[str], str], shown: Callable[[int], str], say: Speaker
) -> Iterator[str]:
    fates = {
        "story.loses": event.collected,
        "story.loses_prison": event.prison_lost,
        "story.half_back": event.halves,
        "story.imprisoned": event.imprisoned,
        "story.released": event.released,
    }
    for fate, stacks in fates.items():
        totals: dict[str, int] = {}
        for seat, _, _, amount in stacks_in(stacks):
            totals[seat] = totals.get(seat, 0) + amount
        for seat, amount in totals.items():
            yield say(fate, who=who_of(seat), amount=shown(amount))
