"""In random evenings at felt tables no chip appears, none is lost, and cents are chips times value."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from tests.support import DECLARED

from croupier.journal import MemoryJournal
from croupier.live import Request, TableWriter
from croupier.live.moments import stamp
from croupier.live.scripts.table import START, set_up_table
from croupier.rules.in_force.sign import sign_of
from croupier.table import broken_sums
from croupier.table.books import MAKERS
from croupier.table.changing.stock import inventory, kind_and_worth, set_of
from croupier.table.moving import FOLLOWED
from croupier.table.opening.decide import inspection_points
from croupier.table.phases import Phase
from croupier.table.snapshot import freeze, thaw

SETS = {"blue": 60, "pink": 40, "gold": 30}
VALUE = {"white": (50, 400), "red": (500, 60), "green": (2500, 20)}
STOCK: dict[str, Any] = {
    "value_chips": True,
    "match_play": True,
    "smallest": 50,
    "sets": [{"colour": colour, "number": number} for colour, number in SETS.items()],
    "value": [
        {"colour": colour, "value": worth, "number": number, "design": "house"}
        for colour, (worth, number) in VALUE.items()
    ],
}
OPENER = sum(worth * number for worth, number in VALUE.values())
LIMITS = {"all": {"min": 50, "max": 20_000}}
TABLES: list[dict[str, Any]] = [
    {
        "rulebook": "house",
        "wheel": "double-zero",
        "policy": {"chips": {**STOCK, "value_chips": False, "match_play": False}},
    },
    {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS, "options": {"in_prison": True}, "chips": STOCK},
    },
    {
        "rulebook": "classic",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS, "options": {"la_partage": True}, "chips": {**STOCK, "match_play": False}},
    },
    {"rulebook": "south-dakota", "wheel": "double-zero", "policy": {"limits": LIMITS, "chips": STOCK, **DECLARED}},
]
SEATS = st.integers(1, 3)
AMOUNTS = st.sampled_from([1, 50, 100, 250, 500, 700, 1000, 1500, 2500, 7500, 30_000])
BETS = st.sampled_from(["straight-17", "straight-0", "split-8-11", "red", "red", "black", "odd", "low", "dozen-1"])
NUMBERS = st.sampled_from(["0", "0", "17", "8", "36", "1"])
CHIPS = st.sampled_from(["own", "own", "own", "tip", *VALUE])
PIT = {"role": "pit-supervisor", "who": "S1"}


class Evening(RuleBasedStateMachine):
    header: dict[str, Any] = TABLES[0]

    @initialize()
    def opened(self) -> None:
        self.writer: TableWriter = set_up_table(self.header, MemoryJournal())
        self.asked = 0
        self.walked = 0  # cents in roulette chips that players went away with
        self.open()
        for seat, value in enumerate((500, 100, 50), start=1):
            self.buy(seat, 20 * value, value)

    def ask(self, do: str, **fields: Any) -> bool:
        self.asked += 1
        at = stamp(START + timedelta(minutes=self.asked))
        data = {"do": do} | {name: value for name, value in fields.items() if value is not None}
        (answer,) = self.writer.submit([Request(data, at, f"line/{self.asked}")])
        for event in answer.events:
            self.walked += event.data["chips"] if event.name == "chips-walked" else 0
            self.walked -= event.data["amount"] if event.name == "chips-taken-back" else 0
        return answer.refused is None

    def open(self) -> None:
        points = dict.fromkeys(inspection_points(self.writer.rules), True)
        opener = self.writer.table.closer if self.writer.table.opened_before else OPENER
        self.ask("inspect-table", points=points)
        self.ask("sign-in-dealer", dealer="D")
        self.ask("post-sign", sign=sign_of(self.writer.rules).code)
        assert self.ask("open-table", opener=opener, drop_box="B", tip_box="T")

    @rule(seat=SEATS, colour=st.sampled_from(["", "blue", "pink", "gold"]))
    def sit(self, seat: int, colour: str) -> None:
        self.ask("seat-player", seat=seat, player=f"P{seat}", colour=colour)

    @rule(seat=SEATS, amount=AMOUNTS, value=st.sampled_from([None, 50, 100, 500, 75]))
    def buy(self, seat: int, amount: int, value: int | None) -> None:
        self.ask("seat-player", seat=seat, player=f"P{seat}")
        self.ask("buy-in", seat=seat, amount=amount, chip_value=value)

    @rule(wagers=st.lists(st.tuples(SEATS, BETS, st.integers(1, 9), CHIPS), min_size=1), odd=AMOUNTS)
    def bet(self, wagers: list[tuple[int, str, int, str]], odd: int) -> None:
        """Some chips of each player, own, for the dealers or value chips; and once what no chips make up."""
        if self.writer.table.phase is Phase.OPEN:
            self.ask("open-betting")
        for number, bet, count, chip in wagers:
            seat = self.writer.table.seats.get(number)
            if chip in VALUE:
                stake = count * VALUE[chip][0]
                self.ask("place-wager", seat=number, bet=bet, stake=stake, tender="value-chips", colour=chip)
            elif seat:
                self.ask("place-wager", seat=number, bet=bet, stake=count * seat.chip_value, tip=chip == "tip")
        self.ask("place-wager", seat=1, bet="red", stake=odd)

    @rule(seat=SEATS, source=BETS, to=BETS, stake=st.one_of(st.none(), AMOUNTS))
    def move(self, seat: int, source: str, to: str, stake: int | None) -> None:
        self.ask("move-wager", seat=seat, source=source, target=to, stake=stake)

    @rule(seat=SEATS, do=st.sampled_from(["clear-wagers", "rebet-wagers", "double-wagers"]))
    def handle(self, seat: int, do: str) -> None:
        self.ask(do, seat=seat)

    @rule(seat=SEATS, place=BETS, stake=st.one_of(st.none(), AMOUNTS))
    def take_down(self, seat: int, place: str, stake: int | None) -> None:
        self.ask("take-down-wager", seat=seat, place=place, stake=stake)

    @rule(seat=SEATS, do=st.sampled_from(["colour-up", "tip"]), amount=AMOUNTS)
    def exchange(self, seat: int, do: str, amount: int) -> None:
        self.ask(do, seat=seat, amount=amount)

    @rule(seat=SEATS, colour=st.sampled_from(sorted(SETS)))
    def change_colour(self, seat: int, colour: str) -> None:
        self.ask("change-colour", seat=seat, colour=colour)

    @rule(seat=SEATS, walked=st.booleans())
    def leave(self, seat: int, walked: bool) -> None:
        if not walked:
            self.ask("cash-out", seat=seat)
        self.ask("unseat-player", seat=seat, walked=walked)

    @rule(colour=st.sampled_from(sorted(SETS)), number=st.integers(1, 20))
    def bring_back(self, colour: str, number: int) -> None:
        self.ask("take-back-chips", colour=colour, number=number, by=PIT)

    @rule(off=st.integers(-1, 1))
    def count(self, off: int) -> None:
        """Whatever a count finds, it changes nothing but what is on record."""
        tray = dict(self.writer.table.chips["tray"])
        before = dict(tray)
        self.ask("take-inventory", chips={kind: max(0, number + off) for kind, number in tray.items()})
        assert self.writer.table.chips["tray"] == before

    @rule(do=st.sampled_from(["fill-table", "credit-table"]), amount=AMOUNTS)
    def slip(self, do: str, amount: int) -> None:
        self.ask(do, amount=amount, second="C1", by=PIT)

    @rule(number=NUMBERS, steps=st.integers(2, 12), choice=st.sampled_from(["half", "leave"]))
    def play(self, number: str, steps: int, choice: str) -> None:
        """The dealer's next steps, so that rounds come to their end."""
        for _ in range(steps):
            match self.writer.table.phase:
                case Phase.OPEN:
                    self.ask("open-betting")
                case Phase.BETTING:
                    self.ask("spin-ball")
                case Phase.BALL_IN_TRACK:
                    self.ask("call-no-more-bets", wave=True)
                case Phase.NO_MORE_BETS:
                    self.ask("declare-result", number=number, turns=9)
                case Phase.RESULT:
                    self.ask("place-dolly", number=self.writer.table.result)
                case Phase.DOLLY_PLACED:
                    for seat in list(self.writer.table.seats):
                        for bet in ("red", "black", "odd", "low"):
                            self.ask("choose-on-zero", seat=seat, bet=bet, choice=choice)
                    self.ask("close-choices")
                    if not self.ask("collect-losers"):
                        self.ask("fill-table", amount=10_000, second="C1", by=PIT, chips={"value/white": 200})
                case Phase.COLLECTED:
                    if not self.ask("pay-winners"):
                        self.ask("fill-table", amount=10_000, second="C1", by=PIT, chips={"value/white": 200})
                        self.ask("fill-table", amount=100_000, second="C1", by=PIT)
                case Phase.PAID:
                    self.ask("remove-dolly")

    @rule(
        wagers=st.lists(st.tuples(SEATS, BETS, st.integers(1, 9), CHIPS), min_size=2),
        number=NUMBERS,
        choice=st.sampled_from(["half", "leave"]),
        mended=st.one_of(st.none(), NUMBERS),
    )
    def whole_round(
        self, wagers: list[tuple[int, str, int, str]], number: str, choice: str, mended: str | None
    ) -> None:
        self.bet(wagers, 1)
        self.play(number, 7, choice)
        if mended:
            self.correct(mended)
        self.play(number, 7, choice)

    @rule(number=NUMBERS)
    def correct(self, number: str) -> None:
        self.ask("correct-result", number=number, second="S2", reason="misread", by=PIT)

    @rule(seat=SEATS, amount=AMOUNTS)
    def dispute(self, seat: int, amount: int) -> None:
        self.ask("open-dispute", seat=seat, what="short", amount=amount, by=PIT)
        for dispute in list(self.writer.table.disputes):
            self.ask("decide-dispute", dispute=dispute, decision="pay", amount=amount, reason="short", by=PIT)

    @rule(lost=st.sampled_from([{}, {}, {"blue/plain": -1}, {"value/red": -1}, {"gold/plain": 1}, {"pink/plain": 0}]))
    def close(self, lost: dict[str, int]) -> None:
        """The shift closes to the chip, whatever the count finds, and the next opens with what is there."""
        table = self.writer.table
        if any(seat.has_chips_out for seat in table.seats.values()) or table.phase is not Phase.OPEN:
            return
        if not lost:
            return
        for seat in list(table.seats):
            self.ask("cash-out", seat=seat)
        tray = dict(table.chips["tray"])
        counted = {kind: max(0, number + lost.get(kind, 0)) for kind, number in tray.items()}
        closer = sum(VALUE[kind[6:]][0] * number for kind, number in counted.items() if kind.startswith("value/"))
        if self.ask("close-table", closer=closer, chips=counted, reason="count", by=PIT):
            self.walked = 0
            assert table.chips["tray"] == {kind: number for kind, number in counted.items() if number}
            self.open()

    @invariant()
    def no_chip_appears_or_is_lost(self) -> None:
        table = self.writer.table
        for account, kinds in table.chips.items():
            if account.startswith(("tray", "hand", "layout", "tip-box")):
                assert all(number > 0 for number in kinds.values()), (account, kinds)
        for kind, places in inventory(table.chips).items():
            assert sum(number for place, number in places.items() if place != "number") == places.get("number", 0), kind
            if not kind.startswith("value/"):
                assert places["number"] == SETS[kind.partition("/")[0]]

    @invariant()
    def cents_are_chips_times_value(self) -> None:
        table, worth = self.writer.table, {f"value/{colour}": one for colour, (one, _) in VALUE.items()}
        out = 0

        def value_of(account: str) -> int:
            return sum(worth.get(kind, 0) * number for kind, number in table.chips.get(account, {}).items())

        for number, seat in table.seats.items():
            own = table.chips.get(f"hand/{number}", {}).get(set_of(seat), 0)
            assert table.rack(number) == own * seat.chip_value
            assert table.rack_value(number) == value_of(f"hand/{number}")
            lying: dict[str, int] = {}
            for (_, chip), amount in (*seat.stacks.items(), *seat.prison.items()):
                kind, one = kind_and_worth(table, seat, chip)
                assert amount % one == 0
                lying[kind] = lying.get(kind, 0) + amount // one
            assert lying == table.chips.get(f"layout/{number}", {})
            out += (own + lying.get(set_of(seat), 0)) * seat.chip_value
        assert table.books["float"] == value_of("tray") - out - self.walked
        assert table.books["tip-box"] == value_of("tip-box")
        assert table.books["carried"] >= value_of("walked")
        assert not broken_sums(table.books)

    @invariant()
    def a_colour_is_one_players(self) -> None:
        table = self.writer.table
        colours = [seat.colour for seat in table.seats.values()]
        assert len(colours) == len(set(colours))
        for colour in colours:
            held = {name for name, kinds in table.chips.items() if f"{colour}/plain" in kinds and name[:4] == "hand"}
            assert len(held) <= 1

    @invariant()
    def a_snapshot_has_it_all(self) -> None:
        assert freeze(thaw(freeze(self.writer.table))) == freeze(self.writer.table)


def test_a_number_mended_after_a_player_left_pays_the_dealers_in_chips() -> None:
    """The books had it, and the tip box had no chips: found by the walk above, once in some thousand."""
    evening = Evening()
    evening.header = TABLES[2]
    evening.opened()
    evening.bet([(1, "dozen-1", 8, "tip")], 1)
    evening.play("0", 8, "half")
    evening.leave(1, walked=False)
    evening.correct("8")
    assert evening.writer.table.books["tip-box"] == 12_000
    evening.cents_are_chips_times_value()
    evening.no_chip_appears_or_is_lost()


@pytest.mark.parametrize("header", TABLES, ids=lambda header: header["rulebook"])
def test_chips_are_conserved(header: dict[str, Any]) -> None:
    machine = type("Evening", (Evening,), {"header": header})
    run_state_machine_as_test(
        machine,
        settings=settings(
            stateful_step_count=40, max_examples=12, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


def test_every_event_that_moves_chips_says_which() -> None:
    """What moves money between tray, hands and boxes moves chips; wagers do it by themselves."""
    by_themselves = {"WagerPlaced", "WagerTakenDown", "ShortWagerReturned", "WagersReturned", "ChipsMoved"}
    others = {"CouponPlaced", "CouponReturned"}  # no chips
    untracked = {"ChipsIntoPlay", "ChipsOutOfPlay", "WinCounted"}  # of tables that follow no chip
    assert {kind.__name__ for kind in MAKERS} - {
        kind.__name__ for kind in FOLLOWED
    } == by_themselves | others | untracked
