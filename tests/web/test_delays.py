"""Wrong tries wait longer each time, and nobody else does: no stranger keeps a person out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.web.web_support import LOOSE, PASSPHRASE, Server, open_a_table, serving

from croupier.web.door.delays import Delays, Place, network_of

WRONG = "not this one, surely"


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, replace(LOOSE, demo=False, proxies=("127.0.0.1",)), tables=open_a_table) as server:
        server.house.people.delays.clock = Clock()
        yield server


def clock_of(server: Server) -> Clock:
    clock = server.house.people.delays.clock
    assert isinstance(clock, Clock)
    return clock


def tried(
    server: Server, address: str, badge: str = "D1", passphrase: str = WRONG, by: httpx.Client | None = None
) -> httpx.Response:
    """From this address, in a browser that the house has never seen unless one is given."""
    body = {"badge": badge, "passphrase": passphrase}
    return (by or server.client()).post("/api/session", json=body, headers={"X-Forwarded-For": address})


def waits(answer: httpx.Response) -> int:
    """Seconds that the house asks to wait; 0 where the try was weighed and found wrong."""
    if answer.status_code == 401:
        return 0
    assert answer.json()["code"] == "sign_in_delayed", answer.text
    assert answer.status_code == 429
    return int(answer.json()["facts"]["seconds"])


def on_record(server: Server) -> list[dict[str, object]]:
    return [event.data for event in server.house.journal.read("house") if event.name == "sign-in-refused"]


def test_a_stranger_locks_nobody_out(server: Server) -> None:
    at_home, elsewhere = server.client(), server.client()
    assert tried(server, "192.0.2.1", passphrase=PASSPHRASE, by=at_home).status_code == 200
    for _ in range(20):
        tried(server, "203.0.113.9")
    assert waits(tried(server, "203.0.113.9", passphrase=PASSPHRASE)) == 1
    assert at_home.get("/api/tables/1/seats").status_code == 200
    assert at_home.post("/api/session/passphrase", json={"passphrase": PASSPHRASE}).status_code == 200
    assert tried(server, "198.51.100.7", passphrase=PASSPHRASE, by=at_home).status_code == 200  # the same browser
    assert tried(server, "192.0.2.1", passphrase=PASSPHRASE, by=elsewhere).status_code == 200  # the same address


def test_the_person_gets_in_beside_a_stranger_at_the_same_address(server: Server) -> None:
    """Behind one proxy everybody has one address; the browser tells them apart."""
    person = server.client()
    assert tried(server, "192.0.2.1", passphrase=PASSPHRASE, by=person).status_code == 200
    person.delete("/api/session")
    for _ in range(5):
        tried(server, "192.0.2.1")
    assert waits(tried(server, "192.0.2.1")) == 1
    assert tried(server, "192.0.2.1", passphrase=PASSPHRASE, by=person).status_code == 200


def test_the_wait_doubles_to_a_quarter_of_an_hour_and_a_day_of_quiet_ends_it(server: Server) -> None:
    clock = clock_of(server)
    asked: list[int] = []
    for _ in range(3):
        assert waits(tried(server, "203.0.113.9")) == 0
    while len(asked) < 12:
        asked.append(waits(tried(server, "203.0.113.9")))
        clock.now += asked[-1]
        assert waits(tried(server, "203.0.113.9")) == 0
    assert asked == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]
    assert waits(tried(server, "203.0.113.9", badge="S1")) == 0  # another badge is another count
    clock.now += 24 * 3600
    assert [waits(tried(server, "203.0.113.9")) for _ in range(4)] == [0, 0, 0, 1]


def test_a_thousand_addresses_wait_together_and_the_person_does_not(server: Server) -> None:
    person = server.client()
    assert tried(server, "192.0.2.1", passphrase=PASSPHRASE, by=person).status_code == 200
    assert [waits(tried(server, f"203.0.113.{n}")) for n in range(30)] == [0] * 30
    assert waits(tried(server, "198.51.100.1", passphrase=PASSPHRASE)) == 1
    assert tried(server, "198.51.100.2", passphrase=PASSPHRASE, by=person).status_code == 200
    assert waits(tried(server, "198.51.100.3")) == 1  # The person's own success frees no stranger.
    people = {one["badge"]: one for one in server.client("K1").get("/api/people").json()["rows"]}
    assert (people["D1"]["wrong_tries"], people["D1"]["strangers_wait"]) == (30, 1)


def test_in_a_day_a_thousand_addresses_guess_little_more_than_a_hundred_times() -> None:
    clock, guesses = Clock(), 0
    delays = Delays(3, clock)
    for second in range(24 * 3600):
        clock.now = 1000.0 + second
        if delays.strangers_wait("D1") == 0:
            delays.begin("D1", Place(f"address {second}", known=False))
            guesses += 1
    assert guesses < 140


def test_one_network_of_the_new_internet_is_one_address(server: Server) -> None:
    assert [waits(tried(server, f"2001:db8:1:2::{n:x}")) for n in range(1, 5)] == [0, 0, 0, 1]
    assert waits(tried(server, "2001:db8:1:3::1")) == 0
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"


def test_a_key_manager_ends_the_waiting_and_sees_who_was_tried(server: Server) -> None:
    for n in range(40):
        tried(server, f"203.0.113.{n % 8}")
    assert waits(tried(server, "203.0.113.1", passphrase=PASSPHRASE)) > 0
    assert len(on_record(server)) == 24  # what was not even tried is not on record
    last = {"badge": "D1", "code": "sign_in_failed", "from": "203.0.113.7", "wrong_tries": 24}
    assert on_record(server)[-1] == last
    manager = server.client("K1")
    assert manager.post("/api/people/D1/unlock").json() == {"badge": "D1"}
    assert tried(server, "203.0.113.1", passphrase=PASSPHRASE).status_code == 200
    assert [one["wrong_tries"] for one in manager.get("/api/people").json()["rows"] if one["badge"] == "D1"] == [0]


def test_what_is_typed_for_a_badge_that_nobody_has_is_told_the_same_and_not_kept(server: Server) -> None:
    typed = "My.Passphrase-in-the-wrong-field"
    assert [waits(tried(server, "203.0.113.9", badge=typed)) for _ in range(5)] == [0, 0, 0, 1, 1]
    code = {"badge": typed, "code": "ABCD-EFGH-2345", "passphrase": PASSPHRASE}
    assert server.client().post("/api/people/start", json=code).json()["code"] == "code_wrong"
    assert [(one["badge"], one["code"]) for one in on_record(server)] == [("", "sign_in_failed")] * 3 + [
        ("", "code_wrong")
    ]
    assert typed not in str([event.data for event in server.house.journal.read_all()])


def test_who_was_let_go_or_begins_again_is_known_nowhere(server: Server) -> None:
    browser, house = server.client(), server.house
    assert tried(server, "192.0.2.1", passphrase=PASSPHRASE, by=browser).status_code == 200
    device = str(browser.cookies["croupier-device"])
    assert house.people.place_of("D1", "192.0.2.1", device).known
    assert server.client("K1").delete("/api/people/D1").status_code == 200
    assert not house.people.place_of("D1", "192.0.2.1", device).known


def test_places_are_remembered_over_a_new_start_and_waiting_is_not(tmp_path: Path) -> None:
    settings = replace(LOOSE, demo=False, proxies=("127.0.0.1",))
    with serving(tmp_path, settings) as server:
        browser = server.client()
        assert tried(server, "192.0.2.1", passphrase=PASSPHRASE, by=browser).status_code == 200
        cookies = dict(browser.cookies)
        for _ in range(5):
            tried(server, "203.0.113.9")
    with serving(tmp_path, settings, staff=False) as server:
        server.house.people.delays.clock = Clock()
        assert [waits(tried(server, f"203.0.113.{n}")) for n in range(30)] == [0] * 30
        again = server.client()
        again.cookies.update(cookies)
        assert waits(tried(server, "198.51.100.1", passphrase=PASSPHRASE)) == 1
        assert tried(server, "198.51.100.1", passphrase=PASSPHRASE, by=again).status_code == 200
