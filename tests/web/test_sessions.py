"""Sessions are on record: listed, ended from elsewhere, and the same after a restart; never for longer than before."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.web_support import LOOSE, PASSPHRASE, Calendar, Server, open_a_table, serving
from websockets.exceptions import ConnectionClosed

REAL = replace(LOOSE, demo=False)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        yield server


def as_before(server: Server, cookies: httpx.Cookies) -> httpx.Client:
    """The same browser, at the house that was started again."""
    client = server.client()
    for cookie in cookies.jar:
        client.cookies.set(cookie.name, str(cookie.value), domain="127.0.0.1")
    return client


def who(client: httpx.Client) -> str | None:
    found: str | None = client.get("/api/session").json()["who"]
    return found


def listed(client: httpx.Client) -> dict[str, dict[str, Any]]:
    return {one["session"]: one for one in client.get("/api/sessions").json()["rows"]}


def test_everybody_sees_their_own_sessions_and_a_key_manager_all(server: Server) -> None:
    first, second, manager = server.client("D1"), server.client("D1"), server.client("K1")
    own = listed(first)
    assert [one["badge"] for one in own.values()] == ["D1", "D1"]
    assert [one["this"] for one in own.values()].count(True) == 1
    assert {one["address"] for one in own.values()} == {"127.0.0.1"}
    assert all(one["since"] <= one["used"] for one in own.values())
    assert [one["badge"] for one in listed(manager).values()] == ["K1", "D1", "D1"]
    this = {client: next(key for key, one in listed(client).items() if one["this"]) for client in (first, second)}
    assert this[first] != this[second]


def test_a_session_is_ended_from_another_console_at_once_with_its_socket(server: Server) -> None:
    lost, own = server.client("D1"), server.client("D1")
    (other,) = [key for key, one in listed(own).items() if not one["this"]]
    with server.live(lost) as live:
        assert own.delete(f"/api/sessions/{other}").json()["session"] == other
        with pytest.raises(ConnectionClosed):
            list(live.socket)
    assert (who(lost), who(own)) == (None, "D1")
    assert own.delete(f"/api/sessions/{other}").json()["code"] == "no_such_session"


def test_only_a_key_manager_ends_the_sessions_of_others(server: Server) -> None:
    dealer, supervisor, manager = server.client("D1"), server.client("S1"), server.client("K1")
    (of_dealer,) = listed(dealer)
    assert supervisor.delete(f"/api/sessions/{of_dealer}").json()["code"] == "no_such_session"
    assert who(dealer) == "D1"
    assert manager.delete(f"/api/sessions/{of_dealer}").status_code == 200
    assert who(dealer) is None
    said = [(event.name, event.who, event.data.get("badge")) for event in server.house.journal.read("house")]
    assert said[-1] == ("session-revoked", "K1", "D1")


def test_a_browser_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        dealer = server.client("D1")
        before, cookies = listed(dealer), dealer.cookies
        gone = server.client("S1")
        out = httpx.Cookies(gone.cookies)
        gone.delete("/api/session")
    with serving(tmp_path, REAL) as server:
        dealer = as_before(server, cookies)
        assert who(dealer) == "D1"
        assert {key: one["since"] for key, one in listed(dealer).items()} == {
            key: one["since"] for key, one in before.items()
        }
        with server.live(dealer) as live:
            live.done(do="open-betting")
        assert who(as_before(server, out)) is None, "who signed out stays out"


@pytest.mark.parametrize("ends", ["revoked", "let go", "roles", "code", "all"])
def test_what_was_ended_stays_ended_after_a_restart_whatever_file_is_put_back(tmp_path: Path, ends: str) -> None:
    file, copy = tmp_path / "j.house.sqlite", tmp_path / "copy.sqlite"
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        cookies = server.client("D1").cookies
    shutil.copy(file, copy)
    with serving(tmp_path, REAL) as server:
        first, second, dealer = server.client("K1"), server.client("K2"), as_before(server, cookies)
        (session,) = listed(dealer)

        def by_two(address: str, **body: Any) -> None:
            asked = first.post(address, json=body).json()["approval"]
            done = second.post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
            assert done.status_code == 200

        match ends:
            case "revoked":
                assert first.delete(f"/api/sessions/{session}").status_code == 200
            case "let go":
                assert first.delete("/api/people/D1").status_code == 200
            case "roles":
                by_two("/api/people/D1/roles", roles=["dealer", "security"])
            case "code":
                by_two("/api/people/D1/new-code")
            case "all":
                assert first.post("/api/people/D1/sign-out").json()["ended"] == 1
        assert who(dealer) is None
    shutil.copy(copy, file)
    with serving(tmp_path, REAL) as server:
        assert who(as_before(server, cookies)) is None
        assert session not in listed(server.client("K1"))


@pytest.mark.parametrize(
    ("closed_for", "session"),
    [
        (100, {"who": "D1", "locked": False, "fresh": True}),
        (3601, {"who": "D1", "locked": True, "fresh": False}),
        (12 * 3600 + 1, {"who": None}),
    ],
)
def test_a_restart_gives_nobody_more_time(tmp_path: Path, closed_for: int, session: dict[str, Any]) -> None:
    """Lock, freshness and end are counted by the house's clock while it is closed."""
    wall = Calendar()
    with serving(tmp_path, REAL, tables=open_a_table, wall=wall) as server:
        cookies = server.client("D1").cookies
    wall.ahead += timedelta(seconds=closed_for)
    longer = replace(REAL, session_seconds=REAL.session_seconds * 10)  # for those who sign in from now on
    with serving(tmp_path, longer, wall=wall) as server:
        found = as_before(server, cookies).get("/api/session").json()
        assert found["who"] == session["who"]
        if found["who"]:
            assert (found["locked"], found["fresh_for"] > 0) == (session["locked"], session["fresh"])
            assert found["fresh_for"] <= max(0, 3600 - closed_for)


def test_a_passphrase_given_again_is_on_record_and_counts_after_a_restart(tmp_path: Path) -> None:
    wall = Calendar()
    with serving(tmp_path, REAL, tables=open_a_table, wall=wall) as server:
        dealer = server.client("D1")
        cookies = dealer.cookies
        wall.ahead += timedelta(seconds=200)
        assert dealer.post("/api/session/passphrase", json={"passphrase": PASSPHRASE}).status_code == 200
    wall.ahead += timedelta(seconds=1800)
    with serving(tmp_path, REAL, wall=wall) as server:
        found = as_before(server, cookies).get("/api/session").json()
        assert 1000 < found["fresh_for"] <= 1800


def test_the_cookie_is_in_no_file(tmp_path: Path) -> None:
    with serving(tmp_path, REAL, tables=open_a_table) as server:
        secrets = [str(cookie.value) for cookie in server.client("D1").cookies.jar]
    assert secrets
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert [secret for secret in secrets if secret.encode() in kept] == []
