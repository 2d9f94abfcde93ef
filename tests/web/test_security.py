"""What somebody might try who should not get in, or should not get that far."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.support import PATIENCE
from tests.web.web_support import AWAY, LOOSE, PASSPHRASE, Live, Server, open_a_table, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from croupier.domain import wire_name
from croupier.journal import Unknown
from croupier.live.desks.desk import Desk
from croupier.live.desks.people import Decided, PeopleDesk
from croupier.rules import Actor, Role
from croupier.table.snapshot import freeze
from croupier.web.demo.demo import QUICK_HASH
from croupier.web.door.sessions import Session
from croupier.web.door.settings import Settings, read_settings
from croupier.web.server import JsonLines


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, replace(LOOSE, demo=False), tables=open_a_table) as server:
        yield server


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house for all who are refused in it, which changes nothing."""
    with serving(tmp_path_factory.mktemp("shared"), tables=open_a_table) as server:
        with server.live(server.client("D1")) as dealer:
            dealer.done(do="open-betting")
        yield server


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def session_of(server: Server, who: str) -> Session:
    return next(session for session in server.house.sessions.all() if session.who == who)


def events(server: Server, name: str) -> list[dict[str, Any]]:
    return [event.data for event in server.house.journal.read("house") if event.name == name]


def confirming(approval: dict[str, Any]) -> dict[str, Any]:
    return {"url": f"/api/approvals/{approval['id']}/confirm", "json": {"digest": approval["digest"]}}


def closed_with(live: Live) -> int:
    """The code with which the house closes this socket, whatever it still sends before."""
    try:
        while True:
            live.socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# --- sessions


def test_signing_in_gives_a_new_id_and_ends_the_one_the_browser_had(server: Server) -> None:
    client = server.client("D1")
    first = dict(client.cookies)
    planted = server.client()
    planted.cookies.set("croupier-session", "chosen-by-somebody-else")
    given = planted.post("/api/session", json={"badge": "S1", "passphrase": PASSPHRASE})
    assert given.status_code == 200
    assert "chosen-by-somebody-else" not in given.headers["set-cookie"]
    assert session_of(server, "S1").who == "S1"
    attacker = server.client()
    attacker.cookies.set("croupier-session", "chosen-by-somebody-else")
    assert attacker.get("/api/session").json()["signed_in"] is False
    assert client.post("/api/session", json={"badge": "D1", "passphrase": PASSPHRASE}).status_code == 200
    old = server.client()
    old.cookies.update(first)
    assert old.get("/api/session").json()["signed_in"] is False


def test_a_session_ends_after_twelve_hours_even_if_it_is_used(server: Server) -> None:
    client = server.client("D1")
    with server.live(client) as live:
        session_of(server, "D1").began -= 12 * 3600 + 1
        live.send({"type": "command", "table": "1", "key": "late", "command": {"do": "open-betting"}})
        assert closed_with(live) == 1008
    assert refused(client.get("/api/tables/1/seats")) == "not_signed_in"


def test_looking_does_not_keep_a_console_open_but_a_hand_on_it_does(server: Server) -> None:
    client = server.client("D1")
    session = session_of(server, "D1")
    session.used -= AWAY - 101
    left = client.get("/api/session").json()["locks_in"]
    assert client.get("/api/tables/1/seats").status_code == 200
    assert client.get("/api/session").json()["locks_in"] <= left <= 100
    assert client.post("/api/session/awake").status_code == 200
    assert client.get("/api/session").json()["locks_in"] > 3000
    session.used -= AWAY
    assert refused(client.post("/api/session/awake")) == "session_locked"


def test_a_locked_console_is_shown_no_table(server: Server) -> None:
    client = server.client("S1")
    session_of(server, "S1").used -= AWAY
    with server.socket(client) as socket:
        socket.send('{"type": "hello", "table": "1"}')
        assert '"locked":true' in str(socket.recv(timeout=PATIENCE))
        assert "session_locked" in str(socket.recv(timeout=PATIENCE))


@pytest.mark.parametrize("how", ["sign-out", "let-go", "self"])
def test_sockets_close_at_once_when_a_session_ends(server: Server, how: str) -> None:
    client = server.client("D1")
    manager = server.client("K1")
    with server.live(client) as live:
        live.next("snapshot")
        if how == "self":
            client.delete("/api/session")
        elif how == "let-go":
            assert manager.delete("/api/people/D1").json() == {"badge": "D1", "ended": 1}
        else:
            assert manager.post("/api/people/D1/sign-out").json()["ended"] == 1
        assert closed_with(live) == 1008
    assert refused(client.get("/api/tables/1/seats")) == "not_signed_in"


def test_a_terminal_that_is_taken_out_of_use_sees_nothing_more(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        screen = server.terminal(2)
        with server.live(screen) as live:
            live.next("snapshot")
            assert server.client("T1").delete("/api/terminals/1-2").status_code == 200
            assert closed_with(live) == 1008
        assert screen.get("/api/session").json()["signed_in"] is False


# --- origins, headers, sizes, rates


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:1", "https://127.0.0.1"])
def test_requests_from_another_origin_are_turned_away(shared: Server, origin: str) -> None:
    client = shared.client("K1")
    body = {"badge": "D1", "passphrase": PASSPHRASE}
    assert refused(client.post("/api/session", json=body, headers={"Origin": origin})) == "origin_not_allowed"
    assert refused(client.delete("/api/people/D1", headers={"Origin": origin})) == "origin_not_allowed"
    with pytest.raises(InvalidStatus), shared.socket(client, origin=origin):
        pass


def test_a_browser_that_hides_the_origin_is_turned_away_and_a_program_is_not(server: Server) -> None:
    bare = httpx.Client(base_url=server.address, trust_env=False)
    server.clients.append(bare)
    body = {"badge": "D1", "passphrase": PASSPHRASE}
    hidden = bare.post("/api/session", json=body, headers={"Sec-Fetch-Site": "cross-site"})
    assert refused(hidden) == "origin_not_allowed"
    assert bare.post("/api/session", json=body).status_code == 200


def test_what_is_too_long_is_not_read(server: Server) -> None:
    client = server.client()
    assert refused(client.post("/api/session", content=b"x" * 70_000)) == "too_large"

    def pieces() -> Iterator[bytes]:
        for _ in range(80):
            yield b"x" * 1000

    assert refused(client.post("/api/session", content=pieces())) == "too_large"


def test_asking_for_terminals_has_a_limit(tmp_path: Path) -> None:
    with serving(tmp_path, replace(LOOSE, sign_ins_per_minute=3), tables=open_a_table) as server:
        client = server.client()
        asked = [client.post("/api/terminals", json={"table": "1", "seat": 1}).status_code for _ in range(5)]
        assert asked[0] == 201
        assert asked[-1] == 429


@pytest.mark.parametrize(("proxies", "shared"), [(("127.0.0.1",), False), ((), True), (("10.0.0.0/8",), True)])
def test_a_limit_is_of_one_address_also_behind_a_proxy(tmp_path: Path, proxies: tuple[str, ...], shared: bool) -> None:
    """What a proxy says counts where the house knows the proxy; from anybody else it is a lie."""
    with serving(tmp_path, replace(LOOSE, sign_ins_per_minute=1, proxies=proxies)) as server:
        client = server.client()

        def tried_from(address: str) -> int:
            wrong = {"badge": "D1", "passphrase": "not this one"}
            return client.post("/api/session", json=wrong, headers={"X-Forwarded-For": address}).status_code

        assert tried_from("192.0.2.1") == 401
        assert tried_from("192.0.2.1") == 429
        assert tried_from("192.0.2.2") == (429 if shared else 401)


def test_an_error_repeats_no_secret_and_no_path_of_the_machine(server: Server) -> None:
    client = server.client()
    secret = "hunter2-hunter2-hunter2"
    for body in (
        {"badge": "D1", "passphrase": secret},
        {"badge": "D1", "passphrase": [secret]},
        {"passphrase": secret},
    ):
        answer = client.post("/api/session", json=body)
        assert secret not in answer.text
    odd = client.post("/api/session", content=b'{"badge": "\\ud800", "\\ud800": 1, "passphrase": "x"}')
    assert refused(odd) == "bad_request"
    assert "Traceback" not in odd.text


def test_a_sheet_has_one_policy_and_a_text_without_a_font_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("typst")
    with serving(tmp_path, tables=lambda floor: open_a_table(floor, name="\U000a780a")) as server:
        sheet = server.client("S1").get("/api/tables/1/paper/rules?as=html")
        assert sheet.headers.get_list("content-security-policy") == [sheet.headers["content-security-policy"]]
        assert "default-src 'none'" in sheet.headers["content-security-policy"]
        assert refused(server.client("S1").get("/api/tables/1/paper/rules")) == "not_printable"


def test_a_journal_never_holds_a_secret(server: Server) -> None:
    server.client("D1")
    server.client().post("/api/session", json={"badge": "D1", "passphrase": "wrong passphrase of mine"})
    text = str([event.data for event in server.house.journal.read_all()])
    assert PASSPHRASE not in text
    assert "wrong passphrase" not in text
    assert "argon2" not in text


def test_a_log_never_holds_a_secret(
    server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even of a request that fails in our own hands, with all that the log says of it, as it is written out."""
    client, secret = server.client("D1"), "hunter2-hunter2-hunter2"
    cookies = list(client.cookies.jar)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a fault of ours")

    client.post("/api/session", json={"badge": "D1", "passphrase": [secret]})
    client.event_hooks = {}  # a fault of ours is not described, and is one
    monkeypatch.setattr(type(server.house.people), "sign_in", broken)
    assert client.post("/api/session", json={"badge": "D1", "passphrase": secret}).status_code == 500
    written = "\n".join(map(JsonLines().format, caplog.records))
    assert "a fault of ours" in written
    at = datetime.fromtimestamp(caplog.records[-1].created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    assert json.loads(written.splitlines()[-1])["at"] == at
    secrets = [secret, PASSPHRASE, *(str(cookie.value) for cookie in cookies)]
    assert [value for value in secrets if value in written] == []
    assert cookies


# --- codes and passphrases


def test_a_set_up_code_is_good_for_one(tmp_path: Path) -> None:
    with serving(tmp_path, staff=False) as server:
        code = server.house.people.first_start()
        answers: list[int] = []

        def set_up(badge: str) -> None:
            body = {"code": code, "badge": badge, "name": badge, "passphrase": PASSPHRASE}
            answers.append(server.client().post("/api/setup", json=body).status_code)

        threads = [threading.Thread(target=set_up, args=(f"K{number}",)) for number in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [201, 401, 401, 401, 401, 401]
        assert len(server.house.people.roll.people) == 1


def test_an_unknown_badge_takes_as_long_and_is_told_the_same(server: Server) -> None:
    verified: list[str] = []
    matches = server.house.people._matches

    def counting(known: str, passphrase: str) -> bool:
        verified.append(known)
        return matches(known, passphrase)

    type(server.house.people)._matches = lambda _self, known, passphrase: counting(known, passphrase)  # type: ignore[method-assign,assignment]
    try:
        answers = [
            server.client().post("/api/session", json={"badge": badge, "passphrase": "x" * 12}).json()
            for badge in ("D1", "nobody")
        ]
    finally:
        type(server.house.people)._matches = matches.__func__  # type: ignore[method-assign,attr-defined]
    assert len(verified) == 2  # the same work
    assert all(known.startswith("$argon2id$") for known in verified)
    assert answers[0]["message"] == answers[1]["message"]


def test_many_tries_at_once_are_all_counted(server: Server) -> None:
    codes: list[int] = []

    def wrong() -> None:
        codes.append(server.client().post("/api/session", json={"badge": "D1", "passphrase": "x" * 12}).status_code)

    threads = [threading.Thread(target=wrong) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes.count(401) == 3
    assert codes.count(429) == 9


def test_a_passphrase_tried_at_a_locked_console_counts_and_is_on_record(server: Server) -> None:
    client = server.client("D1")
    session_of(server, "D1").used -= AWAY
    tries = [client.post("/api/session/passphrase", json={"passphrase": "x" * 12}) for _ in range(4)]
    assert [refused(answer) for answer in tries] == ["sign_in_failed"] * 3 + ["sign_in_delayed"]
    assert refused(client.post("/api/session/passphrase", json={"passphrase": PASSPHRASE})) == "sign_in_delayed"
    assert len(events(server, "sign-in-refused")) == 3
    assert (
        server.client("D1").get("/api/session").json()["signed_in"]
    )  # Another console of the person is another place.


@pytest.mark.parametrize("full", ["people", "journal"])
def test_a_full_disk_is_no_error_of_the_house(server: Server, full: str) -> None:
    """Who cannot be put on record is not let in; a journal that fails before its commit is opened again at once."""
    house, body = server.house, {"badge": "D1", "passphrase": PASSPHRASE}
    journal = cast(Any, house.journal)
    connection = house.store._connection if full == "people" else journal._writer._connection
    connection.execute("PRAGMA query_only = ON")  # as SQLite says it: it cannot write
    wrong = server.client().post("/api/session", json={**body, "passphrase": "not this one, surely"})
    assert (wrong.status_code, refused(wrong)) == (401, "sign_in_failed")
    assert server.client().post("/api/session", json=body).status_code == 200


# --- roles


def test_nobody_grants_roles_to_themselves_and_one_key_manager_stays(server: Server) -> None:
    first, second = server.client("K1"), server.client("K2")
    assert refused(first.post("/api/people/K1/roles", json={"roles": ["cashier"]})) == "second_person_needed"
    asked = first.post("/api/people/K2/roles", json={"roles": ["cashier"]}).json()["approval"]
    confirm = second.post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
    assert refused(confirm) == "second_person_needed"  # K2 is the one it is about
    assert first.delete("/api/people/K2").status_code == 200
    assert refused(first.delete("/api/people/K1")) == "last_key_manager"
    for role in ("player", "system"):
        assert refused(first.post("/api/people/D1/roles", json={"roles": [role]})) == "bad_role"


def test_roles_that_are_taken_away_end_what_was_open(server: Server) -> None:
    dealer = server.client("D1")
    asked = server.client("K1").post("/api/people/D1/roles", json={"roles": ["security"]}).json()["approval"]
    server.client("K2").post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
    assert refused(dealer.get("/api/tables/1/seats")) == "not_signed_in"
    assert server.client("D1").get("/api/session").json()["role"] == "security"


def test_a_new_code_takes_two_and_ends_the_old_passphrase(server: Server) -> None:
    asked = server.client("K1").post("/api/people/D1/new-code").json()["approval"]
    done = server.client("K2").post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
    code = done.json()["done"]["start_code"]
    client = server.client()
    assert refused(client.post("/api/session", json={"badge": "D1", "passphrase": PASSPHRASE})) == "sign_in_failed"
    start = {"badge": "D1", "code": code, "passphrase": "another long passphrase"}
    assert client.post("/api/people/start", json=start).status_code == 200
    assert client.post("/api/session", json={"badge": "D1", "passphrase": start["passphrase"]}).status_code == 200
    own = server.client("K1").post("/api/people/K1/new-code").json()["approval"]
    confirm = server.client("K2").post(f"/api/approvals/{own['id']}/confirm", json={"digest": own["digest"]})
    assert refused(confirm) == "second_person_needed"


def test_one_key_manager_cannot_be_two_by_letting_the_other_go(server: Server) -> None:
    manager, supervisor = server.client("K1"), server.client("S1")
    assert manager.delete("/api/people/K2").status_code == 200
    asked = manager.post("/api/people", json={"badge": "K3", "name": "Me again", "roles": ["key-manager"]})
    assert asked.status_code == 202
    approval = asked.json()["approval"]
    assert refused(server.client("D1").post(**confirming(approval))) == "role_not_allowed"
    assert supervisor.post(**confirming(approval)).status_code == 200
    dealer = manager.post("/api/people", json={"badge": "D3", "name": "Dan", "roles": ["dealer"]}).json()["approval"]
    assert refused(supervisor.post(**confirming(dealer))) == "role_not_allowed"


def test_who_is_let_go_while_signing_in_is_not_let_in(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    house, write, manager = server.house, PeopleDesk.write, Actor("K1", Role.KEY_MANAGER)

    async def meanwhile(desk: PeopleDesk, decided: Decided, actor: Actor) -> Any:
        done = await write(desk, decided, actor)
        if done[-1].name == "signed-in":
            await house.people.let_go("D1", manager)
        return done

    monkeypatch.setattr(PeopleDesk, "write", meanwhile)
    client = server.client()
    assert refused(client.post("/api/session", json={"badge": "D1", "passphrase": PASSPHRASE})) == "sign_in_failed"
    assert client.get("/api/session").json()["signed_in"] is False


def test_roles_that_change_while_a_passphrase_is_chosen_stay_changed(server: Server) -> None:
    house, manager = server.house, Actor("K1", Role.KEY_MANAGER)
    code = server.do(house.people.begin_again("D1", "K2", manager))

    class Slow:
        def hash(self, passphrase: str) -> str:
            server.do(house.people.grant("D1", [Role.SECURITY], "K2", manager))
            server.do(house.people.let_go("D1", manager))
            return QUICK_HASH.hash(passphrase)

    house.people.hasher = cast(Any, Slow())
    start = {"badge": "D1", "code": code, "passphrase": "another long passphrase"}
    assert server.client().post("/api/people/start", json=start).status_code == 200
    person = house.people.known("D1")
    assert (person.roles, person.active) == ((Role.SECURITY,), False)


@pytest.mark.parametrize("what", ["roles-granted", "code-renewed", "person-let-go"])
def test_what_cannot_be_put_on_record_is_not_done(server: Server, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    manager, dealer, record = server.client("K1"), server.client("D1"), Desk.record
    before = server.house.people.known("D1")
    address, body = {
        "roles-granted": ("/api/people/D1/roles", {"roles": ["security"]}),
        "code-renewed": ("/api/people/D1/new-code", {}),
        "person-let-go": ("", {}),
    }[what]

    def failing(desk: Desk[Any], events: Sequence[Any], *rest: Any) -> Any:
        if any(wire_name(type(event)) == what for event in events):
            raise Unknown((), "the disk is full")
        return record(desk, events, *rest)

    monkeypatch.setattr(Desk, "record", failing)
    if address:
        answer = server.client("K2").post(**confirming(manager.post(address, json=body).json()["approval"]))
    else:
        answer = manager.delete("/api/people/D1")
    assert refused(answer) == "answer_unknown"
    assert server.house.people.known("D1") == before
    assert dealer.get("/api/tables/1/seats").status_code == 200


# --- terminals and commands


@pytest.mark.parametrize("stake", [False, True, 100.0, "100", None, [100], -100, 2**60])
def test_only_whole_positive_numbers_are_stakes(shared: Server, stake: Any) -> None:
    before = freeze(shared.house.floor.tables["1"].view)
    terminal = shared.terminal(1)
    wager = {"do": "place-wager", "seat": 1, "bet": "red", "stake": stake}
    refused(terminal.post("/api/tables/1/commands", json={"key": f"a{stake}", "command": wager}))
    with shared.live(terminal) as live:
        assert live.ask(**wager)["type"] == "refused"
    for seat in (True, 1.0, "1", 2, None):
        odd = {**wager, "stake": 100, "seat": seat}
        refused(terminal.post("/api/tables/1/commands", json={"key": f"b{stake}/{seat}", "command": odd}))
    assert freeze(shared.house.floor.tables["1"].view) == before


@pytest.mark.parametrize("do", [None, 7, ["fill-table"], {"a": 1}, "", "PlaceWager", "place_wager", "fly"])
def test_anything_may_stand_in_do(shared: Server, do: Any) -> None:
    client = shared.client("S1")
    body = {"key": f"k{do}", "command": {"do": do}}
    assert refused(client.post("/api/tables/1/commands", json=body)) == "bad_command"
    with shared.live(client) as live:
        assert live.ask(do=do)["code"] == "bad_command"


def test_a_terminal_is_its_own_seat_whatever_its_cookie_is_called(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        terminal, other = server.terminal(1), server.client()
        (name, value) = next(iter(terminal.cookies.items()))
        other.cookies.set(name.replace("1-1", "1-2"), value)
        assert other.get("/api/session").json()["seat"] == 1
        assert other.get("/api/session?terminal=1-2").json()["signed_in"] is False
        assert other.get("/api/session?terminal=1-1").json()["seat"] == 1
        stolen = server.client()
        stolen.cookies.set("croupier-terminal-1-3", "guessed")
        assert stolen.get("/api/session").json()["signed_in"] is False
        as_staff = server.client()
        as_staff.cookies.set("croupier-session", value)
        assert as_staff.get("/api/session").json()["signed_in"] is False


def test_a_badge_and_a_terminal_of_the_same_name_have_keys_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, tables=open_a_table) as server:
        asked = server.client("K1").post("/api/people", json={"badge": "1-1", "name": "X", "roles": ["dealer"]})
        approval = asked.json()["approval"]
        made = server.client("K2").post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
        code = made.json()["done"]["start_code"]
        start = {"badge": "1-1", "code": code, "passphrase": PASSPHRASE}
        assert server.client().post("/api/people/start", json=start).status_code == 200
        tip = {"do": "tip", "seat": 1, "amount": 100}
        asked = server.terminal(1).post("/api/tables/1/commands", json={"key": "same", "command": tip})
        assert asked.status_code == 200, asked.text
        other = server.client("1-1").post("/api/tables/1/commands", json={"key": "same", "command": tip})
        assert refused(other) == "dealer_only"  # not the answer that the terminal got


def test_a_table_with_an_odd_name_can_have_terminals(tmp_path: Path) -> None:
    name = "Salon; privé"
    with serving(tmp_path, tables=lambda floor: open_a_table(floor, name)) as server:
        screen = server.client()
        assert screen.post("/api/terminals", json={"table": name, "seat": 1}).status_code == 201
        assert screen.get("/api/session").json()["seat"] == 1


def test_the_origins_are_those_of_the_settings() -> None:
    settings = Settings(port=9000, origins=("https://floor.example",), secure=True)
    assert "https://floor.example" in settings.allowed_origins
    assert "http://localhost:9000" not in settings.allowed_origins
    assert "http://[::1]:9000" in Settings(host="::1", port=9000).allowed_origins
    assert "http://[::1]:9000" in Settings(host="::", port=9000).allowed_origins
    assert read_settings(None, {"CROUPIER_ORIGINS": "https://[fd00::5]:8443"}, {}).origins == (
        "https://[fd00::5]:8443",
    )


@pytest.mark.parametrize(("port", "secure"), [(80, False), (443, True)])
def test_a_browser_leaves_the_usual_port_out_of_the_origin(port: int, secure: bool) -> None:
    origins = Settings(host="10.0.0.5", port=port, secure=secure).allowed_origins
    assert ("https://10.0.0.5" if secure else "http://10.0.0.5") in origins
