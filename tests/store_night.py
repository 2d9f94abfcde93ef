"""A house plays on PostgreSQL, and the database itself is killed: `python -m tests.store_night --kills 100`.

All of its processes go at once (kill -9), at a moment drawn by lot, and it is started again on what the disk has. The
house is the same process all night: it waits for its store, says so, and goes on by itself. A terminal asks whatever it
has no answer to again, under the same key.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import pwd
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from tests.crash_night import AUTOMATIC, Night, begun, found
from tests.journal.server import binaries
from tests.support import PATIENCE
from tests.web.test_crash import ENVIRONMENT, House, enrolled, serving, talking
from websockets.exceptions import ConnectionClosed

AWAY_SECONDS_MAX = 3.0


class Store:
    """A PostgreSQL server that can be killed and started again."""

    def __init__(self, bin_: Path, folder: Path) -> None:
        self.bin, self.folder = bin_, folder
        self.address = f"postgresql://croupier@/postgres?host={folder}"
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        self._as = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        new: list[str | Path] = ["-D", folder / "data", "-U", "croupier", "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run([*self._as, bin_ / "initdb", *new], check=True, capture_output=True, cwd="/")
        self.start()

    def start(self) -> None:
        """As its service would: with fsync, as ever. It is asked until it has recovered."""
        options = {"unix_socket_directories": self.folder, "listen_addresses": "", "shared_buffers": "32MB"}
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self._as, "--pdeathsig=QUIT", str(self.bin / "postgres"), "-D", str(self.folder / "data")]
                + [part for name, value in options.items() for part in ("-c", f"{name}={value}")],
                cwd="/", stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address).close()
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
                assert time.monotonic() < until, "PostgreSQL does not recover"
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """All of them, children first, so that nobody writes an orderly end."""
        every = [self.process.pid, *children_of(self.process.pid)]
        for pid in reversed(every):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        while any(Path(f"/proc/{pid}").exists() and not is_dead(pid) for pid in every):
            time.sleep(0.01)


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_dead(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text()
    return True


@contextmanager
def a_store() -> Iterator[Store]:
    bin_ = binaries()
    assert bin_, "PostgreSQL is not installed"
    folder = Path(tempfile.mkdtemp(prefix="croupier-pg-", dir="/tmp"))
    store = None
    try:
        store = Store(bin_, folder)
        yield store
    finally:
        if store is not None:
            store.process.send_signal(signal.SIGINT)
            store.process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


class Player(threading.Thread):
    """Bets at table 1 all night. A key that is not answered is asked again, until it is."""

    def __init__(self, house: House, cookie: str) -> None:
        super().__init__()
        self.house, self.cookie = house, cookie
        self.known: dict[str, int] = {}
        self.over = False
        self.wrong: list[str] = []

    def run(self) -> None:
        number = 0
        while not self.over:
            with contextlib.suppress(ConnectionClosed, OSError, TimeoutError), talking(self.house, self.cookie) as line:
                while not self.over:
                    key = f"bet-{number}"
                    answer = self.asked(line, key)
                    if answer["type"] == "answer":
                        self.known[key] = answer["to"]
                        number += 1
                    elif answer["type"] == "refused" and answer["code"] not in ("table_suspended", "journal_stopped"):
                        self.wrong.append(f"{key} was refused: {answer['code']}")
                        return
                    else:
                        time.sleep(0.05)

    def asked(self, line: Any, key: str) -> dict[str, Any]:
        """An answer, a refusal, or that nobody knows yet."""
        command = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 100}
        line.send(json.dumps({"type": "command", "table": "1", "key": key, "command": command}))
        while True:
            frame: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE))
            if frame.get("key") == key:
                return frame


def night(kills: int, seed: int, seconds: float = 1e9) -> Night:
    chance, until, done = random.Random(seed), time.monotonic() + seconds, 0
    with a_store() as store, tempfile.TemporaryDirectory(prefix="croupier-night-") as made:
        folder = Path(made)
        begun(store.address)
        cookie = enrolled(store.address, folder, 1)
        quick = {**ENVIRONMENT, "CROUPIER_BETTING_SECONDS": "1"}
        with serving(store.address, "--data", made, environment=quick, errors=folder / "log") as house:
            player = Player(house, cookie)
            player.start()
            while done < kills and time.monotonic() < until:
                time.sleep(chance.uniform(0, 1.5))
                store.kill()
                time.sleep(chance.uniform(0, AWAY_SECONDS_MAX) * chance.random())
                before = len(player.known)
                store.start()
                done += 1
                goes_on(player, before)
            player.over = True
            player.join()
            assert house.process.poll() is None, "the house has ended"
        rounds, findings = found(store.address, folder, player.known)
    return Night(done, len(player.known), rounds, [*player.wrong, *findings])


def goes_on(player: Player, before: int) -> None:
    """By itself: nobody takes a table into use again."""
    until = time.monotonic() + PATIENCE
    while len(player.known) == before:
        assert player.is_alive(), player.wrong
        assert time.monotonic() < until, "the house does not go on"
        time.sleep(0.02)


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.store_night", description=__doc__)
    asked.add_argument("--kills", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--seconds", type=float, default=1e9, help="no other kill after so many")
    options = asked.parse_args()
    done = night(options.kills, options.seed, options.seconds)
    sys.stdout.write(json.dumps({"tables": ["1", *AUTOMATIC], "seed": options.seed, **done._asdict()}) + "\n")
    return bool(done.findings)


if __name__ == "__main__":
    sys.exit(main())
