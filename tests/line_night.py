"""A house plays on PostgreSQL, and the line to it is cut at any message: `python -m tests.line_night --cuts 10000`.

Message after message, said or answered, before it and behind it (`tests.journal.cut_line`), and now and then it stays
open and is silent; every third time the line
is cut again while the house comes back. Terminals bet at a table with open betting and at one that runs by itself with
a random wheel. Nobody helps: after each cut everybody is answered again, and in the end each key has been told the
truth.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, get_args

import httpx
from tests.journal.cut_line import CutLine, How, cut_line
from tests.journal.server import binaries, postgres_server
from tests.support import PATIENCE
from tests.web.web_support import Live, Server, open_a_table, serving

from croupier.journal.store.address import open_journal
from croupier.live import Request, TableWriter
from croupier.live.reports.audit import audit
from croupier.live.tables import Floor
from croupier.rules import Actor, Role
from croupier.table import Phase, broken_sums

OPEN, AUTOMATIC = "1", "2"
SEATS = ((OPEN, 1), (OPEN, 2), (AUTOMATIC, 1))
REACH, AGAIN = 127, 61  # messages to the next cut, and to the one after it: from 1 on, each as often as the others
TAKEN_DOWN = 40  # wagers, and then their chips are taken back, or nobody would have any left
GIVEN_UP = 7  # every so-manieth key that was not done
STANDS_STILL = ("table_suspended", "journal_stopped", "internal_error")
SOON = "&tcp_user_timeout=500"  # a house waits no longer for a line that is silent
ASKED_AGAIN = 200  # keys, at the end


class Night(NamedTuple):
    cuts: int
    acknowledged: int
    in_doubt: int  # keys that were told `unknown` first
    rounds: int
    met: dict[str, int]
    findings: list[str]


class Terminal(threading.Thread):
    """It bets as fast as it is answered, and keeps every word that it was told."""

    def __init__(self, server: Server, table: str, seat: int) -> None:
        super().__init__(name=f"{table}-{seat}")
        self.server, self.table, self.seat = server, table, seat
        self.client: httpx.Client = server.terminal(seat, table)
        self.told: dict[str, list[str]] = {}  # by key: each answer, in order
        self.asked: dict[str, dict[str, Any]] = {}
        self.answered, self.over = threading.Semaphore(0), False

    def run(self) -> None:
        with self.server.live(self.client, self.table) as live:
            while not self.over:
                number = len(self.told)
                down = number % TAKEN_DOWN == TAKEN_DOWN - 1
                bet = {"do": "place-wager", "seat": self.seat, "bet": "red", "stake": 100}
                command = {"do": "take-all-down", "seat": self.seat} if down else bet
                if self.ask(live, f"{self.name}-{number}", command) != "answer" and self.table == AUTOMATIC:
                    live.socket.recv(timeout=PATIENCE)  # whatever comes: betting may be open again

    def ask(self, live: Live, key: str, command: dict[str, Any]) -> str:
        """Until it is known. Who is told that it was not done sends it again under its key, or gives it up."""
        told = self.told.setdefault(key, [])
        self.asked[key] = command
        frame = {"type": "command", "table": self.table, "key": key, "command": command}
        live.send(frame)
        while True:
            said = json.loads(live.socket.recv(timeout=PATIENCE))
            if said.get("key") != key:
                continue
            told.append(said["code"] if said["type"] == "refused" else said["type"])
            if told[-1] == "not_done" and len(self.told) % GIVEN_UP:
                live.send(frame)
            elif told[-1] != "unknown":
                if told[-1] not in STANDS_STILL:
                    self.answered.release()
                return told[-1]


def a_floor(floor: Floor) -> None:
    cage = Actor("S1", Role.CASHIER)
    opening = Request({"do": "open-betting"}, floor.now(), "night/open", Actor("D1", Role.DEALER))
    writers = {
        OPEN: open_a_table(floor, OPEN, seats=2),
        AUTOMATIC: open_a_table(floor, AUTOMATIC, automatic=True, seats=1),
    }
    asked = [(OPEN, opening)]
    for table, seat in SEATS:
        more = {"do": "buy-in", "seat": seat, "amount": 2_000_000, "chip_value": 100}
        asked.append((table, Request(more, floor.now(), f"night/{table}/{seat}", cage)))
    assert [writers[table].submit([request])[0].refused for table, request in asked] == [None] * len(asked)


def goes_on(terminals: list[Terminal], seconds: float = PATIENCE) -> None:
    """By itself: everybody at the open table is answered anew, twice, as the first answer may be from before."""
    for terminal in terminals:
        if terminal.table == OPEN:
            while terminal.answered.acquire(blocking=False):
                pass
            for _ in range(2):
                assert terminal.answered.acquire(timeout=seconds), f"terminal {terminal.name} is not answered any more"


def cut(line: CutLine, number: int) -> None:
    every = get_args(How)
    how: How = every[number % len(every)]
    for reach in (REACH, AGAIN) if number % 3 == 0 else (REACH,):
        before = line.cuts
        line.cut(1 + number % reach, how)
        assert line.wait(before + 1, PATIENCE), "the house says nothing to its store any more"


def night(postgres: str, folder: Path, cuts: int, seconds: float = 1e9, first: int = 0) -> Night:
    with cut_line(postgres) as line, serving(folder, tables=a_floor, db=f"{line.address}{SOON}") as server:
        terminals = [Terminal(server, table, seat) for table, seat in SEATS]
        for terminal in terminals:
            terminal.start()
        goes_on(terminals)
        played(server, terminals, line, cuts, seconds, first)
        for terminal in terminals:
            terminal.over = True
        for terminal in terminals:
            terminal.join(PATIENCE)
            assert not terminal.is_alive(), f"terminal {terminal.name} waits for an answer"
        findings = [*asked_again(server, terminals), *stand_still(server)]
    rounds, more = found(postgres, terminals)
    every = [answers for terminal in terminals for answers in terminal.told.values()]
    done = sum(answers[-1] == "answer" for answers in every)
    doubt = sum("unknown" in answers for answers in every)
    return Night(line.cuts, done, doubt, rounds, dict(sorted(line.met.items())), [*findings, *more])


def played(server: Server, terminals: list[Terminal], line: CutLine, cuts: int, seconds: float, first: int) -> None:
    until, looking = time.monotonic() + seconds, server.client()
    for number in count(first):
        if line.cuts >= cuts or time.monotonic() > until:
            return
        cut(line, number)
        for address in ("/health", "/metrics"):  # which never need the store
            assert looking.get(address).status_code in (200, 503), address
        goes_on(terminals)
        if (number + 1) % 500 == 0:
            sys.stderr.write(f"{line.cuts} cuts\n")


def asked_again(server: Server, terminals: list[Terminal]) -> list[str]:
    """The newest keys have the same answer again, but for who gave up: then it is done now."""
    wrong = []
    for terminal in terminals:
        newest = list(terminal.told)[-ASKED_AGAIN:]
        with server.live(terminal.client, terminal.table) as live:
            for key in newest:
                before = terminal.told[key][-1]
                if before == "answer" and (now := terminal.ask(live, key, terminal.asked[key])) != before:
                    wrong.append(f"{key} was told {before}, and then {now}")
    return wrong


def stand_still(server: Server) -> list[str]:
    tables = server.house.floor.tables
    return [f"table {name}: {runner.suspended}" for name, runner in tables.items() if runner.suspended is not None]


def found(postgres: str, terminals: list[Terminal]) -> tuple[int, list[str]]:
    """What the journal says of what was told, and what it should not have."""
    findings: list[str] = []
    rounds = 0
    with closing(open_journal(postgres, read_only=True)) as journal:
        for table in (OPEN, AUTOMATIC):
            names: Counter[str] = Counter()
            by_key: dict[str, list[str]] = defaultdict(list)
            for event in journal.read(f"table/{table}"):
                names[event.name] += 1
                by_key[event.key.rpartition("/")[2]].append(event.name)
            for terminal in terminals:
                findings += told_otherwise(terminal, by_key) if terminal.table == table else []
            rounds += names["result-declared"]
            wrong = {"round-voided", "table-suspended", "irregularity-reported"} & names.keys()
            findings += [f"table {table}: {names[what]} {what}" for what in sorted(wrong)]
            now = TableWriter(journal, f"table/{table}").table
            if now.phase is Phase.HELD or broken_sums(now.books):
                findings.append(f"table {table} is {now.phase}, or its books are broken")
    return rounds, [*findings, *map(str, audit(postgres).findings)]


def told_otherwise(terminal: Terminal, by_key: dict[str, list[str]]) -> list[str]:
    wrong = []
    for key, answers in terminal.told.items():
        names = by_key.get(key, [])
        done = terminal.asked[key]["do"]
        once = names.count("wager-placed") == 1 if done == "place-wager" else "wager-taken-down" in names
        if (answers[-1] == "answer") is not once or (answers[-1] != "answer" and set(names) - {"command-refused"}):
            wrong.append(f"{key} was told {answers}, and the journal has {names}")
    return wrong


def a_night(cuts: int, seconds: float = 1e9, first: int = 0) -> Night:
    programs = binaries()
    assert programs, "PostgreSQL is not installed"
    with tempfile.TemporaryDirectory(prefix="croupier-night-") as made, postgres_server(programs) as postgres:
        return night(postgres, Path(made), cuts, seconds, first)


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.line_night", description=__doc__)
    asked.add_argument("--cuts", type=int, default=10_000)
    asked.add_argument("--first", type=int, default=0, help="the number of the first cut, which says where and how")
    asked.add_argument("--seconds", type=float, default=1e9, help="no other cut after so many")
    options = asked.parse_args()
    done = a_night(options.cuts, options.seconds, options.first)
    sys.stdout.write(json.dumps(done._asdict()) + "\n")
    return bool(done.findings)


if __name__ == "__main__":
    sys.exit(main())
