"""What takes two different people: each action, and every way in which the second person's word does not count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support import on_felt
from tests.web.web_support import AWAY, KEYS, LOOSE, Calendar, Server, open_a_table, serving

from croupier.register import COMMANDS as FLOOR_COMMANDS
from croupier.table.snapshot import freeze
from croupier.tournament import COMMANDS as TOURNAMENT_COMMANDS
from croupier.web.by_two import ACTIONS as DOES
from croupier.web.door.access import TWO_PERSON

WALL = Calendar()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("two")
    with serving(folder, replace(LOOSE, demo=False), tables=open_a_table, wall=WALL) as server:
        with server.live(server.client("D1")) as dealer:
            dealer.done(do="open-betting")
            dealer.done(do="spin-ball")
            dealer.done(do="call-no-more-bets", wave=True)
        yield server


def command(**command: Any) -> tuple[str, dict[str, Any]]:
    return "/api/tables/1/commands", {"key": str(command), "command": command}


NEWCOMER = {"badge": "X7", "name": "Nan", "roles": ["dealer"], "licence": "L-7", "valid_until": "2040-12-31"}

# Who asks, for what, and who may confirm it; one for each action of the house and of a table that takes two people.
ACTIONS: dict[str, tuple[str, tuple[str, dict[str, Any]], str]] = {
    "fill-table": ("S1", command(do="fill-table", amount=5000), "C1"),
    "credit-table": ("S1", command(do="credit-table", amount=4000), "G1"),
    "void-slip": ("S1", command(do="void-slip", slip=1, reason="torn"), "C1"),
    "change-limits": ("S1", command(do="change-limits", limits={"all": {"min": 100, "max": 900}}), "K1"),
    "change-tips": ("S1", command(do="change-tips", wager_max=500), "K1"),
    "change-options": ("S1", command(do="change-options", option="in-prison"), "S2"),
    "change-chips": ("S1", command(do="change-chips", sets=[], value=[]), "K1"),
    "load-variations": ("S1", command(do="load-variations", variations=[]), "S2"),
    "make-ruling": ("S1", command(do="make-ruling", instruction="void", reason="a coin on the wheel"), "K1"),
    "correct-result": ("S1", command(do="correct-result", number="8", reason="read wrongly"), "S2"),
    "add-person": ("K1", ("/api/people", {"badge": "X9", "name": "Nan", "roles": ["dealer"]}), "K2"),
    "grant-roles": ("K1", ("/api/people/M1/roles", {"roles": ["maintenance", "security"]}), "K2"),
    "renew-code": ("K1", ("/api/people/O1/new-code", {}), "K2"),
    "set-up-table": (
        "S1",
        ("/api/tables", {"table": "7", "policy": on_felt({"rulebook": "house", "wheel": "double-zero"})}),
        "K1",
    ),
    "begin-staff": ("K1", ("/api/beginning/staff", {"staff": [NEWCOMER]}), "K2"),
    "begin-table": (
        "K1",
        ("/api/beginning/tables", {"table": "8", "rulebook": "house", "wheel": "double-zero", "serial": "W-8"}),
        "S1",
    ),
    "enrol-terminal": ("T1", ("/api/terminals/confirm", {}), "S1"),
}


def ask(server: Server, action: str) -> httpx.Response:
    who, (address, body), _ = ACTIONS[action]
    if action == "enrol-terminal":
        body = {"code": server.client().post("/api/terminals", json={"table": "1", "seat": 3}).json()["code"]}
    return server.client(who).post(address, json=body)


def confirm(server: Server, who: str, approval: dict[str, Any], **body: Any) -> httpx.Response:
    return server.client(who).post(
        f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"], **body}
    )


def house_events(server: Server) -> list[tuple[str, dict[str, Any]]]:
    return [(event.name, event.data) for event in server.house.journal.read("house")]


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def test_every_action_of_a_table_and_of_the_house_is_here() -> None:
    """The floor's office and tournaments have their own tests, and so have forgetting and disputes."""
    elsewhere = {*FLOOR_COMMANDS, *TOURNAMENT_COMMANDS, "forget-person", "decide-dispute"}
    assert set(TWO_PERSON) - elsewhere == set(ACTIONS)
    assert set(DOES) == set(TWO_PERSON), "and each folder says how its own are done"


@pytest.mark.parametrize("action", ACTIONS)
def test_the_second_word_counts_only_from_somebody_else_now_and_for_exactly_this(server: Server, action: str) -> None:
    before = freeze(server.house.floor.tables["1"].view)
    people = dict(server.house.people.roll.people)
    terminals = dict(server.house.people.roll.terminals)
    asked = ask(server, action)
    assert asked.status_code == 202, asked.text
    approval = asked.json()["approval"]
    first, _, second = ACTIONS[action]
    seen = len(house_events(server))
    assert (approval["action"], approval["asked_by"]) == (action, first)
    assert 1000 < approval["seconds_left"] <= 1200
    for who, changed, code in (
        (first, {}, "second_person_needed"),
        ("A1", {}, "role_not_allowed"),
        (second, {"digest": "0" * 64}, "approval_differs"),
    ):
        assert refused(confirm(server, who, approval, **changed)) == code
    stale = server.client(second)
    for session in server.house.sessions.all():
        session.verified -= AWAY if session.who == second else 0
    late = stale.post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    assert refused(late) == "passphrase_needed"
    journaled = [(name, data["why"]) for name, data in house_events(server)[seen:] if name == "approval-refused"]
    assert [why for _, why in journaled] == [
        "second_person_needed", "role_not_allowed", "approval_differs", "passphrase_needed",
    ]  # fmt: skip
    assert freeze(server.house.floor.tables["1"].view) == before
    assert dict(server.house.people.roll.people) == people
    assert dict(server.house.people.roll.terminals) == terminals
    listed = [waiting["id"] for waiting in server.client(second).get("/api/approvals").json()]
    assert approval["id"] in listed
    assert server.client(second).post(f"/api/approvals/{approval['id']}/refuse").json() == {"refused": True}
    assert house_events(server)[-1][1]["why"] == "refused"
    assert refused(confirm(server, second, approval)) == "no_such_approval"


DONE = ["fill-table", "change-limits", "add-person", "renew-code", "enrol-terminal", "set-up-table"]


@pytest.mark.parametrize("action", DONE)
def test_confirmed_by_somebody_else_it_is_done_once(server: Server, action: str) -> None:
    approval = ask(server, action).json()["approval"]
    second = ACTIONS[action][2]
    if action == "change-limits":  # not while the ball runs: the table itself refuses it, after both have asked
        assert refused(confirm(server, second, approval)) not in ("second_person_needed", "role_not_allowed")
        return
    done = confirm(server, second, approval)
    assert done.status_code == 200, done.text
    assert done.json()["action"] == action
    assert refused(confirm(server, second, approval)) == "no_such_approval"
    assert [data["approval"] for name, data in house_events(server) if name == "approval-confirmed"][-1] == approval[
        "id"
    ]


def test_it_is_over_after_two_minutes(server: Server) -> None:
    approval = ask(server, "credit-table").json()["approval"]
    WALL.ahead += timedelta(seconds=1201)
    assert refused(confirm(server, "K1", approval)) == "no_such_approval"
    assert server.client("K1").get("/api/approvals").json() == []
    assert house_events(server)[-1][0] in ("approval-refused", "signed-in")


def test_it_is_over_when_the_one_who_asked_signs_out(server: Server) -> None:
    first = server.client("S2")
    address, body = command(do="fill-table", amount=77)
    approval = first.post(address, json=body).json()["approval"]
    first.delete("/api/session")
    assert refused(confirm(server, "C1", approval)) == "no_such_approval"


def test_the_first_must_have_given_the_passphrase_just_now_too(server: Server) -> None:
    client = server.client("S2")
    for session in server.house.sessions.all():
        session.verified -= AWAY if session.who == "S2" else 0
    address, body = command(do="fill-table", amount=78)
    assert refused(client.post(address, json=body)) == "passphrase_needed"
    assert house_events(server)[-1][0] == "approval-refused"


def test_whoever_may_not_ask_is_told_at_once_and_nobody_has_to_confirm(server: Server) -> None:
    waiting = len(server.client("K1").get("/api/approvals").json())
    address, body = command(do="fill-table", amount=79)
    assert refused(server.client("D1").post(address, json=body)) == "role_not_allowed"
    assert len(server.client("K1").get("/api/approvals").json()) == waiting
    table = list(server.house.journal.read("table/1"))
    assert table[-1].name == "command-refused"


def test_a_second_person_named_in_the_command_does_not_count(server: Server) -> None:
    address, body = command(do="fill-table", amount=80, second="C1")
    assert refused(server.client("S1").post(address, json=body)) == "bad_command"


def test_only_those_concerned_see_it_and_may_stop_it(server: Server) -> None:
    approval = ask(server, "credit-table").json()["approval"]
    assert approval["id"] not in [one["id"] for one in server.client("D1").get("/api/approvals").json()]
    assert refused(server.client("D1").post(f"/api/approvals/{approval['id']}/refuse")) == "role_not_allowed"
    assert approval["id"] in [one["id"] for one in server.client("A1").get("/api/approvals").json()]
    assert server.client("S1").post(f"/api/approvals/{approval['id']}/refuse").status_code == 200
    assert house_events(server)[-1] == (
        "approval-taken-back",
        {"approval": approval["id"], "action": "credit-table", "digest": approval["digest"]},
    )


def test_a_ruling_that_voids_nothing_takes_one_and_nobody_is_called_for_what_nobody_can_sign(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        supervisor = server.client("S1")

        def asks(**fields: Any) -> httpx.Response:
            address, body = command(**fields)
            return supervisor.post(address, json=body)

        for wrong, code in (
            (dict[str, Any](do="change-limits", limits={"all": {"min": 500, "max": 100}}), "bad_limits"),
            (dict[str, Any](do="change-limits", limits={"middle": {"min": 100, "max": 500}}), "unknown_key"),
            (dict[str, Any](do="change-options", option="la-partage"), "option_not_permitted"),
        ):
            assert refused(asks(**wrong)) == code
        assert asks(do="suspend-table", reason="a look").status_code == 200
        for nothing, code in (
            (dict[str, Any](do="make-ruling", instruction="void", reason=""), "reason_needed"),
            (dict[str, Any](do="fill-table", amount=0), "bad_amount"),
            (dict[str, Any](do="void-slip", slip=1, reason=" "), "reason_missing"),
        ):
            assert refused(asks(**nothing)) == code
            assert list(server.house.journal.read("table/1"))[-1].name == "command-refused"
        assert server.client("S2").get("/api/approvals").json() == []
        assert asks(do="make-ruling", instruction="go-on", reason="all is well").status_code == 200


def test_a_correction_is_of_the_result_that_was_seen_and_a_ruling_of_the_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second person confirms when the game has gone on: the next result and the next hold are not meant."""
    monkeypatch.setattr("tests.web.web_support.TERMINALS", frozenset())
    with serving(tmp_path, replace(LOOSE, demo=False), tables=open_a_table) as server:
        first, second = server.client("S1"), server.client("S2")

        def does(client: httpx.Client, **fields: Any) -> Any:
            body = {"key": f"t{next(KEYS)}", "command": fields}
            answer = client.post("/api/tables/1/commands", json=body)
            assert answer.status_code in (200, 202), answer.text
            return answer.json().get("approval")

        dealer = server.client("D1")
        does(dealer, do="open-betting")

        def spin(number: str) -> None:
            does(dealer, do="spin-ball")
            does(dealer, do="call-no-more-bets", wave=True)
            does(dealer, do="declare-result", number=number, turns=5)

        spin("7")
        correction = does(first, do="correct-result", number="8", reason="read wrongly")
        other = does(second, do="correct-result", number="9", reason="read wrongly")
        address, body = command(do="place-dolly", number="7")
        assert refused(dealer.post(address, json=body)) == "correction_waits"
        assert confirm(server, "S1", other).status_code == 200
        assert refused(confirm(server, "S2", correction)) == "approval_differs", "7 was to become 8, and it is 9"
        assert server.house.floor.tables["1"].view.result == "9"
        does(dealer, do="place-dolly", number="9")
        for step in ("collect-losers", "remove-dolly"):
            does(dealer, do=step)
        spin("20")
        assert server.house.floor.tables["1"].view.result == "20"
        does(first, do="suspend-table", reason="a coin on the wheel")
        ruling = does(first, do="make-ruling", instruction="void", reason="a coin on the wheel")
        does(second, do="make-ruling", instruction="go-on", reason="it was a button")
        does(dealer, do="carry-out-ruling")
        does(second, do="confirm-observed")
        does(second, do="resume-table")
        does(second, do="suspend-table", reason="a quarrel")
        assert refused(confirm(server, "S2", ruling)) == "approval_differs"
        ruling = does(first, do="make-ruling", instruction="void", reason="a quarrel")
        assert confirm(server, "S2", ruling).status_code == 200
        results = server.house.hubs["1"].results
        assert list(results) == ["9", "20"]
        does(dealer, do="carry-out-ruling")
        does(first, do="confirm-observed")
        does(second, do="resume-table")
        assert list(results) == ["9"], "a result that was ruled void is none"
        told = dealer.get("/api/tables/1/statistics").json()
        assert [one["number"] for one in told["results"]] == ["9"]
        newest = dealer.get("/api/tables/1/rounds").json()[0]
        assert (newest["result"], newest["corrected"]) == (None, ["20"])


def test_a_new_table_is_checked_before_anybody_confirms_it_and_then_stands_closed(server: Server) -> None:
    supervisor, policy = server.client("S1"), on_felt({"rulebook": "house", "wheel": "double-zero"})
    for wrong, code in (
        ({"table": "1", "policy": policy}, "table_taken"),
        ({"table": "9", "policy": {**policy, "rulebook": "/etc/hostname.toml"}}, "bad_table"),
        ({"table": "9", "policy": {**policy, "limits": {"all": {"min": 5, "max": 1}}}}, "bad_policy"),
        ({"table": "9", "policy": {**policy, "chips": {}}}, "bad_policy"),
        ({"table": "9", "policy": policy, "automation": "automatic"}, "bad_table"),
        ({"table": "9", "policy": policy, "automation": "automatic", "source": "random"}, "bad_table"),
        ({"table": "a/b", "policy": policy}, "bad_request"),
    ):
        assert refused(supervisor.post("/api/tables", json=wrong)) == code, wrong
    approval = supervisor.post("/api/tables", json={"table": "9", "policy": policy}).json()["approval"]
    made = confirm(server, "S2", approval).json()["done"]
    assert (made["table"], made["phase"], made["rulebook"]) == ("9", "closed", "house")
    assert "9" in [table["table"] for table in server.client().get("/api/tables").json()]
    with server.live(supervisor, "9") as live:
        assert live.next("snapshot")["phase"] == "closed"


def test_a_dispute_takes_a_second_supervisor_above_the_amount_that_the_house_has_set(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        first, table = server.client("S1"), server.house.floor.tables["1"]

        def asks(**command: Any) -> httpx.Response:
            key = str(command)
            return first.post("/api/tables/1/commands", json={"key": key, "command": command})

        for number, amount in enumerate((100_00, 100_01), start=1):
            assert asks(do="open-dispute", seat=1, what="short", amount=amount).status_code == 200
            decided = asks(do="decide-dispute", dispute=number, decision="pay", reason="it was")
            assert decided.status_code == (200 if number == 1 else 202), decided.text
        approval = decided.json()["approval"]
        assert table.view.disputes, "nothing is paid yet"
        assert refused(confirm(server, "S1", approval)) == "second_person_needed"
        assert confirm(server, "S2", approval).status_code == 200
        assert not table.view.disputes
        *_, paid = (one for one in server.house.journal.read("table/1") if one.name == "dispute-decided")
        assert (paid.who, paid.data["second"], paid.data["amount"]) == ("S1", "S2", 100_01)
        beyond = {"do": "decide-dispute", "decision": "pay", "reason": "a friend", "amount": 2_000_00}
        asks(do="open-dispute", seat=1, what="one dollar", amount=1_00)
        assert refused(asks(dispute=3, **beyond)) == "beyond_the_claim"
