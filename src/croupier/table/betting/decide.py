"""Wagers: placing, moving and taking down chips while betting is open."""

from __future__ import annotations

from dataclasses import replace

from croupier.game import bet_id_at
from croupier.refusal import Refused
from croupier.rules import TableRules, announced_chips
from croupier.rules.book.model import BeyondLimits
from croupier.table.asking.asked import Asked, check_seat, positive
from croupier.table.betting import commands as c
from croupier.table.betting import events as e
from croupier.table.betting.checks import (
    A_STAKE,
    Placing,
    check_chips,
    check_stake,
    check_tender,
    check_terminal,
    check_value_colour,
    find_place,
)
from croupier.table.betting.limits import check_maximum, not_reached, stake_allowed
from croupier.table.betting.tips import check_tip_rules
from croupier.table.changing.stacks import counting
from croupier.table.events import CouponReturned, Event, WagerTakenDown
from croupier.table.state import Seat, Table


def place_wager(table: Table, command: c.PlaceWager, asked: Asked, rules: TableRules) -> list[Event]:
    placing = Placing(table, rules, asked, command.seat, check_seat(table, asked))
    return [_placed(placing, command), *not_reached(placing)]


def _placed(placing: Placing, command: c.PlaceWager) -> e.WagerPlaced:
    chip = check_tender(placing, command)
    place = find_place(placing.rules, command)
    unit = check_stake(placing, command, chip)
    value = chip.startswith("value/")
    if value:
        check_value_colour(placing, place, chip)
    pocket = check_chips(placing, command, chip)
    tips = command.stake if chip == "tip" else 0
    if placing.rules.tips is not None:
        check_tip_rules(placing, place, tips=tips, own=command.stake - tips)
    stake = stake_allowed(placing, place, command.stake, unit, tips=tips)
    if stake != command.stake:
        command = replace(command, stake=stake)
        pocket = check_chips(placing, command, chip)
    if value:
        placing.value_spent += command.stake - pocket
    else:
        placing.spent += command.stake
    bet = place.bet.id
    placing.lay(bet, chip, command.stake)
    return e.WagerPlaced(placing.number, place.id, bet, command.stake, chip, pocket, placing.by)


def _stacks_at(seat: Seat, place: str, number: int) -> list[tuple[str, int]]:
    found = [(chip, amount) for (where, chip), amount in seat.stacks.items() if where == place]
    if not found:
        if any(where == place for where, _ in seat.prison):
            raise Refused("in_prison_locked", "A wager in prison cannot be moved, raised or taken down.", place=place)
        raise Refused("nothing_there.seat", "Seat {seat} has nothing on {place}.", place=place, seat=number)
    return found


def _taken(seat: Seat, number: int, place: str, stake: int | None, rules: TableRules) -> list[tuple[str, int]]:
    """Which chips leave a place: all of them, or `stake` of them in whole chips."""
    found = _stacks_at(seat, place, number)
    if stake is None:
        return found
    positive(stake, A_STAKE)
    taken = []
    for chip, amount in found:
        part = min(amount, stake)
        stake -= part
        if part:
            taken.append((chip, part))
            _check_whole_chips(seat, chip, amount, part, rules)
    if stake:
        raise Refused("nothing_there.less", "Seat {seat} has less than that on {place}.", place=place, seat=number)
    return taken


def _check_whole_chips(seat: Seat, chip: str, amount: int, part: int, rules: TableRules) -> None:
    """A stack is parted between two chips; all of it may always go, whatever a correction has left in it."""
    if chip.startswith("value/"):
        unit = next((v.value for v in rules.policy.chips.value if v.colour == chip.removeprefix("value/")), 1)
    else:
        unit = seat.chip_value or 1
    if part != amount and part % unit:
        raise Refused(
            "not_whole_chips.number_part",
            "{part:money} is not a whole number of {chip_value:money} chips.",
            chip_value=unit,
            part=part,
        )


def move_wager(table: Table, command: c.MoveWager, asked: Asked, rules: TableRules) -> list[Event]:
    """Move chips to another place. They are taken down and placed anew, so every rule for placing holds."""
    seat = check_seat(table, asked)
    check_terminal(asked, rules, command.seat)
    target = rules.layout.place(command.target)
    source = rules.layout.place(command.source)
    taken = _taken(seat, command.seat, command.source, command.stake, rules)
    moved = sum(amount for _, amount in taken)
    down: list[Event] = [WagerTakenDown(command.seat, source.id, source.bet.id, amount, chip) for chip, amount in taken]
    tips = sum(amount for chip, amount in taken if chip == "tip")
    counted = moved if rules.tips_count else moved - tips
    placing = Placing(table, rules, asked, command.seat, seat, moved=(source.bet.id, counted))
    for chip, _ in taken:
        check_value_colour(placing, target, chip)
    if target.bet.id != source.bet.id:
        check_tip_rules(placing, target, tips=tips, own=moved - tips, away=tips)
        check_maximum(placing, target, moved, tips=tips)
    _keep_coupons_matched(table, seat, source.bet.id, moved - tips if target.bet.id != source.bet.id else 0)
    up: list[Event] = [
        e.WagerPlaced(command.seat, target.id, target.bet.id, amount, chip, 0, placing.by) for chip, amount in taken
    ]
    return [*down, *up]


def take_down_wager(table: Table, command: c.TakeDownWager, asked: Asked, rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    check_terminal(asked, rules, command.seat)
    place = rules.layout.place(command.place)
    if command.not_as_told:
        taken = _placed_by_dealer(seat, command.seat, place.id)
    else:
        taken = _taken(seat, command.seat, place.id, command.stake, rules)
    _keep_coupons_matched(table, seat, place.bet.id, sum(amount for chip, amount in taken if chip != "tip"))
    return [
        WagerTakenDown(command.seat, place.id, place.bet.id, amount, chip, command.not_as_told)
        for chip, amount in taken
    ]


def _placed_by_dealer(seat: Seat, number: int, place: str) -> list[tuple[str, int]]:
    found = [(chip, amount) for (where, chip), amount in seat.helped.items() if where == place]
    if not found:
        raise Refused(
            "nothing_there.dealer_placed",
            "No dealer has placed anything on {place} for seat {number}.",
            place=place,
            number=number,
        )
    return found


def _keep_coupons_matched(table: Table, seat: Seat, bet: str, less: int) -> None:
    faces = sum(table.coupons[coupon].face for coupon, where in seat.coupons.items() if where == bet)
    if faces and _own_on(seat, bet) - less < faces:
        raise Refused(
            "coupon_not_matched.lies_stay",
            "A coupon for {faces:money} lies on {bet}; its chips stay while it does.",
            bet=bet,
            faces=faces,
        )


def _own_on(seat: Seat, bet: str) -> int:
    """A coupon goes with the player's own wager; chips for the dealers beside it do not match it."""
    return counting(seat, tips=False).get(bet, 0)


def clear_wagers(table: Table, command: c.ClearWagers, asked: Asked, rules: TableRules) -> list[Event]:
    """Everything that is free comes down, coupons too. Wagers in prison stay."""
    seat = check_seat(table, asked)
    check_terminal(asked, rules, command.seat)
    if not seat.stacks and not seat.coupons:
        raise Refused("nothing_there.layout", "Seat {seat} has nothing on the layout.", seat=command.seat)
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
    check_terminal(asked, rules, number)
    if not wanted:
        raise Refused("nothing_there.repeat", "There is nothing to repeat for seat {seat}.", seat=number)
    placing = Placing(table, rules, asked, number, check_seat(table, asked), pockets=False)
    events: list[Event] = []
    for (place, chip), amount in wanted.items():
        wager = c.PlaceWager(number, amount, place=place, tip=chip == "tip")
        if chip.startswith("value/"):
            colour = chip.removeprefix("value/")
            design = next((v.design for v in rules.policy.chips.value if v.colour == colour), "plain")
            wager = replace(wager, tender=c.Tender.VALUE_CHIPS, colour=colour, design=design)
        events.append(_placed(placing, wager))
    return [*events, *not_reached(placing)]


def change_wagers(table: Table, command: c.ChangeWagers, asked: Asked, rules: TableRules) -> list[Event]:
    """All of it or nothing. What comes off is in the player's hand again, and not on its bet, for what is laid."""
    seat = check_seat(table, asked)
    check_terminal(asked, rules, command.seat)
    if command.seen not in (None, seat.version):
        raise Refused(
            "felt_changed",
            "The chips of seat {seat} have changed meanwhile; nothing was done.",
            seat=command.seat,
            seen=command.seen,
            version=seat.version,
        )
    parts: dict[tuple[str, str], int] = {}
    for part in command.parts:
        key = (rules.layout.place(part.place).id, "tip" if part.tip else "own")
        parts[key] = parts.get(key, 0) + part.stake
    placing = Placing(table, rules, asked, command.seat, seat, pockets=False)
    down = [_off(placing, key, -stake) for key, stake in parts.items() if stake < 0]
    up = [_all_of(placing, key, stake) for key, stake in parts.items() if stake > 0]
    if not (down or up):
        raise Refused("nothing_there.change", "Nothing is to change for seat {seat}.", seat=command.seat)
    for bet in set(seat.coupons.values()):
        _keep_coupons_matched(table, seat, bet, -placing.placed.get((bet, "own"), 0))
    return [*down, *up, *not_reached(placing)]


def _off(placing: Placing, key: tuple[str, str], stake: int) -> WagerTakenDown:
    """So much of one stack is taken down, before anything is laid."""
    place, chip = key
    there = dict(_stacks_at(placing.seat, place, placing.number)).get(chip, 0)
    if stake > there:
        raise Refused(
            "nothing_there.less", "Seat {seat} has less than that on {place}.", place=place, seat=placing.number
        )
    _check_whole_chips(placing.seat, chip, there, stake, placing.rules)
    bet = bet_id_at(place)
    placing.spent -= stake
    placing.lay(bet, chip, -stake)
    return _down(placing.number, place, chip, stake)


def _all_of(placing: Placing, key: tuple[str, str], stake: int) -> e.WagerPlaced:
    """The whole stake or none of it, also where a single wager above the maximum would be honoured in part."""
    place, chip = key
    if placing.rules.rulebook.limits.beyond.value is not BeyondLimits.HONOUR:
        tips = stake if chip == "tip" else 0
        check_maximum(placing, placing.rules.layout.place(place), stake, tips=tips)
    return _placed(placing, c.PlaceWager(placing.number, stake, place=place, tip=chip == "tip"))


def announce_bet(table: Table, command: c.AnnounceBet, asked: Asked, rules: TableRules) -> list[Event]:
    """A call is accepted as its chips on their places, all of them or none."""
    placing = Placing(table, rules, asked, command.seat, check_seat(table, asked))
    chips = announced_chips(rules, command.call)
    positive(command.stake, A_STAKE)
    events: list[Event] = []
    for bet, count in chips.items():
        events.append(_placed(placing, c.PlaceWager(command.seat, command.stake * count, bet=bet)))
    return [*events, *not_reached(placing)]


def place_coupon(table: Table, command: c.PlaceCoupon, asked: Asked, rules: TableRules) -> list[Event]:
    """A match-play coupon beside chips of at least its face, on the bets that the rulebook names."""
    seat = check_seat(table, asked)
    chips = rules.rulebook.chips
    if rules.policy.tournament:
        raise Refused("tournament_chips_only.wagered", "Only tournament chips can be wagered here.")
    if rules.policy.terminals and not chips.match_play_at_terminals.value:
        raise Refused(
            "use_the_terminal.electronic_chips", "At this table all wagers are electronic chips on the terminal."
        )
    if not chips.match_play.value:
        raise Refused("chips_only.roulette_bet", "Only roulette chips can be bet here.", coupon=command.coupon)
    if not rules.policy.chips.match_play:
        raise Refused(
            "coupon_not_valid.table_take", "This table does not take match play coupons.", coupon=command.coupon
        )
    coupon = table.coupons.get(command.coupon)
    if coupon is None:
        raise Refused("coupon_not_valid.unknown", "Coupon {coupon} is unknown.", coupon=command.coupon)
    if coupon.used:
        raise Refused(
            "coupon_not_valid.used", "Coupon {coupon} was already used {used}.", coupon=command.coupon, used=coupon.used
        )
    if asked.day > coupon.expires:
        raise Refused(
            "coupon_not_valid.expired",
            "Coupon {coupon} expired on {expires}.",
            coupon=command.coupon,
            expires=coupon.expires,
        )
    bet = rules.layout.bet(command.bet)
    if bet.kind not in chips.match_play_bets.value:
        raise Refused(
            "coupon_not_on_this_bet", "Match play coupons count on even-money and 2 to 1 bets only.", bet=bet.id
        )
    faces = coupon.face + sum(table.coupons[other].face for other, where in seat.coupons.items() if where == bet.id)
    if _own_on(seat, bet.id) < faces:
        raise Refused(
            "coupon_not_matched.least_beside",
            "The coupon needs chips of at least {faces:money} beside it.",
            bet=bet.id,
            faces=faces,
        )
    return [e.CouponPlaced(command.seat, command.coupon, bet.id, coupon.face, asked.day)]
