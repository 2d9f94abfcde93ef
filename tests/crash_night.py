"""`make crash-night`: a house killed again and again at any moment, and what it had acknowledged looked for afterwards.

Each life of the server plays two automatic tables by its random wheel while a terminal bets at a table of its own, and
tournaments go on, one after the other.
kill -9 comes at a moment drawn by lot. The next life is asked the last keys again; at the end the journal is audited,
and every wager that was acknowledged is there once, no round is void, and no table waits for anybody.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tests import night_tournament
from tests.journal.server import binaries, postgres_server
from tests.support import PATIENCE
from tests.web.test_crash import ENVIRONMENT, House, enrolled, serving, talking, wager
from tests.web.web_support import open_a_table
from websockets.exceptions import ConnectionClosed

from croupier.journal.store.address import open_journal
from croupier.live import Request, TableWriter
from croupier.live.reports.audit import audit
from croupier.live.tables import Floor
from croupier.rules import Actor, Role
from croupier.table import Phase, broken_sums
from croupier.web.door.settings import Settings

AUTOMATIC = ("2", "3")
LIFE_SECONDS = 4.0  # at most, from the first answer on
AGAIN = 5  # keys of the life before that are asked again


class Night(NamedTuple):
    kills: int
    acknowledged: int
    rounds: int
    findings: list[str]
    steps: int = 0  # of tournaments, acknowledged
    tournaments: int = 0  # that came to their end


def begun(address: str) -> None:
    """Table 1 takes bets as long as the night lasts; the others run by themselves."""
    with closing(open_journal(address)) as journal:
        floor = Floor(journal)
        writer = open_a_table(floor, seats=1)
        more = {"do": "buy-in", "seat": 1, "amount": 5_000_000, "chip_value": 100}
        asked = [
            Request(more, floor.now(), "night/buy-in", Actor("S1", Role.CASHIER)),
            Request({"do": "open-betting"}, floor.now(), "night/open", Actor("D1", Role.DEALER)),
        ]
        assert all(answer.refused is None for answer in writer.submit(asked))
        for name in AUTOMATIC:
            open_a_table(floor, name, automatic=True, seats=1)


def life(house: House, cookie: str, chance: random.Random, number: int, known: dict[str, int]) -> None:
    """Until it is killed in mid-sentence."""
    until = time.monotonic() + chance.uniform(0, LIFE_SECONDS)
    with contextlib.suppress(ConnectionClosed, OSError), talking(house, cookie) as line:
        for key in [*known][-AGAIN:]:
            answer = wager(line, key, 1)
            assert (answer["type"], answer["to"]) == ("answer", known[key]), f"{key}: {answer}"
        count = 0
        while time.monotonic() < until:
            answer = wager(line, f"life-{number}-{count}", 1)
            if answer["type"] == "answer":
                known[answer["key"]] = answer["to"]
            count += 1
        for rest in range(3):  # on its way when it is killed
            command = {"do": "place-wager", "seat": 1, "bet": "red", "stake": 100}
            frame = {"type": "command", "table": "1", "key": f"gone-{number}-{rest}", "command": command}
            line.send(json.dumps(frame))
        house.process.kill()
    house.process.kill()
    house.process.wait()


def night(address: str, folder: Path, kills: int, seed: int, seconds: float) -> Night:
    chance, known = random.Random(seed), dict[str, int]()
    until, done = time.monotonic() + seconds, 0
    evening = night_tournament.Evening([str(number) for number in range(1, 2 + kills // 4)])
    night_tournament.prepared(Settings(db=address, data=str(folder) if "://" in address else ""), evening.names)
    begun(address)
    cookie = enrolled(address, folder, 1)
    more = ["--data", str(folder)] if "://" in address else []
    quick = {**ENVIRONMENT, "CROUPIER_BETTING_SECONDS": "1", "CROUPIER_WHEEL_WAITS_SECONDS": "600"}  # on any machine
    for number in range(kills):
        with serving(address, *more, environment=quick) as house:
            beside = threading.Thread(target=evening.life, args=(house.address,))
            evening.ready.clear()
            beside.start()
            evening.ready.wait(PATIENCE)
            life(house, cookie, chance, number, known)
            beside.join()
        done += 1
        if time.monotonic() > until:
            break
        if (number + 1) % 50 == 0:
            sys.stderr.write(f"{number + 1} kills, {len(known)} acknowledged\n")
    rounds, findings = found(address, folder, known)
    with closing(open_journal(address, read_only=True)) as journal:
        findings += night_tournament.findings(journal, evening)
    return Night(done, len(known), rounds, findings, len(evening.done), evening.over)


def found(address: str, folder: Path, known: dict[str, int]) -> tuple[int, list[str]]:
    with closing(open_journal(address, read_only=True)) as journal:
        events = list(journal.read("table/1"))
        placed = Counter(event.key.rpartition("/")[2] for event in events if event.name == "wager-placed")
        findings = [f"{key} was acknowledged and is not there" for key in known if placed[key] != 1]
        findings += [f"{key} is there {count} times" for key, count in placed.items() if count != 1]
        table = TableWriter(journal, "table/1").table
        if table.seats[1].staked != {"red": 100 * len(placed)} or broken_sums(table.books):
            findings.append("the books of table 1 are not those of its wagers")
        rounds = 0
        for name in AUTOMATIC:
            names = Counter(event.name for event in journal.read(f"table/{name}"))
            rounds += names["result-declared"]
            wrong = {"round-voided", "table-suspended", "irregularity-reported"} & names.keys()
            findings += [f"table {name}: {names[what]} {what}" for what in sorted(wrong)]
            if TableWriter(journal, f"table/{name}").table.phase is Phase.HELD:
                findings.append(f"table {name} is held")
    report = audit(address, None if "://" in address else folder / "j.checkpoints")
    return rounds, [*findings, *map(str, report.findings)]


def a_night(store: str, kills: int, seed: int, seconds: float = 1e9) -> Night:
    with tempfile.TemporaryDirectory(prefix="croupier-night-") as made, contextlib.ExitStack() as open_:
        folder = Path(made)
        if store == "postgres":
            programs = binaries()
            assert programs, "PostgreSQL is not installed"
            return night(open_.enter_context(postgres_server(programs)), folder, kills, seed, seconds)
        return night(str(folder / "j.sqlite"), folder, kills, seed, seconds)


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.crash_night")
    asked.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    asked.add_argument("--kills", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--seconds", type=float, default=1e9, help="no other life after so many")
    options = asked.parse_args()
    done = a_night(options.store, options.kills, options.seed, options.seconds)
    sys.stdout.write(json.dumps({"store": options.store, "seed": options.seed, **done._asdict()}) + "\n")
    return bool(done.findings)


if __name__ == "__main__":
    sys.exit(main())
