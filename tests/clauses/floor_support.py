"""Premises to try the law on: commands as a transcript sends them, through the office and its journal.

    day = Day().staffed().equipped()
    day.do("M1", "adjust-wheel", wheel="W-3", ...)
    refusal = day.refused("D7", "adjust-wheel", wheel="W-3", ...)

`do` fails the test when the command is refused; `refused` fails it when it is accepted, or when the refusal changed
anything beside being on record. People are known by their badges: the first letter says the role.
"""

from __future__ import annotations

import copyreg
import gc
import hashlib
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import wraps
from threading import Lock
from types import CellType, FunctionType, ModuleType
from typing import Any, TypeVar, cast

from tests.support import Refusal, on_felt

from croupier.journal import MemoryJournal
from croupier.live.desks.desk import folded
from croupier.live.moments import stamp
from croupier.live.reports.register import verify_floor
from croupier.live.scripts.day import FloorScript
from croupier.live.scripts.table import refused, told
from croupier.people import PEOPLE
from croupier.people.licences.events import PersonRegistered
from croupier.people.staff.events import PersonAdded
from croupier.refusal import Refused
from croupier.register import FLOOR, Premises
from croupier.register.inspections.decide import points_of
from croupier.register.postings import SPOT, TEXT, place
from croupier.rules import Actor, Role, TableRules
from croupier.rules.book import library
from croupier.rules.in_force.sign import sign_of

ROLES = {
    "K": "key-manager",
    "S": "pit-supervisor",
    "G": "security",
    "M": "maintenance",
    "T": "slot-technician",
    "W": "drop-team",
    "N": "count-team",
    "C": "cashier",
    "L": "compliance",
    "D": "dealer",
    "O": "tournament-director",
    "A": "auditor",
    "R": "regulator",
}
STAFF = ("K1", "K2", "S1", "S2", "G1", "G2", "M1", "T1", "C1", "C2", "D7", "O1", "A1", "R1",
         "L1", "L2", "W1", "W2", "N1", "N2", "N3", "N4", "N5", "N6")  # fmt: skip
SINGLE = "0g 32r 15b 19r 4b 21r 2b 25r 17b 34r 6b 27r 13b 36r 11b 30r 8b 23r 10b 5r 24b 16r 33b 1r 20b 14r 31b 9r 22b 18r 29b 7r 28b 12r 35b 3r 26b"  # noqa: E501
DOUBLE = "0g 28b 9r 26b 30r 11b 7r 20b 32r 17b 5r 22b 34r 15b 3r 24b 36r 13b 1r 00g 27r 10b 25r 29b 12r 8b 19r 31b 18r 6b 21r 33b 16r 4b 23r 35b 14r 2b"  # noqa: E501
RINGS = {1: SINGLE, 2: DOUBLE}
AREAS = [
    "straight", "split", "street", "trio", "corner", "five", "line", "column", "dozen", "red", "black", "odd", "even",
    "low", "high",
]  # fmt: skip
ROOM = "main floor"
LIMITS = {"all": {"min": 5_00, "max": 1_000_00}}
START = datetime(2026, 5, 4, 14, tzinfo=UTC)


def notes(amount: int) -> dict[str, int]:
    """An amount in the fewest notes and coins."""
    found = {}
    for worth in (100_00, 20_00, 5_00, 1_00, 1):
        number, amount = divmod(amount, worth)
        if number:
            found[str(worth)] = number
    return found


def tally(cash: int = 0, receipts: dict[str, int] | None = None, coupons: int = 0, chips: int = 0) -> dict[str, Any]:
    return {"cash": notes(cash), "receipts": receipts or {}, "coupons": coupons, "chips": notes(chips)}


def totals(cash: int = 0, receipts: dict[str, int] | None = None, coupons: int = 0, chips: int = 0) -> dict[str, int]:
    return {"cash": cash, "receipts": sum((receipts or {}).values()), "coupons": coupons, "chips": chips}


Step = TypeVar("Step", bound=Callable[..., "Day"])
BEGUN: dict[str, Begun] = {}
copyreg.pickle(TableRules, lambda _: "themselves")  # a name and no parts: a copy of a day is played by the same rules
copyreg.pickle(type(Lock()), lambda _: (Lock, ()))


class Begun:
    """A day as far as many tests begin it. A copy of it has its own journal, desks and tables, and whatever a function
    of the day has kept in a closure is the copy's own too.
    """

    def __init__(self, day: Day) -> None:
        self.day, self.functions = day, list(closures(day))

    def again(self) -> Day:
        cells = {id(cell): CellType() for function in self.functions for cell in function.__closure__ or ()}
        known: dict[int, Any] = {
            id(it): FunctionType(
                it.__code__,
                it.__globals__,
                it.__name__,
                it.__defaults__,
                tuple(cells[id(c)] for c in it.__closure__ or ()),
            )
            for it in self.functions
        }
        day = deepcopy(self.day, known)
        for function in self.functions:
            for cell in function.__closure__ or ():
                cells[id(cell)].cell_contents = deepcopy(cell.cell_contents, known)
        return day


def closures(day: Day) -> Iterator[FunctionType]:
    seen, ahead = {0}, [day]
    while ahead:
        thing: Any = ahead.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | TableRules):
            continue
        seen.add(id(thing))
        if isinstance(thing, FunctionType):
            ahead += [cell.cell_contents for cell in thing.__closure__ or ()]
            if thing.__closure__:
                yield thing
        else:
            ahead += gc.get_referents(thing)


def once(step: Step) -> Step:
    """What so many days begin with is done once; each of them goes on with a copy of its own."""

    @wraps(step)
    def taken(day: Day, *args: Any, **fields: Any) -> Day:
        other = type(day.script.journal) is not MemoryJournal or day.recipe[1:] != (day.now, day.written)
        if other:  # than what every day is, and has seen
            return step(day, *args, **fields)
        steps = f"{day.recipe[0]} {step.__qualname__} {args} {fields}"
        if steps not in BEGUN:
            step(day, *args, **fields)
            day.recipe = (steps, day.now, day.written)
            BEGUN[steps] = Begun(Begun(day).again())
        else:
            vars(day).update(vars(BEGUN[steps].again()))
        return day

    return cast(Step, taken)


@dataclass
class Day:
    script: FloorScript = field(default_factory=FloorScript)
    now: datetime = START
    asked: int = 0
    recipe: tuple[str, datetime, int] = ("", START, 0)

    @property
    def written(self) -> int:
        """All that has happened: what is on record, and what was asked."""
        return self.asked + sum(self.script.journal.version(stream) for stream in self.script.journal.streams())

    # --- commands

    def do(self, who: str, command: str, **fields: Any) -> dict[str, Any]:
        """The first event that it leads to."""
        answer = self._ask(who, command, fields)
        assert not [one for one in answer if "refused" in one], answer
        return answer[0]

    def refused(self, who: str, command: str, **fields: Any) -> Refusal:
        before = deepcopy(self.premises)
        *_, answer = self._ask(who, command, fields)  # Where days have passed, the table first says that play stops.
        assert "refused" in answer, answer
        assert self.premises == before, "a refusal changes nothing"
        return Refusal.told(answer)

    def _ask(self, who: str, command: str, fields: dict[str, Any]) -> list[dict[str, Any]]:
        self.asked += 1
        self.now += timedelta(seconds=1)
        by = fields.get("by") or ({"role": ROLES.get(who[:1], who), "who": who} if who else {})
        data = {"do": command, **fields, **({"by": by} if by else {})}
        try:
            return list(told(self.script.ask(data, stamp(self.now), f"line/{self.asked}")))
        except Refused as refusal:
            return [refused(refusal)]

    def at(self, day: str) -> Day:
        self.now = datetime.fromisoformat(f"{day}T14:00:00+00:00")
        return self

    # --- what most tests begin with

    @once
    def staffed(self) -> Day:
        """Everybody is registered and has a signing key."""
        for badge in STAFF:
            self.register(badge)
        for badge in STAFF:
            self.do(badge, "enrol-key")
        return self

    def register(self, badge: str, **fields: Any) -> dict[str, Any]:
        person = {"badge": badge, "name": f"Person {badge}", "licence": f"L-{badge}", "roles": [ROLES[badge[0]]]}
        return self.do("K1", "register-person", **{**person, "valid_until": "2027-12-31", **fields})

    def signs_in(self, badge: str) -> None:
        """Two key managers have given this person an account."""
        people = self.script.office.people
        assert people is not None
        roles = [role.value for role in people.state.people[badge].roles]
        added = PersonAdded(badge, f"Person {badge}", roles, "K2", "0" * 64)
        people.record([added], Actor("K1", Role.KEY_MANAGER), people.state.as_of, f"account/{badge}")

    def worked_before_as(self, badge: str, *roles: str) -> None:
        """Registered when nothing kept these roles apart yet."""
        people = self.script.office.people
        assert people is not None
        registered = PersonRegistered(badge, f"Person {badge}", f"L-{badge}", list(roles), "2027-12-31")
        people.record([registered], Actor("K1", Role.KEY_MANAGER), people.state.as_of, f"before/{badge}")

    @once
    def table(self, number: str = "12", wheel: str = "single-zero", **policy: Any) -> Day:
        """A table in the house and in the register, in use."""
        header = {
            "set_up": number,
            "rulebook": "colorado",
            "wheel": wheel,
            "policy": on_felt({"limits": LIMITS, **policy}),
        }
        if number not in self.script.writers:
            self.script.set_up(header)
        place = {"wheel_end": "left", "layout_end": "right", "camera": f"C-{number}"}
        self.do("K1", "register-table", number=number, rulebook="colorado", **place)
        self.do("K1", "put-into-use", thing=f"table {number}", table=number)
        return self

    def wheel(self, wheel: str = "W-3", zeros: int = 1, **fields: Any) -> str:
        ring = fields.get("ring", RINGS.get(zeros, SINGLE))
        facts = {"serial": "S-1", "diameter": "32", "zeros": zeros, "ring": ring, "compartments": ring}
        self.do("M1", "register-wheel", **{"wheel": wheel, **facts, "external_parts": ["screw", "cone"], **fields})
        return wheel

    def layout(
        self, layout: str = "L-1", zeros: int = 1, areas: list[str] | None = None, *, approved: bool = True
    ) -> str:
        self.do("K1", "register-layout", layout=layout, zeros=zeros, areas=AREAS if areas is None else areas)
        if approved:
            self.approve("layout", layout)
        return layout

    def ball(self, ball: str = "B1", **fields: Any) -> str:
        facts = {"material": "acetal", "metallic": False, "diameter": "3/4"}
        self.do("S1", "register-ball", **{"ball": ball, **facts, **fields})
        return ball

    def box(self, box: str, use: str = "drop", **fields: Any) -> str:
        marks = {"table_mark": "12", "game_mark": "ROULETTE", "contents_key": f"{box}-in", "release_key": f"{box}-out"}
        self.do("K1", "register-box", **{"box": box, "use": use, **marks, **fields})
        return box

    def approve(self, kind: str, subject: str, **fields: Any) -> str:
        reference = f"D-{len(self.premises.approvals) + 1}"
        given = {"reference": reference, "kind": kind, "subject": subject, "approved_by": "The Director"}
        self.do("K1", "record-approval", **{**given, "date": "2026-05-01", **fields})
        return reference

    def use(self, thing: str, table: str = "12") -> dict[str, Any]:
        return self.do("S1", "put-into-use", thing=thing, table=table)

    def unusable(self, thing: str, table: str = "12") -> Refusal:
        return self.refused("S1", "put-into-use", thing=thing, table=table)

    def attach(self, box: str, table: str = "12", **fields: Any) -> dict[str, Any]:
        locks = {"container_locked": True, "table_locked": True}
        return self.do("G1", "attach-box", **{"box": box, "table": table, **locks, **fields})

    @once
    def equipped(self, zeros: int = 1, **policy: Any) -> Day:
        """Table 12 with all that it needs, a dealer at it; not inspected yet."""
        self.table(wheel={1: "single-zero", 2: "double-zero"}[zeros], **policy)
        for thing in (self.wheel(zeros=zeros), self.layout(zeros=zeros), self.ball()):
            self.use(thing)
        self.attach(self.box("B-12"))
        self.attach(self.box("T-12", "tip"))
        self.do("D7", "sign-in-dealer", on="12", dealer="D7")
        self.post_sign()
        self.post_rules()
        return self

    def inspect(self, table: str = "12", who: str = "S1", balls: Any = None, **fields: Any) -> Any:
        terminals = fields.pop("terminals", {})
        points = {**dict.fromkeys(self.points(table), True), **fields}
        tested = {ball.name: "magnet" for ball in self.premises.at(table, "ball")} if balls is None else balls
        return self.do(who, "inspect-opening", table=table, points=points, balls=tested, terminals=terminals)

    def points(self, table: str = "12") -> list[str]:
        rulebook = library.rulebook(str(self.premises.things[f"table {table}"].facts["rulebook"]))
        return [point for point, _ in points_of(rulebook, self.script.office.seen(table))]

    @property
    def opening(self) -> dict[str, Any]:
        return {"on": "12", "opener": 10_000_00, "drop_box": "B-12", "tip_box": "T-12"}

    @once
    def open(self) -> Day:
        self.inspect()
        self.do("S1", "open-table", **self.opening)
        return self

    def post_sign(self) -> None:
        sign = sign_of(self.script.writers["12"].rules)
        self.do("S1", "post-sign", on="12", sign=sign.code, statements=list(sign.statements))

    def post_rules(self, table: str = "12", who: str = "S1", **until: str) -> None:
        """The rules of the table hang where everybody sees them, and the Director has agreed to text and place."""
        version = hashlib.sha256(self.script.writers[table].rules.digest.encode()).hexdigest()
        spot = f"pillar {table}"
        self.approve(TEXT, f"rules of table {table}", hash=version, **until)
        if not any(one.kind == SPOT and one.subject == place(ROOM, spot) for one in self.premises.approvals.values()):
            self.approve(SPOT, place(ROOM, spot))
        hung = {"room": ROOM, "spot": spot, "seen": True, "reached": True}
        self.do(who, "post-rules", table=table, version=version, title="Rules", **hung)

    def shut(self) -> Refusal:
        """The table does not open, and this is why."""
        return self.refused("S1", "open-table", **self.opening)

    def work(self, who: str = "M1", command: str = "adjust-wheel", **fields: Any) -> dict[str, Any]:
        return self.do(who, command, **{**self.job, **fields})

    def no_work(self, who: str = "M1", command: str = "adjust-wheel", **fields: Any) -> Refusal:
        return self.refused(who, command, **{**self.job, **fields})

    @property
    def job(self) -> dict[str, Any]:
        date = self.now.date().isoformat()
        return {"wheel": "W-3", "table": "12", "date": date, "part": "screw", "what": "a turn", "witness": "G1"}

    def count(self, box: str, who: tuple[str, str, str] = ("N1", "N2", "N3"), **found: Any) -> dict[str, Any]:
        """An honest count: the key, the box emptied, two tallies, a third who signs; or of a recount the last two."""
        first, other, third = who
        if not self.premises.removed[box].count:
            self.emptied(box, first, other)
        for counter in (first, other):
            self.do(counter, "tally-box", box=box, **tally(**found))
        return self.do(third, "reconcile-count", box=box, **totals(**found))

    def emptied(self, box: str, first: str = "N1", other: str = "N2") -> None:
        key = self.premises.things[box].facts["contents_key"]
        self.do(first, "take-key", label=key, second="K1")
        self.do(first, "empty-box", box=box, shown_empty=True, second=other)
        self.do(first, "return-key", label=key)

    def buy_in(self, seat: int, amount: int, **fields: Any) -> None:
        self.do("D7", "seat-player", on="12", seat=seat, player=f"player {seat}")
        self.do("D7", "buy-in", on="12", seat=seat, amount=amount, chip_value=5_00, **fields)

    # --- what can be seen

    @property
    def premises(self) -> Premises:
        return self.script.office.premises

    def replayed(self) -> None:
        """The journal alone makes the same premises; every signature and box is as the journal has it."""
        assert folded(FLOOR, self.script.journal.read("floor")) == self.premises
        assert self.script.office.people is not None
        assert folded(PEOPLE, self.script.journal.read("people")) == self.script.office.people.state
        report = verify_floor(self.script.journal)
        assert report.ok, report.findings
