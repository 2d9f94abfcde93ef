"""`evolve` is the only place that changes a table. It obeys the event, books its entries, and never refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.game import INSIDE, bet_id_at, kind_of
from croupier.money import Unit
from croupier.table import events as e
from croupier.table.books import book, stacks_in
from croupier.table.phases import Phase
from croupier.table.state import Coupon, Dispute, Seat, StackKey, Table


def evolve(table: Table, event: e.Event) -> Table:
    """The table after the event: the same object, changed. One writer owns it."""
    change = CHANGES.get(type(event))
    if change is not None:
        change(table, event)
    book(table.books, event, table.unit)
    return table


# --- stacks on the layout


def add_stack(table: Table, number: int, place: str, chip: str, stake: int) -> None:
    seat = table.seats[number]
    key: StackKey = (place, chip)
    bet = bet_id_at(place)
    if key not in seat.stacks and chip.startswith("value/") and kind_of(bet) in INSIDE:
        holders = table.inside_value.setdefault(chip.removeprefix("value/"), {})
        holders[number] = holders.get(number, 0) + 1
    seat.stacks[key] = seat.stacks.get(key, 0) + stake
    seat.staked[bet] = seat.staked.get(bet, 0) + stake


def take_stack(table: Table, number: int, place: str, chip: str, stake: int) -> None:
    seat = table.seats[number]
    key: StackKey = (place, chip)
    bet = bet_id_at(place)
    _less(seat.stacks, key, stake)
    _less(seat.staked, bet, stake)
    if key not in seat.stacks and chip.startswith("value/") and kind_of(bet) in INSIDE:
        colour = chip.removeprefix("value/")
        _less(table.inside_value[colour], number, 1)
        if not table.inside_value[colour]:
            del table.inside_value[colour]


def _less(amounts: dict[Any, int], key: Any, amount: int) -> None:
    left = amounts[key] - amount
    assert left >= 0, f"{key} holds {amounts[key]}, {amount} taken"
    if left:
        amounts[key] = left
    else:
        del amounts[key]


# --- the table and its people


def _set_up(table: Table, event: e.TableSetUp) -> None:
    table.policy = event.policy
    table.automation = frozenset(event.automation)
    table.unit = Unit(event.unit)
    table.source = event.source


def _inspected(table: Table, event: e.TableInspected) -> None:
    table.inspected = event.passed
    table.failed_points = tuple(point for point, good in event.points.items() if not good)


def _signed_in(table: Table, event: e.DealerSignedIn) -> None:
    table.dealer = event.dealer


def _signed_out(table: Table, _event: e.DealerSignedOut) -> None:
    table.dealer = ""


def _opened(table: Table, event: e.TableOpened) -> None:
    table.phase = Phase.OPEN
    table.opened_before = True
    table.opener, table.fills, table.credits = event.opener, 0, 0
    table.drop_box, table.tip_box = event.drop_box, event.tip_box
    table.ball, table.ball_ready = event.ball, True
    table.sound_balls.add(event.ball)
    table.pit_notes = {}
    table.drop_at_opening = table.books.under("drop-box")
    table.win_at_opening = table.books["house-win"]


def _closing_begun(table: Table, _event: e.ClosingBegun) -> None:
    table.phase = Phase.CLOSING
    _owe_secret(table)


def _owe_secret(table: Table) -> None:
    """A commitment that leads to no result must still be revealed."""
    if table.commitment:
        table.to_reveal, table.commitment = table.round, ""


def _closed(table: Table, event: e.TableClosed) -> None:
    table.phase = Phase.CLOSED
    table.closer = event.closer
    _owe_secret(table)
    table.inspected = False
    table.dealer = ""


def _policy_changed(table: Table, event: e.PolicyChanged) -> None:
    table.policy = event.policy
    table.sign_stale = table.sign_stale or event.what in ("limits", "variations")


def _sign_posted(table: Table, event: e.SignPosted) -> None:
    table.sign, table.sign_stale = event.sign, False


def _seated(table: Table, event: e.PlayerSeated) -> None:
    table.seats[event.seat] = Seat(event.player, event.colour, event.design)


def _left(table: Table, event: e.PlayerLeft) -> None:
    del table.seats[event.seat]


# --- money and chips


def _bought(table: Table, event: e.ChipsBought) -> None:
    if event.receipt:
        table.receipts.add(event.receipt)


def _value_set(table: Table, event: e.ChipValueSet) -> None:
    table.seats[event.seat].chip_value = event.value


def _colour_changed(table: Table, event: e.ColourChanged) -> None:
    seat = table.seats[event.seat]
    seat.colour, seat.design = event.colour, event.design


def _cashed_out(table: Table, event: e.CashedOut) -> None:
    seat = table.seats[event.seat]
    if not any(chip in ("own", "tip") for _, chip in (*seat.stacks, *seat.prison)):
        seat.chip_value = 0
    table.cash_out_slips = max(table.cash_out_slips, event.slip)


def _filled(table: Table, event: e.TableFilled) -> None:
    table.slips = event.slip
    table.fills += event.amount


def _credited(table: Table, event: e.TableCredited) -> None:
    table.slips = event.slip
    table.credits += event.amount


def _coupon_registered(table: Table, event: e.CouponRegistered) -> None:
    table.coupons[event.coupon] = Coupon(event.face, event.expires)


# --- wagers and the spin


def _point_values(table: Table, event: e.PointValuesSet) -> None:
    table.point_values = dict(event.values)
    table.sign_stale = True


def _betting_opened(table: Table, event: e.BettingOpened) -> None:
    table.phase = Phase.BETTING
    table.round, table.corrections = event.round, 0
    table.result = ""
    for seat in table.seats.values():
        seat.helped.clear()
    table.commitment, table.nonces = event.commitment, {}


def _betting_paused(table: Table, _event: e.BettingPaused) -> None:
    table.phase = Phase.OPEN
    _owe_secret(table)


def _nonce_sealed(table: Table, event: e.NonceSealed) -> None:
    table.nonces[event.seat] = [event.sealed]


def _nonce_opened(table: Table, event: e.NonceOpened) -> None:
    table.nonces[event.seat] = [table.nonces[event.seat][0], event.nonce]


def _wheel_revealed(table: Table, _event: e.WheelRevealed) -> None:
    table.to_reveal = 0


def _wager_placed(table: Table, event: e.WagerPlaced) -> None:
    add_stack(table, event.seat, event.place, event.chip, event.stake)
    if event.by:
        helped, key = table.seats[event.seat].helped, (event.place, event.chip)
        helped[key] = helped.get(key, 0) + event.stake


def _wager_taken(table: Table, event: e.WagerTakenDown) -> None:
    """What a player takes down is first what the player placed, unless it is the dealer's help that is withdrawn."""
    take_stack(table, event.seat, event.place, event.chip, event.stake)
    seat, key = table.seats[event.seat], (event.place, event.chip)
    if key in seat.helped:
        left = seat.helped[key] - event.stake if event.withdrawn else min(seat.helped[key], seat.stacks.get(key, 0))
        _less(seat.helped, key, seat.helped[key] - left)


def _short_returned(table: Table, event: e.ShortWagerReturned) -> None:
    take_stack(table, event.seat, event.place, event.chip, event.stake)
    table.seats[event.seat].helped.pop((event.place, event.chip), None)


def _coupon_placed(table: Table, event: e.CouponPlaced) -> None:
    table.seats[event.seat].coupons[event.coupon] = event.bet
    coupon = table.coupons[event.coupon]
    coupon.bet, coupon.used = event.bet, f"on {event.day}, round {table.round}, seat {event.seat}"


def _coupon_returned(table: Table, event: e.CouponReturned) -> None:
    del table.seats[event.seat].coupons[event.coupon]
    coupon = table.coupons[event.coupon]
    coupon.bet = coupon.used = ""


def _spun(table: Table, event: e.BallSpun) -> None:
    table.phase = Phase.BALL_IN_TRACK
    table.wheel_direction, table.ball_direction = event.wheel, event.ball
    table.tenths, table.off_track = -1, False
    table.spin_void, table.void_reason, table.number_seen = False, "", ""


def _turns(table: Table, event: e.TurnsCounted) -> None:
    table.tenths = event.tenths


def _off_track(table: Table, _event: e.BallLeftTrack) -> None:
    table.off_track = True


def _betting_closed(table: Table, event: e.BettingClosed) -> None:
    table.phase = Phase.NO_MORE_BETS
    for note, noted in (("rounds_without_wave", event.wave_missing), ("late_calls", event.late)):
        if noted:
            table.pit_notes[note] = table.pit_notes.get(note, 0) + 1
    for seat in table.seats.values():
        seat.last = dict(seat.stacks)


def _result(table: Table, event: e.ResultDeclared) -> None:
    table.phase = Phase.RESULT
    table.result = event.number
    table.tenths = event.tenths
    if event.proof:
        table.commitment = ""
    _forget_settlement(table)


def _voided(table: Table, event: e.SpinVoided) -> None:
    _spin_is_void(table, event.number, event.number)
    if event.proof:
        table.commitment = ""
    _spin_again(table)


def _no_spin(table: Table, event: e.NoSpinDeclared) -> None:
    _spin_is_void(table, event.reason, event.number_seen)
    _spin_again(table)
    if event.ball_out:
        table.ball_ready = False
        table.sound_balls.discard(table.ball)


def _spin_again(table: Table) -> None:
    """Betting is open at once, but a random wheel must commit itself anew before."""
    table.phase = Phase.OPEN if table.source == "random" else Phase.BETTING
    _owe_secret(table)


def _spin_is_void(table: Table, reason: str, seen: str = "") -> None:
    table.result = table.dolly = ""
    table.spin_void, table.void_reason, table.number_seen = True, reason, seen


def _dolly_placed(table: Table, event: e.DollyPlaced) -> None:
    table.phase = Phase.DOLLY_PLACED
    table.dolly = event.number


def _choice(table: Table, event: e.ZeroChoiceMade) -> None:
    table.choices[event.seat, event.bet] = event.choice


def _choices_closed(table: Table, _event: e.ChoicesClosed) -> None:
    table.choices_closed = True


def _collected(table: Table, event: e.LosersCollected) -> None:
    table.phase = Phase.COLLECTED
    table.collection = as_fields(event)
    for seat, place, chip, amount in (*stacks_in(event.collected), *stacks_in(event.halves)):
        take_stack(table, int(seat), place, chip, amount)
    for seat, place, chip, amount in stacks_in(event.imprisoned):
        take_stack(table, int(seat), place, chip, amount)
        prison = table.seats[int(seat)].prison
        prison[place, chip] = prison.get((place, chip), 0) + amount
    for seat, place, chip, amount in (*stacks_in(event.prison_lost), *stacks_in(event.released)):
        _less(table.seats[int(seat)].prison, (place, chip), amount)
    for seat, coupons in event.coupons.items():
        for coupon in coupons:
            del table.seats[int(seat)].coupons[coupon]


def _seat_paid(table: Table, event: e.SeatPaid) -> None:
    table.payments[event.seat] = as_fields(event)
    for stack, amount in (*event.tip_stakes.items(), *event.returned.items()):
        place, _, chip = stack.partition("|")
        take_stack(table, event.seat, place, chip, amount)
    for coupon in event.coupons:
        del table.seats[event.seat].coupons[coupon]


def _winners_paid(table: Table, _event: e.WinnersPaid) -> None:
    table.phase = Phase.PAID


def _dolly_removed(table: Table, _event: e.DollyRemoved) -> None:
    table.phase = Phase.OPEN
    table.dolly = ""
    _forget_settlement(table)


def _forget_settlement(table: Table) -> None:
    table.choices, table.choices_closed = {}, False
    table.collection, table.payments = None, {}


def _settlement_reversed(table: Table, event: e.SettlementReversed) -> None:
    for payment in (e.SeatPaid(**fields) for fields in event.payments):
        for stack, amount in sorted((*payment.tip_stakes.items(), *payment.returned.items())):
            place, _, chip = stack.partition("|")
            add_stack(table, payment.seat, place, chip, amount)
        for coupon in sorted(payment.coupons):
            table.seats[payment.seat].coupons[coupon] = table.coupons[coupon].bet
    if event.collection:
        _put_back(table, e.LosersCollected(**event.collection))
    _forget_settlement(table)


def _put_back(table: Table, collection: e.LosersCollected) -> None:
    for stacks in (collection.collected, collection.halves, collection.imprisoned):
        for seat, place, chip, amount in stacks_in(stacks):
            add_stack(table, int(seat), place, chip, amount)
    for seat, place, chip, amount in stacks_in(collection.imprisoned):
        _less(table.seats[int(seat)].prison, (place, chip), amount)
    for stacks in (collection.prison_lost, collection.released):
        for seat, place, chip, amount in stacks_in(stacks):
            prison = table.seats[int(seat)].prison
            prison[place, chip] = prison.get((place, chip), 0) + amount
    for seat, coupons in collection.coupons.items():
        for coupon in sorted(coupons):
            table.seats[int(seat)].coupons[coupon] = table.coupons[coupon].bet


def _corrected(table: Table, event: e.ResultCorrected) -> None:
    table.phase = Phase.RESULT
    table.result, table.dolly = event.number, ""
    table.corrections += 1
    _forget_settlement(table)


# --- irregularities


def _ball_inspected(table: Table, event: e.BallInspected) -> None:
    sound = not (event.damaged or event.tampered)
    table.ball_ready = sound
    if sound:
        table.sound_balls.add(event.ball)
    else:
        table.sound_balls.discard(event.ball)
        table.retired_balls.add(event.ball)


def _ball_assigned(table: Table, event: e.BallAssigned) -> None:
    table.ball, table.ball_ready = event.ball, event.inspected


def _held(table: Table, _event: e.IrregularityReported | e.TableSuspended) -> None:
    table.held_from = table.phase
    table.phase = Phase.HELD
    table.ruling, table.observed = "", False


def _ruled(table: Table, event: e.RulingMade) -> None:
    table.ruling, table.observed = event.instruction, False


def _observed(table: Table, _event: e.RulingObserved) -> None:
    table.observed = True


def _resumed(table: Table, event: e.TableResumed) -> None:
    table.phase = Phase(event.phase)
    table.held_from = None
    if table.ruling in ("void", "return-wagers"):
        _spin_is_void(table, "")
        _forget_settlement(table)
        if table.phase is Phase.BETTING:
            _spin_again(table)
    table.ruling = ""


def _wagers_returned(table: Table, event: e.WagersReturned) -> None:
    for seat, place, chip, amount in stacks_in(event.returned):
        take_stack(table, int(seat), place, chip, amount)
        table.seats[int(seat)].helped.pop((place, chip), None)
    for seat, place, chip, amount in stacks_in(event.prison):
        _less(table.seats[int(seat)].prison, (place, chip), amount)


def _dispute_opened(table: Table, event: e.DisputeOpened) -> None:
    table.disputes_opened = event.dispute
    table.disputes[event.dispute] = Dispute(event.seat, event.round, event.what, event.amount)


def _dispute_decided(table: Table, event: e.DisputeDecided) -> None:
    del table.disputes[event.dispute]


def as_fields(event: e.Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


CHANGES: dict[type[e.Event], Callable[[Table, Any], None]] = {
    e.TableSetUp: _set_up,
    e.TableInspected: _inspected,
    e.DealerSignedIn: _signed_in,
    e.DealerSignedOut: _signed_out,
    e.TableOpened: _opened,
    e.ClosingBegun: _closing_begun,
    e.TableClosed: _closed,
    e.PolicyChanged: _policy_changed,
    e.SignPosted: _sign_posted,
    e.PlayerSeated: _seated,
    e.PlayerLeft: _left,
    e.ChipsBought: _bought,
    e.ChipValueSet: _value_set,
    e.ColourChanged: _colour_changed,
    e.CashedOut: _cashed_out,
    e.TableFilled: _filled,
    e.TableCredited: _credited,
    e.CouponRegistered: _coupon_registered,
    e.PointValuesSet: _point_values,
    e.BettingOpened: _betting_opened,
    e.BettingPaused: _betting_paused,
    e.NonceSealed: _nonce_sealed,
    e.NonceOpened: _nonce_opened,
    e.WheelRevealed: _wheel_revealed,
    e.WagerPlaced: _wager_placed,
    e.WagerTakenDown: _wager_taken,
    e.ShortWagerReturned: _short_returned,
    e.CouponPlaced: _coupon_placed,
    e.CouponReturned: _coupon_returned,
    e.BallSpun: _spun,
    e.TurnsCounted: _turns,
    e.BallLeftTrack: _off_track,
    e.BettingClosed: _betting_closed,
    e.ResultDeclared: _result,
    e.SpinVoided: _voided,
    e.NoSpinDeclared: _no_spin,
    e.DollyPlaced: _dolly_placed,
    e.ZeroChoiceMade: _choice,
    e.ChoicesClosed: _choices_closed,
    e.LosersCollected: _collected,
    e.SeatPaid: _seat_paid,
    e.WinnersPaid: _winners_paid,
    e.DollyRemoved: _dolly_removed,
    e.SettlementReversed: _settlement_reversed,
    e.ResultCorrected: _corrected,
    e.BallInspected: _ball_inspected,
    e.BallAssigned: _ball_assigned,
    e.IrregularityReported: _held,
    e.TableSuspended: _held,
    e.RulingMade: _ruled,
    e.RulingObserved: _observed,
    e.TableResumed: _resumed,
    e.WagersReturned: _wagers_returned,
    e.DisputeOpened: _dispute_opened,
    e.DisputeDecided: _dispute_decided,
}
