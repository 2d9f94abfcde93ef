"""Calling off: before, during and after an event, with every cent accounted for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support import clause
from tests.tournament.hall_support import Evening, event, plan

from croupier.tournament import payout_form, tax_figures, tournament_form

CANCEL = {"date": "2026-11-20", "reason": "the roof leaks"}
LATER = "2026-11-25"


def paid_up(*people: str, **changes: Any) -> Evening:
    evening = Evening(plan(event(fee=15_00, buy_in=50_00, **changes))).ready()
    for person in people:
        evening.register(person)
    return evening


def refund_all(evening: Evening, how: str = "cash") -> None:
    for refund in evening.state.open_refunds():
        evening.do(
            "pay-refund", refund=refund.number, how=how, receipt=f"R-{refund.number}", date=evening.clock.at[:10]
        )


@clause("CO-2213.05-i", "CO-2213.01-a", "CO-2213.02-a")
def test_an_event_cancelled_before_it_starts_gives_everything_back() -> None:
    evening = paid_up("A", "B")
    evening.do("add-prize-money", event="E1", amount=40_00)
    told = evening.do("cancel-event", event="E1", **CANCEL)
    assert [one["event"] for one in told] == ["event-cancelled", "tournament-cancelled"]
    assert evening.money == {
        "collected": 130_00, "house_additions": 0, "proceeds": 0, "pools": 0, "paid": 0, "refunds": 130_00,
    }  # fmt: skip
    for command, fields in (
        ("register", {"person": "C", "name": "C", "identity": "C", "date": "2026-11-20"}),
        ("start-event", {"date": "2026-11-20"}), ("award-prizes", {}), ("add-prize-money", {"amount": 1}),
        ("postpone-event", {"to": "2026-12-24", "reason": "x"}),
    ):  # fmt: skip
        assert evening.refused(command, event="E1", **fields).code == "event_cancelled"
    assert evening.refused("publish-rules", rules=plan(fee=1_00, buy_in=5_00)).code == "event_cancelled"
    assert evening.refused("cancel-tournament", **CANCEL).code == "event_cancelled"
    early = evening.refused("conclude-tournament", date="2026-11-20")
    assert (early.code, early.facts["fees"]) == ("fees_uncounted", 30_00), "fee cash is apart until it is counted"
    evening.do("count-fees", counted=30_00, second="C2", date="2026-11-20")
    assert evening.refused("conclude-tournament", date="2026-11-20").code == "refunds_open"
    step = evening.hall.next_step("overall", evening.clock.at)
    assert step is not None
    assert (step.do, step.fields["refund"], step.asks) == ("pay-refund", 1, ("how", "receipt", "to"))
    refund_all(evening)
    evening.do("conclude-tournament", date="2026-11-20")
    assert evening.state.books["cash/buy-ins"] == 0
    evening.replayed()


@pytest.mark.parametrize("how", ["slip", "voucher"])
def test_a_number_pays_one_refund(how: str) -> None:
    evening = paid_up("A", "B")
    evening.do("cancel-tournament", **CANCEL)
    evening.do("pay-refund", refund=1, how=how, receipt="N-7", date="2026-11-20")
    assert (
        evening.refused("pay-refund", refund=2, how=how, receipt="N-7 ", date="2026-11-20").code
        == "refund_receipt_used"
    )


def test_a_refund_is_paid_once_to_somebody_against_a_number() -> None:
    evening = paid_up("A", "B")
    evening.do("cancel-tournament", **CANCEL)
    fields = {"refund": 1, "how": "slip", "receipt": "S-7", "date": "2026-11-20"}
    assert evening.refused("pay-refund", **{**fields, "receipt": " "}).code == "refund_receipt_missing"
    assert evening.refused("pay-refund", **{**fields, "refund": 9}).code == "no_such_refund"
    (paid,) = evening.do("pay-refund", **fields)
    assert (paid["amount"], paid["to"], paid["how"]) == (65_00, "Player A", "slip")
    assert evening.refused("pay-refund", **fields).code == "refund_paid"
    other = {**fields, "refund": 2}
    for receipt in (fields["receipt"], f" {fields['receipt']} "):
        assert evening.refused("pay-refund", **{**other, "receipt": receipt}).code == "refund_receipt_used"
    (heir,) = evening.do("pay-refund", **{**other, "receipt": "S-8", "how": "voucher", "to": "Player B's daughter"})
    assert heir["to"] == "Player B's daughter"
    assert evening.state.books["refunded/slip"] == evening.state.books["refunded/voucher"] == 65_00
    assert evening.state.books["cash/players"] == -130_00, "a slip of the house is redeemed by the house, not here"


@clause("CO-2213.01-b", "CO-2213.01-i")
def test_a_refunded_fee_leaves_the_month_in_which_it_came_in_and_no_other() -> None:
    rules = plan(event("E1", fee=15_00, buy_in=50_00, date="2026-12-20"))
    evening = Evening(rules).ready()
    evening.register("A", date="2026-11-30")
    evening.register("B", date="2026-12-02")
    evening.do("withdraw-entry", event="E1", entry=1, date="2026-12-03", reason="ill")
    figures = tax_figures(evening.state)
    assert (figures.months, figures.refunded, figures.total) == (
        {"2026-11": 0, "2026-12": 15_00}, {"2026-11": 15_00}, 15_00,
    )  # fmt: skip
    form = tournament_form(evening.state)
    assert [(line.entry, line.kind, line.amount, line.refund) for line in form.lines] == [
        (1, "entry-fee", 15_00, 0), (1, "buy-in", 50_00, 0), (1, "entry-fee", -15_00, 1), (1, "buy-in", -50_00, 1),
        (2, "entry-fee", 15_00, 0), (2, "buy-in", 50_00, 0),
    ]  # fmt: skip
    assert (form.fees, form.buy_ins, payout_form(evening.state).buy_ins) == (15_00, 50_00, 50_00)


def test_whoever_withdrew_may_come_again_and_is_paid_back_only_once() -> None:
    evening = paid_up("A", "B")
    evening.do("withdraw-entry", event="E1", entry=1, date="2026-11-20", reason="ill")
    assert evening.refused("withdraw-entry", event="E1", entry=1, date="2026-11-20", reason="x").code == "not_entered"
    evening.register("A")
    assert evening.state.by_person["A"] == [1]
    evening.do("cancel-event", event="E1", **CANCEL)
    assert [refund.amount for refund in evening.state.refunds.values()] == [65_00, 65_00, 65_00]
    assert evening.money["refunds"] == evening.money["collected"] == 195_00


def test_after_the_start_nobody_withdraws_but_a_player_may_be_retired() -> None:
    """A player who has died keeps the place of the points as they stood."""
    evening = paid_up("A", "B", "C", rounds=[{"spins": 5, "advance": 3}, {"spins": 5}])
    assert evening.refused("retire-player", event="E1", entry=1, reason="died").code == "not_started"
    evening.start()
    assert evening.refused("withdraw-entry", event="E1", entry=1, date="2026-11-20", reason="x").code == "not_withdrawn"
    assert evening.refused("retire-player", event="E1", entry=1, reason="died").code == "not_eliminated"
    evening.end_round({"1": 900, "2": 500, "3": 100})
    assert evening.refused("retire-player", event="E1", entry=1, reason="").code == "bad_command"
    evening.do("retire-player", event="E1", entry=1, reason="died")
    evening.do("advance-players", event="E1")
    evening.seat(seed="2")
    assert not evening.state.events["E1"].players[1].present
    evening.do("start-round", event="E1", counts=evening.counts())
    evening.finish([400, 300])
    evening.do("award-prizes", event="E1")
    assert [(award.entry, award.amount) for award in evening.state.awards.values()] == [(2, 150_00)]


@clause("CO-2213.05-h", "CO-2213.05-g")
def test_during_an_event_the_round_that_is_on_decides_whether_money_goes_back() -> None:
    """In the first round everybody has the money back, chips that were bought included; later the standings decide."""
    more = {"price": 10_00, "points": 500, "allowed": 1}
    first = paid_up("A", "B", add_ons=more)
    first.do("start-event", event="E1", date="2026-11-20")
    first.do("open-offer", event="E1", offer="add-on")
    first.do("buy-chips", event="E1", entry=1, offer="add-on", date="2026-11-20", payment=[{"amount": 10_00}])
    first.seat()
    first.do("start-round", event="E1", counts=first.counts())
    told = first.do("cancel-event", event="E1", **CANCEL)
    assert [one["event"] for one in told] == ["round-broken-off", "event-cancelled", "tournament-cancelled"]
    assert [refund.amount for refund in first.state.refunds.values()] == [75_00, 65_00]

    later = paid_up("A", "B", "C", rounds=[{"spins": 5, "advance": 2}, {"spins": 5}])
    later.start()
    later.end_round({"1": 100, "2": 700, "3": 500})
    later.do("advance-players", event="E1")
    later.seat(seed="2")
    later.do("start-round", event="E1", counts=later.counts())
    later.do("record-points", event="E1", points={"2": 10, "3": 2000})
    told = later.do("cancel-tournament", **CANCEL)
    assert [one["event"] for one in told] == ["round-broken-off", "event-cut-short", "tournament-cancelled"]
    later.do("award-prizes", event="E1")
    assert [(award.entry, award.amount) for award in later.state.awards.values()] == [(2, 150_00)]
    later.pay_all()
    later.do("count-fees", counted=45_00, second="C2", date="2026-11-21")
    later.do("conclude-tournament", date="2026-11-21", winner=2)
    assert later.money["refunds"] == 0


@clause("CO-2213.05-g", "CO-2213.05-h")
def test_after_an_event_the_rest_of_a_series_is_called_off_and_the_last_one_held_decides() -> None:
    """What was carried on to the cancelled event, and its vouchers, come back to be won."""
    first = event("E1", fee=15_00, buy_in=50_00, prizes=[
        {"place": 1, "amount": 60_00}, {"place": 2, "voucher": "E2", "value": 30_00},
    ])  # fmt: skip
    second = event("E2", buy_in=30_00, date=LATER, prizes=[{"place": 1, "share": 100_00}])
    evening = Evening(plan(first, second)).ready()
    for person in "AB":
        evening.register(person)
    evening.register("C", "E2")
    evening.start()
    evening.finish([900, 500])
    evening.do("award-prizes", event="E1")
    evening.do("carry-forward", event="E1", to="E2")
    assert evening.state.pool("E2") == 40_00
    evening.do("cancel-tournament", **CANCEL)
    assert evening.state.held() == ["E1"]
    evening.do("carry-forward", event="E2", to="E1")
    evening.do("re-award-voucher", voucher=2, to="E1", reason="nobody can use it")
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    refund_all(evening)
    evening.do("count-fees", counted=30_00, second="C2", date="2026-11-21")
    assert evening.refused("conclude-tournament", date="2026-11-21", winner=2).code in (
        "not_first",
        "no_overall_winner",
    )
    evening.do("conclude-tournament", date="2026-11-21", winner=1)
    assert (evening.money["paid"], evening.money["refunds"], evening.money["pools"]) == (100_00, 30_00, 0)


@clause("CO-2213.06-d", "CO-2213.06-b", "CO-2213(1)-c")
def test_an_event_put_off_is_filed_and_handed_out_anew() -> None:
    evening = paid_up("A", "B")
    for to, code in (("2026-11-20", "not_later"), ("2026-11-01", "not_later"), ("soon", "bad_date")):
        assert evening.refused("postpone-event", event="E1", to=to, reason="snow").code == code
    evening.clock.at = "2026-11-19T12:00:00.000000Z"
    told = evening.do("postpone-event", event="E1", to="2026-11-22", reason="snow")
    assert [one["event"] for one in told] == ["event-postponed", "rules-published"]
    unfiled = evening.refused("start-event", event="E1", date="2026-11-22")
    assert (unfiled.id, unfiled.clause) == ("five_days_notice.never", "CO-2213.06-d")
    evening.do("file-rules", date="2026-11-22", office="Central City", proof="mail 13")
    assert evening.refused("start-event", event="E1", date="2026-11-27").id == "five_days_notice.days"
    evening.do("start-event", event="E1", date="2026-11-28")
    evening.do("draw-seats", event="E1", seed="s")
    assert evening.refused("take-seat", event="E1", entry=1, person="A").code == "rules_not_given"
    assert evening.refused("postpone-event", event="E1", to="2026-12-22", reason="snow").code == "event_started"
    evening.replayed()


@clause("CO-2213(1)-c")
def test_no_event_is_put_off_beyond_the_four_months() -> None:
    evening = Evening(plan(event(buy_in=5_00), event("E2", date=LATER, buy_in=5_00))).ready()
    evening.register("A")
    evening.start()
    late = evening.refused("postpone-event", event="E2", to="2027-03-21", reason="snow")
    assert (late.code, late.clause) == ("over_four_months", "CO-2213(1)-c")
    evening.do("postpone-event", event="E2", to="2027-03-20", reason="snow")


@clause("CO-2213.06-f", "CO-2213.06-e")
def test_to_what_the_division_objects_nobody_is_held_and_who_does_not_want_it_is_paid_back() -> None:
    evening = paid_up("A", "B")
    other = plan(event(fee=15_00, buy_in=50_00, rounds=[{"spins": 30}]))
    assert evening.refused("publish-rules", rules=other).code == "event_entered"
    evening.do("record-division-answer", date="2026-11-18", acceptable=False, note="more spins")
    assert evening.refused("start-event", event="E1", date="2026-11-20").code == "rules_unacceptable"
    dearer = plan(event(fee=20_00, buy_in=50_00, rounds=[{"spins": 30}]))
    assert evening.refused("publish-rules", rules=dearer).code == "event_entered"
    evening.do("publish-rules", rules=other)
    evening.do("withdraw-entry", event="E1", entry=1, date="2026-11-20", reason="does not like it")
    evening.do("file-rules", date="2026-11-20", office="Central City", proof="mail 13")
    evening.do("start-event", event="E1", date="2026-11-26")


def test_a_mis_keyed_entry_is_corrected() -> None:
    evening = paid_up("A", "B")
    fields = {"entry": 1, "name": "Anne", "identity": "ID 77", "reason": "misread"}
    assert evening.refused("correct-entry", **{**fields, "identity": "ID B"}).code == "already_entered"
    assert evening.refused("correct-entry", **{**fields, "name": " "}).code == "identity_missing"
    evening.do("correct-entry", **fields)
    assert evening.refused("correct-entry", **fields).code == "nothing_to_correct"
    assert (evening.state.entries[1].name, evening.state.entries[1].identity) == ("Anne", "ID 77")
    stranger = {"event": "E1", "person": "Z", "name": "Zed", "identity": "ID 77", "date": "2026-11-20"}
    assert evening.refused("register", **stranger).code == "already_entered"


def test_a_bar_in_the_register_reaches_those_who_have_entered() -> None:
    evening = paid_up("A", "B")
    evening.do("start-event", event="E1", date="2026-11-20")
    evening.do("draw-seats", event="E1", seed="s")
    evening.hall.barred = lambda _name, identity, _at: identity == "ID A"
    assert evening.refused("take-seat", event="E1", entry=1, person="A").code == "not_admitted"
    evening.do("take-seat", event="E1", entry=2, person="B")
    step = evening.hall.next_step("E1", evening.clock.at)
    assert step is not None
    (missing,) = step.missing
    assert [(one.refusal.code, one.removed_by) for one in missing.obstacles] == [
        ("not_admitted", ("withdraw-entry", "retire-player"))
    ]
    evening.do("retire-player", event="E1", entry=1, reason="barred")


def test_complimentary_and_goods_go_back_to_whoever_gave_them() -> None:
    goods = [{"item": "toy", "kind": "buy-in", "value": 50_00}]
    evening = Evening(plan(event(fee=15_00, buy_in=50_00, goods=goods))).ready()
    evening.register("A", fee=[{"means": "complimentary", "amount": 15_00}])
    evening.register("B", buy_in=[{"means": "goods", "item": "toy", "amount": 50_00}])
    evening.do("cancel-event", event="E1", **CANCEL)
    assert [(one.amount, one.goods) for one in evening.state.refunds.values()] == [(50_00, 0), (15_00, 50_00)]
    refund_all(evening)
    kinds = {name: evening.state.books[f"refunded/{name}"] for name in ("cash", "goods", "complimentary")}
    assert kinds == {"cash": 65_00, "goods": 50_00, "complimentary": 15_00}
