"""The houses that worlds begin with: opened once by their people, then copied for every seed."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from argon2 import PasswordHasher
from tests.simulation.beside import evening, sensor
from tests.simulation.disk import NAME, Disk
from tests.simulation.loop import VirtualLoop
from tests.simulation.machine import Machine
from tests.simulation.wheel import WheelClient, WheelHost
from tests.web.web_support import STAFF, open_a_table

from croupier.journal.proof.beside import beside
from croupier.journal.proof.signing import PRIVATE, SigningKey
from croupier.live.tables import Timing
from croupier.rules import Actor, Role
from croupier.web.door.settings import Settings
from croupier.web.house import House
from croupier.web.people.kept import HouseStore

HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSPHRASE = "correct horse battery"
TIMING = Timing(betting=3.0, last_call=1.0, ball_runs=0.8, nonces=0.5, falls=0.5, rests=0.3, between=0.5)
SEATS = 3
SETTINGS = Settings(
    sign_ins_per_minute=1e6, requests_per_second=1e6, commands_per_second=40, session_seconds=1e6, idle_seconds=1e6,
    fresh_seconds=1e6, demo=True,
)  # fmt: skip


@dataclass(frozen=True)
class Kind:
    """Which tables there are: each name with whose word its numbers are."""

    name: str
    tables: tuple[tuple[str, str], ...]
    tournament: bool = False

    @property
    def sensors(self) -> dict[str, dict[str, Any]]:
        return {name: sensor.LINE for name, source in self.tables if source == "sensor"}


KINDS = (
    Kind("a random wheel", (("1", "random"),)),
    Kind("a dealer", (("1", "dealer"),)),
    Kind("both", (("1", "random"), ("2", "dealer"))),
    Kind("two dealers", (("1", "dealer"), ("2", "dealer"))),
    Kind("a sensor", (("1", "sensor"),)),
    Kind("a tournament", ((evening.TABLE, "dealer"),), tournament=True),
)


def kind_of(seed: int) -> Kind:
    return KINDS[seed % len(KINDS)]


@dataclass(frozen=True)
class Base:
    folder: Path
    tokens: dict[str, str]  # of terminals


def house_on(disk: Disk, machine: Machine, kind: Kind | None = None, *, near: bool = True) -> House:
    """Of a `kind` it hears its sensors too."""
    journal = disk.open_journal(near=near)
    try:
        store = HouseStore(disk.folder / "j.house.sqlite")
        settings = replace(SETTINGS, db=str(disk.folder / NAME), sensors=kind.sensors if kind else {})
        return House(settings, journal, store, machine.wall, machine.ticks)
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
        loop = VirtualLoop(chance, lambda: 0.001)
        if kind.tournament:
            machine.ahead = -evening.FILED_BEFORE
            loop.finish(_filed(house_on(disk, machine)))
            machine.ahead = timedelta()
        house = house_on(disk, machine)
        house.floor.wheel = partial(WheelClient, WheelHost(chance, machine.ticks, print))
        tokens = loop.finish(_opened(house, kind))
        loop.close()
    disk.life += 1
    shutil.copytree(root / "0", disk.folder, ignore=shutil.ignore_patterns("*-shm", "*.lock"))
    return Base(disk.folder, tokens)


async def _filed(house: House) -> None:
    await house.start()
    await evening.filed(house)
    await house.stop()


async def _opened(house: House, kind: Kind) -> dict[str, str]:
    hash_ = HASHER.hash(PASSPHRASE, salt=b"0123456789abcdef")
    for badge, role in STAFF.items():
        house.people.enlist(badge, badge, [role], hash_)
    for name, source in kind.tables if not kind.tournament else ():
        automatic = source != "dealer"
        open_a_table(house.floor, name, automatic=automatic, source=source, seats=SEATS, options={"in_prison": True})
    await house.start()
    for badge in ("K1", "S2"):
        person = {"badge": badge, "name": f"Person {badge}", "licence": f"L-{badge}", "roles": [STAFF[badge].value]}
        command = {"do": "register-person", **person, "valid_until": "2099-12-31"}
        await house.office.done(Actor("K1", Role.KEY_MANAGER), command, f"register/{badge}", None)
    if kind.tournament:
        await evening.prepared(house)
    tokens = {}
    for name, _ in kind.tables:
        for seat in range(1, SEATS + 1):
            code, token = house.enrol(name, seat)
            told = await house.confirm_terminal(code, Actor("S1", Role.PIT_SUPERVISOR))
            tokens[told["terminal"]] = token
    await house.stop()
    return tokens
