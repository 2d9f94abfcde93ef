"""Cash in and out of one person in a gaming day: each side for itself, over tables, tournaments and the cage."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier, on_felt

from croupier.journal import Append, Cause, Journal, MemoryJournal, NewEvent
from croupier.journal.store.address import open_journal
from croupier.live.desks.desk import folded
from croupier.live.replay import DOMAINS
from croupier.live.reports.cash import CashBook
from croupier.live.scripts.day import FloorScript
from croupier.live.scripts.tournament import run_tournament
from croupier.rules import Actor, Role
from croupier.rules.files.reader import parse
from croupier.tournament import with_days_as_text

BUSINESS = {"rulebook": "house", "wheel": "double-zero", "policy": {"terminals": {"count": 3, "central_screen": True}}}
TOURNAMENT = Path(__file__).parents[1] / "playthroughs" / "tournaments" / "series.toml"
OPENER = 5_000_000
ZONE = {"zone": "America/Denver", "shifts": {"day": "06:00"}}


class House:
    """Two tables and a cage, by a transcript."""

    def __init__(self, journal: Journal | None = None, **policy: Any) -> None:
        self.journal = journal or MemoryJournal()
        self.script = FloorScript(self.journal)
        self.asked = 0
        self.at = "2026-05-04T18:00:00.000000Z"
        for badge, role in (("K1", "key-manager"), ("K2", "key-manager"), ("C1", "cashier"), ("S1", "pit-supervisor")):
            person = {"badge": badge, "name": badge, "licence": f"L-{badge}", "roles": [role]}
            self.floor("register-person", "K1", **person, valid_until="2099-12-31")
        self.floor("set-gaming-day", "K1", **ZONE)
        for table in ("1", "2"):
            self.script.set_up({"set_up": table, **BUSINESS, **policy})
            self.table(table, "sign-in-dealer", dealer=f"D{table}")
            self.table(table, "open-table", opener=OPENER)

    def _ask(self, data: dict[str, Any]) -> None:
        self.asked += 1
        answer = self.script.ask(data, self.at, f"k{self.asked}")
        assert answer.refused is None, answer.refused

    def floor(self, do: str, who: str, **fields: Any) -> None:
        roles = {"K": "key-manager", "C": "cashier", "S": "pit-supervisor"}
        self._ask({"do": do, **fields, "by": {"role": roles[who[0]], "who": who}})

    def table(self, table: str, do: str, **fields: Any) -> None:
        self._ask({"on": table, "do": do, **fields})

    def buys(self, table: str, player: str, amount: int, seat: int = 1, **fields: Any) -> None:
        if (table, seat) not in self.seated():
            self.table(table, "seat-player", seat=seat, player=player)
        self.table(table, "buy-in", seat=seat, amount=amount, **fields)

    def seated(self) -> set[tuple[str, int]]:
        return {(name, seat) for name, writer in self.script.writers.items() for seat in writer.table.seats}

    def book(self) -> CashBook:
        return CashBook(folded(DOMAINS["floor"], self.journal.read("floor"))).read(self.journal)

    def due(self) -> list[tuple[str, str, str, int]]:
        return [(one.day, one.player, one.side, one.amount) for one in self.book().reports()]


@pytest.mark.parametrize(("amount", "reported"), [(1_000_000, False), (1_000_001, True)])
def test_more_than_the_limit_is_reported_and_exactly_the_limit_is_not(amount: int, reported: bool) -> None:
    house = House()
    house.buys("1", "Ann Lee", amount)
    assert house.due() == ([("2026-05-04", "Ann Lee", "in", amount)] if reported else [])


def test_small_ones_at_two_tables_pass_it_together() -> None:
    house = House()
    house.buys("1", "Ann Lee", 990_000)
    assert house.due() == []
    house.buys("2", "Ann Lee", 20_000)
    assert house.due() == [("2026-05-04", "Ann Lee", "in", 1_010_000)]
    (report,) = house.book().reports()
    assert report.due == "2026-05-19"
    assert len(report.transactions) == 2
    house.buys("2", "Bo", 1_000_000, seat=2)
    assert len(house.due()) == 1, "two people are two people"


def test_in_and_out_are_never_netted_nor_added() -> None:
    house = House()
    house.buys("1", "Ann Lee", 600_000)
    house.floor("record-cash", "C1", player="Ann Lee", side="out", amount=600_000, what="chips")
    assert house.due() == []
    house.floor("record-cash", "C1", player="Ann Lee", side="in", amount=400_001, what="chips")
    assert house.due() == [("2026-05-04", "Ann Lee", "in", 1_000_001)]
    house.floor("record-cash", "C1", player="Ann Lee", side="out", amount=400_001, what="chips")
    assert house.due() == [("2026-05-04", "Ann Lee", side, 1_000_001) for side in ("in", "out")]


def test_the_gaming_day_is_the_houses_own() -> None:
    house = House()
    house.at = "2026-05-05T11:59:59.000000Z"  # 05:59:59 where the house stands: still the day before
    house.buys("1", "Ann Lee", 900_000)
    house.at = "2026-05-05T12:00:00.000000Z"
    house.buys("1", "Ann Lee", 900_000)
    assert house.due() == []
    assert {one.day for one in house.book().log()} == {"2026-05-04", "2026-05-05"}
    house.at = "2026-05-05T12:00:01.000000Z"
    house.buys("2", "Ann Lee", 100_001)
    assert house.due() == [("2026-05-05", "Ann Lee", "in", 1_000_001)]


def test_somebody_described_at_one_table_is_joined_with_a_name_later() -> None:
    house = House()
    house.buys("1", "man with a red cap", 700_000)
    house.buys("2", "Ann Lee", 700_000)
    assert house.due() == []
    assert [one[1] for one in house.book().to_ask()] == ["Ann Lee", "man with a red cap"]
    house.at = "2026-05-09T18:00:00.000000Z"
    house.floor("describe-player", "S1", player="man with a red cap", description="about 50, scar", same_as="Ann Lee")
    assert house.due() == [("2026-05-04", "Ann Lee", "in", 1_400_000)]
    assert {one.known_as for one in house.book().log()} == {"Ann Lee", "man with a red cap"}
    house.floor("describe-player", "C1", player="Ann Lee", description="as on the papers", identity="passport X1")
    (report,) = house.book().reports()
    assert report.identity == "passport X1"
    assert list(house.book().to_ask()) == []
    house.floor("file-cash-report", "C1", player="man with a red cap", day="2026-05-04", side="in", reference="F-7")
    assert house.book().reports()[0].filed == "F-7"


def test_one_name_in_other_letters_and_two_with_the_same_papers_are_one_person() -> None:
    house = House()
    house.buys("1", "José Lee", 600_000)
    house.buys("2", "JOSE  LEE", 500_000)
    assert house.due() == [("2026-05-04", "José Lee", "in", 1_100_000)]
    house.floor("record-cash", "C1", player="Bo Park", side="out", amount=900_000, what="chips")
    house.floor("record-cash", "C1", player="Al Stone", side="out", amount=900_000, what="chips")
    assert len(house.due()) == 1
    house.floor("describe-player", "C1", player="Bo Park", description="tall", identity="CO 77-120")
    house.floor("describe-player", "C1", player="Al Stone", description="tall", identity="CO 77-121")
    assert len(house.due()) == 1, "papers of two people"
    house.floor("describe-player", "C1", player="Al Stone", description="tall", identity="co 77 120")
    assert ("2026-05-04", "Bo Park", "out", 1_800_000) in house.due()
    house.floor("file-cash-report", "C1", player="jose lee", day="2026-05-04", side="in", reference="F-8")
    assert [one.filed for one in house.book().reports() if one.side == "in"] == ["F-8"]


def sent(house: House, **fields: Any) -> Any:
    house.asked += 1
    report = {"do": "file-cash-report", "player": "Ann Lee", "day": "2026-05-04", "side": "in", "reference": "F-7"}
    by = {"by": {"role": "cashier", "who": "C1"}}
    return house.script.ask({**report, **fields, **by}, house.at, f"k{house.asked}")


def test_a_report_is_sent_when_it_is_due_and_names_what_it_covers() -> None:
    house = House()
    house.buys("1", "Ann Lee", 1_000_000)
    refused = sent(house).refused
    assert (refused.code, refused.facts["amount"], refused.facts["field"]) == ("report_not_due", 1_000_000, "voluntary")
    assert sent(house, found={"amount": 1}).refused.code == "bad_command", "what it covers is looked up"
    house.buys("1", "Ann Lee", 1)
    (event,) = sent(house).events
    assert event.kind == "cash-report-filed/2"
    (report,) = house.book().reports()
    assert (event.data["amount"], event.data["transactions"]) == (1_000_001, list(report.transactions))
    assert (event.data["voluntary"], event.data["due"], report.filed) == (False, "2026-05-19", "F-7")
    assert sent(house).refused.code == "report_filed"
    house.buys("2", "Ann Lee", 500)
    assert house.book().reports()[0].filed == "", "what came after it is to be reported too"
    assert sent(house, reference="F-8").refused is None
    assert house.book().reports()[0].filed == "F-8"


def test_a_report_may_be_sent_although_nothing_is_due() -> None:
    house = House()
    house.buys("1", "Ann Lee", 400_000)
    (event,) = sent(house, voluntary=True).events
    assert event.data["voluntary"]
    (report,) = house.book().reports()
    assert (report.voluntary, report.late, report.filed) == (True, False, "F-7")


@pytest.mark.parametrize(("day", "late"), [("2026-05-19", False), ("2026-05-20", True)])
def test_after_fifteen_days_a_report_is_late_and_a_finding(day: str, late: bool) -> None:
    house = House()
    house.buys("1", "Ann Lee", 1_000_001)
    house.at = f"{day}T18:00:00.000000Z"
    house.floor("record-cash", "C1", player="Bo", side="in", amount=1, what="chips")
    assert [one.late for one in house.book().reports()] == [late], "not sent by that day"
    assert sent(house).refused is None
    book = house.book()
    assert [one.late for one in book.reports()] == [late]
    assert [(one.kind, one.amount) for one in book.late()] == ([("report-late", 1_000_001)] if late else [])


def test_reports_of_before_cover_all_that_there_was() -> None:
    house = House()
    house.buys("1", "Ann Lee", 1_000_001)
    old = {"by": "C1", "at": house.at, "player": "Ann Lee", "day": "2026-05-04", "side": "in", "reference": "F-1"}
    cause = Cause("old", "0" * 64, Actor("C1", Role.CASHIER), house.at, "")
    new = NewEvent("cash-report-filed", 1, old)
    house.journal.append([Append("floor", house.journal.version("floor"), cause, (new,))])
    assert house.book().reports()[0].filed == "F-1"


def test_what_is_paid_to_somebody_barred_shows_in_the_log() -> None:
    house = House()
    house.floor("record-cash", "C1", player="Zed Kale", side="out", amount=100, what="chips")
    house.at = "2026-05-05T18:00:00.000000Z"
    house.floor("bar-player", "S1", player="Zed Kale", why="cheated", second="K1")
    house.floor("record-cash", "C1", player="zed kale", side="out", amount=100, what="chips")
    house.at = "2026-05-05T19:00:00.000000Z"
    house.floor("lift-bar", "K1", bar=1, why="a mistake", second="K2")
    house.floor("record-cash", "C1", player="Zed Kale", side="out", amount=100, what="chips")
    assert [one.barred for one in house.book().log()] == [0, 1, 0]


def test_two_that_are_each_others_same_are_one_and_end_nothing_in_a_circle() -> None:
    house = House()
    house.buys("1", "Ann", 600_000)
    house.buys("2", "Bo", 600_000)
    house.floor("describe-player", "S1", player="Ann", description="x", same_as="Bo")
    house.floor("describe-player", "S1", player="Bo", description="x", same_as="Ann")
    assert [one[1:] for one in house.due()] == [("Bo", "in", 1_200_000)]


def test_a_receipt_is_no_cash_and_a_slip_counts_when_the_cage_pays_it() -> None:
    house = House()
    house.buys("1", "Ann Lee", 2_000_000, receipt="R-1")
    assert house.book().log() == []
    house.table("1", "cash-out", seat=1)
    assert house.book().log() == [], "a slip is a promise; nobody has paid it"
    paid = NewEvent("slip-redeemed", 1, {"table": "1", "slip": 1, "amount": 2_000_000})
    cause = Cause("redeemed", "0" * 64, Actor("C1", Role.CASHIER), "2026-05-06T18:00:00.000000Z", "")
    house.journal.append([Append("house", house.journal.version("house"), cause, (paid,))])
    assert house.due() == [("2026-05-06", "Ann Lee", "out", 2_000_000)]


def test_what_is_cashed_out_at_the_felt_counts_with_all_its_chips() -> None:
    house = House(policy=on_felt({}))
    house.buys("1", "Ann Lee", 10_000, chip_value=100)
    house.table("1", "cash-out", seat=1)
    assert [(one.side, one.amount, one.table) for one in house.book().log()] == [
        ("in", 10_000, "1"),
        ("out", 10_000, "1"),
    ]


def test_the_house_has_its_own_limits() -> None:
    house = House()
    house.buys("1", "Ann Lee", 299_999)
    assert list(house.book().to_ask()) == []
    house.buys("1", "Ann Lee", 1)
    assert [one[3] for one in house.book().to_ask()] == [300_000]
    house.floor("set-cash-limits", "K1", report_over=299_999, ask_from=100_000, second="K2")
    assert [one[3] for one in house.due()] == [300_000]


def test_fees_and_prizes_of_tournaments_count() -> None:
    journal = MemoryJournal()

    async def held() -> None:
        rules = with_days_as_text(parse(TOURNAMENT.read_text(encoding="utf-8"), TOURNAMENT.name))
        lines = TOURNAMENT.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
        async for _ in run_tournament(rules, lines, "series", journal):
            pass

    asyncio.run(held())
    book = CashBook(folded(DOMAINS["floor"], journal.read("floor"))).read(journal)
    sums = {
        name: sum(one.amount for one in book.log() if (one.what, one.side) == (name, side))
        for name, side in (("entry-fee", "in"), ("buy-in", "in"), ("prize", "out"))
    }
    kept = journal.balances()
    assert sums["entry-fee"] + sums["buy-in"] == -kept["tournament/series/cash/players"] > 0
    assert sums["prize"] == kept["tournament/series/cash/winners"] > 0


def test_what_a_tournament_gives_back_in_cash_counts_for_whoever_has_it() -> None:
    journal = MemoryJournal()

    async def held() -> None:
        rules = with_days_as_text(parse(TOURNAMENT.read_text(encoding="utf-8"), TOURNAMENT.name))
        lines = TOURNAMENT.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
        begun = lines[: next(n for n, line in enumerate(lines) if '"register"' in line) + 1]
        entered = json.loads(begun[-1])
        back = {"event": entered["event"], "entry": 1, "date": entered["date"], "reason": "ill"}
        paid = {"refund": 1, "how": "cash", "receipt": "R-1", "date": entered["date"], "to": "An Heir"}
        more = [{"do": "withdraw-entry", **back}, {"do": "pay-refund", **paid}]
        async for _ in run_tournament(rules, [*begun, *map(json.dumps, more)], "series", journal):
            pass

    asyncio.run(held())
    log = CashBook(folded(DOMAINS["floor"], journal.read("floor"))).read(journal).log()
    assert sum(one.amount for one in log if one.side == "in") == log[-1].amount > 0
    assert (log[-1].what, log[-1].side, log[-1].known_as) == ("refund", "out", "An Heir")


def test_play_money_is_no_cash() -> None:
    house = House(source="recorded")
    house.buys("1", "Ann Lee", 2_000_000)
    assert house.book().log() == []


def test_from_the_command_line_and_names_are_sealed_on_the_disk(tmp_path: Path) -> None:
    where = tmp_path / "day.db"
    with closing(open_journal(str(where))) as journal:
        house = House(journal)
        house.buys("1", "Ann Lee", 1_000_001)
        house.floor("describe-player", "S1", player="Ann Lee", description="a scar", same_as="Zoe Quill")
        house.buys("2", "Bo Low", 1_000_000)
    shown = croupier("register", "cash", str(where)).out
    assert "Zoe Quill: cash in $10,000.01, due by 2026-05-19." in shown
    printed = tmp_path / "report.html"
    asked = ("paper", "cash-report", str(where), "--player", "Ann Lee", "--day", "2026-05-04", "-o", str(printed))
    assert croupier(*asked).code == 0
    sheet = printed.read_text(encoding="utf-8")
    for told in ("Zoe Quill", "Ann Lee", "a scar", "$10,000.01", "2026-05-19", "Cash in", "Cash out", "1021.311"):
        assert told in sheet, told
    assert croupier(*asked[:4], "Bo Low", *asked[5:]).code == 0
    assert "2026-05-19" not in printed.read_text(encoding="utf-8"), "nothing is due of exactly the limit"
    nobody = croupier(*asked[:4], "Nobody", *asked[5:])
    assert "Nothing in cash is on record" in nobody.err
    log = tmp_path / "log.pdf"
    assert croupier("paper", "cash-log", str(where), "--day", "2026-05-04", "-o", str(log)).code == 0
    assert log.read_bytes().startswith(b"%PDF")
    told = croupier("register", "cash", str(where), "--day", "2026-05-04", "--json").json
    assert (told["currency"], told["report_over"], len(told["reports"])) == ("USD", 1_000_000, 1)
    csv = croupier("register", "cash", str(where), "--csv").out
    assert "amount (USD)" in csv.splitlines()[0]
    assert ",10000.01," in csv
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("day.db*") if file.suffix != ".keys")
    for secret in (b"Ann Lee", b"Zoe Quill", b"a scar"):
        assert secret not in kept
