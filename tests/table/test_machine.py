"""Random players, dealers and supervisors at one table: whatever they ask for, the money and the history hold."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from tests.support import DECLARED, on_felt, without_the_ball
from tests.table.true_ball import TrueBall

from croupier.game import bet_id_at, kind_of
from croupier.journal import MemoryJournal
from croupier.journal.proof.verify import verify
from croupier.live import Request, TableWriter, fold, replay_books
from croupier.live.moments import stamp
from croupier.live.scripts.table import START, set_up_table
from croupier.rules.in_force.sign import sign_of
from croupier.table import Table, broken_sums
from croupier.table.phases import SETTLING, Phase
from croupier.table.snapshot import freeze, thaw

SEATS = st.integers(1, 3)
STAKES = st.sampled_from([100, 100, 200, 300, 500, 50, 0, -100, 1000])
PLACES = st.sampled_from(
    [
        *("straight-17", "straight-0", "straight-00", "split-0-00", "courtesy", "split-8-11", "split-1-5", "nonsense"),
        *("street-1-2-3", "trio-0-1-2", "trio-0-2-3", "corner-1-2-4-5", "five-0-00-1-2-3", "four-0-1-2-3"),
        *("line-1-2-3-4-5-6", "column-2", "dozen-1", "red", "red", "black", "odd", "even", "low", "high"),
    ]
)
NUMBERS = st.sampled_from(["0", "0", "0", "00", "1", "2", "17", "19", "28", "36", "37"])
ROLES = st.sampled_from(["dealer", "player", "pit-supervisor", "system", "cashier", "key-manager"])
SUPERVISOR = {"role": "pit-supervisor", "who": "S1"}
TEXTS = st.sampled_from(["", "two balls", "button in the wheel"])
WAGERS_RULED = st.lists(
    st.fixed_dictionaries(
        {
            "seat": SEATS,
            "place": PLACES,
            "rule": st.sampled_from(["honour", "return", "move", "settle", "collect"]),
            "amount": STAKES,
            "to": st.one_of(st.just(""), PLACES),
            "to_seat": st.integers(0, 3),
        }
    ),
    max_size=2,
)

POLICY = {
    "limits": {"all": {"min": 200, "max": 1000}},
    "chips": {
        "value_chips": True,
        "match_play": True,
        "sets": [{"colour": "blue"}, {"colour": "green"}, {"colour": "pink"}],
        "value": [{"colour": "red", "value": 500}, {"colour": "grey", "value": 100}],
    },
}
TABLES: list[dict[str, Any]] = [
    {"rulebook": "house", "wheel": "double-zero", "policy": {"chips": {"sets": POLICY["chips"]["sets"]}}},  # type: ignore[index]
    {"rulebook": "south-dakota", "wheel": "double-zero", "policy": {**POLICY, **DECLARED}},
    {"rulebook": "colorado", "wheel": "single-zero", "policy": {**POLICY, "options": {"in_prison": True}}},
    {"rulebook": "colorado", "wheel": "double-zero-as-single-zero", "policy": POLICY},
    {
        "rulebook": "classic",
        "wheel": "single-zero",
        "policy": {"limits": POLICY["limits"], "options": {"in_prison": True}},
        "automation": "terminals",
    },
    {"rulebook": "classic", "wheel": "double-zero", "policy": {"options": {"surrender": True}}},
    {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {
            "limits": POLICY["limits"],
            "options": {"in_prison": True},
            "terminals": {"count": 3, "central_screen": True, "return_stakes": True},
        },
        "automation": "automatic",
    },
    {"rulebook": "colorado", "wheel": "single-zero", "policy": {"tournament": True}, "automation": "terminals"},
]
anything = st.one_of(
    st.fixed_dictionaries({"do": st.just("place-wager"), "seat": SEATS, "stake": STAKES, "place": PLACES}),
    st.fixed_dictionaries(
        {
            "do": st.just("place-wager"),
            "seat": SEATS,
            "stake": STAKES,
            "bet": PLACES,
            "tender": st.sampled_from(["value-chips", "cash", "spoken", "other", "chips"]),
            "colour": st.sampled_from(["red", "grey", "blue", ""]),
        }
    ),
    st.fixed_dictionaries(
        {"do": st.just("place-wager"), "seat": SEATS, "stake": STAKES, "bet": PLACES, "tip": st.just(True)}
    ),
    st.fixed_dictionaries({"do": st.just("move-wager"), "seat": SEATS, "source": PLACES, "target": PLACES}),
    st.fixed_dictionaries({"do": st.just("take-down-wager"), "seat": SEATS, "place": PLACES}),
    st.fixed_dictionaries({"do": st.just("take-down-wager"), "seat": SEATS, "place": PLACES, "stake": STAKES}),
    st.fixed_dictionaries(
        {
            "do": st.sampled_from(["clear-wagers", "rebet-wagers", "double-wagers", "cash-out", "unseat-player"]),
            "seat": SEATS,
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("change-wagers"),
            "seat": SEATS,
            "parts": st.lists(
                st.fixed_dictionaries({"place": PLACES, "stake": STAKES | st.just(-200), "tip": st.booleans()}),
                max_size=3,
            ),
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("announce-bet"),
            "seat": SEATS,
            "stake": STAKES,
            "call": st.sampled_from(["voisins", "tiers", "neighbours-0", "finale-7"]),
        }
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("register-coupon"),
            "coupon": st.sampled_from(["C1", "C2"]),
            "face": STAKES,
            "expires": st.just("2026-12-31"),
        }
    ),
    st.fixed_dictionaries(
        {"do": st.just("place-coupon"), "seat": SEATS, "coupon": st.sampled_from(["C1", "C2"]), "bet": PLACES}
    ),
    st.fixed_dictionaries({"do": st.just("seat-player"), "seat": SEATS, "player": st.sampled_from(["Ann", "Bob"])}),
    st.fixed_dictionaries({"do": st.just("buy-in"), "seat": SEATS, "amount": st.sampled_from([2000, 5000, 0])}),
    st.fixed_dictionaries(
        {"do": st.just("buy-in"), "seat": SEATS, "amount": st.just(700), "receipt": st.sampled_from(["R1", "R2"])}
    ),
    st.fixed_dictionaries({"do": st.just("issue-points"), "seat": SEATS, "points": st.sampled_from([500, 5000])}),
    st.fixed_dictionaries({"do": st.just("set-chip-value"), "seat": SEATS, "value": st.sampled_from([50, 100, 500])}),
    st.fixed_dictionaries({"do": st.sampled_from(["tip", "colour-up"]), "seat": SEATS, "amount": STAKES}),
    st.fixed_dictionaries(
        {"do": st.sampled_from(["fill-table", "credit-table"]), "amount": STAKES, "second": st.sampled_from(["", "K1"])}
    ),
    st.fixed_dictionaries(
        {"do": st.just("choose-on-zero"), "seat": SEATS, "bet": PLACES, "choice": st.sampled_from(["half", "leave"])}
    ),
    st.fixed_dictionaries({"do": st.just("declare-result"), "number": NUMBERS, "turns": st.sampled_from([3, 4, 9])}),
    st.fixed_dictionaries(
        {
            "do": st.just("declare-no-spin"),
            "reason": st.sampled_from(["", "same_direction", "foreign_object", "ball_left_wheel", "late bet"]),
        }
    ),
    st.fixed_dictionaries({"do": st.just("place-dolly"), "number": NUMBERS}),
    st.fixed_dictionaries({"do": st.just("pay-winners"), "seat": SEATS}),
    st.fixed_dictionaries({"do": st.just("pay-winners"), "amount": STAKES}),
    st.fixed_dictionaries(
        {"do": st.just("correct-result"), "number": NUMBERS, "second": st.just("K1"), "reason": TEXTS}
        | {"round": st.integers(0, 2), "by": st.just(SUPERVISOR)}
    ),
    st.fixed_dictionaries({"do": st.just("report-irregularity"), "what": TEXTS}),
    st.fixed_dictionaries(
        {
            "do": st.just("make-ruling"),
            "instruction": st.sampled_from(["go-on", "void", "return-wagers"]),
            "reason": TEXTS,
            "wagers": WAGERS_RULED,
            "by": st.just(SUPERVISOR),
        }
    ),
    st.just({"do": "confirm-observed", "by": SUPERVISOR}),
    st.fixed_dictionaries({"do": st.just("open-dispute"), "seat": SEATS, "what": TEXTS, "amount": STAKES}),
    st.fixed_dictionaries(
        {
            "do": st.just("decide-dispute"),
            "dispute": st.integers(1, 3),
            "decision": st.sampled_from(["pay", "collect", "rule", "deny"]),
            "reason": TEXTS,
            "wagers": WAGERS_RULED,
            "by": st.just(SUPERVISOR),
        }
    ),
    st.fixed_dictionaries({"do": st.just("change-tips"), "wager_max": st.none() | STAKES, "split": st.booleans()}),
    st.fixed_dictionaries({"do": st.just("change-options"), "option": st.sampled_from(["", "in-prison"])}),
    st.fixed_dictionaries({"do": st.just("close-table"), "closer": STAKES, "reason": TEXTS}),
    st.fixed_dictionaries(
        {
            "do": st.sampled_from(
                [
                    *("spin-ball", "call-no-more-bets", "close-choices", "collect-losers", "pay-winners"),
                    *("remove-dolly", "inspect-ball", "carry-out-ruling", "resume-table", "open-betting"),
                    *("sign-out-dealer", "ball-off-track"),
                ]
            )
        }
    ),
)


class AnyTable(RuleBasedStateMachine):
    """Every rule is one command. Most of them are refused, which is what makes the rest interesting."""

    header: dict[str, Any]
    writer: TableWriter
    sent = 0

    @initialize()
    def open(self) -> None:
        self.journal, self.ball = MemoryJournal(), TrueBall(Random(7))
        self.writer = set_up_table({**self.header, "policy": on_felt(self.header["policy"])}, self.journal)
        rules = self.writer.rules
        for step in self.opening(0 if rules.policy.tournament else 50_000):
            self.ask(step)
        for seat, player in ((1, "Ann"), (2, "Bob")):
            self.ask({"do": "seat-player", "seat": seat, "player": player})
            if rules.policy.tournament:
                self.ask({"do": "issue-points", "seat": seat, "points": 5000})
            else:
                self.ask({"do": "buy-in", "seat": seat, "amount": 5000, "chip_value": 100})
        if self.table.phase is Phase.OPEN:
            self.ask({"do": "open-betting"})
        assert self.table.phase is Phase.BETTING

    def opening(self, opener: int) -> list[dict[str, Any]]:
        rules = self.writer.rules
        covered = rules.rulebook.opening.covered_inspection.value if rules.wheel.void else ()
        points = dict.fromkeys((*rules.rulebook.opening.inspection.value, *covered), True)
        sign = sign_of(rules, self.table.point_values)
        return [
            {"do": "post-sign", "sign": sign.code, "statements": list(sign.statements)},
            {"do": "inspect-table", "points": points},
            {"do": "sign-in-dealer", "dealer": "D1"},
            {"do": "open-table", "opener": opener, "drop_box": "B", "tip_box": "T"},
        ]

    @property
    def table(self) -> Table:
        return self.writer.table

    def ask(self, data: dict[str, Any], key: str | None = None) -> str | None:
        """The code of the refusal, or None. A refusal changes nothing but the journal."""
        self.sent += 1
        before, phase, ruling = without_the_ball(freeze(self.table)), self.table.phase, self.table.ruling
        version = self.writer.version
        at = stamp(START + timedelta(seconds=8 * self.sent))
        (answer,) = self.writer.submit([Request(data, at, key or f"k{self.sent}")])
        if answer.refused is not None:
            assert without_the_ball(freeze(self.table)) == before, answer.refused
        if self.writer.version > version:
            self.ball.heard(data, phase, ruling, {event.name for event in answer.events})
            if told := self.ball.goes_on():
                self.ask(told)
        return answer.refused.code if answer.refused else None

    @rule(seat=SEATS, place=PLACES, number=NUMBERS)
    def a_number_is_keyed_before_the_call(self, seat: int, place: str, number: str) -> None:
        if self.table.phase is Phase.BETTING:
            self.the_dealer_goes_on(number)
        self.ask({"do": "declare-result", "number": number, "turns": 9})
        self.a_player_bets(seat, place, 2)
        self.ask({"do": "rebet-wagers", "seat": seat})
        self.ask({"do": "clear-wagers", "seat": seat})

    @rule(seat=SEATS, place=PLACES)
    def a_running_ball_is_held(self, seat: int, place: str) -> None:
        if self.table.phase is not Phase.BALL_IN_TRACK:
            return
        self.ask({"do": "report-irregularity", "what": "two balls"})
        self.the_dealer_goes_on("17")
        self.a_player_bets(seat, place, 2)

    @rule(data=anything)
    def somebody_asks(self, data: dict[str, Any]) -> None:
        self.ask(data)

    @rule(data=anything, role=ROLES)
    def anybody_asks(self, data: dict[str, Any], role: str) -> None:
        self.ask({**data, "by": {"role": role}})

    @rule(seat=SEATS, place=PLACES, chips=st.integers(1, 4))
    def a_player_bets(self, seat: int, place: str, chips: int) -> None:
        self.ask({"do": "place-wager", "seat": seat, "place": place, "stake": 100 * chips, "by": {"role": "player"}})

    @rule(number=NUMBERS)
    def the_dealer_goes_on(self, number: str) -> None:
        """The next step of the round, so that the walk gets somewhere."""
        table = self.table
        steps: dict[Phase, list[dict[str, Any]]] = {
            Phase.BETTING: [{"do": "inspect-ball"}, {"do": "spin-ball"}],
            Phase.BALL_IN_TRACK: [{"do": "call-no-more-bets"}],
            Phase.NO_MORE_BETS: [{"do": "declare-result", "number": number, "turns": 4}],
            Phase.RESULT: [{"do": "place-dolly", "number": table.result}],
            Phase.DOLLY_PLACED: [{"do": "collect-losers"}, {"do": "close-choices"}, {"do": "collect-losers"}],
            Phase.COLLECTED: [{"do": "pay-winners"}],
            Phase.PAID: [{"do": "remove-dolly"}],
            Phase.HELD: [
                {"do": "make-ruling", "instruction": "go-on", "reason": "fair", "by": SUPERVISOR},
                {"do": "carry-out-ruling"},
                {"do": "confirm-observed", "by": SUPERVISOR},
                {"do": "resume-table"},
            ],
            Phase.OPEN: [{"do": "open-betting"}],
            Phase.CLOSED: self.opening(table.closer),
        }
        for step in steps[table.phase]:
            self.ask(step)

    @rule(
        bets=st.lists(st.tuples(SEATS, PLACES, st.integers(1, 4)), max_size=5),
        number=NUMBERS,
        choice=st.sampled_from(["half", "leave", None]),
    )
    def a_round_is_played(self, bets: list[tuple[int, str, int]], number: str, choice: str | None) -> None:
        if self.table.phase is not Phase.BETTING:
            return
        for seat, place, chips in bets:
            self.a_player_bets(seat, place, chips)
        for _ in range(3):
            self.the_dealer_goes_on(number)
        for seat in (1, 2, 3):
            for bet in ("red", "black", "odd", "even", "low", "high"):
                if choice and self.table.result in ("0", "00"):
                    self.ask({"do": "choose-on-zero", "seat": seat, "bet": bet, "choice": choice})
        for _ in range(4):
            if self.table.phase in SETTLING:
                self.the_dealer_goes_on(number)

    @rule(
        seat=SEATS, coupon=st.sampled_from(["C1", "C2", "C3"]), bet=st.sampled_from(["red", "dozen-1", "straight-17"])
    )
    def a_coupon_is_played(self, seat: int, coupon: str, bet: str) -> None:
        self.ask({"do": "register-coupon", "coupon": coupon, "face": 300, "expires": "2026-12-31"})
        self.a_player_bets(seat, bet, 3)
        self.ask({"do": "place-coupon", "seat": seat, "coupon": coupon, "bet": bet})

    @rule(seat=SEATS, bet=PLACES, colour=st.sampled_from(["red", "grey"]))
    def a_value_chip_is_bet(self, seat: int, bet: str, colour: str) -> None:
        wager = {"do": "place-wager", "seat": seat, "bet": bet, "stake": 500, "tender": "value-chips", "colour": colour}
        self.ask(wager)

    @rule(data=anything)
    def a_command_sent_twice_is_done_once(self, data: dict[str, Any]) -> None:
        key = f"twice-{self.sent}"
        first = self.ask(data, key)
        after = freeze(self.table)
        assert self.ask(data, key) == first
        assert freeze(self.table) == after
        assert self.ask({**data, "extra": 1}, key) == "key_reused"

    @invariant()
    def money_is_conserved(self) -> None:
        books = self.table.books
        assert broken_sums(books) == []
        kept = {"rack", "layout", "layout-coupons", "tip-box", "drop-box"}
        if not self.writer.rules.policy.tournament:  # a tray of points may owe what it likes: they are worth nothing
            kept.add("float")
        for account, amount in books.items():
            assert amount >= 0 or account.split("/")[0] not in kept, account

    @invariant()
    def the_indexes_are_what_lies_on_the_layout(self) -> None:
        value: dict[str, Counter[int]] = defaultdict(Counter)
        for number, seat in self.table.seats.items():
            staked: Counter[str] = Counter()
            for (place, chip), amount in seat.stacks.items():
                assert amount > 0
                staked[bet_id_at(place)] += amount
                if chip.startswith("value/"):
                    value[f"{chip.removeprefix('value/')}|{kind_of(bet_id_at(place))}"][number] += 1
            assert dict(staked) == seat.staked
            assert self.table.books[f"layout/{number}"] == sum(seat.stacks.values()) + sum(seat.prison.values())
            faces = sum(self.table.coupons[coupon].face for coupon in seat.coupons)
            assert self.table.books[f"layout-coupons/{number}"] == faces
        assert {colour: dict(seats) for colour, seats in value.items()} == self.table.value_stacks

    @invariant()
    def nobody_is_above_the_maximum(self) -> None:
        rules = self.writer.rules
        for seat in self.table.seats.values():
            for bet, amount in seat.staked.items():
                limit = rules.limit(kind_of(bet))
                assert limit is None or not limit.over(amount)

    def teardown(self) -> None:
        """Replay equals live, a snapshot is the table, and the sealed journal agrees with its own books."""
        if not hasattr(self, "journal"):
            return
        live = freeze(self.table)
        assert json.loads(freeze(fold(Table(), self.journal.read("table/1")))) == json.loads(live)
        assert freeze(thaw(live)) == live
        assert verify(self.journal, replay=replay_books).ok


@pytest.mark.parametrize("header", TABLES, ids=lambda header: f"{header['rulebook']}-{header['wheel']}")
def test_whatever_is_asked_money_and_history_hold(header: dict[str, Any]) -> None:
    """In all some 6,000 steps in the usual run and 100,000 in the long one; most steps are several commands."""
    assert settings.default is not None
    walks = settings.default.max_examples // len(TABLES) + 3
    machine = type("OneTable", (AnyTable,), {"header": header})
    run_state_machine_as_test(machine, settings=settings(stateful_step_count=50, max_examples=walks))
