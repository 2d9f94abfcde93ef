"""The register of a demonstration: everybody licensed, every table equipped and inspected, a little history."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from functools import partial
from itertools import count
from typing import Any

from croupier.live import Request
from croupier.live.desks.signatures import PersonalKey
from croupier.paper import pdf
from croupier.paper.sheets.rules_print import complete_rules
from croupier.refusal import Refused
from croupier.register.commands import Seen
from croupier.register.inspections.decide import points_of
from croupier.register.postings import SPOT, TEXT, place
from croupier.rules import Actor, Role, TableRules, table_rules, wheel
from croupier.rules.book import library
from croupier.rules.in_force.posted import posted_code
from croupier.web.demo.demo import SIGNERS
from croupier.web.house import House

RINGS = {"single-zero": 1, "double-zero": 2}
BOUGHT = "chips-bought"


def notes(amount: int) -> dict[str, int]:
    """An amount in notes and coins, as counters sort them."""
    found = {}
    for worth in (10_000, 2_000, 500, 100, 1):
        number, amount = divmod(amount, worth)
        found[str(worth)] = number
    return {worth: number for worth, number in found.items() if number}


class DemoRegister:
    """Asks the office as the people of the demonstration would, each with the own key."""

    def __init__(self, house: House, staff: Iterable[tuple[str, str, Role, str]]) -> None:
        self.house = house
        self.staff = {badge: (name, role, code) for badge, name, role, code in staff}
        self.keys: dict[str, PersonalKey] = {}
        self._asked = count()
        self._dropped: dict[str, int] = {}  # what each table's boxes had taken when one was last taken off

    @property
    def today(self) -> date:
        return date.fromisoformat(self.house.floor.today())

    def ask(self, who: str, do: str, **fields: Any) -> None:
        actor = Actor(who, self.staff[who][1], "console")
        request = Request({"do": do, **fields}, self.house.floor.now(), f"floor/demo/{next(self._asked)}", actor)
        own = self.keys.get(who)
        answer = self.house.office.office.ask(request, own.sign if own else None)
        if answer.refused is not None:
            raise answer.refused

    def people(self) -> None:
        until = (self.today + timedelta(days=500)).isoformat()
        managers_first = sorted(self.staff, key=lambda badge: self.staff[badge][1] is not Role.KEY_MANAGER)
        for number, badge in enumerate(managers_first, start=1):
            name, role, _ = self.staff[badge]
            person = {"badge": badge, "name": name, "licence": f"DEMO-{number:04}", "roles": [role.value]}
            self.ask(managers_first[0], "register-person", **person, valid_until=until)
        for badge, (_, role, code) in self.staff.items():
            if role in SIGNERS:
                own = PersonalKey.unwrapped(self.house.verifiers.of(badge).signing_key, code, badge)
                self.ask(badge, "enrol-key", public_key=own.public)
                self.keys[badge] = own

    def table(self, number: str, policy: dict[str, Any]) -> None:
        """Everything that stands at one table, then its inspection."""
        rulebook = library.rulebook(policy["rulebook"])
        zeros = RINGS[wheel(policy["wheel"]).name]
        rules = table_rules(rulebook.key, policy["wheel"])
        ring = " ".join(f"{pocket}{rules.wheel.colours[pocket].value[0]}" for pocket in rules.wheel.ring)
        ends = {"wheel_end": "left", "layout_end": "right", "camera": f"C-{number}"}
        self.ask("K1", "register-table", number=number, rulebook=rulebook.key, **ends)
        facts = {"serial": f"RW-70{number}", "diameter": "32", "zeros": zeros, "ring": ring, "compartments": ring}
        parts = ["levelling screw", "cone"]
        self.ask("M1", "register-wheel", wheel=f"W-{number}", **facts, external_parts=parts)
        options = [option for option, on in policy.get("options", {}).items() if on]
        areas = [*dict.fromkeys(bet.kind for bet in rules.layout.bets.values()), *options]
        self.ask("K1", "register-layout", layout=f"L-{number}", zeros=zeros, areas=areas)
        for ball in (f"B-{number}", f"B-{number}b"):  # the second is a spare one
            self.ask("S1", "register-ball", ball=ball, material="acetal", metallic=False, diameter="3/4")
        for kind in ("layout", *(["optional-area"] if options else [])):
            reference = {"reference": f"DEMO-{kind}-{number}", "approved_by": "The Director (demonstration)"}
            approved = (self.today - timedelta(days=30)).isoformat()
            self.ask("K1", "record-approval", kind=kind, subject=f"L-{number}", date=approved, **reference)
        for thing in (f"table {number}", f"W-{number}", f"L-{number}", f"B-{number}"):
            self.ask("K1", "put-into-use", thing=thing, table=number)
        for letter, use in (("D", "drop"), ("T", "tip")):
            for spare in ("", "b") if use == "drop" else ("",):
                box = f"{letter}{number}{spare}"
                keys = {"contents_key": f"{box}-contents", "release_key": f"{box}-release"}
                self.ask("K1", "register-box", box=box, use=use, table_mark=number, game_mark="ROULETTE", **keys)
            locks = {"container_locked": True, "table_locked": True}
            self.ask("G1", "attach-box", box=f"{letter}{number}", table=number, **locks)
        if (inspection := self.inspection(number, policy))["points"]:
            self.ask("S1", **inspection)

    @staticmethod
    def inspection(number: str, policy: Mapping[str, Any]) -> dict[str, Any]:
        """Before a table opens, as somebody answers it with whom all is well."""
        seen = Seen(wheel=wheel(policy["wheel"]).name)
        screens = policy.get("terminals", {}).get("count", 0)
        return {
            "do": "inspect-opening",
            "table": number,
            "points": {point: True for point, _ in points_of(library.rulebook(policy["rulebook"]), seen)},
            "balls": {f"B-{number}": "magnet"},
            "terminals": {str(screen): {"sound": True, "sight": True} for screen in range(1, screens + 1)},
        }

    def postings(self) -> None:
        """Of all tables that are there."""
        for number, runner in self.house.floor.tables.items():
            self.hang(number, runner.rules)

    def hang(self, number: str, rules: TableRules) -> None:
        """Once a table is there, its rules hang by the door where its rulebook wants them to, with consent."""
        if not rules.index.refusing("rules_not_posted"):
            return
        version, room, spot = _printed(rules), "Main floor", f"by the door, frame {number}"
        given = {"approved_by": "The Director (demonstration)", "date": (self.today - timedelta(days=30)).isoformat()}
        text = {"kind": TEXT, "subject": f"Rules of table {number}", "hash": version}
        self.ask("K1", "record-approval", reference=f"DEMO-rules-{number}", **text, **given)
        wall = {"kind": SPOT, "subject": place(room, spot)}
        self.ask("K1", "record-approval", reference=f"DEMO-wall-{number}", **wall, **given)
        hung = {"room": room, "spot": spot, "seen": True, "reached": True}
        self.ask("S1", "post-rules", table=number, version=version, title=f"Rules of table {number}", **hung)

    async def drops(self, tables: Iterable[str]) -> None:
        """Of open tables: another box takes the place of the full one, and what was in it is counted."""
        for number in tables:
            await self.house.floor.pen.write(partial(self._drop, number))

    def _drop(self, number: str) -> None:
        seen = self.house.office.office.seen(number)
        box = next(
            name for name in (f"D{number}", f"D{number}b") if self.house.office.office.premises.things[name].table
        )
        spare = f"D{number}b" if box == f"D{number}" else f"D{number}"
        receipts = self.receipts(number, seen.version)
        locked = {"container_locked": True, "table_locked": True}
        self.ask("W1", "take-key", label=f"{box}-release", second="K1")
        self.ask("W1", "remove-box", box=box, second="G1", replacement=spare, locked=True, **locked)
        self.ask("W1", "return-key", label=f"{box}-release")
        self.ask("N1", "take-key", label=f"{box}-contents", second="K1")
        self.ask("N1", "empty-box", box=box, shown_empty=True, second="N2")
        before, self._dropped[number] = self._dropped.get(number, 0), seen.cash
        cash = seen.cash - before - (500 if number == "3" else 0)  # one $5 note short
        found = {"cash": notes(cash), "receipts": receipts, "coupons": seen.coupons}
        for counter in ("N1", "N2"):
            self.ask(counter, "tally-box", box=box, **found)
        self.ask("N1", "return-key", label=f"{box}-contents")
        self.ask("N3", "reconcile-count", box=box, cash=cash, receipts=seen.receipts, coupons=seen.coupons)

    def receipts(self, number: str, version: int) -> dict[str, int]:
        """Those that lie in the table's drop box."""
        bought = [one.data for one in self.house.journal.read(f"table/{number}", 0, version) if one.name == BOUGHT]
        return {data["receipt"]: data["amount"] for data in bought if data.get("receipt")}

    def history(self) -> None:
        """What a floor has behind it: an adjustment, incidents, an approved place, an application."""
        day = self.today.isoformat()
        work = {"wheel": "W-5", "table": "5", "date": day, "part": "levelling screw", "what": "a quarter turn"}
        self.ask("M1", "adjust-wheel", **work, witness="G1")  # so table 5 has to be inspected again
        self.ask("S1", "report-incident", table="5", what="The wheel stood a little low on the left")
        self.ask("S1", "settle-incident", incident=1, finding="Levelled; see line 1 of the log")
        self.ask("S2", "report-incident", table="3", what="A guest says that the chair at seat 4 is loose")
        place = {
            "kind": "secure-place",
            "subject": "Wheel room, level B1",
            "approved_by": "The Director (demonstration)",
        }
        until = (self.today + timedelta(days=365)).isoformat()
        self.ask("K1", "record-approval", reference="DEMO-place-1", **place, date=day, valid_until=until)
        proposal = {"variation": "V-1", "rulebook": "colorado", "title": "Straight bets pay 36 to 1"}
        changes = {"bets.straight.pays": 36}
        self.ask("K1", "apply-for-variation", **proposal, reason="A summer promotion", changes=changes)
        self.ask("R1", "review-variation", variation="V-1", reviewer="The Division (demonstration)", date=day)


def _printed(rules: TableRules) -> str:
    """The version that hangs; where nothing can be printed, the rules are known by their code alone."""
    try:
        return hashlib.sha256(pdf(complete_rules(rules))).hexdigest()
    except Refused:
        return posted_code(rules)


def make_register(
    house: House, staff: Iterable[tuple[str, str, Role, str]], tables: Iterable[tuple[str, dict[str, Any]]]
) -> DemoRegister:
    """Before the tables open, as in any house."""
    register = DemoRegister(house, staff)
    register.people()
    for number, policy in tables:
        register.table(number, policy)
    return register
