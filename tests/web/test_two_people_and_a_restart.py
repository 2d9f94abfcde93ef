"""What waits for a second person is in the journal: after a restart it waits on, for the time that is left to it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.floor_office.office_support import Office, closed_table, equipped, job
from tests.support import on_felt
from tests.web.web_support import LOOSE, PASSPHRASE, Calendar, Server, open_a_table, serving

from croupier.domain import command_digest
from croupier.journal import Append, Cause, NewEvent, Unknown
from croupier.live.replay import DOMAINS, events_of
from croupier.live.tables import Floor
from croupier.people.staff.events import RolesGranted
from croupier.rules import Actor, Role
from croupier.web.by_two import ACTIONS
from croupier.web.door.errors import asked_with
from croupier.web.tables.by_two import at_the_table

REAL = replace(LOOSE, demo=False)
ASKED: dict[str, tuple[str, str, dict[str, Any], str]] = {
    "fill-table": ("S1", "/api/tables/1/commands", {"key": "k", "command": {"do": "fill-table", "amount": 500}}, "C1"),
    "add-person": ("K1", "/api/people", {"badge": "X9", "name": "Nan", "roles": ["dealer"]}, "K2"),
    "grant-roles": ("K1", "/api/people/M1/roles", {"roles": ["maintenance", "security"]}, "K2"),
    "renew-code": ("K1", "/api/people/O1/new-code", {}, "K2"),
    "set-up-table": (
        "S1",
        "/api/tables",
        {"table": "7", "policy": on_felt({"rulebook": "house", "wheel": "double-zero"})},
        "K1",
    ),
}


def ask(server: Server, action: str = "fill-table") -> dict[str, Any]:
    who, address, body, _ = ASKED[action]
    answer = server.client(who).post(address, json=body)
    assert answer.status_code == 202, answer.text
    return dict(answer.json()["approval"])


def confirm(client: httpx.Client, approval: dict[str, Any], **body: Any) -> httpx.Response:
    address = f"/api/approvals/{approval['id']}/confirm"
    return client.post(address, json={"digest": approval["digest"], **body})


def told(server: Server) -> list[tuple[str, dict[str, Any]]]:
    return [(event.name, event.data) for stream in ("people", "house") for event in server.house.journal.read(stream)]


def done(server: Server) -> dict[str, bool]:
    """Which of them were done."""
    people = server.house.people.roll.people
    return {
        "fill-table": any(event.name == "table-filled" for event in server.house.journal.read("table/1")),
        "add-person": "X9" in people,
        "grant-roles": any(name == "roles-granted" for name, _ in told(server)),
        "renew-code": any(name == "code-renewed" for name, _ in told(server)),
        "set-up-table": "7" in server.house.floor.tables,
    }


@pytest.mark.parametrize("action", ASKED)
def test_confirmed_after_a_restart_it_is_done_once(tmp_path: Path, action: str) -> None:
    wall = Calendar()
    with serving(tmp_path, REAL, tables=open_a_table, wall=wall) as server:
        approval = ask(server, action)
        assert not any(done(server).values())
    wall.ahead += timedelta(seconds=600)
    with serving(tmp_path, REAL, wall=wall) as server:
        second = server.client(ASKED[action][3])
        (waiting,) = second.get("/api/approvals").json()
        assert {**waiting, "seconds_left": 0} == {**approval, "seconds_left": 0}
        assert 0 < waiting["seconds_left"] <= 600, "the clock went on while the house was closed"
        answer = confirm(second, waiting)
        assert answer.status_code == 200, answer.text
        assert [name for name, is_done in done(server).items() if is_done] == [action]
        assert confirm(second, waiting).json()["code"] == "no_such_approval"
        ends = [data["approval"] for name, data in told(server) if name == "approval-confirmed"]
        assert ends == [approval["id"]]
    with serving(tmp_path, REAL, wall=wall, staff=False) as server:
        assert confirm(server.client("A1"), approval).json()["code"] == "no_such_approval"


def test_of_many_who_confirm_at_the_same_time_one_does_it(tmp_path: Path) -> None:
    """The journal itself takes every later word for what it is."""
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        approval, consoles = ask(server, "renew-code"), [server.client("K2") for _ in range(8)]
        with ThreadPoolExecutor(len(consoles)) as pool:
            answers = [answer.json() for answer in pool.map(lambda console: confirm(console, approval), consoles)]
        assert sorted(answer.get("code", "done") for answer in answers) == ["done"] + ["no_such_approval"] * 7
        assert [name for name, _ in told(server)].count("code-renewed") == 1


def test_who_heard_no_answer_asks_again_under_the_same_key_and_it_waits_once(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        first, again = ask(server), ask(server)
        assert first["id"] == again["id"]
        assert len(server.client("C1").get("/api/approvals").json()) == 1
        assert confirm(server.client("C1"), first).status_code == 200
        assert [name for name, _ in told(server)].count("approval-asked") == 1


def test_the_whole_request_is_on_record_with_who_asked_until_when_and_for_whom(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        approval = ask(server)
        history = list(server.house.journal.read("house"))
        (kept,) = (
            event for event, _ in events_of(DOMAINS["house"], history) if type(event).__name__ == "ApprovalAsked"
        )
        assert (kept.approval, kept.action, kept.who, kept.role) == (
            approval["id"],
            "fill-table",
            "S1",
            "pit-supervisor",
        )
        assert kept.request == approval["request"]
        assert kept.digest == server.house.journal.digest(kept.request) == approval["digest"]
        assert kept.second == approval["second_may_be"]
        assert kept.until > history[-1].at


def test_no_code_and_no_passphrase_is_ever_in_the_journal(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        codes = []
        for action in ("add-person", "renew-code"):
            answer = confirm(server.client("K2"), ask(server, action))
            codes.append(answer.json()["done"]["start_code"])
        whole = " ".join(str(event.data) for event in server.house.journal.read_all())
        assert all(code and code not in whole for code in codes)


def test_what_an_older_version_wrote_is_read_and_waits_for_nobody(tmp_path: Path) -> None:
    """It had the request in memory alone."""

    def of_before(floor: Floor) -> None:
        open_a_table(floor)
        for number, (name, about) in enumerate(
            (
                ("approval-asked", "a1"),
                ("approval-asked", "b2"),
                ("approval-confirmed", "a1"),
                ("approval-refused", "refused"),
            )
        ):
            data = {"action": "fill-table", "digest": "0" * 64, "about": about}
            cause = Cause(f"old/{number}", command_digest(data), Actor("S1", Role.PIT_SUPERVISOR), floor.now(), "")
            version = floor.journal.version("house")
            floor.journal.append([Append("house", version, cause, (NewEvent(name, 1, data, ()),))])

    with serving(tmp_path, REAL, tables=of_before) as server:
        second = server.client("C1")
        assert second.get("/api/approvals").json() == []
        assert confirm(second, {"id": "b2", "digest": "0" * 64}).json()["code"] == "no_such_approval"
        assert confirm(second, ask(server)).status_code == 200


def stay(_server: Server, _approval: dict[str, Any]) -> None:
    """Nothing happens before the house closes."""


def sign_out(server: Server, _approval: dict[str, Any]) -> None:
    assert server.client("S1").delete("/api/session").status_code == 200


def leave_the_console_to_another(server: Server, _approval: dict[str, Any]) -> None:
    console = server.client("S1")
    assert console.post("/api/session", json={"badge": "D1", "passphrase": PASSPHRASE}).status_code == 200


def be_signed_out(server: Server, _approval: dict[str, Any]) -> None:
    assert server.client("K1").post("/api/people/S1/sign-out").status_code == 200


def be_let_go(server: Server, _approval: dict[str, Any]) -> None:
    assert server.client("K1").delete("/api/people/S1").status_code == 200


def take_back(server: Server, approval: dict[str, Any]) -> None:
    assert server.client("S1").post(f"/api/approvals/{approval['id']}/refuse").status_code == 200


def be_refused(server: Server, approval: dict[str, Any]) -> None:
    assert server.client("S2").post(f"/api/approvals/{approval['id']}/refuse").status_code == 200


@pytest.mark.parametrize(
    ("before", "closed_for", "who", "changed", "code"),
    [
        (stay, 0, "C1", {"digest": "0" * 64}, "approval_differs"),
        (stay, 0, "S1", {}, "second_person_needed"),
        (stay, 0, "D1", {}, "role_not_allowed"),
        (stay, 1201, "C1", {}, "no_such_approval"),
        (sign_out, 0, "C1", {}, "no_such_approval"),
        (leave_the_console_to_another, 0, "C1", {}, "no_such_approval"),
        (be_signed_out, 0, "C1", {}, "no_such_approval"),
        (be_let_go, 0, "C1", {}, "no_such_approval"),
        (take_back, 0, "C1", {}, "no_such_approval"),
        (be_refused, 0, "C1", {}, "no_such_approval"),
    ],
)
def test_refused_after_a_restart_as_before_it(
    tmp_path: Path, before: Callable[..., None], closed_for: int, who: str, changed: dict[str, Any], code: str
) -> None:
    wall = Calendar()
    with serving(tmp_path, REAL, tables=open_a_table, wall=wall) as server:
        approval = ask(server)
        before(server, approval)
    wall.ahead += timedelta(seconds=closed_for)
    with serving(tmp_path, REAL, wall=wall) as server:
        assert confirm(server.client(who), approval, **changed).json()["code"] == code
        assert not done(server)["fill-table"]
        name, data = told(server)[-1]
        assert (name, data["approval"], data["why"]) == ("approval-refused", approval["id"], code)


def test_whoever_asked_must_still_have_the_role(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        approval = ask(server)
    with serving(tmp_path, REAL) as server:
        granted = RolesGranted("S1", ["dealer"], "K2")
        server.do(server.house.roll.write(lambda _: [granted], Actor("K1", Role.KEY_MANAGER)))
        assert confirm(server.client("C1"), approval).json()["code"] == "no_such_approval"
        assert not done(server)["fill-table"]


def test_it_is_decided_by_what_is_so_when_it_is_confirmed(tmp_path: Path) -> None:
    """Both key managers of a first request meet a badge that somebody else was given meanwhile."""
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        approval = ask(server, "add-person")
        assert confirm(server.client("K2"), ask(server, "add-person")).status_code == 200
    with serving(tmp_path, REAL) as server:
        assert confirm(server.client("K2"), approval).json()["code"] == "badge_taken"
        assert [data["badge"] for name, data in told(server) if name == "person-added"].count("X9") == 1


def test_a_correction_that_waits_holds_the_round_and_is_of_the_same_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.web.web_support.TERMINALS", frozenset())

    def does(client: httpx.Client, **command: Any) -> httpx.Response:
        return client.post("/api/tables/1/commands", json={"key": str(command), "command": command})

    with serving(tmp_path, REAL, tables=open_a_table) as server:
        dealer = server.client("D1")
        for command in (
            {"do": "open-betting"},
            {"do": "spin-ball"},
            {"do": "call-no-more-bets", "wave": True},
            {"do": "declare-result", "number": "7", "turns": 5},
        ):
            assert does(dealer, **command).status_code == 200
        approvals = [
            does(server.client("S1"), do="correct-result", number=number, reason="read wrongly").json()["approval"]
            for number in ("8", "9")
        ]
    with serving(tmp_path, REAL) as server:
        dealer, second = server.client("D1"), server.client("S2")
        assert does(dealer, do="place-dolly", number="7").json()["code"] == "correction_waits"
        assert confirm(second, approvals[1]).status_code == 200
        assert confirm(second, approvals[0]).json()["code"] == "approval_differs", "7 was to become 8, and it is 9"
        assert server.house.floor.tables["1"].view.result == "9"
        assert does(dealer, do="place-dolly", number="9").status_code == 200


def test_the_round_goes_on_when_whoever_wanted_it_corrected_has_signed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.web.web_support.TERMINALS", frozenset())
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        dealer, supervisor = server.client("D1"), server.client("S1")

        def does(client: httpx.Client, **command: Any) -> int:
            body = {"key": str(command), "command": command}
            return client.post("/api/tables/1/commands", json=body).status_code

        assert does(dealer, do="open-betting") == does(dealer, do="spin-ball") == 200
        assert does(dealer, do="call-no-more-bets", wave=True) == 200
        assert does(dealer, do="declare-result", number="7", turns=5) == 200
        assert does(supervisor, do="correct-result", number="8", reason="read wrongly") == 202
        assert does(dealer, do="place-dolly", number="7") == 409
        supervisor.delete("/api/session")
        body = {"key": "again", "command": {"do": "place-dolly", "number": "7"}}
        assert dealer.post("/api/tables/1/commands", json=body).status_code == 200


def test_a_screen_shows_another_code_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        code = server.client().post("/api/terminals", json={"table": "1", "seat": 3}).json()["code"]
        approval = server.client("T1").post("/api/terminals/confirm", json={"code": code}).json()["approval"]
    with serving(tmp_path, REAL) as server:
        assert confirm(server.client("S1"), approval).json()["code"] == "no_such_terminal"
        assert server.house.people.roll.terminals == {}


def test_what_is_signed_needs_the_key_of_who_asked_which_no_disk_has(tmp_path: Path) -> None:
    """A box that is not signed for goes on waiting over the restart; an adjustment must be asked for again."""
    work = job()
    with serving(tmp_path, REAL, tables=closed_table) as server:
        office = equipped(server)
        signed, removal = (
            office.ask(who, do, **fields).json()["approval"]
            for who, do, fields in (("M1", "adjust-wheel", work), ("G1", "remove-box", {"box": "B-1"}))
        )
    with serving(tmp_path, REAL) as server:
        office = Office(server)
        assert confirm(office.console("G1"), signed).json()["code"] == "signing_key_missing"
        removed = confirm(office.console("S1"), removal).json()["done"]["events"][0]
        assert (removed["event"], removed["data"]["second"]) == ("box-removed", "S1")
        office.asked = 100
        assert office.both("M1", "G1", "adjust-wheel", **work)["witness"] == "G1"


def test_whoever_asked_must_still_have_a_licence(tmp_path: Path) -> None:
    wall, patient = Calendar(), replace(REAL, approval_seconds=864_000.0, session_seconds=864_000.0)
    with serving(tmp_path, patient, tables=open_a_table, wall=wall) as server:
        office = Office(server)
        for badge, role, until in (
            ("K1", "key-manager", "2099-12-31"),
            ("S1", "pit-supervisor", server.house.floor.today()),
        ):
            person = {"badge": badge, "name": badge, "licence": f"L-{badge}", "roles": [role], "valid_until": until}
            office.done("K1", "register-person", **person)
        approval = ask(server)
    wall.ahead += timedelta(days=2)
    with serving(tmp_path, patient, wall=wall) as server:
        assert confirm(server.client("C1"), approval).json()["code"] == "licence_not_valid"
        assert not done(server)["fill-table"]
        (waiting,) = server.client("C1").get("/api/approvals").json()
        assert waiting["id"] == approval["id"]


@pytest.mark.parametrize("action", ["fill-table", "correct-result"])
@pytest.mark.parametrize("acted", [False, True], ids=["before it acts", "when it has acted"])
def test_a_house_that_stops_between_word_and_deed_is_asked_again_and_does_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, action: str, acted: bool
) -> None:
    monkeypatch.setattr("tests.web.web_support.TERMINALS", frozenset())
    command: dict[str, Any]
    told_so = action == "fill-table"  # by the action itself, or by whoever asked it

    async def stops(*whole: Any) -> dict[str, Any]:
        if acted:
            await at_the_table(*whole)
        with asked_with("k") if told_so else nullcontext():
            raise Unknown(["k"], "the line is dead")

    with serving(tmp_path, REAL, tables=open_a_table) as server:
        if action == "correct-result":
            command, second = {"do": action, "number": "9", "reason": "read wrongly"}, "S2"
            for step in (
                {"do": "open-betting"},
                {"do": "spin-ball"},
                {"do": "call-no-more-bets", "wave": True},
                {"do": "declare-result", "number": "7", "turns": 5},
            ):
                body = {"key": str(step), "command": step}
                assert server.client("D1").post("/api/tables/1/commands", json=body).status_code == 200
        else:
            command, second = {"do": action, "amount": 500}, "C1"
        asked = server.client("S1").post("/api/tables/1/commands", json={"key": "k", "command": command})
        approval = asked.json()["approval"]
        monkeypatch.setitem(ACTIONS, action, stops)
        assert confirm(server.client(second), approval).json()["code"] == "answer_unknown"
        monkeypatch.undo()
    monkeypatch.setattr("tests.web.web_support.TERMINALS", frozenset())
    with serving(tmp_path, REAL) as server:
        (waiting,) = server.client(second).get("/api/approvals").json()
        assert (waiting["id"], waiting["confirmed_by"]) == (approval["id"], second)
        other = server.client("K1")
        assert confirm(other, waiting).json()["code"] == "no_such_approval", "only who has agreed may say it again"
        refused = server.client(second).post(f"/api/approvals/{approval['id']}/refuse")
        assert refused.json()["code"] == "no_such_approval", "it is agreed, and perhaps done"
        assert confirm(server.client(second), waiting).status_code == 200
        name = {"fill-table": "table-filled", "correct-result": "result-corrected"}[action]
        assert [event.name for event in server.house.journal.read("table/1")].count(name) == 1
        assert server.client(second).get("/api/approvals").json() == []
        ends = [(name, data.get("refused")) for name, data in told(server) if data.get("approval") == approval["id"]]
        assert [end for end in ends if end[0] in ("approval-confirmed", "approval-carried-out")] == [
            ("approval-confirmed", None),
            ("approval-carried-out", ""),
        ]


def test_what_is_refused_when_it_is_decided_is_over_and_the_record_says_why(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        first, again = ask(server, "add-person"), ask(server, "add-person")
        assert confirm(server.client("K2"), first).status_code == 200
        assert confirm(server.client("K2"), again).json()["code"] == "badge_taken"
        name, data = told(server)[-1]
        assert (name, data["approval"], data["refused"]) == ("approval-carried-out", again["id"], "badge_taken")
        assert server.client("K2").get("/api/approvals").json() == []
