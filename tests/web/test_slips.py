"""Slips at the cage: one sequence for the house, a code on each, redeemed once, and what a void one is worth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.web_support import Server, open_a_table, serving

from croupier.journal import Append, Cause, NewEvent
from croupier.live.tables import Floor
from croupier.live.tables.slips import LETTERS
from croupier.rules import Actor, Role


def two_tables(floor: Floor) -> None:
    open_a_table(floor, "1")
    open_a_table(floor, "2")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("slips"), tables=two_tables) as running:
        yield running


def ask(client: httpx.Client, key: str, table: str = "1", **command: Any) -> httpx.Response:
    return client.post(f"/api/tables/{table}/commands", json={"key": key, "command": command})


def agreed(server: Server, asked: httpx.Response, second: str = "C1") -> Any:
    """What takes two people, when the other one has agreed: done, or refused all the same, or refused at once."""
    approval = asked.json().get("approval")
    if approval is None:
        return asked.json()
    body = {"digest": approval["digest"]}
    done = server.client(second).post(f"/api/approvals/{approval['id']}/confirm", json=body).json()
    return done.get("done", done)


def cashed_out(server: Server, seat: int, table: str = "1") -> tuple[int, str]:
    """By the terminal itself, which is told the code; money comes in first where there is none."""
    asked = f"{table}/{seat}/{server.client('A1').get('/api/slips').json()['total']}"
    ask(server.client("C1"), f"in/{asked}", table, do="buy-in", seat=seat, amount=5000)
    with server.live(server.terminal(seat, table), table) as terminal:
        (answered,) = terminal.done(do="cash-out", seat=seat)["events"]
        while not (own := terminal.next("mine").get("events")):
            pass
    (told,) = own
    assert answered["data"] == told["data"], "in the answer, and in the seat's own frame, which the page shows"
    return answered["data"]["slip"], answered["data"]["code"]


def redeem(server: Server, code: str, window: str = "", who: str = "C1") -> httpx.Response:
    return server.client(who).post("/api/slips/redeem", json={"code": code, "window": window})


def alerts(server: Server) -> list[tuple[str, str]]:
    told = server.client("S1").get("/api/pit").json()["alerts"]
    return sorted((one["table"], one["facts"]["number"]) for one in told if one["kind"] == "slip-refused")


def test_one_sequence_for_all_tables_and_kinds(server: Server) -> None:
    pit = server.client("S1")
    first, _ = cashed_out(server, 1)
    filled = agreed(server, ask(pit, "f1", "2", do="fill-table", amount=700))["events"][0]["data"]
    assert filled == {"slip": first + 1, "amount": 700, "second": "C1"}
    credited = agreed(server, ask(pit, "c1", do="credit-table", amount=300))["events"][0]["data"]
    assert credited["slip"] == first + 2
    assert cashed_out(server, 1, "2")[0] == first + 3
    refused = agreed(server, ask(pit, "bad", do="credit-table", amount=10**12))
    assert refused["code"] == "float_short", "what is refused takes no number"
    listed = server.client("A1").get("/api/slips").json()["rows"]
    assert [(one["slip"], one["table"], one["kind"]) for one in listed[:4]] == [
        (first + 3, "2", "cash-out"), (first + 2, "1", "credit"), (first + 1, "2", "fill"), (first, "1", "cash-out"),
    ]  # fmt: skip
    page = server.client("A1").get("/api/slips?limit=3").json()
    assert page["rows"] == listed[:3]
    assert server.client("A1").get("/api/slips", params={"after": page["next"]}).json()["rows"] == listed[3:]


def test_the_cage_redeems_a_slip_once_by_its_code(server: Server) -> None:
    before = alerts(server)
    number, code = cashed_out(server, 2)
    typed = f" {number}-{code.split('-', 1)[1].replace('-', ' ').lower()} "
    slip = redeem(server, typed, "window 2")
    assert slip.status_code == 200, slip.text
    assert (slip.json()["redeemed_by"], slip.json()["window"], slip.json()["amount"]) == ("C1", "window 2", 15_000)
    again = redeem(server, code, "window 1")
    assert (again.status_code, again.json()["code"]) == (409, "slip_redeemed")
    day, time = slip.json()["redeemed_at"][:10], slip.json()["redeemed_at"][11:19]
    assert again.json()["message"] == f"Slip {number} was redeemed on {day} at {time} by C1, window 2."
    assert alerts(server) == sorted([*before, ("1", str(number))]), "whoever presents a slip again is an alert"
    found = server.client("A1").get("/api/floor/findings").json()["rows"]
    assert ("slip-twice", [f"1/{number}", "C1", "C1"]) in [(one["kind"], one["names"]) for one in found]


def test_a_slip_of_the_pen_is_told_from_a_forgery(server: Server) -> None:
    before = alerts(server)
    number, code = cashed_out(server, 3)
    good = code.split("-", 1)[1].replace("-", "")
    for place in range(len(good)):
        other = LETTERS[(LETTERS.index(good[place]) + 1) % 31]
        wrong = redeem(server, f"{number}-{good[:place]}{other}{good[place + 1 :]}")
        assert (wrong.status_code, wrong.json()["code"], wrong.json()["facts"]["field"]) == (422, "bad_code", "code")
    for text in ("17", "-", "x-7KQ2-M9XC", f"{number + 1}-{good}", f"{number}-{good[1]}{good[0]}{good[2:]}"):
        if text != f"{number}-{good}":
            assert redeem(server, text).json()["code"] == "bad_code"
    assert alerts(server) == before, "somebody has to look again, and that is all"
    answers = [redeem(server, f"{number}-0123456{last}") for last in LETTERS]
    (forged,) = (answer for answer in answers if answer.json()["code"] != "bad_code")
    assert (forged.status_code, forged.json()["code"]) == (404, "no_such_slip")
    assert alerts(server) == sorted([*before, ("", str(number))]), "a code that only a forger can have"
    by_number = server.client("C1").post(f"/api/slips/1/{number}/redeem")
    assert by_number.json()["code"] == "code_needed", "the number alone is worth nothing"
    assert redeem(server, code).status_code == 200


def test_a_void_slip_keeps_its_number_and_another_is_given_for_it(server: Server) -> None:
    number, code = cashed_out(server, 1)
    pit = server.client("S1")

    def void(slip: int, reason: str, table: str = "1") -> Any:
        return agreed(server, ask(pit, f"void/{slip}/{reason}", table, do="void-slip", slip=slip, reason=reason))

    assert void(number, "?")["code"] == "reason_missing"
    (voided,) = void(number, "the printer tore it")["events"]
    assert voided["data"] == {
        "slip": number, "kind": "cash-out", "amount": 5_000, "reason": "the printer tore it", "second": "C1",
        "instead": number + 1,
    }  # fmt: skip
    refused = redeem(server, code)
    assert (refused.status_code, refused.json()["code"]) == (409, "slip_void")
    assert ("1", str(number)) in alerts(server)
    new = server.house.floor.slips.code(number + 1)
    paid = redeem(server, new)
    assert (paid.json()["instead"], paid.json()["amount"]) == (number, 5_000)
    for slip, why in ((number, "slip_void"), (number + 1, "slip_done"), (10**6, "no_such_slip")):
        again = void(slip, "once more")
        assert (again["code"], again["facts"]["field"]) == (why, "slip")
    assert void(number, "of another table", "2")["code"] == "no_such_slip"


def test_a_fill_is_asked_for_and_then_received(server: Server) -> None:
    pit = server.client("S1")
    (asked,) = ask(pit, "rf", "2", do="request-fill", amount=900).json()["events"]
    slip = asked["data"]["slip"]
    tray = server.house.floor.tables["2"].view.books["float"]
    code = server.house.floor.slips.code(slip)
    assert redeem(server, code).json()["kind"] == "fill", "the cage hands the chips out against the slip"
    closing = ask(pit, "close", "2", do="close-table", closer=tray)
    assert closing.json()["code"] == "slips_under_way"
    for fields, why in (
        ({"slip": slip + 1000}, "no_such_slip"),
        ({"slip": slip, "amount": 800}, "slip_differs"),
    ):
        assert agreed(server, ask(pit, f"r/{why}", "2", do="fill-table", **fields))["code"] == why
    void = {"do": "void-slip", "slip": slip, "reason": "nobody needs it"}
    for key, command in (("credit", {"do": "credit-table", "slip": slip}), ("void", void)):
        refused = agreed(server, ask(pit, key, "2", **command))
        assert refused["code"] == "slip_done", "it is no credit, and its chips are on their way"
    (filled, *_) = agreed(server, ask(pit, "done", "2", do="fill-table", slip=slip))["events"]
    assert filled["data"] == {"slip": slip, "amount": 900, "second": "C1"}
    assert server.house.floor.tables["2"].view.books["float"] == tray + 900
    assert agreed(server, ask(pit, "again", "2", do="fill-table", slip=slip))["code"] == "slip_done"
    assert server.client("A1").get(f"/api/slips/2/{slip}").json()["kind"] == "fill"


def test_what_was_redeemed_stays_so_after_a_restart_and_the_numbers_go_on(tmp_path: Path) -> None:
    """In a house whose terminals had numbers of their own before it had a book of slips, and no codes."""

    def as_it_was(floor: Floor) -> None:
        writer = open_a_table(floor)
        cause = Cause("old", "d" * 64, Actor("P1", Role.PLAYER), floor.now(), "")
        old = NewEvent("cashed-out", 1, {"seat": 1, "chips": 10_000, "value": 0, "slip": 17})
        floor.journal.append([Append("table/1", writer.version, cause, (old,))])

    with serving(tmp_path, tables=as_it_was) as server:
        number, code = cashed_out(server, 2)
        assert number == 18
        assert redeem(server, code).status_code == 200
        cashier = server.client("C1")
        assert cashier.get("/api/slips/1/17").json()["redeemed"] is False
        assert cashier.post("/api/slips/1/17/redeem").json()["redeemed_by"] == "C1"
        assert cashier.post("/api/slips/1/17/redeem").json()["code"] == "slip_redeemed"
        assert cashier.post("/api/slips/1/3/redeem").status_code == 404
    with serving(tmp_path) as server:
        assert redeem(server, code).json()["code"] == "slip_redeemed"
        assert server.client("C1").post("/api/slips/1/17/redeem").json()["code"] == "slip_redeemed"
        assert cashed_out(server, 3)[0] == 19
