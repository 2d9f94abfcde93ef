"""A house whose money is not in dollars: chosen once, on record, and written so wherever money is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.paper.paper_support import text_of
from tests.support import croupier
from tests.web.test_serve import running, serve
from tests.web.web_support import LOOSE, Server, open_a_table, serving

from croupier.journal.port import size_of
from croupier.live.tables import Floor
from croupier.web.door.settings import Settings
from croupier.web.server import open_house

CLASSIC = """
[[table]]
table = "8"
[table.policy]
rulebook = "classic"
wheel = "single-zero"
limits.all = {min = 250, max = 123450}
terminals = {count = 1, central_screen = true}
"""
COLORADO = """
[[table]]
table = "9"
policy = {rulebook = "colorado", wheel = "single-zero", terminals = {count = 1, central_screen = true}}
"""


def classic(floor: Floor) -> None:
    open_a_table(floor, rulebook="classic")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(tmp_path_factory.mktemp("yen"))


@pytest.fixture(scope="module")
def yen(folder: Path) -> Iterator[Server]:
    with serving(folder, replace(LOOSE, currency="JPY"), tables=classic) as server:
        yield server


def test_the_journal_begins_with_the_currency_and_pages_are_told(yen: Server) -> None:
    first = next(yen.house.journal.read_all(limit=1))
    assert (first.stream, first.kind, first.data) == ("house", "currency-chosen/1", {"currency": "JPY", "digits": 0})
    assert yen.client().get("/api/session").json()["currency"] == {"code": "JPY", "digits": 0}


def test_a_round_in_yen_is_told_refused_and_printed_in_yen(yen: Server) -> None:
    pit, cage = yen.client("S1"), yen.client("C1")
    for client, command in (
        (pit, {"do": "seat-player", "seat": 9, "player": "Nine"}),
        (cage, {"do": "buy-in", "seat": 9, "amount": 20_500, "chip_value": 100}),
    ):
        body = {"key": command["do"], "command": command}
        assert client.post("/api/tables/1/commands", json=body).status_code == 200
    with yen.live(yen.client("D1")) as dealer, yen.live(yen.terminal(9)) as nine:
        dealer.done(do="open-betting")
        refused = nine.ask(do="place-wager", seat=9, bet="red", stake=60_000)
        assert refused["message"] == "Seat 9 has ¥20,500 in chips, ¥39,500 too few."
        nine.done(do="place-wager", seat=9, bet="red", stake=10_500)
        dealer.done(do="spin-ball")
        dealer.done(do="call-no-more-bets", wave=True)
        dealer.done(do="declare-result", number="1", turns=6)
        nine.wait_event("seat-paid")
    told = yen.client("S1").get("/api/tables/1/rounds/1", params={"lang": "de"}).json()
    assert any("10.500\N{NO-BREAK SPACE}¥" in line for line in told["told"])
    shift = yen.client("S1").get("/api/tables/1/forms/session/1", params={"lang": "de"})
    assert "50.500 ¥" in text_of(shift.content)


def test_what_the_register_refuses_is_in_yen_too(yen: Server) -> None:
    """Its desk decides in a thread of its own."""
    office, person = yen.client("K1"), {"name": "Kay", "valid_until": "2066-01-01"}
    for badge, role in (("K1", "key-manager"), ("C1", "cashier")):
        command = {"do": "register-person", "badge": badge, "licence": badge, "roles": [role], **person}
        assert office.post("/api/floor/commands", json={"key": badge, "command": command}).status_code == 200
    tips = {"do": "share-tips", "amount": 999, "to": "D1"}
    answer = yen.client("C1").post("/api/floor/commands", json={"key": "tips", "command": tips})
    assert answer.json()["message"] == "The tip pool has ¥0."


def test_the_lab_prints_in_yen(yen: Server) -> None:
    slip = {"rulebook": "classic", "wheel": "single-zero", "bets": [{"bet": "red", "stake": 12_345}]}
    answer = yen.client().post("/api/lab/sheet", json={**slip, "spins": 10, "language": "en"})
    assert answer.status_code == 200, answer.text
    assert "¥12,345" in text_of(answer.content)


def test_no_table_of_a_text_that_names_dollars(yen: Server, tmp_path: Path) -> None:
    policy = {"rulebook": "colorado", "wheel": "single-zero"}
    refused = yen.client("S1").post("/api/tables", json={"table": "9", "policy": policy})
    assert (refused.status_code, refused.json()["code"]) == (409, "currency_differs")
    assert refused.json()["message"] == "The rulebook colorado counts in USD; the money of this house is in JPY."
    assert refused.json()["facts"]["reading"] == "C12"
    command = {"do": "publish-rules", "rules": {"name": "Spring"}}
    body = {"key": "spring", "command": command}
    assert yen.client("O1").post("/api/tournaments/spring/commands", json=body).json()["code"] == "currency_differs"
    (file := tmp_path / "tables.toml").write_text(CLASSIC + COLORADO, encoding="utf-8")
    db = tmp_path / "j.sqlite"
    told = serve("--db", str(db), "--currency", "EUR", "--tables", str(file))
    assert (told.code, told.err.partition(":")[0]) == (2, "currency_differs")
    assert "table-set-up" not in croupier("journal", "export", str(db)).out, "neither of the two"


def test_the_journal_tells_its_currency(yen: Server) -> None:
    shown = croupier("journal", "reconcile", yen.house.settings.db)
    assert "Money is in JPY (Japanese yen, counted in yen)." in shown.out
    assert "¥20,500" in shown.out
    assert "$" not in shown.out


def test_a_house_that_the_command_line_begins(tmp_path: Path) -> None:
    (file := tmp_path / "tables.toml").write_text(CLASSIC, encoding="utf-8")
    with running("--db", str(tmp_path / "j.sqlite"), "--currency", "EUR", "--tables", str(file)) as (_, address):
        sign = httpx.get(f"{address}/api/tables/8/paper/sign", params={"as": "html", "lang": "de"}, trust_env=False)
    assert "2,50\N{NO-BREAK SPACE}€ – 1.234,50\N{NO-BREAK SPACE}€" in sign.text


def test_a_house_keeps_the_currency_that_it_began_with(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "j.sqlite"), currency="EUR")
    for later in (settings, replace(settings, currency=""), replace(settings, currency="eur")):
        house = open_house(later)
        assert house.floor.currency.code == "EUR"
        assert size_of(house.journal) == 1
        house.store.close()
        house.journal.close()
    told = serve("--db", settings.db, "--currency", "GBP")
    why = "The money of this house is in EUR, and has been since it began; it cannot be in GBP."
    assert (told.code, told.out, told.err) == (2, "", f"currency_differs: {why}\n")
    assert "no_such_currency" in serve("--db", settings.db, "--currency", "DEM").err
    assert "demo_in_dollars" in serve("--demo", "--currency", "EUR").err
    header = '{"rulebook": "colorado", "wheel": "single-zero"}'
    script = croupier("script", "-", "--db", settings.db, "--json", stdin=header)
    assert script.json["code"] == "currency_differs", "whoever sets a table up, and however"
