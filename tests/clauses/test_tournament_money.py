"""Prizes, vouchers, pools and the end: not a cent of buy-ins stays, and nothing is counted twice."""

from __future__ import annotations

from typing import Any

from tests.support import clause
from tests.tournament.hall_support import Evening, event, plan

from croupier.tournament import payout_form, summary, tax_figures, tournament_form

LATER = "2026-12-10"


def series(*later: dict[str, Any], prizes: list[dict[str, Any]], **changes: Any) -> Evening:
    """The first event of a series is over; three players with a buy-in of $50 each."""
    first = event(buy_in=50_00, prizes=prizes)
    evening = Evening(plan(first, *later, **changes)).ready()
    for person in "ABC":
        evening.register(person)
    evening.start()
    evening.finish([3000, 2000, 1000])
    evening.do("award-prizes", event="E1", licensee=evening.state.rules.responsible)
    return evening


def ended(evening: Evening, key: str = "E2", date: str = LATER) -> None:
    evening.start(key, date)
    evening.finish([900 - n for n in range(len(evening.state.events[key].still_in()))], key)
    evening.do("award-prizes", event=key)
    evening.pay_all(LATER)


@clause("CO-2213(1)-b")
def test_a_series_closes_with_a_winner_over_all() -> None:
    evening = series(event("E2", buy_in=50_00, date=LATER), prizes=[{"place": 1, "share": 100_00}])
    evening.register("B", "E2", date=LATER)
    evening.register("C", "E2", date=LATER)
    ended(evening)
    for winner in (0, 1, 3):
        refusal = evening.refused("conclude-tournament", date=LATER, winner=winner)
        assert (refusal.code, refusal.clause) == ("no_overall_winner", "CO-2213(1)-b")
    evening.do("conclude-tournament", date=LATER, winner=2)
    assert evening.state.winner == 2


@clause("CO-2213(1)-c")
def test_prizes_are_awarded_within_four_months_of_the_first_day_of_play() -> None:
    late, in_time = (series(prizes=[{"place": 1, "share": 100_00}]) for _ in range(2))
    late.pay_all()
    refusal = late.refused("conclude-tournament", date="2027-03-21")
    assert (refusal.code, refusal.clause) == ("over_four_months", "CO-2213(1)-c")
    in_time.pay_all()
    in_time.do("conclude-tournament", date="2027-03-20")


def of_partners() -> Evening:
    """Ann has come in by way of Gulch and Bo by way of Lode, who answers for it; play is over."""
    joint: dict[str, Any] = {"licensees": ["Gulch", "Lode"], "responsible": "Lode"}
    evening = Evening(plan(event(buy_in=50_00, prizes=[{"place": 1, "share": 100_00}]), **joint)).ready()
    evening.register("A", licensee="Gulch")
    evening.register("B", licensee="Lode")
    evening.start()
    evening.finish([10, 20])
    return evening


@clause("CO-2213(2)(b)-b")
def test_of_partners_only_the_one_named_awards() -> None:
    evening = of_partners()
    for licensee in ("", "Gulch"):
        refusal = evening.refused("award-prizes", event="E1", licensee=licensee)
        assert (refusal.code, refusal.clause) == ("not_responsible_licensee", "CO-2213(2)(b)-b")
    evening.do("award-prizes", event="E1", licensee="Lode")


@clause("CO-2213(2)(a)-a")
def test_partners_pay_out_all_that_was_bought_in() -> None:
    evening = of_partners()
    evening.do("award-prizes", event="E1", licensee="Lode")
    unpaid = evening.refused("conclude-tournament", date="2026-11-21", licensee="Lode")
    assert (unpaid.code, unpaid.clause) == ("pool_not_paid_out", "CO-2213(2)(a)-a")
    evening.pay_all()
    evening.do("conclude-tournament", date="2026-11-21", licensee="Lode")
    assert evening.money["paid"] == evening.money["collected"] == 100_00
    assert evening.money["proceeds"] == 0


@clause("CO-2213(2)(b)-c")
def test_the_books_of_the_one_named_tell_what_came_from_which_partner() -> None:
    books = of_partners().state.books
    assert (books["collected/cash/Gulch"], books["collected/cash/Lode"]) == (-50_00, -50_00)


@clause("CO-2213.01-i")
def test_prize_money_of_the_house_takes_nothing_off_the_proceeds() -> None:
    evening = Evening(plan(event(fee=15_00, prizes=[{"place": 1, "share": 100_00}]))).ready()
    evening.register("A")
    evening.register("B")
    refusal = evening.refused("add-prize-money", event="E1", amount=500_00, charged_to="proceeds")
    assert (refusal.code, refusal.clause) == ("no_tournament_loss", "CO-2213.01-i")
    evening.do("add-prize-money", event="E1", amount=500_00)
    evening.start()
    evening.finish([10, 20])
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    evening.do("count-fees", counted=30_00, second="C2", date="2026-11-21")
    evening.do("conclude-tournament", date="2026-11-21")
    assert tax_figures(evening.state).months == {"2026-11": 30_00}
    assert evening.money["paid"] == evening.money["house_additions"] == 500_00


CASH_AND_A_BICYCLE: list[dict[str, Any]] = [
    {"place": 1, "share": 100_00},
    {"place": 2, "goods": "a bicycle", "value": 400_00},
]


@clause("CO-2213.02-b")
def test_cash_is_paid_with_a_line_on_the_divisions_form() -> None:
    evening = series(prizes=CASH_AND_A_BICYCLE)
    cash, _ = evening.state.awards.values()
    refusal = evening.refused("pay-prize", award=cash.number, form="", date="2026-11-21")
    assert (refusal.code, refusal.clause) == ("payout_form_missing", "CO-2213.02-b")
    evening.do("pay-prize", award=cash.number, form="PF-1", date="2026-11-21")
    assert evening.refused("pay-prize", award=cash.number, form="PF-1", date="2026-11-21").code == "already_paid"
    (line,) = payout_form(evening.state).lines
    assert (line.kind, line.amount, line.form, line.description) == ("cash", 150_00, "PF-1", "place 1")


@clause("CO-2213.02-c")
def test_goods_are_given_with_a_line_on_the_divisions_form() -> None:
    evening = series(prizes=CASH_AND_A_BICYCLE)
    _, goods = evening.state.awards.values()
    paying = {"award": goods.number, "form": "PF-2", "date": "2026-11-21"}
    for wrong in ({}, {"description": "a bicycle"}, {"value": 400_00}):
        refusal = evening.refused("pay-prize", **paying, **wrong)
        assert (refusal.code, refusal.clause) == ("prize_description_missing", "CO-2213.02-c")
    evening.do("pay-prize", **paying, description="a red bicycle", value=400_00)
    (line,) = payout_form(evening.state).lines
    assert (line.kind, line.amount, line.form, line.description) == ("goods", 400_00, "PF-2", "a red bicycle")


@clause("CO-2213.05-f")
def test_events_may_have_pools_of_their_own() -> None:
    evening = series(event("E2", buy_in=30_00, date=LATER), prizes=[{"place": 1, "amount": 100_00}])
    evening.register("A", "E2", date=LATER)
    assert (evening.state.pool("E1"), evening.state.pool("E2")) == (50_00, 30_00)


@clause("CO-2213.05-g")
def test_what_a_pool_does_not_award_passes_on_and_the_last_one_keeps_nothing() -> None:
    evening = series(event("E2", buy_in=50_00, date=LATER), prizes=[{"place": 1, "amount": 100_00}])
    assert evening.state.pool("E1") == 50_00
    assert evening.refused("carry-forward", event="E1", to="E1").clause == "CO-2213.05-g", "only onward"
    evening.do("carry-forward", event="E1", to="E2")
    assert evening.refused("carry-forward", event="E1", to="E2").code == "nothing_there", "an empty pool has no rest"
    for person in "ABC":
        evening.register(person, "E2", date=LATER)
    assert (evening.state.pool("E1"), evening.state.pool("E2")) == (0, 200_00)
    ended(evening)
    assert evening.state.pool("E2") == 0
    refusal = evening.refused("carry-forward", event="E2", to="E1")
    assert (refusal.code, refusal.clause) == ("pool_not_paid_out", "CO-2213.05-g")
    evening.do("conclude-tournament", date=LATER, winner=1)


@clause("CO-2213.05-g")
def test_what_is_left_never_goes_back_to_an_event_before_it() -> None:
    """Also where that one is played, and its prizes are still to be awarded."""
    prizes = [{"place": 1, "amount": 100_00}]
    later = (event("E2", buy_in=50_00, date=LATER, prizes=prizes), event("E3", date="2026-12-20"))
    evening = Evening(plan(event(buy_in=50_00, prizes=prizes), *later)).ready()
    for key in ("E1", "E2"):
        for person in "ABC":
            evening.register(person, key)
    for key, date in (("E1", ""), ("E2", LATER)):
        evening.start(key, date)
        evening.finish([3000, 2000, 1000], key)
    evening.do("award-prizes", event="E2")
    assert evening.state.pool("E2") == 50_00
    assert evening.refused("carry-forward", event="E2", to="E1").clause == "CO-2213.05-g"
    evening.do("carry-forward", event="E2", to="E3")


@clause("CO-2213.05-h")
def test_shares_of_a_pool_come_to_it_whole_by_the_largest_remainders() -> None:
    """150.15 in shares of 60, 30 and 10 are 90.09, 45.045 and 15.015: the odd cent is the second place's."""
    prizes = [{"place": n, "share": share * 100} for n, share in ((1, 60), (2, 30), (3, 10))]
    evening = Evening(plan(event(buy_in=50_05, prizes=prizes))).ready()
    for person in "ABC":
        evening.register(person)
    evening.start()
    evening.finish([3000, 2000, 1000])
    evening.do("award-prizes", event="E1")
    assert [one.amount for one in evening.state.awards.values()] == [90_09, 45_05, 15_01]
    assert evening.state.pool("E1") == 0


@clause("CO-2213.05-h")
def test_nothing_closes_while_a_cent_of_the_buy_ins_is_open() -> None:
    evening = series(event("E2", date=LATER), prizes=[{"place": 1, "amount": 149_99}])
    refusal = evening.refused("conclude-tournament", date="2026-11-21")
    assert (refusal.code, refusal.clause) == ("pool_not_paid_out", "CO-2213.05-h")
    assert refusal.facts["awards"] == [1]
    evening.pay_all()
    refusal = evening.refused("conclude-tournament", date="2026-11-21")
    assert (refusal.clause, refusal.facts) == ("CO-2213.05-h", {"pool": "E1", "left": 1})


@clause("CO-2213.05-g")
def test_a_pool_is_awarded_before_what_is_left_of_it_goes_on() -> None:
    evening = Evening(plan(event(buy_in=50_00), event("E2", buy_in=50_00, date=LATER))).ready()
    evening.register("A")
    assert evening.refused("carry-forward", event="E1", to="E2").code == "not_awarded"


@clause("CO-2213.05-h")
def test_prizes_that_no_pool_waits_for_are_awarded_before_the_end() -> None:
    evening = Evening(plan()).ready()
    evening.register("A")
    evening.start()
    evening.finish([10])
    assert evening.refused("conclude-tournament", date="2026-11-21").code == "not_awarded"


@clause("CO-2213.05-h")
def test_when_all_of_it_is_paid_and_the_tournament_is_over_nothing_more_is_bought_or_called_off() -> None:
    evening = Evening(plan(event(buy_in=50_00), event("E2", buy_in=50_00, date=LATER))).ready()
    evening.register("A")
    evening.do("cancel-event", event="E2", date="2026-11-18", reason="a storm")
    evening.start()
    evening.finish([10])
    evening.do("award-prizes", event="E1")
    evening.pay_all()
    evening.do("conclude-tournament", date="2026-11-21", winner=1)
    person = {"person": "B", "name": "Player B", "identity": "ID B"}
    reason = {"reason": "a storm", "date": "2026-11-21"}
    for command, fields in (
        ("register", {"event": "E1", **person, "date": "2026-11-21", "buy_in": [{"means": "cash", "amount": 50_00}]}),
        ("withdraw-entry", {"event": "E2", "entry": 1, **reason}),
        ("cancel-event", {"event": "E2", **reason}),
        ("cancel-tournament", reason),
        ("postpone-event", {"event": "E2", "to": "2026-12-20", "reason": "a storm"}),
        ("publish-rules", {"rules": plan(event(buy_in=60_00))}),
    ):
        refusal = evening.refused(command, **fields)
        assert (refusal.code, refusal.facts) == ("tournament_concluded", {"concluded": "2026-11-21"}), command


@clause("CO-2213.05-i")
def test_no_booking_leads_from_a_pool_to_the_house() -> None:
    evening = series(event("E2", date=LATER), prizes=[{"place": 1, "amount": 100_00}])
    for target in ("house", "proceeds", "Golden Gulch", ""):
        refusal = evening.refused("carry-forward", event="E1", to=target)
        assert (refusal.code, refusal.clause) == ("buyins_not_retainable", "CO-2213.05-i")


def with_voucher(later: dict[str, Any], value: int, **changes: Any) -> tuple[Evening, int]:
    """Ann has won a voucher for the second event; Bo the rest of the pool."""
    prizes: list[dict[str, Any]] = [{"place": 1, "voucher": "E2", "value": value}, {"place": 2, "share": 100_00}]
    evening = series(later, prizes=prizes, **changes)
    (voucher,) = evening.state.open_vouchers()
    return evening, voucher.number


def entering(evening: Evening, person: str, voucher: int, **fields: Any) -> dict[str, Any]:
    usual = {"event": "E2", "person": person, "name": f"Player {person}", "identity": f"ID {person}", "date": LATER}
    return {**usual, "voucher": voucher, **fields}


@clause("CO-2213.05-r")
def test_a_voucher_is_used_by_its_winner_alone() -> None:
    evening, voucher = with_voucher(event("E2", buy_in=50_00, date=LATER), 50_00)
    refusal = evening.refused("register", **entering(evening, "B", voucher))
    assert (refusal.code, refusal.clause) == ("voucher_not_yours", "CO-2213.05-r")
    evening.do("register", **entering(evening, "A", voucher))
    prizes: list[dict[str, Any]] = [
        {"place": 1, "share": 100_00},
        {"place": 2, "voucher": "E2", "value": 50_00},
    ]
    evening = series(event("E2", buy_in=50_00, date=LATER), prizes=prizes)
    (of_second,) = evening.state.open_vouchers()
    assert evening.refused("register", **entering(evening, "C", of_second.number)).code == "voucher_not_yours"


@clause("CO-2213.05-m")
def test_a_voucher_is_used_in_its_event_once() -> None:
    third = event("E3", buy_in=50_00, date="2026-12-20")
    prizes: list[dict[str, Any]] = [{"place": 1, "voucher": "E2", "value": 50_00}, {"place": 2, "share": 100_00}]
    evening = series(event("E2", buy_in=50_00, date=LATER), third, prizes=prizes)
    (voucher,) = evening.state.open_vouchers()
    refusal = evening.refused("register", **entering(evening, "A", voucher.number, event="E3"))
    assert (refusal.code, refusal.clause) == ("voucher_not_here", "CO-2213.05-m")
    assert evening.refused("register", **entering(evening, "A", 99)).code == "voucher_not_here"
    evening.do("register", **entering(evening, "A", voucher.number))
    refusal = evening.refused("register", **entering(evening, "A", voucher.number, event="E3"))
    assert (refusal.code, refusal.clause) == ("voucher_counted_twice", "CO-2213.05-q")


@clause("CO-2213.05-o")
def test_a_voucher_that_pays_fee_and_buy_in_stands_on_the_payout_form() -> None:
    evening, voucher = with_voucher(event("E2", fee=15_00, buy_in=50_00, date=LATER), 65_00)
    assert [line.provisional for line in payout_form(evening.state).lines] == [True]
    evening.do("register", **entering(evening, "A", voucher))
    (line,) = [line for line in payout_form(evening.state).lines if line.kind == "voucher"]
    assert (line.amount, line.pool, line.provisional) == (65_00, "E1", False)
    assert evening.refused("pay-prize", award=voucher, form="PF", date=LATER).code == "voucher_not_paid"
    (rest,) = [award for award in evening.state.awards.values() if award.kind == "cash"]
    assert evening.refused("pay-prize", award=rest.number, form="", date=LATER).code == "payout_form_missing"


@clause("CO-2213.05-n")
def test_both_parts_of_a_voucher_stand_on_the_form() -> None:
    evening, voucher = with_voucher(event("E2", fee=15_00, buy_in=50_00, date=LATER), 65_00)
    before = evening.money
    evening.do("register", **entering(evening, "A", voucher))
    after = evening.money
    assert after["paid"] - before["paid"] == 65_00
    assert after["proceeds"] - before["proceeds"] == 15_00
    assert after["collected"] - before["collected"] == 65_00
    assert evening.state.pool("E2") == 50_00
    parts = [(line.kind, line.amount) for line in tournament_form(evening.state).lines if line.means == "voucher"]
    assert parts == [("entry-fee", 15_00), ("buy-in", 50_00)]
    assert tax_figures(evening.state).months == {"2026-12": 15_00}, "in the month it was redeemed"


@clause("CO-2213.05-n")
def test_what_a_voucher_lacks_the_player_pays() -> None:
    evening, voucher = with_voucher(event("E2", fee=15_00, buy_in=50_00, date=LATER), 40_00)
    assert evening.refused("register", **entering(evening, "A", voucher)).code == "buy_in_amount"
    evening.do("register", **entering(evening, "A", voucher, buy_in=[{"means": "cash", "amount": 25_00}]))
    assert (evening.state.pool("E2"), evening.money["proceeds"]) == (50_00, 15_00)


@clause("CO-2213.05-n")
def test_no_new_rules_make_a_place_cheaper_than_a_voucher_for_it() -> None:
    evening, voucher = with_voucher(event("E2", buy_in=50_00, date=LATER), 50_00)
    first = event(
        buy_in=50_00,
        prizes=[{"place": 1, "voucher": "E2", "value": 50_00}, {"place": 2, "share": 100_00}],
    )
    cheaper = plan(first, event("E2", buy_in=40_00, date=LATER))
    refusal = evening.refused("publish-rules", rules=cheaper)
    assert (refusal.code, refusal.clause) == ("voucher_split", "CO-2213.05-n")
    evening.do("register", **entering(evening, "A", voucher))


@clause("CO-2213.05-p")
def test_a_voucher_for_a_place_in_a_free_event_is_a_buy_in() -> None:
    evening, voucher = with_voucher(event("E2", date=LATER), 80_00)
    before = evening.money
    evening.do("register", **entering(evening, "A", voucher))
    after = evening.money
    assert evening.state.pool("E2") == 80_00
    assert (after["paid"], after["proceeds"], after["collected"]) == (
        before["paid"], before["proceeds"], before["collected"],
    )  # fmt: skip


@clause("CO-2213.05-q")
def test_a_voucher_for_a_place_in_a_free_event_is_no_payout() -> None:
    evening, voucher = with_voucher(event("E2", date=LATER), 80_00)
    evening.do("register", **entering(evening, "A", voucher))
    provisional, back = [line for line in payout_form(evening.state).lines if line.kind == "voucher"]
    assert (provisional.amount, back.amount, back.provisional) == (80_00, -80_00, True)
    assert "no payout" in back.note
    assert payout_form(evening.state).total == 0


@clause("CO-2213.05-h", "CO-2213.05-m")
def test_an_unused_voucher_keeps_the_tournament_open_until_it_is_awarded_anew() -> None:
    evening, voucher = with_voucher(event("E2", buy_in=50_00, date=LATER), 50_00)
    again = {"voucher": voucher, "to": "E2", "reason": "the winner has moved away"}
    assert evening.refused("re-award-voucher", **again).code == "voucher_not_here"
    evening, voucher = with_voucher(event("E2", buy_in=50_00, date=LATER), 50_00, unused_vouchers="re-award")
    evening.register("B", "E2", date=LATER)
    ended(evening)
    refusal = evening.refused("conclude-tournament", date=LATER, winner=2)
    assert (refusal.code, refusal.facts["vouchers"]) == ("pool_not_paid_out", [voucher])
    evening.do("re-award-voucher", **again)
    evening.do("award-prizes", event="E2")
    evening.pay_all(LATER)
    evening.do("conclude-tournament", date=LATER, winner=2)
    assert evening.money["pools"] == 0


@clause("CO-2213.05-e")
def test_one_pool_for_all_events_is_awarded_over_all() -> None:
    goods = [{"place": 1, "goods": "a cup", "value": 9_00}]
    overall = [{"place": 1, "share": 60_00}, {"place": 2, "share": 40_00}]
    both = (event(buy_in=50_00, prizes=goods), event("E2", buy_in=30_00, date=LATER, prizes=goods))
    evening = Evening(plan(*both, prizes=overall, one_pool=True)).ready()
    for person in "AB":
        evening.register(person)
    evening.start()
    evening.finish([1, 2])
    evening.do("award-prizes", event="E1")
    for person in "AB":
        evening.register(person, "E2", date=LATER)
    assert evening.refused("award-prizes", event="overall").code == "event_not_over"
    ended(evening)
    evening.do("award-prizes", event="overall")
    evening.pay_all(LATER)
    evening.do("conclude-tournament", date=LATER, winner=1)
    assert summary(evening.state)["prize_pool"] == 160_00
    cash = {award.entry: award.amount for award in evening.state.awards.values() if award.kind == "cash"}
    assert cash == {1: 96_00, 2: 64_00}
