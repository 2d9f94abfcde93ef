"""The house of the fifty stories: two open tables, boxes with money in them, and everybody who has to do with them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from tests.clauses.floor_support import Day, once, tally, totals

from croupier.house.terminals.events import SlipRedeemed, SlipRefused
from croupier.house.wire import HOUSE
from croupier.live.desks.desk import Desk
from croupier.live.desks.signatures import PersonalKey
from croupier.live.moments import stamp
from croupier.live.scripts.day import transcript_key
from croupier.rules import Actor, Role
from croupier.rules.in_force.sign import sign_of

LOCKS = {"container_locked": True, "table_locked": True}
OTHERS = ("N4", "N5", "N6")


class CountHouse(Day):
    """What is truly in each box when nobody steals."""

    @once
    def begun(self) -> CountHouse:
        self.staffed()
        self.register("W3")
        self.truth: dict[str, dict[str, Any]] = {}
        for number in ("12", "14"):
            self._table(number)
        self.buy("12", 2_000_00, receipts={"R-501": 300_00})
        self.buy("14", 1_500_00, receipts={"R-601": 200_00})
        self.do("D7", "tip", on="12", seat=1, amount=25_00)
        self.truth["T-12"]["chips"] = 25_00
        self._coupon()
        return self

    def _table(self, number: str) -> None:
        self.table(number, chips={"match_play": True})
        for thing in (
            self.wheel(f"W-{number}"),
            self.layout(f"L-{number}"),
            self.ball(f"ball {number}"),
        ):
            self.use(thing, number)
        for box, use in ((f"B-{number}", "drop"), (f"B-{number}b", "drop"), (f"T-{number}", "tip")):
            self.box(box, use, table_mark=number)
            self.truth[box] = {"cash": 0, "receipts": {}, "coupons": 0, "chips": 0}
            if not box.endswith("b"):
                self.attach(box, number)
        dealer = {"12": "D7", "14": "D8"}[number]
        if dealer == "D8":
            self.register("D8")
        self.do(dealer, "sign-in-dealer", on=number, dealer=dealer)
        sign = sign_of(self.script.writers[number].rules)
        self.do("S1", "post-sign", on=number, sign=sign.code, statements=list(sign.statements))
        self.post_rules(number)
        self.inspect(number)
        boxes = {"drop_box": f"B-{number}", "tip_box": f"T-{number}"}
        self.do("S1", "open-table", on=number, opener=10_000_00, **boxes)

    def buy(self, table: str, cash: int = 0, receipts: dict[str, int] | None = None) -> None:
        dealer, box = {"12": "D7", "14": "D8"}[table], self.premises.box(table, "drop")
        assert box is not None
        if not self.script.writers[table].table.seats:
            self.do(dealer, "seat-player", on=table, seat=1, player=f"player {table}")
        value = {"chip_value": 5_00}
        if cash:
            self.do(dealer, "buy-in", on=table, seat=1, amount=cash, **value)
            self.truth[box.name]["cash"] += cash
        for receipt, amount in (receipts or {}).items():
            self.do(dealer, "buy-in", on=table, seat=1, amount=amount, receipt=receipt)
            self.truth[box.name]["receipts"][receipt] = amount

    def _coupon(self) -> None:
        """A match-play coupon of $25 is played at table 12 and surrendered, as every coupon is."""
        self.do("C1", "register-coupon", on="12", coupon="Q-1", face=25_00, expires="2026-12-31")
        for who, do, fields in (
            ("D7", "open-betting", {}),
            ("D7", "place-wager", {"seat": 1, "bet": "red", "stake": 25_00}),
            ("D7", "place-coupon", {"seat": 1, "bet": "red", "coupon": "Q-1"}),
            ("D7", "spin-ball", {}),
            ("D7", "call-no-more-bets", {"wave": True}),
            ("D7", "declare-result", {"number": "2", "turns": 9}),
            ("D7", "place-dolly", {"number": "2"}),
            ("D7", "collect-losers", {}),
            ("D7", "remove-dolly", {}),
        ):
            self.do(who, do, on="12", **fields)
        self.truth["B-12"]["coupons"] = 25_00

    # --- the steps of a story

    def play(self, step: dict[str, Any]) -> None:
        step = dict(step)
        name = next(iter(step))
        answered = step.pop("refused", None)
        match name:
            case "drop" | "count" | "recount" | "empty" | "tally" | "sign" | "correct" | "redeem" | "inventory":
                subject = step.pop(name)
                answer = getattr(self, f"_{name}")(subject, **step)
                answered_with(answer, answered)
            case "wait":
                self.now += timedelta(hours=step["wait"])
            case "buy":
                self.buy(step["buy"], step["cash"])
            case "also":
                self.worked_before_as(step["also"], "drop-team", step["as"])
            case _:
                who, do = step.pop("who"), step.pop("do")
                if "key" in step:
                    step["label"] = step.pop("key")
                answered_with(self._ask(who, do, step)[-1], answered)

    def _drop(
        self, box: str, key: bool = True, replacement: str = "", by: tuple[str, str] = ("W1", "W2"), **fields: Any
    ) -> dict[str, Any]:
        label, table = self.premises.things[box].facts["release_key"], self.premises.things[box].table
        if key:
            self.do(by[0], "take-key", label=label, second="K1")
        if box.startswith("T"):
            other = {"replacement": self._other(f"{box}b", table)}
        else:
            other = {"replacement": replacement or (box[:-1] if box.endswith("b") else f"{box}b")}
        asked = {"box": box, "second": by[1], "locked": True, **other, **LOCKS, **fields}
        answer = self._ask(by[0], "remove-box", asked)[0]
        if key:
            self.do(by[0], "return-key", label=label)
        return answer

    def _other(self, box: str, table: str) -> str:
        if box not in self.premises.things:
            self.box(box, "tip", table_mark=table)
            self.truth[box] = {"cash": 0, "receipts": {}, "coupons": 0, "chips": 0}
        return box

    def _count(
        self,
        box: str,
        keeps_key: bool = False,
        unsigned: bool = False,
        tallies: tuple[str, ...] = (),
        first: dict[str, int] | None = None,
        first_chips: dict[str, int] | None = None,
        team: tuple[str, str, str] = ("N1", "N2", "N3"),
        **found: Any,
    ) -> dict[str, Any]:
        counted = {**self.truth[box], **found}
        label = self.premises.things[box].facts["contents_key"]
        self.do(team[0], "take-key", label=label, second="K1")
        self.do(team[0], "empty-box", box=box, shown_empty=True, second=team[1])
        for kind, written in (("cash", first), ("chips", first_chips)):
            for who, amount in (written or {}).items():
                self.do(who, "tally-box", box=box, **tally(**{**counted, kind: amount}))
        for who in tallies or team[:2]:
            self.do(who, "tally-box", box=box, **tally(**counted))
        if not keeps_key:
            self.do(team[0], "return-key", label=label)
        if unsigned:
            return {}
        return self._done(box, counted, team[2])

    def _recount(self, box: str, **found: Any) -> dict[str, Any]:
        counted = {**self.truth[box], **found}
        for who in OTHERS[:2]:
            self.do(who, "tally-box", box=box, **tally(**counted))
        return self._done(box, counted, OTHERS[2])

    def _done(self, box: str, counted: dict[str, Any], third: str) -> dict[str, Any]:
        answer = self.do(third, "reconcile-count", box=box, **totals(**counted))
        if box not in self.premises.removed:
            self.truth[box] = {"cash": 0, "receipts": {}, "coupons": 0, "chips": 0}
        return answer

    def _empty(self, box: str, who: str, **fields: Any) -> dict[str, Any]:
        by = {"by": {"role": fields.pop("as"), "who": who}} if "as" in fields else {}
        return self._ask(who, "empty-box", {"box": box, "shown_empty": True, **fields, **by})[-1]

    def _tally(self, box: str, who: str, signed_by: str = "") -> dict[str, Any]:
        forged = {"signature": other_key(signed_by).sign("the figures of somebody else")} if signed_by else {}
        return self._ask(who, "tally-box", {"box": box, **tally(**self.truth[box]), **forged})[-1]

    def _sign(self, box: str, who: str) -> dict[str, Any]:
        return self._ask(who, "reconcile-count", {"box": box, **totals(**self.truth[box])})[-1]

    def _correct(self, count: int, who: str, **fields: Any) -> dict[str, Any]:
        figures = self.premises.counted[count].figures
        return self._ask(who, "correct-count", {"count": count, **figures, **fields})[-1]

    def _redeem(self, slip: int, by: str, kind: str = "cash-out", amount: int = 50_00) -> dict[str, Any]:
        """As the cage's window does it: table 12 has given out slip 1; a cash-out of it is of $50."""
        desk, cashier = Desk(self.script.journal, HOUSE, HOUSE.name), Actor(by, Role.CASHIER)
        why = (
            "slip_redeemed"
            if ("12", slip) in desk.state.slips
            else ""
            if slip == 1 or kind != "cash-out"
            else "no_such_slip"
        )
        event = SlipRefused("12", slip, why) if why else SlipRedeemed("12", slip, amount, kind, "")
        self.now += timedelta(minutes=1)
        desk.record([event], cashier, stamp(self.now), f"slip/{slip}/{by}")
        return {"refused": why} if why else {}

    def _inventory(self, table: str, short: int) -> dict[str, Any]:
        tray = dict(self.script.writers[table].table.chips["tray"])
        worths = {f"value/{chip['colour']}": chip["value"] for chip in self._value_chips(table)}
        for kind, worth in sorted(worths.items(), key=lambda each: -each[1]):
            gone = min(short // worth, tray.get(kind, 0))
            tray[kind], short = tray.get(kind, 0) - gone, short - gone * worth
        assert not short
        return self.do("S1", "take-inventory", on=table, chips=tray)

    def _value_chips(self, table: str) -> list[dict[str, Any]]:
        return list(self.script.writers[table].table.policy["chips"]["value"])


def other_key(badge: str) -> PersonalKey:
    return transcript_key(badge)


def answered_with(answer: dict[str, Any], code: str | None) -> None:
    assert answer.get("refused") == code, answer
