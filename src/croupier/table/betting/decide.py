"""Wagers: placing, moving and taking down chips while betting is open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from croupier.game import INSIDE, Place, bet_id_at
from croupier.money import dollars
from croupier.refusal import Refused
from croupier.rules import Role, TableRules, announced_chips
from croupier.rules.in_force.policy import ValueChip
from croupier.table.asked import Asked, check_seat, known_code, positive
from croupier.table.betting import commands as c
from croupier.table.betting import events as e
from croupier.table.events import CouponReturned, Event, WagerTakenDown
from croupier.table.state import Seat, Table


def place_wager(table: Table, command: c.PlaceWager, asked: Asked, rules: TableRules) -> list[Event]:
    return [*_placing(Placing(table, rules, asked, command.seat, check_seat(table, asked)), command)]


@dataclass(slots=True)
class Placing:
    """What several wagers of one command need in common: chips spent earlier in it are spent, and lie on their bet."""

    table: Table
    rules: TableRules
    asked: Asked
    number: int
    seat: Seat
    spent: int = 0
    value_spent: int = 0
    placed: dict[tuple[str, str], int] = field(default_factory=dict)  # by bet and chip

    @property
    def by(self) -> str:
        return "" if self.asked.actor.role is Role.PLAYER else self.asked.actor.who or self.asked.actor.role.value


def _placing(placing: Placing, command: c.PlaceWager) -> Iterator[Event]:
    chip = check_tender(placing, command)
    place = find_place(placing.rules, command)
    check_stake(placing, command, chip)
    check_value_colour(placing, place, chip)
    pocket = check_chips(placing, command, chip)
    check_maximum(placing, place, command.stake, tips=command.stake if command.tip else 0)
    if chip.startswith("value/"):
        placing.value_spent += command.stake - pocket
    else:
        placing.spent += command.stake
    key = (place.bet.id, chip)
    placing.placed[key] = placing.placed.get(key, 0) + command.stake
    yield e.WagerPlaced(placing.number, place.id, place.bet.id, command.stake, chip, pocket, placing.by)


def check_tender(placing: Placing, command: c.PlaceWager) -> str:
    """In what the wager is made, if that may be wagered here at all."""
    rules, tender = placing.rules, command.tender
    chips = rules.rulebook.chips
    if rules.policy.tournament and tender is not c.Tender.CHIPS:
        message = "Only tournament chips can be wagered here."
        raise Refused("tournament_chips_only", message, tender=tender, returned=command.stake)
    if rules.policy.tournament and command.tip:
        raise Refused("not_redeemable", "Tournament chips cannot be given away.", returned=command.stake)
    if tender is c.Tender.SPOKEN or (tender is c.Tender.CHIPS and command.stake == 0):
        raise Refused(
            known_code(rules, "verbal_wager", "chips_only"), "Spoken wagers are not accepted; place chips.", stake=0
        )
    if tender is c.Tender.CASH:
        message = "Cash cannot be bet; change it into chips first."
        raise Refused(known_code(rules, "cash_wager", "chips_only"), message, returned=command.stake)
    if tender is c.Tender.OTHER:
        raise Refused(known_code(rules, "chips_only", "foreign_chip"), "Only chips of this house can be bet.")
    _check_terminal(placing.asked, rules, placing.number, felt=tender is c.Tender.VALUE_CHIPS)
    if tender is c.Tender.VALUE_CHIPS:
        if not chips.value_chips.value:
            raise Refused("chips_only", "Only roulette chips can be bet here.", returned=command.stake)
        if not rules.policy.chips.value_chips:
            raise Refused("value_chips_not_accepted_here", "Value chips are not accepted at this table.")
        if command.tip:
            message = "A wager for the dealers is made with the seat's own chips."
            raise Refused("tip_in_own_chips", message, returned=command.stake)
        return f"value/{_value_chip(rules, command).colour}"
    _check_colour(placing, command)
    return "tip" if command.tip else "own"


def _check_terminal(asked: Asked, rules: TableRules, number: int, *, felt: bool = False) -> None:
    if rules.policy.terminals and (felt or asked.actor.role is Role.DEALER):
        raise Refused("use_the_terminal", "At this table wagers are made on the terminal.", seat=number)


def _value_chip(rules: TableRules, command: c.PlaceWager) -> ValueChip:
    for chip in rules.policy.chips.value:
        if chip.colour == command.colour and command.design in ("", chip.design):
            return chip
    message = f"A {command.colour}/{command.design or 'plain'} chip was not issued for these premises."
    raise Refused("foreign_chip", message, colour=command.colour, returned=command.stake)


def _check_colour(placing: Placing, command: c.PlaceWager) -> None:
    seat, colour, design = placing.seat, command.colour, command.design
    if not colour or (colour == seat.colour and design in ("", seat.design)):
        return
    for number, other in placing.table.seats.items():
        if number != placing.number and other.colour == colour and design in ("", other.design):
            message = f"The {colour} chips are seat {number}'s."
            raise Refused("not_your_colour", message, owner=number, returned=command.stake)
    message = f"Seat {placing.number} was issued no {'/'.join(filter(None, (colour, design)))} chips."
    raise Refused("chips_not_issued", message, returned=command.stake)


def find_place(rules: TableRules, command: c.PlaceWager) -> Place:
    if command.at:
        if len(command.at) != 2:
            raise Refused("no_such_position", "A point of the felt has an x and a y.")
        return rules.layout.at(*command.at)
    if command.place:
        return rules.layout.place(command.place)
    if command.bet:
        return rules.layout.places[rules.layout.bet(command.bet).id]
    raise Refused("no_such_position", "Where do the chips stand? Name a bet, a place or a point.")


def check_stake(placing: Placing, command: c.PlaceWager, chip: str) -> None:
    positive(command.stake, "A stake")
    if chip.startswith("value/"):
        unit = _value_chip(placing.rules, command).value
    elif placing.rules.policy.tournament:
        return
    else:
        unit = placing.seat.chip_value
        if not unit:
            raise Refused("chip_value_unset", "Set the value of these chips before betting.", seat=placing.number)
    if command.stake % unit:
        message = f"{dollars(command.stake)} is not a whole number of {dollars(unit)} chips."
        raise Refused("not_whole_chips", message, chip_value=unit)


def check_value_colour(placing: Placing, place: Place, chip: str) -> None:
    """One player for each colour of value chips on the inside bets of a spin, where the rulebook says so."""
    if not placing.rules.rulebook.chips.value_chip_colour_inside_one_player.value:
        return
    if not chip.startswith("value/") or place.bet.kind not in INSIDE:
        return
    colour = chip.removeprefix("value/")
    others = [number for number in placing.table.inside_value.get(colour, {}) if number != placing.number]
    if others:
        message = f"{colour.capitalize()} value chips are in use on the inside bets by seat {others[0]} this spin."
        raise Refused("value_colour_taken", message, colour=colour, holder=others[0])


def check_chips(placing: Placing, command: c.PlaceWager, chip: str) -> int:
    """Are the chips there? Value chips may come out of the player's pocket: that part is the answer."""
    if chip.startswith("value/"):
        return max(0, command.stake - placing.table.rack_value(placing.number) + placing.value_spent)
    rack = placing.table.rack(placing.number) - placing.spent
    if command.stake > rack:
        missing, shown = command.stake - rack, placing.table.unit.shown
        message = f"Seat {placing.number} has {shown(rack)} in chips, {shown(missing)} too few."
        raise Refused("chips_not_issued", message, rack=rack, stake=command.stake, not_issued=missing)
    return 0


def check_maximum(placing: Placing, place: Place, stake: int, *, tips: int) -> None:
    """The maximum is per player and bet: chips on both places of a bet add up, wagers in prison do not count."""
    bet, placed = place.bet.id, placing.placed
    limit = placing.rules.limit(place.bet.kind)
    total = placing.seat.staked.get(bet, 0) + stake
    if placed:
        total += sum(amount for (on, _), amount in placed.items() if on == bet)
    if limit and total > limit.max:
        message = f"The maximum is {dollars(limit.max)} per bet; with this it would be {dollars(total)}."
        clause = placing.rules.index.refusing("above_maximum") or placing.rules.rulebook.limits.set_by.first_clause
        facts = {"bet": bet, "maximum": limit.max, "stake": total, "returned": stake}
        raise Refused("above_maximum", message, clause=clause, **facts)
    posted = placing.rules.policy.tips
    if not tips or not posted.posted or posted.wager_max is None:
        return
    there = sum(amount for (at, chip), amount in placing.seat.stacks.items() if chip == "tip" and bet_id_at(at) == bet)
    tips += there + placed.get((bet, "tip"), 0)
    if tips > posted.wager_max:
        message = f"Wagers for the dealers are limited to {dollars(posted.wager_max)}, as posted."
        raise Refused("above_maximum", message, bet=bet, maximum=posted.wager_max, stake=tips)


def _stacks_at(seat: Seat, place: str, number: int) -> list[tuple[str, int]]:
    found = [(chip, amount) for (where, chip), amount in seat.stacks.items() if where == place]
    if not found:
        if any(where == place for where, _ in seat.prison):
            raise Refused("in_prison_locked", "A wager in prison cannot be moved, raised or taken down.", place=place)
        raise Refused("nothing_there", f"Seat {number} has nothing on {place}.", place=place)
    return found


def _taken(seat: Seat, number: int, place: str, stake: int | None, rules: TableRules) -> list[tuple[str, int]]:
    """Which chips leave a place: all of them, or `stake` of them in whole chips."""
    found = _stacks_at(seat, place, number)
    if stake is None:
        return found
    positive(stake, "A stake")
    taken = []
    for chip, amount in found:
        part = min(amount, stake)
        stake -= part
        if part:
            taken.append((chip, part))
            _check_whole_chips(seat, chip, amount, part, rules)
    if stake:
        raise Refused("nothing_there", f"Seat {number} has less than that on {place}.", place=place)
    return taken


def _check_whole_chips(seat: Seat, chip: str, amount: int, part: int, rules: TableRules) -> None:
    """A stack is parted between two chips; all of it may always go, whatever a correction has left in it."""
    if chip.startswith("value/"):
        unit = next((v.value for v in rules.policy.chips.value if v.colour == chip.removeprefix("value/")), 1)
    else:
        unit = seat.chip_value or 1
    if part != amount and part % unit:
        message = f"{dollars(part)} is not a whole number of {dollars(unit)} chips."
        raise Refused("not_whole_chips", message, chip_value=unit)


def move_wager(table: Table, command: c.MoveWager, asked: Asked, rules: TableRules) -> list[Event]:
    """Move chips to another place. They are taken down and placed anew, so every rule for placing holds."""
    seat = check_seat(table, asked)
    _check_terminal(asked, rules, command.seat)
    target = rules.layout.place(command.target)
    source = rules.layout.place(command.source)
    taken = _taken(seat, command.seat, command.source, command.stake, rules)
    moved = sum(amount for _, amount in taken)
    down: list[Event] = [WagerTakenDown(command.seat, source.id, source.bet.id, amount, chip) for chip, amount in taken]
    placing = Placing(table, rules, asked, command.seat, seat)
    for chip, _ in taken:
        check_value_colour(placing, target, chip)
    tips = sum(amount for chip, amount in taken if chip == "tip")
    if target.bet.id != source.bet.id:
        check_maximum(placing, target, moved, tips=tips)
    _keep_coupons_matched(table, seat, source.bet.id, moved if target.bet.id != source.bet.id else 0)
    up: list[Event] = [
        e.WagerPlaced(command.seat, target.id, target.bet.id, amount, chip, 0, placing.by) for chip, amount in taken
    ]
    return [*down, *up]


def take_down_wager(table: Table, command: c.TakeDownWager, asked: Asked, rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    place = rules.layout.place(command.place)
    if command.not_as_told:
        taken = _placed_by_dealer(seat, command.seat, place.id)
    else:
        taken = _taken(seat, command.seat, place.id, command.stake, rules)
    _keep_coupons_matched(table, seat, place.bet.id, sum(amount for _, amount in taken))
    return [
        WagerTakenDown(command.seat, place.id, place.bet.id, amount, chip, command.not_as_told)
        for chip, amount in taken
    ]


def _placed_by_dealer(seat: Seat, number: int, place: str) -> list[tuple[str, int]]:
    found = [(chip, amount) for (where, chip), amount in seat.helped.items() if where == place]
    if not found:
        raise Refused("nothing_there", f"No dealer has placed anything on {place} for seat {number}.", place=place)
    return found


def _keep_coupons_matched(table: Table, seat: Seat, bet: str, less: int) -> None:
    faces = sum(table.coupons[coupon].face for coupon, where in seat.coupons.items() if where == bet)
    if seat.staked[bet] - less < faces:
        message = f"A coupon for {dollars(faces)} lies on {bet}; its chips stay while it does."
        raise Refused("coupon_not_matched", message, bet=bet)


def clear_wagers(table: Table, command: c.ClearWagers, asked: Asked, rules: TableRules) -> list[Event]:
    """Everything that is free comes down, coupons too. Wagers in prison stay."""
    seat = check_seat(table, asked)
    if not seat.stacks and not seat.coupons:
        raise Refused("nothing_there", f"Seat {command.seat} has nothing on the layout.", seat=command.seat)
    coupons: list[Event] = [
        CouponReturned(command.seat, coupon, bet, table.coupons[coupon].face) for coupon, bet in seat.coupons.items()
    ]
    return [*coupons, *(_down(command.seat, place, chip, amount) for (place, chip), amount in seat.stacks.items())]


def _down(number: int, place: str, chip: str, amount: int) -> WagerTakenDown:
    return WagerTakenDown(number, place, bet_id_at(place), amount, chip)


def rebet_wagers(table: Table, command: c.RebetWagers, asked: Asked, rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    wanted = {key: amount - seat.stacks.get(key, 0) for key, amount in seat.last.items()}
    return _place_all(table, rules, asked, {key: amount for key, amount in wanted.items() if amount > 0})


def double_wagers(table: Table, command: c.DoubleWagers, asked: Asked, rules: TableRules) -> list[Event]:
    return _place_all(table, rules, asked, dict(check_seat(table, asked).stacks))


def _place_all(table: Table, rules: TableRules, asked: Asked, wanted: dict[tuple[str, str], int]) -> list[Event]:
    """All of it or nothing: a seat that cannot cover the whole gets told why, and nothing moves."""
    number: int = asked.command.seat  # type: ignore[attr-defined]
    if not wanted:
        raise Refused("nothing_there", f"There is nothing to repeat for seat {number}.", seat=number)
    placing = Placing(table, rules, asked, number, check_seat(table, asked))
    events: list[Event] = []
    for (place, chip), amount in wanted.items():
        wager = c.PlaceWager(number, amount, place=place, tip=chip == "tip")
        if chip.startswith("value/"):
            colour = chip.removeprefix("value/")
            design = next((v.design for v in rules.policy.chips.value if v.colour == colour), "plain")
            wager = replace(wager, tender=c.Tender.VALUE_CHIPS, colour=colour, design=design)
        events += _placing(placing, wager)
    return events


def announce_bet(table: Table, command: c.AnnounceBet, asked: Asked, rules: TableRules) -> list[Event]:
    """A call is accepted as its chips on their places, all of them or none."""
    placing = Placing(table, rules, asked, command.seat, check_seat(table, asked))
    chips = announced_chips(rules, command.call)
    positive(command.stake, "A stake")
    events: list[Event] = []
    for bet, count in chips.items():
        events += _placing(placing, c.PlaceWager(command.seat, command.stake * count, bet=bet))
    return events


def place_coupon(table: Table, command: c.PlaceCoupon, asked: Asked, rules: TableRules) -> list[Event]:
    """A match-play coupon beside chips of at least its face, on the bets that the rulebook names."""
    seat = check_seat(table, asked)
    chips = rules.rulebook.chips
    if rules.policy.tournament:
        raise Refused("tournament_chips_only", "Only tournament chips can be wagered here.")
    if rules.policy.terminals and not chips.match_play_at_terminals.value:
        raise Refused("use_the_terminal", "At this table all wagers are electronic chips on the terminal.")
    if not chips.match_play.value:
        raise Refused("chips_only", "Only roulette chips can be bet here.", coupon=command.coupon)
    if not rules.policy.chips.match_play:
        raise Refused("coupon_not_valid", "This table does not take match play coupons.", coupon=command.coupon)
    coupon = table.coupons.get(command.coupon)
    if coupon is None:
        raise Refused("coupon_not_valid", f"Coupon {command.coupon} is unknown.", coupon=command.coupon)
    if coupon.used:
        message = f"Coupon {command.coupon} was already used {coupon.used}."
        raise Refused("coupon_not_valid", message, coupon=command.coupon)
    if asked.day > coupon.expires:
        message = f"Coupon {command.coupon} expired on {coupon.expires}."
        raise Refused("coupon_not_valid", message, coupon=command.coupon)
    bet = rules.layout.bet(command.bet)
    if bet.kind not in chips.match_play_bets.value:
        message = "Match play coupons count on even-money and 2 to 1 bets only."
        raise Refused("coupon_not_on_this_bet", message, bet=bet.id)
    faces = coupon.face + sum(table.coupons[other].face for other, where in seat.coupons.items() if where == bet.id)
    if seat.staked.get(bet.id, 0) < faces:
        raise Refused(
            "coupon_not_matched", f"The coupon needs chips of at least {dollars(faces)} beside it.", bet=bet.id
        )
    return [e.CouponPlaced(command.seat, command.coupon, bet.id, coupon.face, asked.day)]
