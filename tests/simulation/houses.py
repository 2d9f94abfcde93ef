"""The houses that worlds begin with: opened once by their people, then copied for every seed."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random

from tests.simulation.disk import NAME, Disk
from tests.simulation.loop import VirtualLoop
from tests.simulation.machine import Machine
from tests.simulation.wheel import WheelClient, WheelHost
from tests.web.web_support import STAFF, open_a_table

from croupier.journal.proof.beside import beside
from croupier.journal.proof.signing import PRIVATE, SigningKey
from croupier.live.tables import Timing
from croupier.rules import Actor, Role
from croupier.web.demo.demo import QUICK_HASH
from croupier.web.door.settings import Settings
from croupier.web.house import House
from croupier.web.people.kept import HouseStore

PASSPHRASE = "correct horse battery"
TIMING = Timing(betting=3.0, last_call=1.0, ball_runs=0.8, nonces=0.5, falls=0.5, rests=0.3, between=0.5)
SEATS = 3
SETTINGS = Settings(
    sign_ins_per_minute=1e6, requests_per_second=1e6, commands_per_second=40, session_seconds=1e6, idle_seconds=1e6,
    fresh_seconds=1e6, demo=True,
)  # fmt: skip


@dataclass(frozen=True)
class Kind:
    """Which tables there are: each name with whether its wheel is the random one."""

    name: str
    tables: tuple[tuple[str, bool], ...]


KINDS = (
    Kind("a random wheel", (("1", True),)),
    Kind("a dealer", (("1", False),)),
    Kind("both", (("1", True), ("2", False))),
    Kind("two dealers", (("1", False), ("2", False))),
)


def kind_of(seed: int) -> Kind:
    return KINDS[seed % len(KINDS)]


@dataclass(frozen=True)
class Base:
    folder: Path
    tokens: dict[str, str]  # of terminals


def settings_at(folder: Path) -> Settings:
    return Settings(**{**{name: getattr(SETTINGS, name) for name in SETTINGS.__slots__}, "db": str(folder / NAME)})


def house_on(disk: Disk, machine: Machine, *, near: bool = True) -> House:
    journal = disk.open_journal(near=near)
    try:
        store = HouseStore(disk.folder / "j.house.sqlite")
        return House(settings_at(disk.folder), journal, store, machine.wall, machine.ticks)
    except BaseException:
        journal.close()
        raise


@contextmanager
def scratch() -> Iterator[Path]:
    """In memory, where there is such a place: what is lost and kept there is decided by the seed alone."""
    shm = Path("/dev/shm")
    with tempfile.TemporaryDirectory(prefix="croupier-world-", dir=shm if shm.is_dir() else None) as folder:
        yield Path(folder)


@cache
def _kept() -> Path:
    import atexit

    kept = scratch()
    folder = kept.__enter__()
    atexit.register(kept.__exit__, None, None, None)
    return folder


@cache
def base(kind: Kind) -> Base:
    chance = Random(f"a house with {kind.name}")
    machine = Machine(chance, lambda: -1.0)
    root = _kept() / kind.name
    disk = Disk(root, chance, lambda _told: None)
    disk.folder.mkdir(parents=True)
    with machine.running():
        private = beside(str(disk.file), "")[0]
        key = SigningKey("croupier/simulated", chance.randbytes(32))
        private.write_text(f"{key.line}\n")
        private.chmod(0o600)
        assert PRIVATE in key.line
        house = house_on(disk, machine)
        house.floor.wheel = partial(WheelClient, WheelHost(chance, machine.ticks, print))
        loop = VirtualLoop(chance, lambda: 0.001)
        tokens = loop.finish(_opened(house, kind))
        loop.close()
    disk.life += 1
    shutil.copytree(root / "0", disk.folder, ignore=shutil.ignore_patterns("*-shm", "*.lock"))
    return Base(disk.folder, tokens)


async def _opened(house: House, kind: Kind) -> dict[str, str]:
    hash_ = QUICK_HASH.hash(PASSPHRASE, salt=b"0123456789abcdef")
    for badge, role in STAFF.items():
        house.people.enlist(badge, badge, [role], hash_)
    for name, random in kind.tables:
        open_a_table(house.floor, name, automatic=random, seats=SEATS, options={"in_prison": True})
    await house.start()
    tokens = {}
    for name, _ in kind.tables:
        for seat in range(1, SEATS + 1):
            code, token = house.enrol(name, seat)
            told = await house.confirm_terminal(code, Actor("S1", Role.PIT_SUPERVISOR))
            tokens[told["terminal"]] = token
    await house.stop()
    return tokens
