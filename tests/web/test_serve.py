"""`croupier serve` as a person meets it: the first start, and clear words when something is in the way."""

from __future__ import annotations

import contextvars
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from tests.rules.own_rulebooks import EXAMPLE
from tests.support import PATIENCE, Answer, croupier
from tests.web.web_support import answers

from croupier.journal import open_sqlite
from croupier.refusal import Refused
from croupier.web.door.settings import Settings, read_settings

TABLES = """
[[table]]
table = "7"
automation = "automatic"
source = "random"
[table.policy]
rulebook = "colorado"
wheel = "single-zero"
limits.all = {min = 100, max = 5000}
terminals = {count = 5, central_screen = true}
[[table]]
table = "8"
[table.policy]
rulebook = "house"
wheel = "double-zero"
[table.policy.chips]
sets = [{colour = "blue", number = 300}, {colour = "pink", number = 300}]
value = [{colour = "red", value = 500, number = 400}]
"""


OWN = """
[[table]]
table = "7"
automation = "automatic"
source = "random"
[table.policy]
rulebook = "books/own.toml"
wheel = "three-zeros"
limits.all = {min = 100, max = 5000}
terminals = {count = 5, central_screen = true}
"""


def command(*args: str) -> list[str]:
    run = "from croupier.cli.main import run; run()"
    return [sys.executable, "-c", run, "serve", "--port", "0", *args]


def serve(*args: str, asked: Callable[[str], None] | None = None) -> Answer:
    """In this process, which takes a twentieth of the time of another; what serves is `asked`, and stops."""

    def run(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        assert asked, "it was to fail, and serves"
        context = contextvars.copy_context()
        thread = threading.Thread(target=context.run, args=(real, server, sockets))
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.01)
            asked(f"http://localhost:{sockets[0].getsockname()[1]}")
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
        assert not thread.is_alive()

    with pytest.MonkeyPatch.context() as patched:
        real = uvicorn.Server.run
        patched.setattr(uvicorn.Server, "run", run)
        patched.setattr("croupier.web.server.logs", lambda: None)
        patched.setenv("COLUMNS", "400")
        return croupier("serve", "--port", "0", *args)


@contextmanager
def running(*args: str) -> Iterator[tuple[str, str]]:
    """In a process of its own: everything that it prints before it serves, and its address."""
    env = {**os.environ, "COLUMNS": "400", "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command(*args), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env)
    assert process.stdout is not None
    try:
        said = first = process.stdout.readline().decode()
        address = re.findall(r"http://localhost:\d+", first)[0]
        answers(address, process)
        os.set_blocking(process.stdout.fileno(), False)
        said += (process.stdout.read() or b"").decode()
        yield said, address
    finally:
        process.send_signal(signal.SIGINT)
        ended = process.wait(30)
        process.stdout.close()
        assert ended == 0


def test_the_first_start_prints_a_code_and_the_second_does_not(tmp_path: Path) -> None:
    db = str(tmp_path / "floor.sqlite")
    with running("--db", db) as (said, address):
        code = re.findall(r"one-time code: ([A-Z2-9-]{14})", said)[0]
        assert "There are no tables yet" in said
        assert httpx.get(f"{address}/api/session", trust_env=False).json()["setup_needed"] is True
        body = {"code": code, "badge": "K1", "name": "Kim", "passphrase": "correct horse battery"}
        assert httpx.post(f"{address}/api/setup", json=body, trust_env=False, timeout=PATIENCE).status_code == 201
        taken = serve("--db", db)
        assert taken.code == 2
        assert "journal_in_use" in taken.err
        assert "in use by process" in taken.err
        assert "Traceback" not in taken.err
    (tmp_path / "tables.toml").write_text(TABLES)

    def asked(address: str) -> None:
        tables = httpx.get(f"{address}/api/tables", trust_env=False).json()
        assert [(table["table"], table["phase"], table["automatic"]) for table in tables] == [
            ("7", "closed", True), ("8", "closed", False),
        ]  # fmt: skip

    second = serve("--db", db, "--tables", str(tmp_path / "tables.toml"), asked=asked)
    assert second.code == 0, second.err
    assert "one-time code" not in second.out
    assert "New tables: 7, 8." in second.out


def test_a_rulebook_of_ones_own_is_on_record_by_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Named from where the file of tables lies; afterwards it may be changed, and be somewhere else or nowhere."""
    house, elsewhere = tmp_path / "house", tmp_path / "elsewhere"
    (house / "books").mkdir(parents=True)
    elsewhere.mkdir()
    book, text = house / "books" / "own.toml", EXAMPLE.read_text(encoding="utf-8")
    book.write_text(text, encoding="utf-8")
    (house / "tables.toml").write_text(OWN, encoding="utf-8")
    start = ("--db", str(tmp_path / "floor.sqlite"), "--tables")

    def felt(address: str) -> None:
        layout = httpx.get(f"{address}/api/tables/7/layout", trust_env=False).json()
        assert {"snake", "straight-000"} <= {bet["bet"] for bet in layout["bets"]}
        assert httpx.get(f"{address}/api/tables", trust_env=False).json()[0]["rulebook"] == "snake"
        assert httpx.get(f"{address}/api/tables/7/rules", trust_env=False).json()["policy"]["rulebook"] == "snake"

    monkeypatch.chdir(tmp_path)
    first = serve(*start, "house/tables.toml", asked=felt)
    assert (first.code, "New tables: 7." in first.out) == (0, True), first
    book.unlink()
    monkeypatch.chdir(elsewhere)
    second = serve(*start, str(house / "tables.toml"), asked=felt)
    assert (second.code, "New tables" in second.out) == (0, False), second
    journal = open_sqlite(str(tmp_path / "floor.sqlite"))
    (made,) = (one.data for one in journal.read("table/7") if one.name == "table-set-up")
    journal.close()
    assert made["policy"]["rulebook"] == text
    assert croupier("journal", "verify", str(tmp_path / "floor.sqlite")).code == 0


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        failed = serve("--port", port, "--db", str(tmp_path / "x.sqlite"))
    assert failed.code == 2
    told = f"address_in_use: Cannot listen at 127.0.0.1:{port}: another program listens there already."
    assert told in " ".join(failed.err.split())
    assert "--port" in failed.err


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    failed = serve("--host", "192.0.2.1", "--port", "0", "--db", str(tmp_path / "x.sqlite"))  # of no machine at all
    assert failed.code == 2
    assert "192.0.2.1:0: this machine does not have that address." in " ".join(failed.err.split())


@pytest.mark.parametrize(
    "what",
    [
        "no folder",
        "no database",
        "no settings",
        "no tables",
        "bad tables",
        "bad sensor",
        "no table of a sensor",
        "a sensor at a random wheel",
    ],
)
def test_what_cannot_be_opened_is_named(tmp_path: Path, what: str) -> None:
    odd = tmp_path / "odd"
    odd.write_text("this is [no TOML and no database" * 40)
    db = ["--db", str(tmp_path / "x.sqlite")]
    (tmp_path / "bad.toml").write_text(TABLES.replace("min = 100", "min = 9000"))
    (tmp_path / "sensor.toml").write_text('sensors.9 = {line = "tcp://127.0.0.1:9"}')
    (tmp_path / "sensor 7.toml").write_text('sensors.7 = {line = "tcp://127.0.0.1:9"}')
    (tmp_path / "tables.toml").write_text(TABLES)
    (tmp_path / "bad sensor.toml").write_text('sensors.9 = {line = "tcp://127.0.0.1:9", modle = "mercury-360"}')
    args = {
        "no folder": ["--db", str(tmp_path / "nowhere" / "x.sqlite")],
        "no database": ["--db", str(odd)],
        "no settings": [*db, "--settings", str(odd)],
        "no tables": [*db, "--tables", str(tmp_path / "nothing.toml")],
        "bad tables": [*db, "--tables", str(tmp_path / "bad.toml")],
        "bad sensor": [*db, "--settings", str(tmp_path / "bad sensor.toml")],
        "no table of a sensor": [*db, "--settings", str(tmp_path / "sensor.toml")],
        "a sensor at a random wheel": [
            *db,
            "--tables",
            str(tmp_path / "tables.toml"),
            "--settings",
            str(tmp_path / "sensor 7.toml"),
        ],
    }[what]
    failed = serve(*args)
    assert failed.code == 2, failed.err
    assert "Traceback" not in failed.err
    assert len(failed.err.strip().splitlines()) == 1, failed.err
    names = {
        "bad tables": "limits.all",
        "no folder": "nowhere",
        "bad sensor": "modle",
        "no table of a sensor": "table 9",
        "a sensor at a random wheel": "random wheel",
    }
    assert names.get(what, args[-1]) in failed.err, failed.err
    assert "one-time code" not in failed.out


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"), ("PORT", "70000"), ("PORT", "-1"), ("DEMO", "yes"), ("IDLE_SECONDS", "nan"),
        ("IDLE_SECONDS", "inf"), ("FAILURES_MAX", "0"), ("SELF_CHECK_HOURS", "0"), ("APPROVAL_SECONDS", "-5"),
        ("PROT", "1"),
        ("ORIGINS", "https://floor.example/"), ("ORIGINS", "floor.example"), ("ORIGINS", "https://floor.example:443"),
        ("PROXIES", "floor.example"), ("PROXIES", "*"),
    ],
)  # fmt: skip
def test_a_bad_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(Refused) as refused:
        read_settings(None, {f"CROUPIER_{name}": value}, {})
    assert refused.value.code in ("bad_setting", "unknown_setting")
    assert f"“{name.lower()}”" in refused.value.message


@pytest.mark.parametrize("line", ["port = 8000.5", "failures_max = 2.9", "db = 5", "host = true", "data = [1]"])
def test_a_value_of_another_kind_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "croupier.toml"
    file.write_text(line)
    with pytest.raises(Refused) as refused:
        read_settings(file, {}, {})
    assert refused.value.code == "bad_setting"


def test_one_line_is_the_wheel_of_one_table(tmp_path: Path) -> None:
    file = tmp_path / "croupier.toml"
    file.write_text('sensors.1 = {line = "/dev/ttyUSB0"}\nsensors.2 = {line = "/dev/ttyUSB0", mode = "basic"}\n')
    with pytest.raises(Refused, match="one line for two tables"):
        read_settings(file, {}, {})


def test_settings_come_from_file_environment_and_flags(tmp_path: Path) -> None:
    file = tmp_path / "croupier.toml"
    file.write_text('host = "0.0.0.0"\nport = 9000\norigins = ["https://a.example"]\n')
    environ = {"CROUPIER_PORT": "9001", "CROUPIER_SECURE": "true"}
    settings = read_settings(file, environ, {"db": "x.sqlite", "host": None})
    assert (settings.host, settings.port, settings.db, settings.secure) == ("0.0.0.0", 9001, "x.sqlite", True)


def test_every_setting_is_in_the_manual() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+)`", manual.partition("## Settings")[2]))
    assert set(Settings.__dataclass_fields__) <= named
