"""Every refusal of the table: the code, the table, the lines that lead to it (the last is refused), and its clause."""

from __future__ import annotations

import json
import shlex
from typing import Any, NamedTuple

from tests.table.scripts import (
    BETTING,
    COLLECTED,
    DOLLY,
    HELD,
    INSPECTED,
    NO_MORE_BETS,
    NO_SPIN,
    OPEN,
    OPEN_TABLE,
    PAID,
    PLAYERS_LEFT,
    PRISON,
    READY,
    RESULT,
    SEATED,
    SIGNED_IN,
    SPUN,
    WAGERED,
    ZERO,
    Felt,
)

from croupier.rules.in_force.sign import sign_of

REQUESTED = (*SEATED, "request-fill amount=500 by=pit-supervisor:S1")
VOID = "void-slip slip=1 reason=torn second=C1 by=pit-supervisor:S1"


class Case(NamedTuple):
    code: str
    table: str
    lead: tuple[str, ...]
    refused: str
    clause: str | None = None


LIMITED = '{"all":{"min":500,"max":1000}}'
CHANGE_LIMITS = f"change-limits limits='{LIMITED}'"
CLOSED_AGAIN = ("close-table closer=1000000", *INSPECTED)
COVERED_SIGN = sign_of(Felt("covered").writer.rules).code
COUPON = "register-coupon coupon=MP face=1000 expires=2026-12-31"
HOUSE = (
    *SIGNED_IN,
    "open-table opener=100000",
    "seat-player seat=1 player=Ann colour=blue",
    "seat-player seat=2 player=Bo colour=pink",
    "buy-in seat=1 amount=10000 chip_value=100",
    "open-betting",
)
POINTS = (
    *READY,
    "open-table opener=0 drop_box=T tip_box=T",
    "seat-player seat=1 player=Ann",
    "issue-points seat=1 points=1000",
    "open-betting",
)
LINE = {"roles": ["pit-supervisor", "dealer"], "valid_until": "2099-12-31", "withdrawn": False}
LINES = {"in-charge": True, "licence/pit-supervisor": LINE, "licence/dealer": LINE, "licence/D7": LINE}
IN_CHARGE = {**LINES, "table": "1"}
AGAINST = {
    **{"code": "not_inspected", "id": "not_inspected.table_opening", "clause": "CO-2212(1)-a"},
    **{"message": "Table 1 has not been inspected for this opening.", "facts": {"number": "1"}},
}


def told(facts: dict[str, Any]) -> str:
    """A word of the register, as the system passes it on to the table."""
    return f"note-register source=floor version=7 facts={shlex.quote(json.dumps(facts))}"


def licences(**until: str | None) -> dict[str, Any]:
    """Everybody's last day; none, where the licence was withdrawn."""
    return {
        f"licence/{badge}": {**LINE, "valid_until": day or "2027-12-31", "withdrawn": day is None}
        for badge, day in until.items()
    }


def opening(**otherwise: Any) -> dict[str, Any]:
    """What the register says of this very opening: nothing against it, unless it says otherwise."""
    meant = {"day": "2026-01-01", "drop_box": "R1", "tip_box": "R1", "ball": "ball-1", "refused": None}
    return {**IN_CHARGE, "opening": {**meant, **otherwise}}


UNPOSTED = (*INSPECTED, "open-table opener=0 drop_box=T tip_box=T", """set-point-values values='{"blue":100}'""")
VALUES_CHANGE = """set-point-values values='{"blue":500}'"""
AT_TERMINALS = (*OPEN, "seat-player seat=1 player=Ann", "buy-in seat=1 amount=50000 chip_value=500", "open-betting")
RED_CHIP = "tender=value-chips colour=red"
HASH = "ab" * 32
RANDOM_OPEN = (
    *READY,
    "open-table opener=1000000 drop_box=R1 tip_box=R1",
    "seat-player seat=1 player=Ann",
    "buy-in seat=1 amount=50000 chip_value=500 by=cashier",
)
RANDOM = (*RANDOM_OPEN, f"open-betting commitment={HASH} by=system")
RANDOM_CLOSED = (*RANDOM, "spin-ball by=system", "call-no-more-bets by=system")

CASES = [
    # Before a table opens, and when it closes.
    Case("inspector_role", "colorado", (), "inspect-table points={} by=dealer", "CO-2212(1)-b"),
    Case("inspection_incomplete", "colorado", (), """inspect-table points='{"level":true}'"""),
    Case("inspection_failed", "colorado", ("inspect wheel_clear=false", *SIGNED_IN), OPEN_TABLE, "CO-2212(1)(a)-a"),
    Case("not_inspected", "colorado", SIGNED_IN, OPEN_TABLE, "CO-2212(1)-a"),
    Case("no_dealer", "colorado", ("inspect",), OPEN_TABLE, "CO-2201(4)-a"),
    Case("no_dealer", "colorado", (), "sign-out-dealer by=pit-supervisor", "CO-2201(4)-a"),
    Case("bad_name", "colorado", (), "sign-in-dealer dealer="),
    Case("no_drop_box", "colorado", READY, "open-table opener=0 tip_box=R1", "CO-2202-a"),
    Case("no_tip_box", "colorado", READY, "open-table opener=0 drop_box=R1", "CO-2210(2)(f)-b"),
    Case("limits_not_posted", "colorado", INSPECTED, OPEN_TABLE, "CO-2207-b"),
    Case("limits_not_posted", "no-limits", READY, OPEN_TABLE, "CO-2207-b"),
    Case("limits_not_posted", "colorado", (*BETTING, CHANGE_LIMITS), "spin-ball", "CO-2207-b"),
    Case("limits_not_posted", "colorado", (*OPEN, CHANGE_LIMITS, *CLOSED_AGAIN), OPEN_TABLE, "CO-2207-b"),
    Case("limits_not_posted", "colorado", READY, "post-sign sign=0000-0000-0000", "CO-2207-b"),
    Case("odds_not_declared", "undeclared", READY, OPEN_TABLE),
    Case("limits_not_declared", "no-sd-limits", READY, OPEN_TABLE),
    Case("dealer_plays", "colorado", OPEN, "seat-player seat=1 player=D7"),
    Case("dealer_plays", "colorado", SEATED, "sign-in-dealer dealer=Ann by=pit-supervisor"),
    Case("round_running", "colorado", SPUN, "sign-in-dealer dealer=D8 by=pit-supervisor"),
    Case("sign_missing", "covered", INSPECTED, OPEN_TABLE, "CO-2210(2)(c)(ii)-a"),
    Case("sign_incomplete", "covered", READY, f"post-sign sign={COVERED_SIGN}", "CO-2210(2)(c)(ii)(A)-a"),
    Case("colour_notice_missing", "tournament", UNPOSTED, "open-betting", "CO-2214(2)-a"),
    Case("colour_notice_stale", "tournament", (*UNPOSTED, "post", VALUES_CHANGE), "open-betting", "CO-2214(2)-d"),
    Case("colour_notice_stale", "tournament", UNPOSTED, "post-sign sign=0000-0000-0000", "CO-2214(2)-d"),
    Case("opener_differs", "colorado", (*OPEN, "close-table closer=1000000", *READY), OPEN_TABLE.replace("10", "20")),
    Case("wagers_on_layout", "colorado", WAGERED, "close-table closer=900000"),
    Case("disputes_open", "colorado", (*SEATED, "open-dispute seat=1 what=pay"), "close-table closer=900000"),
    Case("count_differs", "colorado", SEATED, "close-table closer=900001"),
    Case("tray_not_at_imprest", "imprest", READY, OPEN_TABLE),
    Case("count_differs", "colorado", SEATED, "close-table closer=505001 reason=?"),
    Case("chips_out", "colorado", SEATED, "close-table closer=900000"),
    Case("limits_fixed", "house", OPEN, f"change-limits limits='{LIMITED}'", "H-PW.5-a"),
    Case("bad_limits", "colorado", OPEN, """change-limits limits='{"all":{"min":9,"max":1}}'""", "CO-2207-a"),
    Case("unknown_key", "colorado", OPEN, """change-limits limits='{"reds":{"min":1,"max":9}}'"""),
    Case("no_tournament_limit", "tournament", POINTS, f"change-limits limits='{LIMITED}'", "CO-2214(1)-e"),
    Case("option_not_permitted", "colorado", OPEN, "change-options option=la-partage"),
    Case("round_running", "colorado", PRISON, "load-variations variations=[]"),
    Case(
        "in_prison_conflicts_with_sign",
        "covered",
        ("post", *OPEN),
        "change-options option=in-prison",
        "CO-2210(2)(c)(ii)(C)-b",
    ),
    # A random wheel: its commitment, its proof, the secrets it owes, and the terminals' nonces.
    Case("commitment_needed", "random", RANDOM_OPEN, "open-betting by=system"),
    Case("commitment_needed", "colorado", OPEN, f"open-betting commitment={HASH}"),
    Case("no_commitment", "random", RANDOM, f"void-round commitment={'0' * 64} cause=secret-lost by=system"),
    Case("secret_owed", "random", (*RANDOM, "pause-betting"), f"open-betting commitment={HASH} by=system"),
    Case("proof_needed", "random", RANDOM_CLOSED, "declare-result number=17 by=system"),
    Case("proof_needed", "random", (*RANDOM, "pause-betting"), "reveal-wheel proof={}"),
    Case("bad_nonce", "random", RANDOM, "seal-nonce seat=1 sealed=beef"),
    Case("bad_nonce", "random", (*RANDOM, f"seal-nonce seat=1 sealed={HASH}"), f"seal-nonce seat=1 sealed={HASH}"),
    Case("bad_nonce", "random", RANDOM_CLOSED, f"open-nonce seat=1 nonce={HASH}"),
    Case("tip_not_allowed", "tips", BETTING, "place-wager seat=1 bet=straight-17 stake=500 tip=true", "CO-2207-c"),
    Case("tip_in_own_chips", "colorado", BETTING, f"place-wager seat=1 bet=red stake=500 {RED_CHIP} tip=true"),
    # Who asks.
    Case("dealer_only", "colorado", BETTING, "spin-ball by=player", "CO-2205(1)-a"),
    Case("dealer_only", "colorado", BETTING, "spin-ball by=system", "CO-2205(1)-a"),
    Case("pit_supervisor_only", "colorado", HELD, "make-ruling instruction=void reason=x by=dealer", "CO-2206(5)-d"),
    Case("pit_supervisor_only", "colorado", HELD, "resume-table", "CO-2206(5)-a"),
    Case("role_not_allowed", "colorado", SEATED, "fill-table amount=100 second=C1 by=player"),
    # Seats and chips.
    Case("bad_seat", "colorado", OPEN, "seat-player seat=0 player=Ann"),
    Case("bad_seat", "colorado", OPEN, "seat-player seat=1000000000 player=Ann"),
    Case("seat_taken", "colorado", SEATED, "seat-player seat=1 player=Cy"),
    Case(
        "not_admitted",
        "colorado",
        (*OPEN, told({"barred/1": {"names": ["Zed Kale"], "since": "2026-01-01", "until": ""}})),
        "seat-player seat=1 player='ZÉD  kale'",
    ),
    Case("seat_empty", "colorado", BETTING, "place-wager seat=9 bet=red stake=500"),
    Case("bad_name", "colorado", OPEN, "seat-player seat=1 player="),
    Case("no_terminals", "terminals", OPEN, "seat-player seat=3 player=Cy", "CO-2201(3)-c"),
    Case("colour_in_use", "house", HOUSE, "change-colour seat=2 colour=blue", "H-PW.2-b"),
    Case("no_colour_left", "house", HOUSE, "seat-player seat=3 player=Cy", "H-PW.2-b"),
    Case("looks_like_value_chip", "house-bare", HOUSE, "change-colour seat=1 colour=red", "H-PW.2-a"),
    Case("chips_out", "colorado", SEATED, "unseat-player seat=1"),
    Case("chips_out", "colorado", WAGERED, "change-colour seat=1 colour=blue"),
    Case("deposit_not_confirmed", "colorado", SEATED, "buy-in seat=1 amount=500 deposited=false", "CO-2202-b"),
    Case(
        "receipt_already_dropped",
        "colorado",
        (*SEATED, "buy-in seat=1 amount=500 receipt=A1"),
        "buy-in seat=2 amount=500 receipt=A1",
        "CO-2202-c",
    ),
    Case("float_short", "colorado", SEATED, "buy-in seat=1 amount=900001"),
    Case("float_short", "colorado", SEATED, "credit-table amount=900001 second=C1"),
    Case("second_person_needed", "colorado", SEATED, "fill-table amount=100 second=S1 by=pit-supervisor:S1"),
    Case("no_such_slip", "colorado", SEATED, "fill-table slip=7 second=C1"),
    Case("slip_differs", "colorado", REQUESTED, "fill-table slip=1 amount=200 second=C1"),
    Case("slip_done", "colorado", (*REQUESTED, "fill-table slip=1 second=C1"), "fill-table slip=1 second=C1"),
    Case("slip_void", "colorado", (*REQUESTED, VOID), "fill-table slip=1 second=C1"),
    Case("reason_missing", "colorado", REQUESTED, "void-slip slip=1 reason=? second=C1"),
    Case("slips_under_way", "colorado", REQUESTED, "close-table closer=900000"),
    Case("wrong_box", "colorado", SEATED, "tip seat=1 amount=500 box=R2", "CO-2210(2)(f)-b"),
    Case("dolly_on_table", "colorado", PAID, "cash-out seat=1"),
    Case("bad_amount", "colorado", SEATED, "buy-in seat=1 amount=0"),
    Case("bad_amount", "colorado", BETTING, "place-wager seat=1 bet=red stake=-500"),
    Case("chip_value_locked", "colorado", SEATED, "set-chip-value seat=1 value=100", "CO-2201(9)-b"),
    Case("exchange_closed", "tournament", POINTS, "buy-in seat=1 amount=500", "CO-2214(1)-b"),
    Case("not_redeemable", "tournament", POINTS, "cash-out seat=1", "CO-2214(1)-f"),
    Case("points_have_no_value", "tournament", POINTS, "fill-table amount=100 second=C1", "CO-2214(1)-d"),
    Case("points_have_no_value", "colorado", SEATED, "issue-points seat=1 points=100", "CO-2214(1)-d"),
    Case("nothing_there", "colorado", (*SEATED, "cash-out seat=1"), "cash-out seat=1"),
    # Wagers.
    Case("betting_not_open", "colorado", SEATED, "place-wager seat=1 bet=red stake=500"),
    Case("late_bet", "colorado", NO_MORE_BETS, "place-wager seat=1 bet=red stake=500", "CO-2201(7)-a"),
    Case(
        "late_bet",
        "house",
        (*HOUSE, "spin-ball", "call-no-more-bets"),
        "announce-bet seat=1 call=tiers stake=100",
        "H-IR.4-a",
    ),
    Case("late_bet", "colorado", BETTING, "place-wager seat=1 bet=red stake=500 round=2", "CO-2201(7)-a"),
    Case(
        "felt_changed",
        "colorado",
        WAGERED,
        """change-wagers seat=1 seen=0 parts='[{"place":"black","stake":500}]'""",
    ),
    Case("betting_closed", "colorado", NO_MORE_BETS, "take-down-wager seat=1 place=red", "CO-2203(4)-b"),
    Case("dolly_on_table", "colorado", DOLLY, "take-down-wager seat=1 place=red"),
    Case("no_proxy_wager", "colorado", BETTING, "place-wager seat=1 bet=red stake=500 by=player:Bo"),
    Case(
        "tournament_chips_only", "tournament", POINTS, "place-wager seat=1 bet=red stake=5 tender=cash", "CO-2214(1)-a"
    ),
    Case("verbal_wager", "colorado", BETTING, "place-wager seat=1 bet=red tender=spoken", "CO-2203(1)-f"),
    Case("cash_wager", "colorado", BETTING, "place-wager seat=1 bet=red stake=500 tender=cash", "CO-2203(1)-g"),
    Case("chips_only", "house", HOUSE, "place-wager seat=1 bet=red stake=100 tender=cash", "H-PW.1-a"),
    Case("chips_only", "house", HOUSE, f"place-wager seat=1 bet=red stake=500 {RED_CHIP}", "H-PW.1-a"),
    Case(
        "use_the_terminal", "terminals", AT_TERMINALS, "place-wager seat=1 bet=red stake=500 by=dealer", "CO-2203(1)-h"
    ),
    Case("value_chips_not_accepted_here", "double-zero", BETTING, f"place-wager seat=1 bet=red stake=500 {RED_CHIP}"),
    Case(
        "foreign_chip",
        "colorado",
        BETTING,
        "place-wager seat=1 bet=red stake=500 tender=value-chips colour=puce",
        "CO-2203(1)-c",
    ),
    Case("foreign_chip", "colorado", BETTING, "place-wager seat=1 bet=red stake=500 tender=other", "CO-2203(1)-c"),
    Case("not_your_colour", "house", HOUSE, "place-wager seat=1 bet=red stake=100 colour=pink", "H-PW.2-c"),
    Case("chips_not_issued", "house", HOUSE, "place-wager seat=1 bet=red stake=100 colour=grey"),
    Case("chips_not_issued", "colorado", BETTING, "place-wager seat=1 bet=red stake=60000", "CO-2203(1)-a"),
    Case("no_such_position", "house", HOUSE, "place-wager seat=1 at=[8,4.5] stake=100", "H-PW.1-b"),
    Case("no_such_position", "house", HOUSE, "place-wager seat=1 stake=100", "H-PW.1-b"),
    Case("no_such_column", "house", HOUSE, "place-wager seat=1 bet=column-4 stake=100", "H-TW.7-a"),
    Case("no_such_dozen", "house", HOUSE, "place-wager seat=1 bet=dozen-4 stake=100", "H-TW.8-a"),
    Case("number_not_on_wheel", "house", HOUSE, "place-wager seat=1 bet=straight-37 stake=100", "H-TW.1-a"),
    Case("not_adjacent", "house", HOUSE, "place-wager seat=1 bet=split-1-36 stake=100", "H-TW.2-a"),
    Case("not_a_street", "house", HOUSE, "place-wager seat=1 bet=street-1-2-4 stake=100", "H-TW.3-a"),
    Case("not_a_corner", "house", HOUSE, "place-wager seat=1 bet=corner-1-2-4-36 stake=100", "H-TW.4-a"),
    Case("rows_not_contiguous", "house", HOUSE, "place-wager seat=1 bet=line-1-2-3-7-8-9 stake=100", "H-TW.6-a"),
    Case(
        "bet_needs_double_zero", "colorado", BETTING, "place-wager seat=1 bet=split-0-00 stake=500", "CO-2203(6)(b)-c"
    ),
    Case("bet_not_permitted", "house", HOUSE, "place-wager seat=1 bet=snake stake=100"),
    Case("bet_not_permitted", "house", HOUSE, "announce-bet seat=1 call=voisins stake=100"),
    Case(
        "chip_value_unset",
        "colorado",
        (*BETTING, "cash-out seat=1"),
        "buy-in seat=1 amount=500",
        "CO-2201(9)-b",
    ),
    Case("chips_not_tracked", "results", BETTING, "place-wager seat=1 bet=red stake=500"),
    Case("amount_needed", "results", BETTING, "cash-out seat=1"),
    Case("count_needed", "results", OPEN, "close-table closer=100000 by=pit-supervisor"),
    Case("chips_missing", "terminals", OPEN, "take-inventory chips={} by=pit-supervisor"),
    Case("not_whole_chips", "colorado", BETTING, "place-wager seat=1 bet=red stake=501"),
    Case(
        "value_colour_taken",
        "south-dakota",
        (*BETTING, f"place-wager seat=1 bet=straight-1 stake=500 {RED_CHIP}"),
        f"place-wager seat=2 bet=straight-2 stake=500 {RED_CHIP}",
        "SD-34:03-P1-d",
    ),
    Case("above_maximum", "house", HOUSE, "place-wager seat=1 bet=red stake=500", "H-PW.5-b"),
    Case("nothing_there", "colorado", WAGERED, "take-down-wager seat=1 place=black"),
    Case("in_prison_locked", "colorado", PRISON, "take-down-wager seat=1 place=red", "CO-2204(2)-e"),
    Case("coupon_not_valid", "colorado", WAGERED, "place-coupon seat=1 coupon=MP bet=red", "CO-2203(1)-d"),
    Case(
        "coupon_not_on_this_bet",
        "colorado",
        (*BETTING, COUPON),
        "place-coupon seat=1 coupon=MP bet=straight-1",
        "CO-2203(1)-e",
    ),
    Case("coupon_not_matched", "colorado", (*BETTING, COUPON), "place-coupon seat=1 coupon=MP bet=red"),
    # The spin and what follows it.
    Case("round_running", "colorado", SPUN, "close-table closer=0"),
    Case("round_running", "colorado", PRISON, "change-options"),
    Case("no_ball_in_play", "colorado", BETTING, "call-no-more-bets"),
    Case("ball_not_inspected", "colorado", NO_SPIN, "spin-ball", "CO-2206(4)-c"),
    Case("spin_void", "colorado", NO_SPIN, "declare-result number=9 turns=8", "CO-2206(4)-a"),
    Case("late_bet", "colorado", (*SPUN, "see-number number=9"), "clear-wagers seat=1", "CO-2201(7)-a"),
    Case("out_of_turn", "colorado", (*SPUN, "see-number number=9"), "see-number number=9"),
    Case("bad_amount", "colorado", (*SPUN, "count-turns turns=5.2"), "count-turns turns=5.1"),
    Case(
        "ball_caught",
        "colorado",
        SPUN,
        "declare-no-spin reason=foreign_object ball_removed=true number_seen=9",
        "CO-2206(3)-b",
    ),
    Case("ball_in_play", "colorado", SPUN, "inspect-ball", "CO-2206(4)-c"),
    Case("ball_in_play", "colorado", SPUN, "assign-ball ball=ball-2", "CO-2206(4)-c"),
    Case("no_ball_in_play", "colorado", HELD, "make-ruling instruction=void reason=x number=9 by=pit-supervisor:S1"),
    Case(
        "number_differs",
        "house",
        (*HOUSE, "spin-ball", "see-number number=9", "call-no-more-bets"),
        "declare-result number=10 turns=8",
        "H-RW.3-a",
    ),
    Case("bad_command", "colorado", HELD, "make-ruling instruction=void reason=x"),
    Case(
        "not_a_no_spin_reason",
        "colorado",
        (*SPUN, "count-turns turns=9"),
        "declare-no-spin reason=under_four_turns",
        "CO-2206(2)-a",
    ),
    Case("call_no_more_bets_first", "colorado", SPUN, "declare-result number=9 turns=8", "CO-2205(2)-a"),
    Case("not_a_valid_spin", "colorado", NO_MORE_BETS, "declare-result number=9 turns=3.9", "CO-2205(1)-c"),
    Case("not_a_valid_spin", "colorado", NO_MORE_BETS, "declare-result number=9", "CO-2205(1)-c"),
    Case(
        "not_a_valid_spin",
        "colorado",
        (*WAGERED, "spin-ball wheel=clockwise ball=clockwise", "call-no-more-bets"),
        "declare-result number=9 turns=8",
        "CO-2205(1)-b",
    ),
    Case("number_not_on_wheel", "colorado", NO_MORE_BETS, "declare-result number=00 turns=8", "CO-2205(3)-a"),
    Case("no_result", "colorado", NO_MORE_BETS, "place-dolly number=9", "CO-2203(5)-a"),
    Case("dolly_missing", "colorado", RESULT, "collect-losers"),
    Case("dolly_mismatch", "colorado", RESULT, "place-dolly number=10", "CO-2205(3)-b"),
    Case("choice_not_offered", "colorado", DOLLY, "choose-on-zero seat=1 bet=red choice=half"),
    Case("choice_not_offered", "colorado", DOLLY, "close-choices"),
    Case(
        "in_prison_even_money_only", "colorado", ZERO, "choose-on-zero seat=1 bet=dozen-1 choice=half", "CO-2204(2)-c"
    ),
    Case(
        "choice_closed",
        "colorado",
        (*ZERO, "close-choices"),
        "choose-on-zero seat=1 bet=red choice=half",
        "CO-2204(2)-d",
    ),
    Case("choice_closed", "colorado", COLLECTED, "choose-on-zero seat=1 bet=red choice=half", "CO-2204(2)-d"),
    Case(
        "in_prison_once",
        "colorado",
        (*PRISON, "spin-ball", "call-no-more-bets wave=true", "declare-result number=0 turns=8"),
        "choose-on-zero seat=1 bet=red choice=leave",
        "CO-2204(2)-f",
    ),
    Case("choices_open", "colorado", ZERO, "collect-losers"),
    Case("choices_open", "colorado", ZERO, "close-choices time=2026-01-01T12:00:00.000000Z"),
    Case("collect_first", "colorado", DOLLY, "pay-winners", "CO-2205(4)-a"),
    Case("winners_unpaid", "colorado", COLLECTED, "remove-dolly", "CO-2205(4)-b"),
    Case("underpaid", "colorado", COLLECTED, "pay-winners seat=1 amount=999", "CO-2204(1)-a"),
    Case("payout_differs", "colorado", COLLECTED, "pay-winners seat=1 amount=1001"),
    Case("payout_differs", "classic", COLLECTED, "pay-winners seat=1 amount=999"),
    Case("float_short", "colorado", (*COLLECTED, "credit-table amount=900000 second=C1"), "pay-winners"),
    Case("nothing_there", "colorado", COLLECTED, "pay-winners seat=2"),
    Case("out_of_turn", "colorado", HELD, "declare-result number=9 turns=8"),
    # What was not planned.
    Case("reason_needed", "colorado", SPUN, "declare-no-spin", "CO-2201(8)-a"),
    Case("reason_needed", "colorado", SPUN, "report-irregularity what=", "CO-2206(5)-b"),
    Case("not_a_no_spin_reason", "colorado", SPUN, "declare-no-spin reason=bad_luck"),
    Case(
        "not_carried_out",
        "colorado",
        (*HELD, "make-ruling instruction=go-on reason=x by=pit-supervisor:S1"),
        "resume-table",
        "CO-2206(5)-c",
    ),
    Case(
        "not_observed",
        "colorado",
        (*HELD, "make-ruling instruction=go-on reason=x by=pit-supervisor:S1"),
        "confirm-observed by=pit-supervisor:S1",
        "CO-2206(5)-c",
    ),
    Case(
        "not_observed",
        "colorado",
        (*HELD, "make-ruling instruction=go-on reason=x by=pit-supervisor:S1", "carry-out-ruling"),
        "confirm-observed by=pit-supervisor:S2",
        "CO-2206(5)-c",
    ),
    Case(
        "not_observed",
        "colorado",
        (*HELD, "make-ruling instruction=go-on reason=x by=pit-supervisor:S1", "carry-out-ruling"),
        "resume-table",
        "CO-2206(5)-c",
    ),
    Case(
        "settled_already",
        "colorado",
        (*PAID, "report-irregularity what=sleeve"),
        "make-ruling instruction=void reason=x by=pit-supervisor:S1",
    ),
    Case("second_person_needed", "colorado", PAID, "correct-result number=1 second= reason=x by=pit-supervisor:S1"),
    Case("nothing_there", "colorado", PAID, "correct-result number=9 second=K1 reason=x by=pit-supervisor:S1"),
    Case(
        "beyond_the_claim",
        "colorado",
        (*SEATED, "open-dispute seat=1 what=short amount=100"),
        "decide-dispute dispute=1 decision=pay amount=200000 reason=x by=pit-supervisor:S1",
    ),
    Case(
        "second_person_needed",
        "colorado",
        (*SEATED, "open-dispute seat=1 what=short amount=200000"),
        "decide-dispute dispute=1 decision=pay reason=x by=pit-supervisor:S1",
    ),
    Case(
        "bad_ruling",
        "colorado",
        (*PAID, "open-dispute seat=1 what=short amount=100", "remove-dolly"),
        "decide-dispute dispute=1 decision=rule reason=x by=pit-supervisor:S1",
    ),
    Case("bad_command", "colorado", SEATED, "decide-dispute dispute=1 decision=pay reason=x"),
    Case("nothing_there", "colorado", SEATED, "open-dispute seat=1 what=short round=9"),
    Case("nothing_there", "colorado", SEATED, "decide-dispute dispute=1 decision=pay reason=x by=pit-supervisor:S1"),
    Case(
        "seat_empty",
        "colorado",
        (*SEATED, "open-dispute seat=1 what=pay amount=100", *PLAYERS_LEFT),
        "decide-dispute dispute=1 decision=pay reason=x by=pit-supervisor:S1",
    ),
    # What the register has told the table.
    Case(
        "licence_not_valid", "colorado", (*BETTING, told(licences(D7=None))), "spin-ball by=dealer:D7", "CO-2201(4)-a"
    ),
    Case(
        "licence_not_valid",
        "colorado",
        (*BETTING, told(licences(D7="2025-12-31"))),
        "spin-ball",
        "CO-2201(4)-a",
    ),
    Case(
        "role_not_granted",
        "colorado",
        (*BETTING, told({"licence/D7": {**LINE, "roles": ["pit-supervisor"]}})),
        "spin-ball by=dealer:D7",
        "CO-2201(4)-a",
    ),
    Case("licence_not_valid", "colorado", (told(licences(D7=None)),), "sign-in-dealer dealer=D7", "CO-2201(4)-a"),
    Case(
        "licence_not_valid",
        "colorado",
        (*PAID, told(licences(K1=None))),
        "correct-result number=1 second=K1 reason=x by=pit-supervisor:S1",
        "CO-2206(5)-d",
    ),
    Case(
        "not_registered",
        "colorado",
        (*OPEN, told(LINES)),
        "assign-ball ball=B2",
    ),
    Case(
        "clock_in_doubt",
        "colorado",
        (*BETTING, told({"clock": {"since": "2026-05-04T10:00:00.000000Z", "machine": "2027-06-08T10:00:00.000000Z"}})),
        "spin-ball",
    ),
    Case("no_such_person", "colorado", (*OPEN, told({"in-charge": True})), "assign-ball ball=B2", "CO-2201(4)-a"),
    Case("not_registered", "colorado", (*OPEN, told(IN_CHARGE)), "assign-ball ball=B2"),
    Case(
        "in_use_elsewhere",
        "colorado",
        (*OPEN, told({**IN_CHARGE, "ball/B2": {"table": "2", "fit": [["", None]]}})),
        "assign-ball ball=B2",
    ),
    Case(
        "not_in_use",
        "colorado",
        (*BETTING, told({**IN_CHARGE, "ball/ball-1": {"table": "2", "fit": [["", None]]}})),
        "spin-ball",
    ),
    Case("opening_not_asked", "colorado", (*READY, told(IN_CHARGE)), OPEN_TABLE),
    *(
        Case("drop_box_wrong_table", "colorado", (*READY, told({"box/drop": drop, "box/tip": tip})), OPEN_TABLE, cited)
        for drop, tip, cited in (("R2", "R1", "CO-2202-e"), ("R1", "R2", "CO-2202-e"))
    ),
    Case("opening_not_asked", "colorado", (*READY, told(opening(drop_box="R2"))), OPEN_TABLE),
    Case("opening_not_asked", "colorado", (*READY, told(opening(day="2026-01-02"))), OPEN_TABLE),
    Case(
        "not_inspected",
        "colorado",
        (*READY, told(opening(refused=AGAINST))),
        OPEN_TABLE,
        "CO-2212(1)-a",
    ),
    Case("role_not_allowed", "colorado", READY, told(IN_CHARGE) + " by=key-manager:K1"),
    # What cannot even be read.
    Case("bad_command", "colorado", (), "shuffle-cards"),
    Case("bad_command", "colorado", BETTING, "place-wager seat=1 bet=red stake=1.5"),
    Case("bad_command", "colorado", BETTING, "place-wager seat=1 bet=red stake=500 by=king"),
]
