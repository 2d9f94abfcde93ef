"""The machine's clock jumps under a running house: nothing is dated by it, nothing is spun, and two people decide."""

from __future__ import annotations

import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.floor_office.office_support import Office, closed_table, equipped
from tests.floor_office.test_open_game import opened
from tests.support import PATIENCE
from tests.web.web_support import LOOSE, Machine, Server, serving

from croupier.live.clock import utc_now
from croupier.live.moments import stamp
from croupier.refusal import Refused
from croupier.web.watch import clock, time_server
from croupier.web.watch.time_server import lead

YEAR = timedelta(days=400)


@pytest.fixture
def machine() -> Machine:
    return Machine()


@contextmanager
def house(folder: Path, machine: Machine, **settings: Any) -> Iterator[Server]:
    said = replace(LOOSE, closed_days_max=92, **settings)
    with serving(folder, said, tables=closed_table, wall=machine.wall, ticks=machine.ticks) as it:
        yield it


@pytest.fixture(autouse=True)
def looked_at_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "LOOK_SECONDS", 0.05)


def eventually(said: Callable[[], Any]) -> Any:
    until = time.monotonic() + PATIENCE
    while not (found := said()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def doubt_in(office: Office) -> Any:
    return office.console("K1").get("/api/floor/clock").json()["doubt"]


def moments(server: Server) -> list[str]:
    return [event.at for event in server.house.journal.read_all()]


def alerts(office: Office) -> dict[str, Any]:
    return {alert["kind"]: alert["facts"] for alert in office.console("S1").get("/api/pit").json()["alerts"]}


def accepted(office: Office, apart: int) -> None:
    office.both("K1", "S2", "accept-time", apart=apart, reason="the battery was empty")


def test_a_jump_is_told_stops_the_ball_and_is_over_when_the_clock_is_put_right(
    tmp_path: Path, machine: Machine
) -> None:
    with house(tmp_path, machine) as server:
        office = opened(equipped(server))
        assert office.table("D1", do="open-betting").status_code == 200
        assert doubt_in(office) is None
        machine.ahead = YEAR
        doubt = eventually(lambda: doubt_in(office))
        assert doubt["apart"] == 34_560_000
        assert not doubt["accepted"]
        spun = eventually(lambda: refused(office.table("D1", do="spin-ball")))
        assert spun["code"] == "clock_in_doubt"
        assert (spun["facts"]["house"][:10], spun["facts"]["machine"][:10]) == (
            doubt["since"][:10],
            doubt["machine"][:10],
        )
        assert {"clock-doubt", "play-stopped"} <= set(alerts(office))
        assert max(moments(server)) < stamp(utc_now() + timedelta(days=1)), "nothing is dated by the clock that jumped"
        machine.ahead = timedelta()
        eventually(lambda: doubt_in(office) is None)
        eventually(lambda: office.table("D1", do="spin-ball").status_code == 200)


def refused(answer: Any) -> Any:
    return answer.json() if answer.status_code >= 400 else None


def test_two_people_accept_the_machines_time_as_it_was_told_to_them(tmp_path: Path, machine: Machine) -> None:
    with house(tmp_path, machine) as server:
        office = opened(equipped(server))
        machine.ahead = YEAR
        apart = eventually(lambda: doubt_in(office))["apart"]
        wrong = office.ask("K1", "accept-time", apart=3600, reason="an hour")
        assert (wrong.status_code, refused(wrong)["code"]) == (409, "clock_not_in_doubt")
        assert refused(office.ask("D1", "accept-time", apart=apart, reason="it is late"))["code"] == "role_not_allowed"
        accepted(office, apart)
        eventually(lambda: doubt_in(office) is None)
        assert max(moments(server)) > stamp(utc_now() + YEAR - timedelta(days=1))
        told = [event for event in server.house.journal.read("floor") if event.name.startswith(("clock-", "time-"))]
        assert [(event.name, event.who) for event in told] == [
            ("clock-doubted", "clock"), ("time-accepted", "K1"), ("clock-trusted", "clock"),
        ]  # fmt: skip
        assert (told[1].data["second"], told[2].data["moved"]) == ("S2", apart)
        assert told[1].at < stamp(utc_now() + timedelta(days=1)) < told[2].at
        machine.ahead = timedelta()
        back = eventually(lambda: doubt_in(office))
        assert back["apart"] == -apart
        accepted(office, -apart)
        eventually(lambda: doubt_in(office) is None)
        assert server.house.floor.now() < stamp(utc_now() + timedelta(days=1)), "never for ever"


def test_a_restart_ends_no_doubt(tmp_path: Path, machine: Machine) -> None:
    with house(tmp_path, machine) as server:
        office = opened(equipped(server))
        machine.ahead = timedelta(days=5)  # no longer than a house may be closed
        eventually(lambda: doubt_in(office))
    with house(tmp_path, machine) as server:
        assert server.house.office.office.premises.doubt is not None
        office = Office(server)
        office.asked = 1000
        assert doubt_in(office)["apart"] == pytest.approx(432_000, abs=60)
        assert max(moments(server)) < stamp(utc_now() + timedelta(days=1))
        accepted(office, doubt_in(office)["apart"])
        eventually(lambda: doubt_in(office) is None)


def test_a_house_that_was_closed_for_years_is_asked_whether_it_was(tmp_path: Path, machine: Machine) -> None:
    with house(tmp_path, machine) as server:
        opened(equipped(server))
    machine.ahead = YEAR
    with house(tmp_path, machine) as server:
        doubt = eventually(lambda: doubt_in(Office(server)))
        assert doubt["apart"] == pytest.approx(34_560_000, abs=600)


class TimeServer:
    """Speaks the protocol; `wrong` is by how many seconds."""

    def __init__(self, wrong: float = 0.0, *, mark: bool = True, first: int = 0x24) -> None:
        self.wrong, self.mark, self.first = wrong, mark, first
        self.line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.line.bind(("127.0.0.1", 0))
        self.address = "127.0.0.1:{1}".format(*self.line.getsockname())
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        while True:
            question, asker = self.line.recvfrom(512)
            moment = utc_now().timestamp() + self.wrong + 2_208_988_800
            said = struct.pack("!II", int(moment) % 2**32, int(moment % 1 * 2**32))
            mark = question[40:48] if self.mark else bytes(8)
            self.line.sendto(bytes([self.first]) + bytes(23) + mark + said + said, asker)


@pytest.mark.parametrize("wrong", [0.0, 86_400.0, -3.5, 400 * 86_400.0])
def test_a_time_server_says_by_how_much_the_clock_is_wrong(wrong: float) -> None:
    assert lead(TimeServer(wrong).address, utc_now) == pytest.approx(-wrong, abs=2.0)


def test_a_server_after_2036_is_understood() -> None:
    far = timedelta(days=40 * 365)
    assert lead(TimeServer(far.total_seconds()).address, lambda: utc_now() + far) == pytest.approx(0, abs=2.0)


@pytest.mark.parametrize("odd", [{"mark": False}, {"first": 0x23}, {"first": 0xE4}])
def test_whoever_answers_otherwise_is_no_time_server(odd: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="does not answer"):
        lead(TimeServer(**odd).address, utc_now)


def test_a_machine_that_a_time_server_contradicts_is_in_doubt(
    tmp_path: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "SERVER_SECONDS", 0.0)
    server_of_time = TimeServer(3600.0)
    with house(tmp_path, machine, time_server=server_of_time.address) as server:
        office = equipped(server)
        doubt = eventually(lambda: doubt_in(office))
        assert doubt["server"] == pytest.approx(-3600, abs=2)
        assert doubt["apart"] == 0
        accepted(office, 0)
        eventually(lambda: doubt_in(office) is None)
        server_of_time.wrong = 7200.0
        assert eventually(lambda: doubt_in(office))["server"] == pytest.approx(-7200, abs=2)


def test_a_silent_time_server_costs_nothing(tmp_path: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_server, "WAIT_SECONDS", 0.01)
    with house(tmp_path, machine, time_server="127.0.0.1:9") as server:
        office = equipped(server)
        assert doubt_in(office) is None
        machine.ahead = YEAR
        eventually(lambda: doubt_in(office))
