"""When two refusals apply, which is told first: the role, the turn, the seat, the chips, the place, the amount."""

from __future__ import annotations

from typing import NamedTuple

from tests.table.refusal_cases import AT_TERMINALS, COUPON, HOUSE, RED_CHIP, REQUESTED
from tests.table.scripts import (
    BETTING,
    COLLECTED,
    DOLLY,
    HELD,
    INSPECTED,
    NO_MORE_BETS,
    PAID,
    READY,
    SEATED,
    SPUN,
    WAGERED,
    ZERO,
)


class Precedence(NamedTuple):
    """`line` has two faults and is refused for the first, `code`; with that one mended it is refused for `then`."""

    code: str
    then: str
    table: str
    lead: tuple[str, ...]
    line: str
    mended: str = ""
    mended_lead: tuple[str, ...] = ()


SECOND = "second_person_needed"
CORRECT = "correct-result second= by=pit-supervisor:S1"

PRECEDENCES = [
    # The role before everything.
    Precedence("dealer_only", "round_running", "colorado", SPUN, "spin-ball by=player", "spin-ball"),
    Precedence(
        "role_not_allowed",
        "late_bet",
        "colorado",
        NO_MORE_BETS,
        "place-wager seat=1 bet=red stake=500 by=cashier",
        "place-wager seat=1 bet=red stake=500 by=player",
    ),
    Precedence(
        "role_not_allowed",
        "seat_empty",
        "colorado",
        BETTING,
        "place-wager seat=9 bet=red stake=500 by=cashier",
        "place-wager seat=9 bet=red stake=500 by=player",
    ),
    Precedence(
        "inspector_role",
        "inspection_incomplete",
        "colorado",
        (),
        "inspect-table points={} by=dealer",
        "inspect-table points={} by=security",
    ),
    Precedence(
        "pit_supervisor_only",
        "reason_needed",
        "colorado",
        HELD,
        "make-ruling instruction=void by=dealer",
        "make-ruling instruction=void by=pit-supervisor:S1",
    ),
    Precedence(
        "dealer_only", "no_ball_in_play", "colorado", BETTING, "call-no-more-bets by=player", "call-no-more-bets"
    ),
    # The round that a wager is for, before all else about the layout.
    Precedence(
        "late_bet",
        "betting_not_open",
        "colorado",
        SEATED,
        "place-wager seat=1 bet=red stake=500 round=9",
        "place-wager seat=1 bet=red stake=500",
    ),
    # The turn before the seat and all that lies on it.
    Precedence(
        "late_bet", "seat_empty", "colorado", NO_MORE_BETS, "place-wager seat=9 bet=red stake=500", mended_lead=BETTING
    ),
    Precedence(
        "late_bet",
        "cash_wager",
        "colorado",
        NO_MORE_BETS,
        "place-wager seat=1 bet=red stake=500 tender=cash",
        mended_lead=BETTING,
    ),
    Precedence(
        "late_bet",
        "bet_not_permitted",
        "colorado",
        NO_MORE_BETS,
        "place-wager seat=1 bet=snake stake=500",
        mended_lead=BETTING,
    ),
    Precedence(
        "late_bet",
        "chips_not_issued",
        "colorado",
        NO_MORE_BETS,
        "place-wager seat=1 bet=red stake=60000",
        mended_lead=BETTING,
    ),
    Precedence(
        "betting_closed",
        "nothing_there",
        "colorado",
        NO_MORE_BETS,
        "take-down-wager seat=1 place=black",
        mended_lead=BETTING,
    ),
    Precedence(
        "dolly_on_table", "nothing_there", "colorado", DOLLY, "take-down-wager seat=1 place=black", mended_lead=BETTING
    ),
    Precedence("no_ball_in_play", "reason_needed", "colorado", BETTING, "declare-no-spin", mended_lead=SPUN),
    Precedence("round_running", "wagers_on_layout", "colorado", SPUN, "close-table closer=0", mended_lead=WAGERED),
    Precedence(
        "choice_closed",
        "in_prison_even_money_only",
        "colorado",
        COLLECTED,
        "choose-on-zero seat=1 bet=dozen-1 choice=half",
        mended_lead=ZERO,
    ),
    # The seat before the chips.
    Precedence(
        "seat_empty",
        "cash_wager",
        "colorado",
        BETTING,
        "place-wager seat=9 bet=red stake=500 tender=cash",
        "place-wager seat=1 bet=red stake=500 tender=cash",
    ),
    Precedence(
        "no_proxy_wager",
        "verbal_wager",
        "colorado",
        BETTING,
        "place-wager seat=1 bet=red tender=spoken by=player:Bo",
        "place-wager seat=1 bet=red tender=spoken by=player:Ann",
    ),
    Precedence(
        "seat_empty",
        "bet_not_permitted",
        "colorado",
        BETTING,
        "place-wager seat=9 bet=snake stake=500",
        "place-wager seat=1 bet=snake stake=500",
    ),
    Precedence("seat_empty", "bad_amount", "colorado", SEATED, "buy-in seat=9 amount=0", "buy-in seat=1 amount=0"),
    # The kind of chips before the place.
    Precedence(
        "cash_wager",
        "bet_not_permitted",
        "colorado",
        BETTING,
        "place-wager seat=1 bet=snake stake=500 tender=cash",
        "place-wager seat=1 bet=snake stake=500",
    ),
    Precedence(
        "foreign_chip",
        "no_such_position",
        "colorado",
        BETTING,
        "place-wager seat=1 at=[8,4.5] stake=500 tender=value-chips colour=puce",
        f"place-wager seat=1 at=[8,4.5] stake=500 {RED_CHIP}",
    ),
    Precedence(
        "not_your_colour",
        "no_such_column",
        "house",
        HOUSE,
        "place-wager seat=1 bet=column-4 stake=100 colour=pink",
        "place-wager seat=1 bet=column-4 stake=100 colour=blue",
    ),
    Precedence(
        "use_the_terminal",
        "not_adjacent",
        "terminals",
        AT_TERMINALS,
        "place-wager seat=1 bet=split-1-36 stake=500 by=dealer",
        "place-wager seat=1 bet=split-1-36 stake=500 by=player",
    ),
    # The place before the amount.
    Precedence(
        "bet_not_permitted",
        "chips_not_issued",
        "colorado",
        BETTING,
        "place-wager seat=1 bet=snake stake=60000",
        "place-wager seat=1 bet=red stake=60000",
    ),
    Precedence(
        "no_such_dozen",
        "bad_amount",
        "colorado",
        BETTING,
        "place-wager seat=1 bet=dozen-4 stake=-500",
        "place-wager seat=1 bet=dozen-1 stake=-500",
    ),
    # Among amounts: whole chips, then the colour of value chips, then chips at hand, then the maximum.
    Precedence(
        "not_whole_chips",
        "chips_not_issued",
        "colorado",
        BETTING,
        "place-wager seat=1 bet=red stake=60001",
        "place-wager seat=1 bet=red stake=60000",
    ),
    Precedence(
        "not_whole_chips",
        "value_colour_taken",
        "south-dakota",
        (*BETTING, f"place-wager seat=1 bet=straight-1 stake=500 {RED_CHIP}"),
        f"place-wager seat=2 bet=straight-2 stake=501 {RED_CHIP}",
        f"place-wager seat=2 bet=straight-2 stake=500 {RED_CHIP}",
    ),
    Precedence(
        "value_colour_taken",
        "above_maximum",
        "south-dakota",
        (*BETTING, f"place-wager seat=1 bet=straight-1 stake=500 {RED_CHIP}"),
        f"place-wager seat=2 bet=straight-2 stake=100500 {RED_CHIP}",
        mended_lead=BETTING,
    ),
    Precedence(
        "chips_not_issued",
        "above_maximum",
        "colorado",
        BETTING,
        "place-wager seat=1 bet=red stake=100500",
        mended_lead=(*BETTING, "buy-in seat=1 amount=100000"),
    ),
    # Coupons: the coupon, its bet, the chips beside it.
    Precedence(
        "coupon_not_valid",
        "coupon_not_on_this_bet",
        "colorado",
        BETTING,
        "place-coupon seat=1 coupon=MP bet=straight-1",
        mended_lead=(*BETTING, COUPON),
    ),
    Precedence(
        "coupon_not_on_this_bet",
        "coupon_not_matched",
        "colorado",
        (*BETTING, COUPON),
        "place-coupon seat=1 coupon=MP bet=straight-1",
        "place-coupon seat=1 coupon=MP bet=red",
    ),
    # Opening: the inspection, the dealer, the boxes, the limits, the tray.
    Precedence("not_inspected", "no_dealer", "colorado", (), "open-table opener=0", mended_lead=("inspect",)),
    Precedence("no_dealer", "no_drop_box", "colorado", ("inspect",), "open-table opener=0", mended_lead=READY),
    Precedence(
        "no_drop_box", "no_tip_box", "colorado", READY, "open-table opener=0", "open-table opener=0 drop_box=R1"
    ),
    Precedence(
        "no_tip_box",
        "limits_not_posted",
        "colorado",
        INSPECTED,
        "open-table opener=0 drop_box=R1",
        "open-table opener=0 drop_box=R1 tip_box=R1",
    ),
    # Paying and correcting.
    Precedence(
        "nothing_there", "underpaid", "colorado", COLLECTED, "pay-winners seat=2 amount=1", "pay-winners amount=1"
    ),
    Precedence(
        "underpaid",
        "float_short",
        "colorado",
        (*COLLECTED, "credit-table amount=900000 second=C1"),
        "pay-winners amount=1",
        "pay-winners amount=1000",
    ),
    Precedence(
        "number_not_on_wheel",
        "reason_needed",
        "colorado",
        PAID,
        "correct-result number=00 second= reason= by=pit-supervisor:S1",
        "correct-result number=1 second= reason= by=pit-supervisor:S1",
    ),
    # The second person is the last thing that is missing.
    *(
        Precedence(first, then, "colorado", lead, f"{line} {wrong}", f"{line} {mended}")
        for first, then, lead, line, wrong, mended in (
            ("reason_needed", "nothing_there", PAID, f"{CORRECT} number=9", "reason=", "reason=x"),
            ("nothing_there", SECOND, PAID, f"{CORRECT} reason=x", "number=9", "number=1"),
            ("role_not_allowed", SECOND, SEATED, "fill-table amount=100", "by=player", "by=pit-supervisor"),
            ("bad_amount", SECOND, SEATED, "fill-table", "amount=0", "amount=100"),
            ("float_short", SECOND, SEATED, "credit-table", "amount=900001", "amount=100"),
            ("reason_missing", "no_such_slip", SEATED, "void-slip slip=9", "reason=?", "reason=torn"),
            ("no_such_slip", SECOND, REQUESTED, "void-slip reason=torn", "slip=9", "slip=1"),
        )
    ),
]
