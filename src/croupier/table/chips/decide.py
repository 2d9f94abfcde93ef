"""Money and chips between the player, the tray, the cage and the boxes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.dated import check_days
from croupier.money import Balances
from croupier.refusal import Phrase, Refused
from croupier.rules import Role, TableRules
from croupier.rules.book.model import UniqueBy
from croupier.rules.in_force.policy_model import SEATS_MAX
from croupier.table.asking.asked import Asked, check_no_dealer_plays, check_seat, positive, same_person
from croupier.table.asking.citing import Uncited, clause_extending
from croupier.table.asking.register import barred_by, check_not_barred
from croupier.table.books import given_by_the_round
from croupier.table.changing.stock import held
from croupier.table.changing.untracked import into_play, out_of_play
from croupier.table.chips import commands as c
from croupier.table.chips import events as e
from croupier.table.events import BarredPlayerSeen, Event
from croupier.table.phases import WHY
from croupier.table.state import Table


def seat_player(table: Table, command: c.SeatPlayer, asked: Asked, rules: TableRules) -> list[Event]:
    if not 1 <= command.seat <= SEATS_MAX:
        raise Refused(
            "bad_seat.seats_numbered", "Seats are numbered from 1 to {most}.", seat=command.seat, most=SEATS_MAX
        )
    if command.seat in table.seats:
        raise Refused("seat_taken.seat", "Seat {seat} is taken.", seat=command.seat)
    if not command.player or not command.player.isprintable():
        raise Refused("bad_name.player_number", "A player needs a name or a number that can be printed.")
    _check_one_seat(table, command.player, rules)
    for who in (command.player, asked.actor.who if asked.actor.role is Role.PLAYER else ""):
        check_no_dealer_plays(table, who)
    if not rules.policy.tournament:  # There the entry was refused, and seats follow the draw.
        check_not_barred(table, command.player, asked)
    terminals = rules.policy.terminals
    if terminals and command.seat > terminals.count:
        raise Refused(
            "no_terminals.table", "This table has {count} terminals.", seat=command.seat, count=terminals.count
        )
    colour, design = free_colour(table, command.seat, command.colour, command.design, rules)
    return [e.PlayerSeated(command.seat, command.player, colour, design)]


def _check_one_seat(table: Table, player: str, rules: TableRules) -> None:
    """On the felt limits are a player's, who therefore has one seat. At terminals names are whatever people type."""
    if rules.policy.terminals or rules.policy.tournament:
        return
    if seats := [number for number, seat in table.seats.items() if same_person(seat.player, player)]:
        raise Refused(
            "seat_taken.player", "{player} sits at seat {seat} of this table already.", player=player, seat=seats[0]
        )


def free_colour(table: Table, seat: int, colour: str, design: str, rules: TableRules) -> tuple[str, str]:
    """The colour asked for, or the first that is free; refused where two players could be confused."""
    sets = rules.policy.chips.sets
    if not sets and not colour:
        return "", ""
    missing = colour and sets and not any((s.colour, s.design) == (colour, design) for s in sets)
    if _may_look_alike(rules) and not missing:
        return (colour, design) if colour else (sets[0].colour, sets[0].design)
    _check_value_chips(table, seat, (colour, design), rules)
    wanted = [(colour, design)] if colour else [(s.colour, s.design) for s in sets]
    by_colour = rules.rulebook.chips.unique_by.value is UniqueBy.COLOUR
    for candidate in wanted:
        holder = _holder(table, seat, candidate, by_colour=by_colour)
        if holder is None and missing:
            raise Refused(
                "no_colour_left.chips", "The table has no {colour}/{design} chips.", colour=colour, design=design
            )
        if holder is None and not _walked(table, candidate):
            return candidate
    unique_by = rules.rulebook.chips.unique_by
    if colour:
        free = sorted(
            {
                s.colour
                for s in sets
                if _holder(table, seat, (s.colour, s.design), by_colour=by_colour) is None
                and not _walked(table, (s.colour, s.design))
            }
        )
        holder = _holder(table, seat, (colour, design), by_colour=by_colour)
        if holder is None:
            raise Refused(
                "colour_in_use.walked",
                "A player went away with {number} {colour} chips; the colour is not free in this shift.",
                clause=rules.index.refusing("colour_in_use", unique_by.clause),
                colour=colour,
                number=_walked(table, (colour, design)),
                free=free,
            )
        identical = table.seats[holder].design == design
        among = unique_by.clause[::-1] if identical else unique_by.clause
        clause = rules.index.refusing("colour_in_use", among)
        raise Refused(
            "colour_in_use.seat",
            "{capitalize} is in use at seat {holder}.",
            clause=clause,
            colour=colour,
            holder=holder,
            free=free,
            capitalize=colour.capitalize(),
        )
    clause = rules.index.refusing("no_colour_left") or unique_by.first_clause
    raise Refused("no_colour_left.chip_free", "No chip colour is free at this table.", clause=clause)


def _check_value_chips(table: Table, seat: int, chips: tuple[str, str], rules: TableRules) -> None:
    """No seat's chips look like value chips, least of all like those that somebody else is betting with."""
    alike = next((value for value in rules.policy.chips.value if chips == (value.colour, value.design)), None)
    if alike is None:
        return
    for number, other in table.seats.items():
        if number != seat and any(chip == f"value/{alike.colour}" for _, chip in other.stacks):
            clause = clause_extending(rules.index, "colour_in_use", rules.rulebook.chips.unique_by.clause)
            facts: dict[str, Any] = {"colour": alike.colour, "holder": number, "kind": "value chips"}
            raise Refused(
                "colour_in_use.plays_value",
                "Seat {holder} plays with {colour}/{design} value chips.",
                clause=clause,
                **facts,
                design=alike.design,
            )
    raise Refused(
        "looks_like_value_chip.seat",
        "{chips} chips look like the value chip {value_chip}.",
        chips="/".join(chips),
        value_chip=str(alike),
    )


def _may_look_alike(rules: TableRules) -> bool:
    terminals = rules.policy.terminals
    without_screen = terminals is not None and terminals.central_screen is False
    return without_screen and rules.rulebook.chips.alike_without_central_screen.value


def _holder(table: Table, seat: int, chips: tuple[str, str], *, by_colour: bool) -> int | None:
    for number, other in table.seats.items():
        alike = other.colour == chips[0] if by_colour else (other.colour, other.design) == chips
        if number != seat and alike:
            return number
    return None


def _walked(table: Table, chips: tuple[str, str]) -> int:
    """A colour belongs to whoever has chips of it, though they are not here any more."""
    return held(table.chips, "walked", "/".join(chips))


def unseat_player(table: Table, command: c.UnseatPlayer, asked: Asked, _rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    in_hand = table.books.under(f"rack/{command.seat}")
    if seat.has_chips_out or seat.coupons or (in_hand and not command.walked):
        raise Refused("chips_out.cash", "Seat {seat} still has chips; cash out first.", seat=command.seat)
    if command.walked and not (in_hand and table.chips):
        raise Refused("nothing_there.walk", "Seat {seat} has no chips that could be taken away.", seat=command.seat)
    if _had_a_part(table, command.seat):
        raise _dolly_on_table(command.seat)
    walked = [e.ChipsWalked(command.seat, table.rack(command.seat), table.rack_value(command.seat))] if in_hand else []
    return [*walked, e.PlayerLeft(command.seat, seat.player)]


def buy_in(table: Table, command: c.BuyIn, asked: Asked, rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    positive(command.amount, Phrase("phrase.buy_in", "A buy-in"))
    if rules.policy.tournament:
        raise Refused("exchange_closed", "Tournament chips are not sold at the table.")
    if not command.deposited:
        raise Refused("deposit_not_confirmed", "Confirm that the money went into the drop box.")
    if command.receipt and command.receipt in table.receipts:
        raise Refused("receipt_already_dropped", "Receipt {receipt} was deposited before.", receipt=command.receipt)
    if command.amount > table.books["float"] and rules.policy.tray_on_record:
        raise Refused(
            "float_short.tray_holds_ask", "The tray holds {float:money}; ask for a fill.", float=table.books["float"]
        )
    events: list[Event] = [e.ChipsBought(command.seat, command.amount, command.receipt, table.drop_box)]
    if command.chip_value is not None and command.chip_value != seat.chip_value:
        events = [*_value_set(table, command.seat, command.chip_value, rules), *events]
    return [*events, *into_play(command.seat, command.amount, rules)]


def issue_points(table: Table, command: c.IssuePoints, asked: Asked, rules: TableRules) -> list[Event]:
    """Counted chips stand each for the points of their colour: for one, unless a notice says otherwise."""
    seat = check_seat(table, asked)
    positive(command.points, Phrase("phrase.points", "The points"))
    if not rules.policy.tournament:
        raise Refused("points_have_no_value.issued", "Points are issued at tournament tables only.")
    worth = table.point_values.get(seat.colour, 1)
    stands = [e.ChipValueSet(command.seat, worth)] if table.chips and seat.chip_value != worth else []
    return [*stands, e.PointsIssued(command.seat, command.points)]


def return_points(table: Table, command: c.ReturnPoints, asked: Asked, rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    if not rules.policy.tournament:
        raise Refused("points_have_no_value.played", "Points are played at tournament tables only.")
    if seat.has_chips_out:
        raise Refused("chips_out.seat_still_layout", "Seat {seat} still has chips on the layout.", seat=command.seat)
    if _given_by_the_round(table, command.seat).under(f"rack/{command.seat}"):
        raise _dolly_on_table(command.seat)
    if not table.rack(command.seat):
        raise Refused("nothing_there.points", "Seat {seat} has no points.", seat=command.seat)
    return [e.PointsReturned(command.seat, table.rack(command.seat))]


def set_point_values(table: Table, command: c.SetPointValues, _asked: Asked, rules: TableRules) -> list[Event]:
    """The values may change between rounds, when nothing lies on the layout."""
    if not rules.policy.tournament:
        raise Refused("points_have_no_value.played", "Points are played at tournament tables only.")
    if any(seat.has_chips_out for seat in table.seats.values()):
        raise Refused("round_running.chips_lie", "Chips lie on the layout; their value changes between rounds.")
    if table.chips and any(table.rack(number) for number in table.seats):
        raise Refused("round_running.chips_held", "Players hold chips; their value changes when all of them are back.")
    for colour, points in command.values.items():
        if not colour or points <= 0:
            raise Refused("bad_amount.stands", "Each colour stands for a positive number of points.", colour=colour)
    smallest = rules.policy.chips.smallest
    for colour, points in command.values.items() if table.chips and rules.policy.chosen else ():
        if smallest % points:
            raise Refused(
                "not_whole_chips.half_points",
                "Halves are rounded up to {unit:points}, and a {colour} chip stands for {points:points}.",
                unit=smallest,
                colour=colour,
                points=points,
            )
    return [e.PointValuesSet(dict(command.values))]


def set_chip_value(table: Table, command: c.SetChipValue, asked: Asked, rules: TableRules) -> list[Event]:
    check_seat(table, asked)
    if rules.policy.tournament:
        raise Refused(
            "points_have_no_value.stand_money", "Tournament chips stand for points and have no value in money."
        )
    return _value_set(table, command.seat, command.value, rules)


def _value_set(table: Table, number: int, value: int, rules: TableRules) -> list[Event]:
    seat = table.seats[number]
    positive(value, Phrase("phrase.value_of_chip", "The value of a chip"))
    out = (
        rules.policy.results_only
        or table.rack(number)
        or any(chip in ("own", "tip") for _, chip in (*seat.stacks, *seat.prison))
    )
    if seat.chip_value and out:
        raise Refused(
            "chip_value_locked",
            "The value of these chips cannot change while any of them are out.",
            seat=number,
            value=seat.chip_value,
        )
    if seat.chip_value and _had_a_part(table, number):
        raise _dolly_on_table(number)  # What was collected may come back, as the chips that it was.
    return [e.ChipValueSet(number, value)]


def change_colour(table: Table, command: c.ChangeColour, asked: Asked, rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    if rules.policy.terminals and asked.actor.role is Role.DEALER:  # The texts say it of wagers alone.
        raise Uncited(
            "use_the_terminal.colour", "At this table players choose their colour on the terminal.", seat=command.seat
        )
    if seat.stacks or seat.prison:
        raise Refused(
            "chips_out.old_colour",
            "Chips of the old colour are on the layout; take them down first.",
            seat=command.seat,
        )
    if table.chips and _had_a_part(table, command.seat):
        raise _dolly_on_table(command.seat)
    colour, design = free_colour(table, command.seat, command.colour, command.design, rules)
    return [e.ColourChanged(command.seat, colour, design)]


def colour_up(table: Table, command: c.ColourUp, asked: Asked, rules: TableRules) -> list[Event]:
    check_seat(table, asked)
    positive(command.amount, Phrase("phrase.amount", "An amount"))
    if rules.policy.tournament:
        raise Refused("not_redeemable.exchanged_anything", "Tournament chips cannot be exchanged for anything.")
    _from_rack(table, command.seat, command.amount)
    return [e.ColouredUp(command.seat, command.amount)]


def cash_out(table: Table, command: c.CashOut, asked: Asked, rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    if rules.policy.tournament:
        raise Refused("not_redeemable.redeemed", "Tournament chips cannot be redeemed.")
    chips, value = table.rack(command.seat), table.rack_value(command.seat)
    if rules.policy.results_only:
        chips = _counted(command)
    elif command.amount not in (None, chips + value):
        raise _not_issued(table, command.seat, command.amount)
    if _given_by_the_round(table, command.seat).under(f"rack/{command.seat}"):
        raise _dolly_on_table(command.seat)
    if not chips + value and not (rules.policy.results_only and seat.chip_value):
        raise Refused("nothing_there.cash", "Seat {seat} has nothing to cash out.", seat=command.seat)
    slip = (asked.slip or table.slips + 1) if rules.policy.terminals else 0
    bar = barred_by(table.noted, seat.player, asked.day)
    seen = [BarredPlayerSeen(command.seat, bar, "cash-out")] if bar else []
    return [*out_of_play(command.seat, chips, rules), e.CashedOut(command.seat, chips, value, slip), *seen]


def _counted(command: c.CashOut) -> int:
    """Nothing is left, or so much: the dealer's word, which the next count of the tray bears out."""
    if command.amount is None or command.amount < 0:
        raise Refused(
            "amount_needed.cash_out",
            "Say what the chips of seat {seat} are worth: this table does not follow them.",
            seat=command.seat,
        )
    return command.amount


def tip(table: Table, command: c.Tip, asked: Asked, rules: TableRules) -> list[Event]:
    check_seat(table, asked)
    positive(command.amount, Phrase("phrase.tip", "A tip"))
    if rules.policy.tournament:
        raise Refused("not_redeemable.away", "Tournament chips cannot be given away.")
    if command.box and command.box != table.tip_box:
        if not table.tip_box:
            raise Refused(
                "wrong_box.table", "A tip goes into the tip box of the table, not into {box}.", box=command.box
            )
        raise Refused(
            "wrong_box.named",
            "A tip goes into the tip box {tip_box}, not into {box}.",
            box=command.box,
            tip_box=table.tip_box,
        )
    if not rules.policy.results_only:
        _from_rack(table, command.seat, command.amount)
    tipped = e.TipGiven(command.seat, command.amount, table.tip_box)
    return [*out_of_play(command.seat, command.amount, rules), tipped]


def _not_issued(table: Table, number: int, amount: int | None) -> Refused:
    return Refused(
        "chips_not_issued.seat",
        "Seat {seat} has {rack:money} in chips, not {amount:money}.",
        seat=number,
        rack=table.rack(number),
        amount=amount,
    )


def _from_rack(table: Table, number: int, amount: int) -> None:
    if amount > table.rack(number):
        raise _not_issued(table, number, amount)
    if amount > table.rack(number) - _given_by_the_round(table, number)[f"rack/{number}/chips"]:
        raise _dolly_on_table(number)


def _given_by_the_round(table: Table, number: int) -> Balances:
    """It stays with the seat while the dolly is on: a correction of the number may take it back."""
    return given_by_the_round(number, table.collection, table.payments.get(number))


def _had_a_part(table: Table, number: int) -> bool:
    """In the round whose dolly is on: a correction may yet give the seat back what it lost, or staked as a tip."""
    lost = any(str(number) in part for part in (table.collection or {}).values() if isinstance(part, Mapping))
    return lost or number in table.payments


def _dolly_on_table(number: int) -> Refused:
    """Winnings of this round are not the player's to take away before everybody is paid and the dolly is gone."""
    return Refused.saying(WHY["dolly_on_table"]).but(seat=number)


def register_coupon(table: Table, command: c.RegisterCoupon, asked: Asked, _rules: TableRules) -> list[Event]:
    positive(command.face, Phrase("phrase.face_of_coupon", "The face of a coupon"))
    check_days(asked)
    if not command.coupon or not command.coupon.isprintable():
        raise Refused(
            "coupon_not_valid.number_last",
            "A coupon has a number, and a last day such as 2026-12-31.",
            coupon=command.coupon,
            expires=command.expires,
        )
    if command.coupon in table.coupons:
        raise Refused("coupon_not_valid.registered", "Coupon {coupon} is registered already.", coupon=command.coupon)
    return [e.CouponRegistered(command.coupon, command.face, command.expires)]
