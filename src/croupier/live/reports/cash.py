"""The multiple-transaction log: cash in and out of one person in a gaming day, over tables, tournaments and the cage.

Cash in and cash out are each summed for themselves and never netted. More than the house's limit on either side is
reported within fifteen days (31 CFR 1021.311, 1021.313 and 1010.306 are behind the limit and the days). It is read off
the journal, so that what comes to light later (somebody described at one table is the same as somebody named at
another) counts for the days before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, field, replace
from datetime import date, timedelta
from typing import Any

from croupier.currencies import Currency
from croupier.journal import Journal, Recorded
from croupier.lean import dataclass
from croupier.live.days import Cut
from croupier.live.replay import event_of
from croupier.live.reports.sheets import Field, Sheet, csv_of
from croupier.live.reports.trips import Finding
from croupier.money import Unit
from croupier.people.names import same_name
from croupier.refusal import Refused
from croupier.register import STREAM, Premises
from croupier.register.barring import names_of
from croupier.register.cash.commands import CashFound
from croupier.register.same import people_of
from croupier.table.chips.events import CashedOut, ChipsBought, PlayerLeft, PlayerSeated
from croupier.table.opening.events import TableSetUp
from croupier.table.tray.events import SlipVoided

DUE = timedelta(days=15)


@dataclass(frozen=True, slots=True)
class Transaction:
    """`event` is its name in the journal; `known_as` what the person was called there, `player` the person.

    `what` it was: a buy-in, cash-out, entry-fee, prize, refund or slip, or `other` at the cage, as the note says.
    `table` and `tournament` say where; otherwise it was the cage. `barred`: paid to somebody on the exclusion list, by
    number.
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
    barred: int = 0


FIELDS = (
    Field("event", "The event in the journal."),
    Field("at", "When, in UTC."),
    Field("day", "The gaming day."),
    Field("player", "The person, by the name that was on record first."),
    Field("known_as", "What the person was called there."),
    Field("side", "Cash in, or cash out."),
    Field("amount", "How much.", "money"),
    Field("what", "A buy-in, cash-out, entry fee, prize, refund or slip, or something else at the cage."),
    Field("table", "At which table; empty: at none."),
    Field("tournament", "In which tournament; empty: in none."),
    Field("note", "What the cage said of it."),
    Field("barred", "The number on the exclusion list, of what was paid to somebody on it; 0: nobody.", "count"),
)


@dataclass(frozen=True, slots=True)
class Filed:
    """A report that was sent. `transactions` is None where it was written before they were on record: all of them."""

    reference: str
    day: str
    transactions: frozenset[str] | None
    voluntary: bool

    def covers(self, event: str) -> bool:
        return self.transactions is None or event in self.transactions


@dataclass(frozen=True, slots=True)
class CashReport:
    """What is reported of a person: one side of one gaming day, due by a date.

    `filed` is the reference and `sent` the gaming day, once all of it was sent; what came after that is due anew. It is
    `late` when that was after the date, or the date is over.
    """

    day: str
    player: str
    side: str
    amount: int
    due: str
    filed: str
    sent: str
    late: bool
    voluntary: bool
    description: str
    identity: str
    transactions: tuple[str, ...]


@dataclass(slots=True)
class CashBook:
    """All of it, as the journal has it now."""

    premises: Premises
    _taken: list[Transaction] = field(default_factory=list)
    _day: str = ""  # of the record that is read
    _filed: dict[tuple[str, str, str], list[Filed]] = field(default_factory=dict)
    _seats: dict[tuple[str, int], str] = field(default_factory=dict)
    _play_money: set[str] = field(default_factory=set)
    _slips: dict[tuple[str, int], str] = field(default_factory=dict)  # who holds one that the cage has not paid
    _entrants: dict[tuple[str, int], str] = field(default_factory=dict)
    _people: dict[str, str] = field(default_factory=dict)  # by name, and the name that was on record first

    def read(self, journal: Journal) -> CashBook:
        cut = Cut(self.premises.plans, self.premises.turns)
        for recorded in journal.read_all():
            self._day, _ = cut.of(recorded)
            kind = recorded.stream.partition("/")[0]
            if kind == "table":
                self._at_table(recorded)
            elif kind == "tournament":
                self._in_tournament(recorded)
            elif recorded.stream == STREAM:
                self._at_cage(recorded)
            elif recorded.name == "slip-redeemed" and recorded.data.get("kind", "cash-out") == "cash-out":
                table, slip = recorded.data["table"], recorded.data["slip"]
                who = self._slips.pop((table, slip), "")
                self._take(recorded, who, "out", recorded.data["amount"], "slip", table=table)
        self._people = people_of(self.premises, [one.known_as for one in self._taken])
        return self

    def _take(
        self, recorded: Recorded, who: str, side: str, amount: int, what: str,
        table: str = "", tournament: str = "", note: str = "",
    ) -> None:  # fmt: skip
        if amount and who:
            self._taken.append(
                Transaction(
                    recorded.called, recorded.at, self._day, "", who, side, amount, what, table, tournament, note
                )
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
            case SlipVoided(slip=slip, instead=instead) if instead:
                self._slips[(name, instead)] = self._slips.pop((name, slip), "")
            case CashedOut(seat=seat, chips=chips, value=value) if name not in self._play_money:
                self._take(recorded, self._sitting(name, seat), "out", chips + value, "cash-out", table=name)

    def _sitting(self, table: str, seat: int) -> str:
        """Who has no name is known by the seat until somebody says who it was."""
        return self._seats.get((table, seat)) or f"table {table} seat {seat}"

    def _in_tournament(self, recorded: Recorded) -> None:
        """Fees and buy-ins in cash, cash prizes, and what is given back in cash, to whoever had it."""
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
            case "refund-paid" if data["how"] == "cash":
                self._take(recorded, data["to"], "out", data["amount"], "refund", tournament=name)

    def _at_cage(self, recorded: Recorded) -> None:
        data = recorded.data
        match recorded.name:
            case "cash-recorded":
                self._take(recorded, data["player"], data["side"], data["amount"], "other", note=data["what"])
            case "cash-report-filed":
                told = data.get("transactions")
                filed = Filed(
                    data["reference"],
                    self._day,
                    None if recorded.version == 1 or told is None else frozenset(told),
                    data.get("voluntary", False),
                )
                self._filed.setdefault((data["day"], data["player"], data["side"]), []).append(filed)

    def person(self, known_as: str) -> str:
        """By the name that was on record first, also where this is it in other letters."""
        if known_as not in self._people:
            known_as = next((name for name in self._people if same_name(name, known_as)), known_as)
        return self._people.get(known_as) or self.premises.person(known_as)

    def log(self, day: str = "") -> list[Transaction]:
        """Every transaction, or those of one gaming day, in the order of the journal."""
        taken = (t for t in self._taken if day in ("", t.day))
        return [replace(one, player=self.person(one.known_as), barred=self._barred(one)) for one in taken]

    def _barred(self, one: Transaction) -> int:
        """By the list as it was in that moment."""
        for bar in self.premises.bars.values() if one.side == "out" else ():
            known = bar.at <= one.at and (not bar.lifted_at or one.at < bar.lifted_at)
            held = known and bar.since <= one.day and (not bar.until or one.day <= bar.until)
            if held and any(same_name(one.known_as, name) for name in names_of(self.premises, bar)):
                return bar.number
        return 0

    def sums(self, day: str = "") -> dict[tuple[str, str, str], list[Transaction]]:
        """By gaming day, person and side."""
        found: dict[tuple[str, str, str], list[Transaction]] = {}
        for one in self.log(day):
            found.setdefault((one.day, one.player, one.side), []).append(one)
        return found

    def reports(self, day: str = "") -> list[CashReport]:
        """What is due, what was sent, and what was sent although nothing was due."""
        over = self.premises.cash_limits.report_over
        return [
            self._report(key, found)
            for key, found in sorted(self.sums(day).items())
            if sum(one.amount for one in found) > over or self._sent(key)
        ]

    def _report(self, key: tuple[str, str, str], found: Sequence[Transaction]) -> CashReport:
        day, player, side = key
        due = (date.fromisoformat(day) + DUE).isoformat()
        description, identity = self.known(player)
        amount, sent = sum(one.amount for one in found), self._sent(key)
        whole = bool(sent) and all(any(one.covers(t.event) for one in sent) for t in found)
        on = sent[-1].day if whole else ""
        voluntary = amount <= self.premises.cash_limits.report_over
        late = not voluntary and (on or self._day) > due
        return CashReport(
            day, player, side, amount, due, sent[-1].reference if whole else "", on, late, voluntary, description,
            identity, tuple(t.event for t in found),
        )  # fmt: skip

    def _sent(self, key: tuple[str, str, str]) -> list[Filed]:
        return [one for (d, p, s), sent in self._filed.items() if (d, self.person(p), s) == key for one in sent]

    def found(self, player: str, day: str, side: str) -> CashFound:
        """What a report of this person, day and side would be about."""
        key = (day, self.person(player), side)
        found = self.sums(day).get(key, [])
        events, sent = tuple(one.event for one in found), self._sent(key)
        covered = tuple(event for event in events if any(one.covers(event) for one in sent))
        due = (date.fromisoformat(day) + DUE).isoformat() if found else ""
        amount = sum(one.amount for one in found)
        return CashFound(amount, events, covered, due, *self.known(key[1]))

    def late(self) -> list[Finding]:
        """Reports that were sent after the day, or were not. The person is named where cash is shown."""
        last = {one.event: one.at for one in self._taken}
        return [
            Finding("report-late", (one.day, one.side, one.due), last[one.transactions[-1]], one.amount)
            for one in self.reports()
            if one.late
        ]

    def known(self, player: str) -> tuple[str, str]:
        """Description and papers, under whichever name they were given."""
        given = [told for name, told in self.premises.described.items() if self.person(name) == player]
        with_papers = [told for told in given if told[1]]
        return (with_papers or given or [("", "")])[-1]

    def to_ask(self, day: str = "") -> Iterator[tuple[str, str, str, int]]:
        """Who reached the house's own lower limit on a day and was neither asked for nor described."""
        for key, found in sorted(self.sums(day).items()):
            amount = sum(one.amount for one in found)
            if amount >= self.premises.cash_limits.ask_from and self.known(key[1]) == ("", ""):
                yield (*key, amount)

    def sheet(self, first: str = "", last: str = "9999") -> Sheet:
        rows = [asdict(one) for one in self.log() if first <= one.day <= last]
        return Sheet("cash", "Every transaction in cash, by person: the multiple-transaction log.", FIELDS, rows)

    def paper(self, day: str, player: str) -> dict[str, Any]:
        """All of a person's day, as the printed report tells it."""
        who = self.person(player)
        log = [asdict(one) for one in self.log(day) if one.player == who]
        if not log or not day:
            raise Refused("nothing_there.cash_of", "Nothing in cash is on record of this person on that day.", day=day)
        description, identity = self.known(who)
        reports = [asdict(one) for one in self.reports(day) if one.player == who]
        return {"day": day, "player": who, "description": description, "identity": identity, "log": log,
                "reports": reports, "due": (date.fromisoformat(day) + DUE).isoformat()}  # fmt: skip

    def csv(self, currency: Currency, day: str = "") -> str:
        return csv_of(self.sheet(day, day or "9999"), currency).decode("utf-8-sig")

    def asking(self, day: str = "") -> dict[str, Any]:
        """The limits, and who has to be asked for."""
        return {
            "report_over": self.premises.cash_limits.report_over,
            "ask_from": self.premises.cash_limits.ask_from,
            "to_ask": [dict(zip(("day", "player", "side", "amount"), one, strict=True)) for one in self.to_ask(day)],
        }

    def as_json(self, day: str = "") -> dict[str, Any]:
        return {
            **self.asking(day),
            "reports": [{**asdict(one), "transactions": list(one.transactions)} for one in self.reports(day)],
            "log": [asdict(one) for one in self.log(day)],
        }


def _cash(parts: Sequence[Mapping[str, Any]]) -> int:
    return sum(part["amount"] for part in parts if part["means"] == "cash")
