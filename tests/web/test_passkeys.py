"""Passkeys, with a device in software that signs for real."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.authenticator import Authenticator
from tests.web.web_support import AWAY, LOOSE, Server, serving

from croupier.web.door.settings import Settings


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, replace(LOOSE, demo=False)) as server:
        yield server


def device(server: Server) -> Authenticator:
    return Authenticator(f"http://localhost:{server.house.settings.port}")


def register(client: httpx.Client, key: Authenticator) -> httpx.Response:
    options = client.post("/api/session/passkeys/challenge").json()
    return client.post("/api/session/passkeys", json={"name": "phone", "credential": key.create(options)})


def sign_in(client: httpx.Client, key: Authenticator, **more: Any) -> httpx.Response:
    options = client.post("/api/session/passkey/challenge").json()
    return client.post("/api/session/passkey", json={"credential": key.get(options), **more})


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def test_a_passkey_is_registered_while_signed_in_and_then_signs_in(server: Server) -> None:
    key, dealer = device(server), server.client("D1")
    made = register(dealer, key)
    assert made.status_code == 201, made.text
    assert dealer.get("/api/session/passkeys").json() == [made.json()]
    for times in (1, 2):
        browser = server.client()
        signed = sign_in(browser, key)
        assert signed.status_code == 200, signed.text
        assert signed.json()["badge"] == "D1"
        assert browser.get("/api/session").json()["fresh_for"] > 200
        assert server.house.store.uses(made.json()["passkey"]) == times
    names = [event.name for stream in ("house", "people") for event in server.house.journal.read(stream)]
    assert names.count("passkey-registered") == 1
    assert names.count("signed-in") == 3
    assert dealer.delete(f"/api/session/passkeys/{made.json()['passkey']}").status_code == 200
    assert refused(sign_in(server.client(), key)) == "passkey_wrong"


def test_a_challenge_is_good_once_and_for_the_one_who_asked(server: Server) -> None:
    key, dealer = device(server), server.client("D1")
    options = dealer.post("/api/session/passkeys/challenge").json()
    body = {"name": "phone", "credential": key.create(options)}
    other = server.client("S1")
    for name, value in dealer.cookies.items():
        if "challenge" in name:
            other.cookies.set(name, value)  # a challenge of somebody else's session
    assert refused(other.post("/api/session/passkeys", json=body)) == "passkey_wrong"
    assert refused(dealer.post("/api/session/passkeys", json=body)) == "passkey_wrong"  # it was tried: gone
    assert register(dealer, key).status_code == 201
    assert refused(register(dealer, key)) == "passkey_known"
    browser = server.client()
    options = browser.post("/api/session/passkey/challenge").json()
    credential = key.get(options)
    assert refused(server.client().post("/api/session/passkey", json={"credential": credential})) == "passkey_wrong"
    assert browser.post("/api/session/passkey", json={"credential": credential}).status_code == 200
    assert refused(browser.post("/api/session/passkey", json={"credential": credential})) == "passkey_wrong"


def test_a_challenge_is_over_after_two_minutes(server: Server) -> None:
    key = device(server)
    assert register(server.client("D1"), key).status_code == 201
    browser = server.client()
    options = browser.post("/api/session/passkey/challenge").json()
    now = server.house.passkeys.clock
    server.house.passkeys.clock = lambda: now() + 121
    assert refused(browser.post("/api/session/passkey", json={"credential": key.get(options)})) == "passkey_wrong"


def test_a_copied_device_is_found_out_by_its_count(server: Server) -> None:
    key = device(server)
    register(server.client("D1"), key)
    copy = deepcopy(key.__dict__ | {"key": None}) | {"key": key.key}
    assert sign_in(server.client(), key).status_code == 200
    assert sign_in(server.client(), key).status_code == 200
    stolen = Authenticator(**copy)
    assert refused(sign_in(server.client(), stolen)) == "passkey_wrong"  # its count is 1, the house has seen 2


@pytest.mark.parametrize(
    "wrong", [{"origin": "http://evil.example"}, {"rp_id": "evil.example"}, {"checks_holder": False}]
)
def test_another_origin_or_a_device_that_did_not_check_its_holder_is_refused(server: Server, wrong: Any) -> None:
    key = device(server)
    assert refused(register(server.client("D1"), replace(key, **wrong))) == "passkey_wrong"
    assert register(server.client("D1"), key).status_code == 201
    assert refused(sign_in(server.client(), replace(key, **wrong))) == "passkey_wrong"


def test_a_wrong_signature_is_on_record_and_delays_nobody(server: Server) -> None:
    key = device(server)
    register(server.client("D1"), key)
    forged = replace(device(server), id=key.id, uses=100)
    for _ in range(8):
        assert refused(sign_in(server.client(), forged)) == "passkey_wrong"
    assert sign_in(server.client(), key).status_code == 200
    assert [e.name for e in server.house.journal.read("house")].count("sign-in-refused") == 8


def test_it_needs_a_passphrase_given_just_now_to_register(server: Server) -> None:
    client = server.client("D1")
    (session,) = server.house.sessions.all()
    session.verified -= AWAY
    assert refused(client.post("/api/session/passkeys/challenge")) == "passphrase_needed"


def test_roles_count_and_the_passkeys_of_others_are_theirs(server: Server) -> None:
    key = device(server)
    made = register(server.client("D1"), key).json()
    assert refused(sign_in(server.client(), key, role="cashier")) == "role_not_granted"
    assert refused(server.client("S1").delete(f"/api/session/passkeys/{made['passkey']}")) == "no_such_passkey"
    manager = server.client("K1")
    shown = {person["badge"]: person["passkeys"] for person in manager.get("/api/people").json()["rows"]}
    assert (shown["D1"], shown["S1"]) == (1, 0)
    assert manager.delete("/api/people/D1").status_code == 200
    assert refused(sign_in(server.client(), key)) == "sign_in_failed"


def test_passkeys_belong_to_a_name_never_to_a_number() -> None:
    here = Settings(port=8000)
    assert (here.passkeys_for, here.passkey_origins) == ("localhost", ["http://localhost:8000"])
    there = Settings(host="10.0.0.7", origins=("https://floor.example", "https://pit.floor.example"), secure=True)
    assert there.passkeys_for == "floor.example"
    assert there.passkey_origins == ["https://floor.example", "https://pit.floor.example"]
    assert Settings(origins=("https://a.floor.example",), passkey_host="floor.example").passkeys_for == "floor.example"
