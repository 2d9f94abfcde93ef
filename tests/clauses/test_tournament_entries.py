"""Written rules in every hand, five days ahead; who may enter, once at a time; and what each of them paid."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import clause
from tests.tournament.hall_support import FILED, START_DAY, Evening, event, plan

from croupier.tournament import leaderboard, tournament_form
from croupier.tournament.forms import TournamentForm

CASH = {"fee": [{"means": "cash", "amount": 15_00}], "buy_in": [{"means": "cash", "amount": 50_00}]}
ANN: dict[str, Any] = {"event": "E1", "person": "P1", "name": "Ann", "identity": "ID 1", "date": "2026-11-18"}


def charged(**changes: Any) -> Evening:
    return Evening(plan(event(fee=15_00, buy_in=50_00, **changes))).ready()


# --- the written rules


@clause("CO-2213.06-b")
def test_nothing_goes_ahead_without_written_rules() -> None:
    evening = Evening()
    for command, fields in (
        ("register", ANN),
        ("file-rules", {"date": FILED, "office": "x", "proof": "y"}),
        ("start-event", {"event": "E1", "date": START_DAY}),
    ):
        refusal = evening.refused(command, **fields)
        assert (refusal.code, refusal.clause) == ("rules_missing", "CO-2213.06-b")
    (published,) = evening.do("publish-rules", rules=plan())
    assert published["version"] == 1
    assert evening.refused("publish-rules", rules=plan()).code == "rules_unchanged"


@clause("CO-2213.06-c")
def test_nobody_is_seated_without_the_rules_in_hand() -> None:
    evening = Evening(plan()).ready()
    evening.do("register", **ANN)
    evening.do("start-event", event="E1", date=START_DAY)
    evening.do("draw-seats", event="E1", seed="s")
    seat = {"event": "E1", "entry": 1, "person": "P1"}
    refusal = evening.refused("take-seat", **seat)
    assert (refusal.code, refusal.clause) == ("rules_not_given", "CO-2213.06-c")
    evening.do("acknowledge-rules", entry=1)
    evening.do("publish-rules", rules=plan(house={"changes": ["No hats."]}))
    evening.ready("2026-11-20")
    assert evening.refused("take-seat", **seat).facts["version"] == 2, "the old ones are not the rules"
    evening.do("acknowledge-rules", entry=1)
    evening.do("take-seat", **seat)


@clause("CO-2213.06-d")
def test_the_division_has_the_rules_five_full_days_ahead() -> None:
    for filed, fine in (("2026-11-14", True), ("2026-11-15", False), ("2026-11-20", False)):
        evening = Evening(plan()).ready(filed)
        evening.register("P1")
        start = {"event": "E1", "date": START_DAY}
        if fine:
            evening.do("start-event", **start)
        else:
            refusal = evening.refused("start-event", **start)
            assert (refusal.code, refusal.clause) == ("five_days_notice", "CO-2213.06-d")
    never = Evening(plan()).refused("start-event", event="E1", date=START_DAY)
    assert never.facts["filed"] is None
    for sent in ({"office": "", "proof": "mail 12"}, {"office": "Central City", "proof": ""}):
        assert Evening(plan()).refused("file-rules", date=FILED, **sent).code == "five_days_notice"


@clause("CO-2213.06-d")
def test_business_days_leave_weekends_out_where_the_rules_say_so() -> None:
    evening = Evening(plan(notice="business")).ready("2026-11-13")
    assert evening.refused("start-event", event="E1", date="2026-11-20").facts["days"] == 4
    evening = Evening(plan(notice="business")).ready("2026-11-12")
    evening.register("P1")
    evening.do("start-event", event="E1", date="2026-11-20")


@clause("CO-2213.06-e")
def test_every_version_is_followed_as_sent_accepted_or_objected_to() -> None:
    evening = Evening(plan()).ready()
    assert evening.refused("record-division-answer", date="2026-11-12", acceptable=True, version=7).code
    assert evening.refused("record-division-answer", date="2026-11-12", acceptable=False).code == "bad_command"
    evening.do("record-division-answer", date="2026-11-12", acceptable=False, note="item 3", by="regulator")
    assert evening.state.filed == {1: FILED}
    assert [line["acceptable"] for line in evening.state.answers] == [False]
    evening.do("record-division-answer", date="2026-11-13", acceptable=True)
    assert evening.state.objections == {}
    evening.register("P1")
    evening.do("start-event", event="E1", date=START_DAY)


@clause("CO-2213.06-f")
def test_rules_that_the_division_objects_to_do_not_run_and_changed_ones_wait_again() -> None:
    evening = Evening(plan()).ready()
    evening.do("record-division-answer", date="2026-11-12", acceptable=False, note="item 3")
    refusal = evening.refused("start-event", event="E1", date="2026-11-16")
    assert (refusal.code, refusal.clause) == ("rules_unacceptable", "CO-2213.06-f")
    evening.do("publish-rules", rules=plan(house={"changes": ["As the Division wishes."]}))
    assert evening.refused("start-event", event="E1", date="2026-11-16").code == "five_days_notice"
    evening.ready("2026-11-16")
    assert evening.refused("start-event", event="E1", date=START_DAY).code == "five_days_notice"
    evening.register("P1")
    evening.do("start-event", event="E1", date="2026-11-22")


# --- who is in


@clause("CO-2213.04-a")
def test_printed_criteria_apply_to_all_comers_alike() -> None:
    criterion = {"key": "club", "text": "Members of the club.", "reason": "regular players", "signed_by": "O1"}
    evening = Evening(plan(criteria=[criterion])).ready()
    for meets in ({}, {"club": False}):
        refusal = evening.refused("register", **ANN, meets=meets)
        assert (refusal.code, refusal.clause) == ("not_qualified", "CO-2213.04-a")
    evening.do("register", **ANN, meets={"club": True})


@clause("CO-2213(2)(c)-a")
def test_a_person_has_one_entry_at_a_time_across_all_partners() -> None:
    evening = Evening(plan(licensees=["Gulch", "Lode"], responsible="Lode")).ready()
    evening.do("register", **ANN, licensee="Gulch")
    refusal = evening.refused("register", **ANN, licensee="Lode")
    assert (refusal.code, refusal.clause) == ("already_entered", "CO-2213(2)(c)-a")
    other_name = {**ANN, "person": "P9", "name": "Anna"}
    assert evening.refused("register", **other_name, licensee="Lode").code == "already_entered", "the same document"


def knocked_out(re_entries: int) -> Evening:
    """Ann is out after the first of two rounds; Bo and Cy are in."""
    rounds = [{"spins": 20, "advance": 2}, {"spins": 20}]
    evening = Evening(plan(event(fee=15_00, buy_in=50_00, rounds=rounds), re_entries=re_entries)).ready()
    for person in ("P1", "P2", "P3"):
        evening.register(person)
    evening.start()
    evening.end_round({"1": 0, "2": 2000, "3": 1500})
    return evening


@clause("CO-2213(2)(c)-b")
def test_who_is_out_comes_in_again_where_the_rules_allow_it() -> None:
    again = {**ANN, **CASH, "date": "2026-11-20"}
    refusal = knocked_out(0).refused("register", **again)
    assert (refusal.code, refusal.clause) == ("re_entry_not_allowed", "CO-2213(2)(c)-b")
    evening = knocked_out(1)
    still_in = {**again, "person": "P2", "identity": "ID P2"}
    assert evening.refused("register", **still_in).code == "already_entered"
    evening.do("register", **{**again, "identity": "ID P1"})
    assert evening.state.by_person["P1"] == [1, 4]
    assert evening.refused("register", **{**again, "identity": "ID P1"}).code == "already_entered"


@clause("CO-2213(2)(c)-c")
def test_coming_in_again_is_an_entry_of_its_own() -> None:
    evening = knocked_out(1)
    evening.register("P1", date="2026-12-01")
    assert evening.state.entries[4].earlier == 1
    assert evening.money["proceeds"] == 4 * 15_00
    assert [line["amount"] for line in evening.state.entries[4].lines] == [15_00, 50_00]
    refusal = evening.refused("buy-chips", event="E1", entry=1, date="2026-12-01", payment=[])
    assert (refusal.code, refusal.clause) == ("entry_closed", "CO-2213(2)(c)-c")
    assert evening.state.events["E1"].players[4].points == 0
    assert evening.counts() == {}


def with_two_entries_of_one_person() -> Evening:
    """Ann was first, and third under another name; both have been found out after the prizes were awarded."""
    evening = charged()
    for person in ("P1", "P2", "P3"):
        evening.register(person)
    assert evening.refused("report-concurrent-entries", entries=[1], found="x").code == "not_concurrent"
    evening.start()
    evening.finish([5000, 2000, 100])
    evening.do("award-prizes", event="E1")
    assert [(award.entry, award.amount) for award in evening.state.awards.values()] == [(1, 150_00)]
    (event_,) = evening.do("report-concurrent-entries", entries=[1, 3], found="the same face on two documents")
    assert event_["event"] == "entries-disqualified"
    return evening


@clause("CO-2213(2)(c)-d")
def test_several_active_entries_bar_the_person() -> None:
    evening = with_two_entries_of_one_person()
    assert evening.money["proceeds"] == 45_00, "the fees stay proceeds"
    assert evening.state.pool("E1") == 150_00, "and the pool keeps the buy-ins"
    assert evening.refused("register", **{**ANN, "identity": "ID P1"}, **CASH).code == "disqualified"
    assert [place["entry"] for place in places(evening)] == [2]


@clause("CO-2213(2)(c)-e")
def test_somebody_barred_wins_nothing() -> None:
    evening = with_two_entries_of_one_person()
    refusal = evening.refused("pay-prize", award=1, form="PF", date="2026-11-21")
    assert (refusal.code, refusal.clause) == ("disqualified", "CO-2213(2)(c)-e")


def places(evening: Evening) -> list[dict[str, Any]]:
    return leaderboard(evening.state, "E1")


# --- what was paid


@clause("CO-2213.01-a")
def test_fees_of_all_sorts_are_proceeds_and_buy_ins_are_not() -> None:
    evening = charged(goods=[{"item": "toy", "kind": "entry-fee", "value": 15_00}])
    evening.register("P1")
    evening.register("P2", fee=[{"means": "goods", "item": "toy", "amount": 15_00}])
    evening.register("P3", fee=[{"means": "complimentary", "amount": 15_00}])
    assert evening.money == {
        "collected": 3 * 65_00, "house_additions": 0, "proceeds": 45_00, "pools": 150_00, "paid": 0, "refunds": 0,
    }  # fmt: skip


@clause("CO-2213.01-b")
def test_a_fee_counts_in_the_month_it_came_in() -> None:
    evening = charged(date="2027-01-15")
    evening.register("P1", date="2026-11-30")
    evening.register("P2", date="2026-12-01")
    books = evening.state.books
    assert (books["proceeds/2026-11"], books["proceeds/2026-12"], books["proceeds/2027-01"]) == (15_00, 15_00, 0)
    for date in ("", "soon", "2026-13-01", "20261201"):
        refusal = evening.refused("register", **{**ANN, "person": "P3", "identity": "ID 3", "date": date}, **CASH)
        assert (refusal.code, refusal.clause) == ("fee_date_missing", "CO-2213.01-b")


GOODS = [{"item": "toy", "kind": "entry-fee", "value": 15_00}, {"item": "food", "kind": "buy-in", "value": 50_00}]


@pytest.mark.parametrize(
    ("kind", "item", "amount", "code", "cited"),
    [
        pytest.param(*row, marks=clause(row[-1]))
        for row in (
            ("fee", "drum", 15_00, "non_cash_value", "CO-2213.01-c"),
            ("fee", "toy", None, "fee_value_missing", "CO-2213.01-d"),
            ("fee", "toy", 14_00, "fee_value_missing", "CO-2213.01-d"),
            ("buy_in", "toy", 50_00, "non_cash_value", "CO-2213.05-k"),
            ("buy_in", "food", 49_00, "buyin_value_missing", "CO-2213.05-l"),
            ("buy_in", "food", 51_00, "buyin_value_missing", "CO-2213.05-l"),
        )
    ],
)
def test_goods_are_taken_at_the_value_set_beforehand(
    kind: str, item: str, amount: int | None, code: str, cited: str
) -> None:
    part = {"means": "goods", "item": item, **({} if amount is None else {"amount": amount})}
    refusal = charged(goods=GOODS).refused("register", **{**ANN, **CASH, kind: [part]})
    assert (refusal.code, refusal.clause) == (code, cited)


@clause("CO-2213.01-d", "CO-2213.05-l")
def test_goods_stand_on_the_form() -> None:
    evening = charged(goods=GOODS)
    toy, food = ({"means": "goods", "item": one["item"], "amount": one["value"]} for one in GOODS)
    evening.do("register", **{**ANN, "fee": [toy], "buy_in": [food]})
    form = forms(evening)
    assert [(line.kind, line.item, line.amount) for line in form.lines] == [
        ("entry-fee", "toy", 15_00), ("buy-in", "food", 50_00),
    ]  # fmt: skip
    assert evening.state.books["cash/licensee"] == -50_00, "the licensee puts the cash behind the pool"
    assert evening.state.pool("E1") == 50_00


def forms(evening: Evening) -> TournamentForm:
    return tournament_form(evening.state)


@clause("CO-2213.01-e")
def test_a_fee_given_away_counts_in_full() -> None:
    evening = charged()
    for amount in (None, 0, -1, 14_99):
        part = {"means": "complimentary", **({} if amount is None else {"amount": amount})}
        refusal = evening.refused("register", **{**ANN, **CASH, "fee": [part]})
        assert (refusal.code, refusal.clause) == ("comp_fee_value", "CO-2213.01-e")
    evening.do("register", **{**ANN, **CASH, "fee": [{"means": "complimentary", "amount": 15_00}]})
    assert evening.money["proceeds"] == 15_00


@clause("CO-2213.01-g")
def test_nobody_enters_without_a_fee() -> None:
    refusal = charged().refused("register", **ANN, buy_in=CASH["buy_in"])
    assert (refusal.code, refusal.clause) == ("entrant_without_fee", "CO-2213.01-g")


@clause("CO-2213.01-f")
def test_the_form_lists_every_entrant_with_the_fee() -> None:
    evening = charged()
    evening.register("P1")
    evening.register("P2", fee=[{"means": "complimentary", "amount": 10_00}, {"means": "cash", "amount": 5_00}])
    fees = [(line.entry, line.means, line.amount) for line in forms(evening).lines if line.kind == "entry-fee"]
    assert fees == [(1, "cash", 15_00), (2, "complimentary", 10_00), (2, "cash", 5_00)]
    assert forms(evening).fees == evening.money["proceeds"] == 30_00


@clause("CO-2213.01-h")
def test_a_free_tournament_has_no_proceeds_and_charges_nobody() -> None:
    evening = Evening(plan()).ready()
    refusal = evening.refused("register", **ANN, fee=CASH["fee"])
    assert (refusal.code, refusal.clause) == ("mixed_free_and_fee", "CO-2213.01-h")
    evening.register("P1")
    assert evening.money["proceeds"] == 0
    assert forms(evening).lines == ()


@clause("CO-2213.05-j")
def test_a_buy_in_given_away_feeds_the_pool_at_its_full_value() -> None:
    evening = charged()
    for amount in (None, 0, 49_00):
        part = {"means": "complimentary", **({} if amount is None else {"amount": amount})}
        refusal = evening.refused("register", **{**ANN, **CASH, "buy_in": [part]})
        assert (refusal.code, refusal.clause) == ("comp_buyin_value", "CO-2213.05-j")
    evening.register("P1", buy_in=[{"means": "complimentary", "amount": 50_00}])
    evening.register("P2")
    assert evening.state.pool("E1") == 100_00
    assert evening.state.books["cash/licensee"] == -50_00


@clause("CO-2213.05-e")
def test_every_sort_of_buy_in_feeds_the_pool() -> None:
    evening = charged(goods=GOODS)
    evening.register("P1", buy_in=[{"means": "goods", "item": "food", "amount": 50_00}])
    evening.register("P2")
    evening.register("P3", buy_in=[{"means": "cash", "amount": 30_00}, {"means": "complimentary", "amount": 20_00}])
    assert evening.state.pool("E1") == 150_00


@clause("CO-2213.02-a")
def test_fee_cash_lies_apart_until_two_people_have_counted_it() -> None:
    evening = charged()
    till = {"means": "cash", "amount": 15_00, "container": "till"}
    refusal = evening.refused("register", **{**ANN, **CASH, "fee": [till]})
    assert (refusal.code, refusal.clause) == ("fee_cash_not_separate", "CO-2213.02-a")
    with_the_fees = {"means": "cash", "amount": 50_00, "container": evening.state.rules.containers.fees}
    refusal = evening.refused("register", **{**ANN, **CASH, "buy_in": [with_the_fees]})
    assert (refusal.code, refusal.clause) == ("fee_cash_not_separate", "CO-2213.02-a")
    evening.register("P1")
    assert (evening.state.books["cash/fees"], evening.state.books["cash/buy-ins"]) == (15_00, 50_00)
    count = {"counted": 14_00, "second": "C2", "date": "2026-11-20"}
    assert evening.refused("count-fees", **count, container="till").clause == "CO-2213.02-a"
    for second in ("", "C1"):
        even = {**count, "counted": 15_00, "second": second, "by": ("cashier", "C1")}
        assert evening.refused("count-fees", **even).code == "second_person_needed"
    assert evening.refused("count-fees", **{**count, "second": ""}).code == "reason_missing", (
        "the first is told already"
    )
    for reason in ("", " ", "?"):
        short = evening.refused("count-fees", **count, reason=reason)
        assert (short.code, short.facts["field"]) == ("reason_missing", "reason")
    evening.do("count-fees", **count, reason="a note stuck in the drawer")
    books = evening.state.books
    assert (books["cash/fees"], books["cash/cage"], books["cash/over-short"]) == (0, 14_00, 1_00)
    assert evening.money["proceeds"] == 15_00, "a short count takes nothing off the proceeds"


@pytest.mark.parametrize("given", [{"fee": [{"amount": 14_00}]}, {"buy_in": [{"amount": 51_00}]}])
def test_other_amounts_than_the_price_are_refused(given: dict[str, Any]) -> None:
    assert charged().refused("register", **{**ANN, **CASH, **given}).code in ("fee_amount", "buy_in_amount")
