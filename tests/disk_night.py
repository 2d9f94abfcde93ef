"""A house on a disk that fails: `python -m tests.disk_night calls|full|power --cases 100`.

`calls`: each call that writes is refused once, the first, the second and so on, by turns as an I/O error and as no
room. `full`: a small disk of its own is filled up under a playing table, and emptied again. `power`: everything that is
written is noted, and images are made of what a power loss at any moment may leave. Whatever happens, what was
acknowledged is there, once, the journal is sound, and the table goes on by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import errno
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.web.web_support import open_a_table

from croupier.journal.proof.verify import verify
from croupier.journal.store.address import open_journal
from croupier.live.replay import replay_books
from croupier.live.tables import Floor
from croupier.rules import Actor, Role

SOURCE = Path(__file__).parent / "journal" / "faults.c"
NAME, WAGERS = "j.sqlite", 24
FIELDS_OF_A_NIGHT = ("cases", "acknowledged", "findings")
SECTOR = 512
FOR_EVER = 1 << 40
DISK_BYTES = 8_000_000


def built(folder: Path) -> Path:
    """The disk's faults, compiled for this machine."""
    library = folder / "faults.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-w", "-o", library, SOURCE, "-ldl"], check=True)
    return library


@dataclass
class Played:
    acknowledged: list[str] = field(default_factory=list)
    asked: int = 0


async def play(folder: Path, told: Callable[[str], None], beside: Callable[[Floor], Any] | None = None) -> Played:
    """A table opens, takes bets and closes its books; `beside` does something to its disk meanwhile."""
    played = Played()
    floor = Floor(open_journal(str(folder / NAME)))
    open_a_table(floor, seats=2)
    await floor.start()
    dealer = Actor("D1", Role.DEALER)
    await floor.ask("1", {"do": "open-betting"}, "night/open", dealer)
    doing = asyncio.ensure_future(beside(floor)) if beside else None

    async def bets(seat: int) -> None:
        """One after the other, each until its answer is known."""
        for number in range(WAGERS // 2):
            key = f"night/{seat}/{number}"
            command = {"do": "place-wager", "seat": seat, "bet": "red", "stake": 100}
            played.asked += 1
            answer = await floor.ask("1", command, key, Actor(f"P{seat}", Role.PLAYER))
            assert answer.refused is None, answer.refused
            told(key)
            played.acknowledged.append(key)

    async with asyncio.timeout(60):
        await asyncio.gather(bets(1), bets(2))
        if doing:
            await doing
    await floor.stop()
    floor.journal.close()
    return played


def findings(folder: Path, acknowledged: list[str], *, all_of_them: bool = True) -> Iterator[str]:
    """What is wrong with the journal that lies there, by what somebody was told."""
    with closing(open_journal(str(folder / NAME))) as journal:  # as the next start does: it recovers
        placed = Counter(event.key for event in journal.read("table/1") if event.name == "wager-placed")
    for key in acknowledged:
        if placed[key] != 1:
            yield f"{key} was acknowledged, and is there {placed[key]} times"
    for key, count in placed.items():
        if count > 1 or (all_of_them and key not in acknowledged):
            yield f"{key} is there {count} times"
    report = verify(folder / NAME, replay=replay_books)
    yield from map(str, () if report.ok else report.findings)


def cases_of_calls(root: Path, cases: int, _seed: int) -> Iterator[tuple[list[str], list[str]]]:
    """Where fewer calls are made than there are cases, the last ones begin again with the other error."""
    faults = ctypes.CDLL(None)
    fail, calls = faults.faults_fail, faults.faults_calls
    fail.argtypes = [ctypes.c_char_p, ctypes.c_long, ctypes.c_long, ctypes.c_int]
    errors, turn, at = (errno.EIO, errno.ENOSPC), 0, 0
    for number in range(cases):
        folder = root / str(number)
        folder.mkdir()
        at += 1

        async def armed(_floor: Floor, at: int = at, folder: Path = folder, error: int = errors[turn % 2]) -> None:
            fail(f"{folder}/".encode(), at, 1, error)

        fail(b"", 0, 0, 0)
        played = asyncio.run(play(folder, lambda _key: None, armed))
        reached = calls() >= at
        fail(b"", 0, 0, 0)
        yield played.acknowledged, list(findings(folder, played.acknowledged))
        if not reached:
            turn, at = turn + 1, 0
        shutil.rmtree(folder)


def cases_of_full_disks(root: Path, cases: int, seed: int) -> Iterator[tuple[list[str], list[str]]]:
    """In a mount namespace of its own: a disk in memory, which is really full."""
    chance = random.Random(seed)
    for number in range(cases):
        folder = root / str(number)
        folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", folder], check=True)

        async def filled(_floor: Floor, folder: Path = folder) -> None:
            await asyncio.sleep(chance.uniform(0, 0.03))
            filler = folder / "filler"
            left = chance.choice((0, 0, 4096, 8192, 20_000))
            with filler.open("wb", buffering=0) as file, suppress(OSError):
                while (free := shutil.disk_usage(folder).free - left) > 0:
                    file.write(bytes(min(free, 1 << 20)))
            await asyncio.sleep(chance.uniform(0.05, 0.4))
            filler.unlink()

        try:
            played = asyncio.run(play(folder, lambda _key: None, filled))
            yield played.acknowledged, list(findings(folder, played.acknowledged))
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


@dataclass(frozen=True)
class Write:
    """One line of what was noted: `w`rite, `t`runcate, `s`ync, or that somebody was `a`nswered."""

    what: str
    name: str
    offset: int
    data: bytes


def noted(log: Path) -> list[Write]:
    raw, found, at = log.read_bytes(), list[Write](), 0
    while at < len(raw):
        end = raw.index(b"\n", at)
        what, name, offset, length = raw[at:end].decode().split(" ")
        size = int(length) if what == "w" else 0
        found.append(Write(what, name, int(offset), raw[end + 1 : end + 1 + size]))
        at = end + 1 + size
    return found


def cases_of_power(root: Path, cases: int, seed: int) -> Iterator[tuple[list[str], list[str]]]:
    """What was synced is there; of what was only written any sector may be there or not."""
    chance, faults = random.Random(seed), ctypes.CDLL(None)
    faults.faults_log.argtypes = [ctypes.c_char_p, ctypes.c_int]
    lives = max(1, cases // 500)
    for life in range(lives):
        folder, before, log = root / f"life-{life}", root / f"before-{life}", root / f"log-{life}"
        folder.mkdir()
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

        async def begin(_floor: Floor, folder: Path = folder, before: Path = before, out: int = out) -> None:
            shutil.copytree(folder, before)
            faults.faults_log(f"{folder}/".encode(), out)

        def told(key: str, out: int = out) -> None:
            os.write(out, f"a {key} 0 0\n".encode())

        asyncio.run(play(folder, told, begin))
        faults.faults_log(b"", -1)
        os.close(out)
        writes = noted(log)
        for number in range(-(-cases // lives)):
            image = root / f"image-{life}-{number}"
            cut = chance.randrange(len(writes) + 1)
            left_of(before, writes[:cut], chance, image)
            known = [write.name for write in writes[:cut] if write.what == "a"]
            yield known, [f"cut {life}/{cut}: {one}" for one in findings(image, known, all_of_them=False)]
            shutil.rmtree(image)


def left_of(before: Path, writes: list[Write], chance: random.Random, image: Path) -> None:
    """The files as the power loss leaves them."""
    shutil.copytree(before, image, ignore=shutil.ignore_patterns("*-shm", "*.lock"))
    pending: dict[str, list[Write]] = {}
    for write in writes:
        if write.what == "s":
            for one in pending.pop(write.name, []):
                put(image, one, one.data)
        elif write.what in "wt":
            pending.setdefault(write.name, []).append(write)
    for rest in pending.values():
        for one in rest:
            if one.what == "t":
                if chance.random() < 0.5:
                    put(image, one, b"")
                continue
            for start in range(0, len(one.data), SECTOR):
                if chance.random() < 0.5:
                    part = one.data[start : start + SECTOR]
                    put(image, Write("w", one.name, one.offset + start, part), part)


def put(image: Path, write: Write, data: bytes) -> None:
    if write.name.endswith(("-shm", ".lock")):
        return
    with (image / write.name).open("r+b" if (image / write.name).exists() else "w+b") as file:
        if write.what == "t":
            file.truncate(write.offset)
        else:
            file.seek(write.offset)
            file.write(data)


KINDS = {"calls": cases_of_calls, "full": cases_of_full_disks, "power": cases_of_power}


def inside(kind: str, cases: int, seed: int, seconds: float) -> dict[str, Any]:
    """In a process of its own, with the faults loaded, or with disks of its own."""
    acknowledged, wrong, tried, until = 0, list[str](), 0, time.monotonic() + seconds
    memory = Path("/dev/shm")  # what is kept and lost is decided here, not by a real disk
    with tempfile.TemporaryDirectory(prefix="croupier-disk-", dir=memory if memory.is_dir() else None) as root:
        for known, found in KINDS[kind](Path(root), cases, seed):
            tried, acknowledged = tried + 1, acknowledged + len(known)
            wrong += [f"case {tried}: {one}" for one in found]
            if time.monotonic() > until:
                break
    return {"kind": kind, "cases": tried, "acknowledged": acknowledged, "findings": wrong}


def a_night(kind: str, cases: int, seed: int = 1, seconds: float = 1e9) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="croupier-faults-") as folder:
        command = [sys.executable, "-m", "tests.disk_night", kind, "--cases", str(cases), "--seed", str(seed)]
        command += ["--seconds", str(seconds), "--inside"]
        if kind == "full":
            command = ["unshare", "--mount", *command]
        env = {**os.environ, "LD_PRELOAD": "" if kind == "full" else str(built(Path(folder)))}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return dict(json.loads(done.stdout.splitlines()[-1]))


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.disk_night", description=__doc__)
    asked.add_argument("kind", choices=sorted(KINDS))
    asked.add_argument("--cases", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--seconds", type=float, default=1e9, help="begin no other case after so many")
    asked.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = asked.parse_args()
    ask = inside if options.inside else a_night
    done = ask(options.kind, options.cases, options.seed, options.seconds)
    sys.stdout.write(json.dumps(done) + "\n")
    return bool(done["findings"]) and not options.inside


if __name__ == "__main__":
    sys.exit(main())
