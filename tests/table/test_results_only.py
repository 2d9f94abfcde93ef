"""A felt table at its full speed: the results, the money and the counts are on record, and no single wager."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.clauses.ball_support import SUPERVISOR
from tests.clauses.table_support import Floor
from tests.support import on_felt
from tests.table.test_whole_chips import CHIPS

from croupier.journal import MemoryJournal
from croupier.live.reports.daybook import DayBook
from croupier.live.reports.liability import Liability
from croupier.live.scripts.table import set_up_table
from croupier.register import Premises
from croupier.rules import BadFile
from croupier.table.changing.untracked import left_to_the_dealer

TRAY = {"blue/plain": 100, "pink/plain": 100, "value/white": 0, "value/red": 0, "value/green": 400}  # $10,000


@pytest.fixture
def floor() -> Floor:
    return Floor("colorado", "single-zero", {"chips": {**CHIPS, "tracked": False}, "options": {}}).open()


def round_of(floor: Floor, number: str) -> list[str]:
    """The dealer's whole round: what lies on the layout is nobody's business but the dealer's."""
    floor.result(number)
    return floor.do("remove-dolly").names


def test_a_round_is_five_steps_and_no_wager(floor: Floor) -> None:
    floor.sit(1, chips=50_00)
    assert round_of(floor, "17") == ["dolly-removed", "betting-opened"]
    assert not list(floor.recorded("losers-collected"))
    assert floor.table.round == 2
    floor.replayed()


@pytest.mark.parametrize(
    "command",
    [
        {"do": "place-wager", "seat": 1, "bet": "red", "stake": 5_00},
        {"do": "clear-wagers", "seat": 1},
        {"do": "colour-up", "seat": 1, "amount": 5_00},
        {"do": "register-coupon", "coupon": "M1", "face": 5_00, "expires": "2027-01-01", "by": "pit-supervisor"},
    ],
    ids=lambda command: command["do"],
)
def test_no_wager_is_on_record(floor: Floor, command: dict[str, Any]) -> None:
    floor.sit(1, chips=50_00)
    fields = {key: value for key, value in command.items() if key != "do"}
    assert floor.refused(command["do"], **fields).code == "chips_not_tracked"


def test_nobody_collects_or_pays_on_record(floor: Floor) -> None:
    floor.sit(1, chips=50_00)
    floor.result("17")
    assert floor.refused("collect-losers").code == "chips_not_tracked"
    assert floor.refused("pay-winners").code == "chips_not_tracked"


def test_the_chips_in_players_hands_are_what_is_left(floor: Floor) -> None:
    floor.sit(1, chips=50_00)
    floor.do("tip", seat=1, amount=3_00)
    floor.do("cash-out", seat=1, amount=60_00)  # more than was bought: the dealer has paid it
    assert floor.balances["in-play"] == 50_00 - 3_00 - 60_00
    assert floor.balances["tip-box"] == 3_00
    assert floor.balances["carried"] == 60_00
    assert "rack/1/chips" not in floor.balances


def test_a_player_who_leaves_says_what_is_left(floor: Floor) -> None:
    floor.sit(1, chips=50_00)
    assert floor.refused("cash-out", seat=1).code == "amount_needed"
    assert floor.refused("cash-out", seat=1, amount=-1).code == "amount_needed"
    assert floor.refused("set-chip-value", seat=1, value=5_00).code == "chip_value_locked"
    floor.do("cash-out", seat=1, amount=0)
    floor.do("set-chip-value", seat=1, value=5_00)


def test_the_win_is_by_count(floor: Floor) -> None:
    """$50 bought; the player loses $20, and leaves with $30 in value chips: the tray shows it, and nobody typed it."""
    floor.sit(1, chips=50_00)
    round_of(floor, "17")
    half_way = {**TRAY, "blue/plain": 70}  # 30 blue chips at $1 are out
    floor.do("take-inventory", chips=half_way, by=SUPERVISOR)
    assert floor.balances["house-win"] == 20_00
    floor.do("cash-out", seat=1, amount=30_00)
    floor.do("begin-closing", by=SUPERVISOR)
    tray = {**TRAY, "value/green": 398, "value/red": 4}  # $30 less, for $20 of change
    assert floor.refused("close-table", closer=9_970_00, by=SUPERVISOR).code == "count_needed"
    assert floor.refused("close-table", closer=9_971_00, chips=tray, by=SUPERVISOR).code == "count_differs"
    closed = floor.do("close-table", closer=9_970_00, chips=tray, by=SUPERVISOR).one("table-closed")
    assert (closed["drop"], closed["win"], closed["difference"]) == (50_00, 20_00, 0)
    assert floor.balances["house-win"] == 20_00
    assert floor.table.books["in-play"] == 0
    owed = Liability().read(floor.writer.journal).total
    assert (owed.issued, owed.redeemed, owed.in_hand, owed.walked) == (50_00, 20_00, 0, 30_00)
    floor.replayed()


def test_what_players_take_away_uncashed_is_no_win(floor: Floor) -> None:
    floor.sit(1, chips=50_00)
    floor.do("begin-closing", by=SUPERVISOR)
    tray = {**TRAY, "blue/plain": 50}
    closed = floor.do("close-table", closer=10_000_00, chips=tray, by=SUPERVISOR)
    assert closed.one("inventory-taken")["differences"] == {"blue/plain": -50}
    assert closed.one("table-closed")["win"] == 50_00  # roulette chips are worth nothing anywhere else


def test_value_chips_that_nobody_cashed_are_carried_when_the_table_closes(floor: Floor) -> None:
    """$50 bought, $30 of it gone in value chips that the dealer changed in and nobody wrote down."""
    floor.sit(1, chips=50_00)
    floor.do("begin-closing", by=SUPERVISOR)
    tray = {**TRAY, "value/green": 398, "value/red": 4}
    closed = floor.do("close-table", closer=9_970_00, chips=tray, by=SUPERVISOR)
    assert (closed.one("win-counted")["won"], closed.one("win-counted")["left"]) == (20_00, 30_00)
    assert (floor.table.books["in-play"], floor.balances["carried"]) == (0, 30_00)


def test_a_tray_that_has_won_sells_and_gives_back_more_than_the_books_left_in_it(floor: Floor) -> None:
    """The books know no more than what was sold; what came back over the layout is in the tray all the same."""
    floor.sit(1, chips=10_000_00, chip_value=100_00)
    round_of(floor, "0")  # and all of it was lost
    floor.sit(2, chips=500_00, chip_value=5_00)
    floor.do("credit-table", amount=1_000_00, second="S2", by=SUPERVISOR)
    assert floor.balances["float"] == -1_500_00
    floor.do("take-inventory", chips={**TRAY, "pink/plain": 0, "value/green": 360}, by=SUPERVISOR)
    assert (floor.balances["float"], floor.balances["house-win"]) == (9_000_00 - 500_00, 10_000_00)


def test_a_count_knows_how_many_chips_there_are(floor: Floor) -> None:
    floor.sit(1, chips=50_00)
    refusal = floor.refused("take-inventory", chips={**TRAY, "blue/plain": 101}, by=SUPERVISOR)
    assert (refusal.code, refusal.facts["number"]) == ("foreign_chip", 100)


def test_two_people_count_where_the_house_wants_it() -> None:
    floor = Floor("colorado", "single-zero", {"chips": {**CHIPS, "tracked": False, "counted_by_two": True}}).open()
    tray, other = {**TRAY}, ("pit-supervisor", "S2")
    floor.do("take-inventory", chips=tray, by=("pit-supervisor", "S1"))
    round_of(floor, "17")  # after which it is another tray
    floor.do("begin-closing", by=other)
    assert floor.refused("close-table", closer=10_000_00, chips=tray, by=other).code == "second_person_needed"
    floor.do("take-inventory", chips=tray, by=("pit-supervisor", "S1"))
    floor.do("close-table", closer=10_000_00, by=other)


def test_a_misread_number_is_mended_after_the_dolly(floor: Floor) -> None:
    floor.sit(1, chips=50_00)
    round_of(floor, "17")
    mended = floor.do("correct-result", number="18", reason="read wrongly", second="S2", by=("pit-supervisor", "S1"))
    assert (mended.one("result-mended")["number"], mended.one("result-mended")["seats"]) == ("18", [])


@pytest.mark.parametrize(("decision", "in_play", "win"), [("pay", 57_00, -7_00), ("collect", 43_00, 7_00)])
def test_a_dispute_pays_and_collects(floor: Floor, decision: str, in_play: int, win: int) -> None:
    floor.sit(1, chips=50_00)
    round_of(floor, "17")
    floor.do("open-dispute", seat=1, what="paid short", amount=7_00)
    by = ("pit-supervisor", "S1")
    floor.do("decide-dispute", dispute=1, decision=decision, amount=7_00, reason="seen on the camera", by=by)
    assert (floor.balances["in-play"], floor.balances["house-win"]) == (in_play, win)


@pytest.mark.parametrize(
    ("policy", "code"),
    [
        ({"terminals": {"count": 4, "central_screen": True}}, "chips_not_tracked"),
        ({"chips": {**CHIPS, "match_play": True, "tracked": False}}, "chips_not_tracked"),
    ],
    ids=["terminals", "coupons"],
)
def test_terminals_and_coupons_need_each_wager_on_record(policy: dict[str, Any], code: str) -> None:
    chips = {"chips": {**CHIPS, "tracked": False}, "limits": {"all": {"min": 1_00, "max": 100_00}}}
    header = {"rulebook": "colorado", "wheel": "single-zero", "policy": on_felt({**chips, **policy})}
    with pytest.raises(BadFile) as bad:
        set_up_table(header, MemoryJournal())
    assert code in {finding.code for finding in bad.value.findings}


def test_the_clauses_that_are_left_to_the_dealers_eye(floor: Floor) -> None:
    """Those of wagers and pay-outs, and none of the wheel, the boxes, the posting or the count."""
    left = {clause.id for clause in left_to_the_dealer(floor.writer.rules)}
    assert {"CO-2203(1)-a", "CO-2205(4)-a", "CO-2205(4)-b", "CO-2203(5)-a"} <= left
    assert not left & {"CO-2205(1)-c", "CO-2205(3)-b", "CO-2207-a", "CO-2212(2)-b", "CO-2201(9)-c"}


def test_random_evenings_agree_with_a_purse_and_a_tray(floor: Floor) -> None:
    """A second account: real trays and purses, in which chips go to and fro unseen; the record sees only the counts."""
    chance = random.Random(22)
    tray, purse, bought, cashed, fills, credits_, tips = 10_000_00, 0, 0, 0, 0, 0, 0
    floor.sit(1, chips=100_00)
    tray, purse, bought = tray - 100_00, purse + 100_00, bought + 100_00
    for _ in range(60):
        match chance.choice(("play", "buy", "tip", "fill", "credit", "count")):
            case "play":
                won = min(chance.randrange(-40, 60), purse // 1_00) * 1_00
                tray, purse = tray + won, purse - won
                round_of(floor, str(chance.randrange(37)))
            case "buy" if purse <= 50_00:
                floor.do("buy-in", seat=1, amount=20_00)
                tray, purse, bought = tray - 20_00, purse + 20_00, bought + 20_00
            case "tip" if purse >= 1_00:
                floor.do("tip", seat=1, amount=1_00)
                purse, tips = purse - 1_00, tips + 1_00
            case "fill":
                floor.do("fill-table", amount=25_00, second="S2", by=SUPERVISOR)
                tray, fills = tray + 25_00, fills + 25_00
            case "credit":
                floor.do("credit-table", amount=25_00, second="S2", by=SUPERVISOR)
                tray, credits_ = tray - 25_00, credits_ + 25_00
            case "count":  # all in white chips, so that any sum can be shown
                blue = min(100, purse // 1_00)  # the rest of the purse is in value chips
                shown = {"blue/plain": 100 - blue, "pink/plain": 100, "value/white": (tray + blue * 1_00) // 1_00}
                floor.do("take-inventory", chips=shown, by=SUPERVISOR)
                assert floor.balances.get("house-win", 0) == bought + tray + credits_ - 10_000_00 - fills
                assert floor.table.books["in-play"] == purse
    floor.do("cash-out", seat=1, amount=purse)
    cashed += purse
    floor.do("begin-closing", by=SUPERVISOR)
    tray_shown = {"blue/plain": 100, "pink/plain": 100, "value/white": tray // 1_00}
    closed = floor.do("close-table", closer=tray, chips=tray_shown, by=SUPERVISOR).one("table-closed")
    assert closed["win"] == bought + tray + credits_ - 10_000_00 - fills == bought - cashed - tips
    book = DayBook().read(floor.writer.journal, Premises())
    (row,) = book.figures("table")
    assert (row.win, row.drop) == (closed["win"], bought)
    assert row.win == row.drop + row.closer + row.credits - row.opener - row.fills
