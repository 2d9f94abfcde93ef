"""Whatever is asked in whatever order: the money adds up, replay gives the same state, refusals change nothing."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from tests.tournament.hall_support import Evening, event, plan, shown

from croupier.tournament import broken_sums, money_figures, tax_figures

EVENTS = ("E1", "E2", "E3")
MEANS = st.sampled_from(["cash", "complimentary", "goods"])


def rules() -> dict[str, Any]:
    goods = [{"item": "toy", "kind": "entry-fee", "value": 15_01}, {"item": "toy", "kind": "buy-in", "value": 33_33}]
    more = {"price": 7_77, "points": 500, "allowed": 2, "until_round": 2}
    prizes = [
        {"place": 1, "share": 33_33}, {"place": 2, "voucher": "E2", "value": 20_00},
        {"place": 3, "voucher": "E3", "value": 11_11}, {"place": 4, "goods": "a cup", "value": 3_33},
    ]  # fmt: skip
    rounds = [{"spins": 20, "advance": 2}, {"spins": 20}]
    first = event(
        "E1", fee=15_01, buy_in=33_33, goods=goods, re_buys=more, add_ons=more, rounds=rounds, prizes=prizes, seats=9
    )
    second = event("E2", fee=2_00, buy_in=30_00, date="2026-12-01", prizes=[{"place": 1, "amount": 10_01}])
    third = event("E3", date="2027-01-05", prizes=[{"place": 1, "share": 66_67}, {"place": 2, "share": 33_33}])
    return plan(first, second, third, re_entries=2, splits=True, ties="share", unused_vouchers="re-award")


class AnyTournament(RuleBasedStateMachine):
    @initialize()
    def begin(self) -> None:
        self.evening = Evening(rules()).ready("2026-11-01")

    def ask(self, command: str, **fields: Any) -> bool:
        """Done or refused, both are fine; but a refusal must leave everything as it was."""
        before = shown(self.evening.state)
        answer = self.evening._ask(command, fields)
        if answer.refused is not None:
            assert shown(self.evening.state) == before
            assert answer.refused.message
        return answer.refused is None

    @rule(
        person=st.sampled_from("ABCDEF"), key=st.sampled_from(EVENTS), fee=MEANS, buy_in=MEANS,
        voucher=st.integers(0, 8), exact=st.integers(0, 9),
    )  # fmt: skip
    def enter(self, person: str, key: str, fee: str, buy_in: str, voucher: int, exact: int) -> None:
        planned = self.evening.state.rules.event(key)
        assert planned is not None
        wrong = 1 if exact == 0 else 0
        fields: dict[str, Any] = {"fee": [], "buy_in": []}
        if planned.entry_fee and not voucher:
            fields["fee"] = [{"means": fee, "amount": planned.entry_fee + wrong, "item": "toy"}]
        short = 12_00 if voucher and key == "E2" else planned.buy_in
        if planned.buy_in:
            fields["buy_in"] = [{"means": buy_in, "amount": short, "item": "toy"}]
        name = {"person": person, "name": person, "identity": f"ID {person}"}
        date = f"2026-1{1 + exact % 2}-28"
        if self.ask("register", event=key, date=date, voucher=voucher, **name, **fields):
            self.ask("acknowledge-rules", entry=self.evening.state.by_person[person][-1])

    @rule(key=st.sampled_from(EVENTS))
    def start(self, key: str) -> None:
        dates = {"E1": "2026-11-20", "E2": "2026-12-01", "E3": "2027-01-05"}
        self.ask("start-event", event=key, date=dates[key])
        if self.ask("draw-seats", event=key, seed="x"):
            self.evening.sit(key)
        self.ask("start-round", event=key, counts=self.evening.counts(key))

    @rule(key=st.sampled_from(EVENTS), points=st.lists(st.integers(0, 3), min_size=9, max_size=9))
    def end(self, key: str, points: list[int]) -> None:
        players = self.evening.state.events[key].still_in()
        self.ask("end-round", event=key, points={str(p.entry): 500 * n for p, n in zip(players, points, strict=False)})

    @rule(key=st.sampled_from(EVENTS), offer=st.sampled_from(["re-buy", "add-on"]), entry=st.integers(1, 8))
    def more_chips(self, key: str, offer: str, entry: int) -> None:
        self.ask("open-offer", event=key, offer=offer)
        payment = [{"means": "cash", "amount": 7_77}]
        self.ask("buy-chips", event=key, entry=entry, offer=offer, date="2026-11-20", payment=payment)
        self.ask("decline-offer", event=key, entry=entry)
        if entry % 2:
            self.ask("close-offer", event=key)

    @rule(key=st.sampled_from(EVENTS))
    def go_on(self, key: str) -> None:
        self.ask("close-offer", event=key)
        self.ask("advance-players", event=key)

    @rule(key=st.sampled_from(EVENTS), entry=st.integers(1, 8))
    def split(self, key: str, entry: int) -> None:
        if not self.ask("ask-for-split", event=key, entry=entry):
            return
        among = self.evening.state.events[key].split.among
        for one in among:
            self.ask("give-split-notice", event=key, entry=one)
            self.ask("answer-split", event=key, entry=one, agree=True)
        pool = self.evening.state.pool(key)
        for cash in {pool, pool * 3333 // 10000}:
            shares = {str(one): cash // len(among) for one in among}
            shares[str(among[0])] += cash - sum(shares.values())
            self.ask("confirm-split", event=key, shares=shares)

    @rule(key=st.sampled_from([*EVENTS, "overall"]), amount=st.integers(0, 50_00))
    def prizes(self, key: str, amount: int) -> None:
        if amount % 3 == 0:
            self.ask("add-prize-money", event=key, amount=amount)
        self.ask("award-prizes", event=key)

    @rule(award=st.integers(1, 9), value=st.sampled_from([0, 3_33]))
    def pay(self, award: int, value: int) -> None:
        self.ask("pay-prize", award=award, form="PF", date="2027-01-06", description="a cup", value=value)

    @rule(key=st.sampled_from(EVENTS), to=st.sampled_from([*EVENTS, "overall", "house"]), voucher=st.integers(1, 8))
    def pass_on(self, key: str, to: str, voucher: int) -> None:
        self.ask("carry-forward", event=key, to=to)
        if voucher % 3 == 0:
            self.ask("re-award-voucher", voucher=voucher, to=to, reason="lost")

    @rule(one=st.integers(1, 8), other=st.integers(1, 8), counted=st.integers(0, 100_00))
    def trouble(self, one: int, other: int, counted: int) -> None:
        if counted % 5 == 0:
            self.ask("report-concurrent-entries", entries=[one, other], found="papers")
        self.ask("count-fees", counted=counted, second="C2", date="2026-11-20")

    @rule(winner=st.integers(0, 8))
    def conclude(self, winner: int) -> None:
        if self.ask("conclude-tournament", date="2027-01-10", winner=winner):
            figures = money_figures(self.evening.state.books)
            assert figures["pools"] == 0
            assert figures["paid"] + figures["proceeds"] == figures["collected"] + figures["house_additions"]

    @invariant()
    def money_adds_up(self) -> None:
        state = self.evening.state
        assert broken_sums(state.books) == []
        figures = money_figures(state.books)
        sources = figures["collected"] + figures["house_additions"]
        assert figures["pools"] + figures["paid"] + figures["proceeds"] == sources
        assert all(amount >= 0 for amount in tax_figures(state).months.values())
        owed = [account for account in state.books if account.startswith(("pool/", "voucher/", "awards"))]
        assert all(state.books[account] >= 0 for account in owed)

    def teardown(self) -> None:
        if hasattr(self, "evening"):
            self.evening.replayed()
            kept = {
                account.removeprefix("tournament/trial/"): amount
                for account, amount in self.evening.journal.balances().items()
                if amount
            }
            assert kept == {account: amount for account, amount in self.evening.state.books.items() if amount}


TestAnyTournament = AnyTournament.TestCase
TestAnyTournament.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
