"""`croupier init` begins a house by answers, `croupier doctor` looks at its machine."""

from __future__ import annotations

import os
import socket
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.support import croupier

from croupier.journal.store.address import open_journal

ANSWERS = """
currency = "USD"
[first]
badge = "K1"
name = "Kim"
passphrase = "correct horse battery"
[second]
badge = "K2"
name = "Lou"
passphrase = "wrong horse battery"
[house]
name = "Silver Spur"
place = "Cripple Creek"
zone = "America/Denver"
languages = "de,en"
[licences]
K1 = "L-1"
K2 = "L-2"
[[staff]]
badge = "D1"
name = "Dora"
roles = ["dealer"]
licence = "L-3"
[[staff]]
badge = "S1"
name = "Sam"
roles = ["pit-supervisor"]
licence = "L-4"
[[table]]
table = "1"
rulebook = "classic"
wheel = "single-zero"
serial = "RW-1001"
terminals = 1
"""


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("begun")
    (folder / "answers.toml").write_text(ANSWERS)
    return folder, init(folder)


def init(folder: Path) -> dict[str, Any]:
    ran = croupier("init", "--db", str(folder / "j.sqlite"), "--answers", str(folder / "answers.toml"), "--json")
    assert ran.code == 0, ran.out + ran.err
    return dict(ran.json)


def doctor(folder: Path, *more: str) -> tuple[int, dict[str, dict[str, Any]]]:
    ran = croupier("doctor", "--db", str(folder / "j.sqlite"), "--port", "0", "--json", *more)
    return ran.code, {one["check"]: one for one in ran.json["findings"]}


def test_answers_begin_a_house_and_a_second_time_change_nothing(begun: tuple[Path, dict[str, Any]]) -> None:
    folder, told = begun
    done = [step for step, done in told["steps"].items() if done]
    assert done == ["second", "house", "tables", "staff", "signs", "inspection"]
    assert set(told["codes"]) == {"D1", "S1"}
    with closing(open_journal(str(folder / "j.sqlite"), read_only=True)) as journal:
        (day,) = [one.data for one in journal.read("floor") if one.name == "gaming-day-set"]
    assert [one["shift"] for one in day["shifts"]] == ["Früh", "Spät", "Nacht"], "as the house speaks German first"
    again = init(folder)
    assert (again["steps"], again["codes"]) == (told["steps"], {})


def test_a_wrong_passphrase_of_the_second_person_begins_nothing(tmp_path: Path, begun: tuple[Path, Any]) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(ANSWERS.replace("wrong horse battery", "another horse battery") + '[[table]]\ntable = "2"\n')
    ran = croupier("init", "--db", str(begun[0] / "j.sqlite"), "--answers", str(wrong), "--json")
    assert ran.code == 2
    assert ran.json["code"] == "bad_answers", "a table without a wheel is told before anything is done"
    wrong.write_text(ANSWERS.replace("wrong horse battery", "another horse battery"))
    ran = croupier("init", "--db", str(begun[0] / "j.sqlite"), "--answers", str(wrong), "--json")
    assert ran.json["code"] == "sign_in_failed"


def test_the_doctor_finds_what_was_left_open_and_says_what_to_do(begun: tuple[Path, Any]) -> None:
    folder, _ = begun
    code, found = doctor(folder)
    assert code == 0, found
    assert found["time zone"]["found"] == "America/Denver"
    assert found["permissions"]["state"] == "good"
    people = folder / "j.house.sqlite"
    people.chmod(0o644)
    code, found = doctor(folder)
    assert (code, found["permissions"]["do"]) == (1, f"chmod 600 {people}")
    people.chmod(0o600)
    code, found = doctor(folder, "--host", "0.0.0.0")
    assert (code, found["https"]["state"]) == (1, "bad")


def test_the_doctor_looks_at_ports_sensors_folders_and_the_clock(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        settings = tmp_path / "settings.toml"
        line = f'db = "{tmp_path}/none/j.sqlite"\n[sensors.1]\nline = "/dev/no-such-wheel"\n'
        settings.write_text(line)
        ran = croupier("doctor", "--settings", str(settings), "--port", str(port), "--json")
    found = {one["check"]: one["state"] for one in ran.json["findings"]}
    assert ran.code == 1
    assert {name: found[name] for name in ("port", "disk", "sensor of table 1")} == {
        "port": "look", "disk": "bad", "sensor of table 1": "bad",
    }  # fmt: skip


def test_a_journal_from_the_future_is_told(begun: tuple[Path, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    from croupier.cli import doctor as looked

    monkeypatch.setattr(looked, "AHEAD_SECONDS", -1e9)  # as if the clock had been turned back since
    _, found = doctor(begun[0])
    assert found["clock and journal"]["state"] == "bad"
    assert os.access(begun[0] / "j.sqlite", os.R_OK)
