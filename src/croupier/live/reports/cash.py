"""The multiple-transaction log: cash in and out of one person in a gaming day, over tables, tournaments and the cage.

Cash in and cash out are each summed for themselves and never netted. More than the house's limit on either side is
reported within fifteen days (31 CFR 1021.311, 1021.313 and 1010.306 are behind the limit and the days). It is read off
the journal, so that what comes to light later (somebody described at one table is the same as somebody named at
another) counts for the days before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import date, timedelta
from typing import Any

from croupier.currencies import Currency
from croupier.journal import Journal, Recorded
from croupier.live.days import Cut
from croupier.live.replay import event_of
from croupier.live.reports.sheets import Field, Sheet, csv_of
from croupier.money import Unit
from croupier.register import STREAM, Premises
from croupier.table.chips.events import CashedOut, ChipsBought, PlayerLeft, PlayerSeated
from croupier.table.opening.events import TableSetUp

DUE = timedelta(days=15)
SIDES = ("in", "out")


@dataclass(frozen=True, slots=True)
class Transaction:
    """`event` is its name in the journal; `known_as` what the person was called there, `player` the person.

    `what` it was: a buy-in, cash-out, entry-fee, prize or slip, or `other` at the cage, as the note says. `table`
    and `tournament` say where; otherwise it was the cage.
    """

    event: str
    at: str
    day: str
    player: str
    known_as: str
    side: str
    amount: int
    what: str
    table: str = ""
    tournament: str = ""
    note: str = ""


FIELDS = tuple(Field(one.name, "", "money" if one.name == "amount" else "text") for one in fields(Transaction))


@dataclass(frozen=True, slots=True)
class CashReport:
    """What is reported of a person: one side of one gaming day, due by a date; `filed` is the reference, once sent."""

    day: str
    player: str
    side: str
    amount: int
    due: str
    filed: str
    description: str
    identity: str
    transactions: tuple[str, ...]


@dataclass(slots=True)
class CashBook:
    """All of it, as the journal has it now."""

    premises: Premises
    _taken: list[Transaction] = field(default_factory=list)
    _day: str = ""  # of the record that is read
    _same: dict[str, str] = field(default_factory=dict)
    _described: dict[str, tuple[str, str]] = field(default_factory=dict)
    _filed: dict[tuple[str, str, str], str] = field(default_factory=dict)
    _seats: dict[tuple[str, int], str] = field(default_factory=dict)
    _play_money: set[str] = field(default_factory=set)
    _slips: dict[tuple[str, int], str] = field(default_factory=dict)  # who holds one that the cage has not paid
    _entrants: dict[tuple[str, int], str] = field(default_factory=dict)

    def read(self, journal: Journal) -> CashBook:
        cut = Cut(self.premises.plans)
        for recorded in journal.read_all():
            self._day, _ = cut.of(recorded)
            kind = recorded.stream.partition("/")[0]
            if kind == "table":
                self._at_table(recorded)
            elif kind == "tournament":
                self._in_tournament(recorded)
            elif recorded.stream == STREAM:
                self._at_cage(recorded)
            elif recorded.name == "slip-redeemed":
                table, slip = recorded.data["table"], recorded.data["slip"]
                who = self._slips.pop((table, slip), "")
                self._take(recorded, who, "out", recorded.data["amount"], "slip", table=table)
        return self

    def _take(self, recorded: Recorded, who: str, side: str, amount: int, what: str, **where: str) -> None:
        if amount and who:
            self._taken.append(
                Transaction(recorded.called, recorded.at, self._day, "", who, side, amount, what, **where)
            )

    def _at_table(self, recorded: Recorded) -> None:
        """A receipt of a Mobile ATM is no cash. At a terminal cash is paid for the slip, at the cage."""
        name, event = recorded.stream.removeprefix("table/"), event_of(recorded)
        match event:
            case TableSetUp(unit=unit) if unit != Unit.CENTS:
                self._play_money.add(name)
            case PlayerSeated(seat=seat, player=player):
                self._seats[(name, seat)] = player
            case PlayerLeft(seat=seat):
                self._seats.pop((name, seat), None)
            case ChipsBought(seat=seat, amount=amount, receipt="") if name not in self._play_money:
                self._take(recorded, self._sitting(name, seat), "in", amount, "buy-in", table=name)
            case CashedOut(seat=seat, slip=slip) if slip:
                self._slips[(name, slip)] = self._sitting(name, seat)
            case CashedOut(seat=seat, chips=chips, value=value) if name not in self._play_money:
                self._take(recorded, self._sitting(name, seat), "out", chips + value, "cash-out", table=name)

    def _sitting(self, table: str, seat: int) -> str:
        """Who has no name is known by the seat until somebody says who it was."""
        return self._seats.get((table, seat)) or f"table {table} seat {seat}"

    def _in_tournament(self, recorded: Recorded) -> None:
        """Fees and buy-ins in cash, and cash prizes."""
        name, data = recorded.stream.removeprefix("tournament/"), recorded.data
        if recorded.name == "entry-opened":
            self._entrants[(name, data["entry"])] = data["name"]
        who = self._entrants.get((name, data.get("entry", 0)), "")
        match recorded.name:
            case "event-entered":
                self._take(recorded, who, "in", _cash(data["fee"]), "entry-fee", tournament=name)
                self._take(recorded, who, "in", _cash(data["buy_in"]), "buy-in", tournament=name)
            case "chips-bought":
                self._take(recorded, who, "in", _cash(data["buy_in"]), "buy-in", tournament=name)
            case "prize-paid" if data["kind"] == "cash":
                self._take(recorded, who, "out", data["amount"], "prize", tournament=name)

    def _at_cage(self, recorded: Recorded) -> None:
        data = recorded.data
        match recorded.name:
            case "cash-recorded":
                self._take(recorded, data["player"], data["side"], data["amount"], "other", note=data["what"])
            case "player-described":
                self._described[data["player"]] = (data["description"], data["identity"])
                if data["same_as"]:
                    self._join(data["player"], data["same_as"])
            case "cash-report-filed":
                self._filed[(data["day"], data["player"], data["side"])] = data["reference"]

    def _join(self, player: str, other: str) -> None:
        one, known = self.person(player), self.person(other)
        if one != known:
            self._same[one] = known

    def person(self, known_as: str) -> str:
        """By the name that was on record first."""
        while known_as in self._same:
            known_as = self._same[known_as]
        return known_as

    def log(self, day: str = "") -> list[Transaction]:
        """Every transaction, or those of one gaming day, in the order of the journal."""
        taken = (t for t in self._taken if day in ("", t.day))
        return [Transaction(**{**asdict(t), "player": self.person(t.known_as)}) for t in taken]

    def sums(self, day: str = "") -> dict[tuple[str, str, str], list[Transaction]]:
        """By gaming day, person and side."""
        found: dict[tuple[str, str, str], list[Transaction]] = {}
        for one in self.log(day):
            found.setdefault((one.day, one.player, one.side), []).append(one)
        return found

    def reports(self, day: str = "") -> list[CashReport]:
        """What is due, and what was sent."""
        over = self.premises.cash_limits.report_over
        return [
            self._report(key, found)
            for key, found in sorted(self.sums(day).items())
            if sum(one.amount for one in found) > over
        ]

    def _report(self, key: tuple[str, str, str], found: Sequence[Transaction]) -> CashReport:
        day, player, side = key
        due = (date.fromisoformat(day) + DUE).isoformat()
        description, identity = self.known(player)
        amount = sum(one.amount for one in found)
        filed = next((ref for (d, p, s), ref in self._filed.items() if (d, self.person(p), s) == key), "")
        return CashReport(day, player, side, amount, due, filed, description, identity, tuple(t.event for t in found))

    def known(self, player: str) -> tuple[str, str]:
        """Description and papers, under whichever name they were given."""
        given = [told for name, told in self._described.items() if self.person(name) == player]
        with_papers = [told for told in given if told[1]]
        return (with_papers or given or [("", "")])[-1]

    def to_ask(self, day: str = "") -> Iterator[tuple[str, str, str, int]]:
        """Who reached the house's own lower limit on a day and was neither asked for nor described."""
        for key, found in sorted(self.sums(day).items()):
            amount = sum(one.amount for one in found)
            if amount >= self.premises.cash_limits.ask_from and self.known(key[1]) == ("", ""):
                yield (*key, amount)

    def csv(self, currency: Currency, day: str = "") -> str:
        sheet = Sheet("cash", "Cash in and out.", FIELDS, [asdict(one) for one in self.log(day)])
        return csv_of(sheet, currency).decode("utf-8-sig")

    def as_json(self, day: str = "") -> dict[str, Any]:
        return {
            "report_over": self.premises.cash_limits.report_over,
            "ask_from": self.premises.cash_limits.ask_from,
            "reports": [{**asdict(one), "transactions": list(one.transactions)} for one in self.reports(day)],
            "to_ask": [dict(zip(("day", "player", "side", "amount"), one, strict=True)) for one in self.to_ask(day)],
            "log": [asdict(one) for one in self.log(day)],
        }


def _cash(parts: Sequence[Mapping[str, Any]]) -> int:
    return sum(part["amount"] for part in parts if part["means"] == "cash")
