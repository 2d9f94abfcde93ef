"""The office: the floor's one desk, with a look at the tables and the signatures of people.

It adds to a command what the house knows itself: how far a table's journal is, whether the game is open, what its
boxes must hold. Nobody can tell it otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import field, replace
from typing import Any

from croupier.domain import AskedFor, plain, wire_name
from croupier.domain import read_command as read_by_name
from croupier.journal import Journal
from croupier.lean import dataclass
from croupier.live.days import day_of
from croupier.live.desks.desk import Complete, Desk
from croupier.live.desks.signatures import verified
from croupier.live.moments import calendar, zone_of
from croupier.live.tables.writer import Answer, Request
from croupier.money import Unit
from croupier.people import PEOPLE, Roll
from croupier.people.state import Register
from croupier.refusal import Refused
from croupier.register import FLOOR, SIGNED, STREAM, Premises, Seen, signed_fields, statement
from croupier.register.at_tables import Bulletin, Facts, check_variations
from croupier.register.barring import barring
from croupier.register.cash.commands import CashFound, FileCashReport
from croupier.register.days.commands import SetGamingDay
from croupier.register.inspections.decide import permit_opening
from croupier.register.notes.commands import NoteSuspicion
from croupier.register.postings import COMMANDS as OF_WALLS
from croupier.register.postings import STREAM as WALLS
from croupier.register.postings import PostRules, postings
from croupier.register.state import Walls
from croupier.register.wire import COMMANDS, OF_PEOPLE
from croupier.rules import Actor, Policy, TableRules, clauses, policy_from, rulebook, wheel
from croupier.rules.book.library import key_of
from croupier.rules.in_force.posted import posted_code
from croupier.rules.in_force.variation import Variation as Overlay
from croupier.table import Table, read_command
from croupier.table.opening.commands import OpenTable

Sign = Callable[[str], str]
Look = Callable[[str], tuple[Table, int] | None]  # a table and the version of its stream; None where there is none
THINGS = ("wheel", "box", "thing")  # by which a command may name a table
OF_COMMAND = {command: event for event, command in SIGNED.items()}


def decide_signed(premises: Premises, asked: AskedFor[Any]) -> list[Any]:
    """The floor decides; then the signature must be the person's own over exactly this, and a time zone be one."""
    events = FLOOR.decide(premises, asked)
    name = wire_name(type(asked.command))
    if isinstance(asked.command, SetGamingDay):
        zone_of(asked.command.zone)
    if name in OF_COMMAND:
        key = premises.people[asked.actor.who].public_key
        if not verified(key, statement_of(asked.command, asked.actor, asked.at), asked.command.signature):
            raise Refused("signature_invalid", "{who} has not signed this with their own key.", who=asked.actor.who)
    return events


def statement_of(command: Any, actor: Actor, at: str) -> str:
    name = wire_name(type(command))
    said = {field: getattr(command, field) for field in signed_fields(COMMANDS[name])}
    return statement(name, said, actor.who, at)


@dataclass(slots=True)
class Office:
    journal: Journal
    look: Look
    people: Desk[Roll] | None = None  # the one desk of the stream `people`, where the house has it already
    cash: Callable[[str, str, str], CashFound] = lambda _player, _day, _side: CashFound()  # by the whole journal
    desk: Desk[Premises] = field(init=False)
    walls: Desk[Walls] = field(init=False)
    _opened: dict[str, tuple[int, int]] = field(default_factory=dict)
    _bulletin: tuple[int, Bulletin] | None = None  # as of which version
    _told: dict[str, tuple[int, Facts]] = field(default_factory=dict)  # to each table, as of which version
    _opening: dict[str, tuple[Request, OpenTable]] = field(default_factory=dict)  # tables whose opening is asked for
    _codes: dict[str, tuple[Mapping[str, Any], str]] = field(default_factory=dict)  # of a table's rules on a wall

    def __post_init__(self) -> None:
        people = self.people = self.people or Desk(self.journal, PEOPLE, PEOPLE.name)
        register, accounts = Register(lambda: people.state.people), Register(lambda: people.state.people, account=True)
        signed = replace(
            FLOOR, decide=decide_signed, new=lambda: Premises("", register, accounts, lambda: self.walls.state)
        )
        self.desk = Desk(self.journal, signed, STREAM, self.date)
        self.walls = Desk(self.journal, postings(lambda: self.premises), WALLS, self.date)
        people.day = self.date
        people.domain = replace(
            people.domain,
            commands={name: COMMANDS[name] for name in OF_PEOPLE},
            authority={name: FLOOR.authority[name] for name in OF_PEOPLE},
            decide=lambda _roll, asked: decide_signed(self.premises, asked),
        )

    @property
    def premises(self) -> Premises:
        return self.desk.state

    def date(self, at: str) -> str:
        """What the calendar on the wall says: by it licences and approvals end."""
        return calendar(self.premises.zone)(at)

    def day(self, at: str) -> str:
        """The gaming day of a moment, for its money; the date, until the house says when one begins."""
        known = self.premises
        return day_of(at, known.plans, known.turns) if known.plans or known.turns else self.date(at)

    def ask(self, request: Request, sign: Sign | None = None) -> Answer:
        """One command of the floor. `sign` is the asker's own key, opened for this."""
        if request.data.get("do") in OF_PEOPLE:
            assert self.people is not None
            return self.people.ask(request)
        if request.data.get("do") in OF_WALLS:
            return self.walls.ask(request, self._rules_looked_up)
        return self.desk.ask(request, self._completed(request, sign))

    def objection(self, request: Request, sign: Sign | None = None) -> Refused | None:
        """What stands against it now, before anybody else is called to it."""
        return self.desk.objection(request, self._completed(request, sign))

    def _completed(self, request: Request, sign: Sign | None) -> Complete:
        def complete(command: Any, actor: Actor, at: str) -> Any:
            fields = type(command).__dataclass_fields__
            if "seen" in fields:
                if request.data.get("seen") is not None:
                    raise Refused("bad_command.looked_told", "What a table's journal says is looked up, not told.")
                command = replace(command, seen=self.seen(self._table_of(command)))
            if isinstance(command, FileCashReport):
                if command.found is not None:
                    raise Refused("bad_command.looked_told", "What a table's journal says is looked up, not told.")
                command = replace(command, found=self.cash(command.player, command.day, command.side.value))
            if isinstance(command, NoteSuspicion):
                self._check_noted(command)
            if isinstance(command, SetGamingDay):
                command = replace(command, today=day_of(at, self.premises.plans, self.premises.turns))
            if "signature" in fields and sign is not None and not command.signature:
                command = replace(command, signature=sign(statement_of(command, actor, at)))
            return command

        return complete

    def _check_noted(self, command: NoteSuspicion) -> None:
        """A round or a slip that somebody notes something about has been."""
        found = self.look(command.table) if command.table else None
        if command.table and found is None:
            raise Refused("no_such_table.name", "There is no table “{name}”.", name=command.table)
        if found and command.round > found[0].round:
            raise Refused("no_such_round.noted", "There is no round {round} yet.", field="round", round=command.round)
        if found and command.slip > found[0].slips:
            raise Refused("no_such_slip.noted", "There is no slip {slip} yet.", field="slip", slip=command.slip)

    def barred(self, name: str, identity: str, at: str) -> bool:
        """Is somebody of this name, or with these papers, on the exclusion list?"""
        return barring(self.premises, name, self.calendar_day(at), identity) is not None

    def calendar_day(self, at: str) -> str:
        """By the clock on the wall, as bars, licences and approvals run."""
        return calendar(self.premises.zone)(at)

    def _rules_looked_up(self, command: Any, _actor: Actor, _at: str) -> Any:
        """Which rules hang is what their table says, not who hangs them."""
        if not isinstance(command, PostRules):
            return command
        if command.rulebook:
            raise Refused("bad_command.looked_told", "What a table's journal says is looked up, not told.")
        if (found := self.look(command.table)) is None or not (policy := found[0].policy):
            raise Refused("no_such_table.name", "There is no table “{name}”.", name=command.table)
        rules = self._code_of(command.table, policy)
        if command.rules not in ("", rules):
            raise Refused(
                "rules_not_posted.changed",
                "The rules of table {table} have just changed: print them again, and post these.",
                table=command.table,
            )
        return replace(command, rulebook=key_of(str(policy["rulebook"])), rules=rules)

    def _code_of(self, name: str, policy: Mapping[str, Any]) -> str:
        """Worked out once for each policy that a table has had. A tournament hands its rules to each player instead."""
        known, code = self._codes.get(name, ({}, ""))
        if known is not policy:
            made = policy_from(policy, "policy")
            code = "" if made.tournament else posted_code(TableRules(rulebook(made.rulebook), made))
            self._codes[name] = (policy, code)
        return code

    # --- what the tables are told

    @property
    def version(self) -> int:
        """How many events made the register what it is, its own, those of the people and those of the walls: what was
        told as of fewer may be so no longer."""
        assert self.people is not None
        return self.desk.version + self.people.version + self.walls.version

    def facts_for(self, table: str) -> Facts:
        """All that the table must know by now. For who has the pen."""
        version, facts = self._told.get(table, (-1, {}))
        if version != self.version:
            if self._bulletin is None or self._bulletin[0] != self.version:
                self._bulletin = (self.version, Bulletin(self.premises))
            facts = self._bulletin[1].facts_for(table)
            if table in self._opening:
                facts["opening"] = self._fact_of_opening(table)
            self._told[table] = (self.version, facts)
        return facts

    def permit_opening(self, table: str, command: Mapping[str, Any], at: str, key: str, actor: Actor) -> Answer | None:
        """Before `open-table` goes to the table: does the floor let it open? None while the floor is not in charge.

        What stands against the table itself it is told, with whatever else is new by then: `is_opening` says that it
        then decides. What stands against the person who asks is between them and the floor.
        """
        if not self.premises.in_charge:
            return None
        named = {use: command[use] for use in ("drop_box", "tip_box", "ball") if isinstance(command.get(use), str)}
        if self.journal.answer(key):  # The table has decided, and says so again.
            return None
        request = Request({"do": "permit-opening", "table": table, **named}, at, f"{key}/permit/{self.version}", actor)
        with suppress(Refused):  # What cannot be read is refused by the table.
            opening: Any = read_command(command)
            self._opening[table] = (request, opening)
        answer = self.ask(request)
        if answer.refused is not None and table in self._opening and self._fact_of_opening(table)["refused"] is None:
            del self._opening[table]
        return answer

    def is_opening(self, table: str) -> bool:
        return table in self._opening

    def opening_over(self, table: str) -> None:
        self._opening.pop(table, None)

    def _fact_of_opening(self, table: str) -> dict[str, Any]:
        """What the register says of the opening as it is by now, whatever it said a moment ago."""
        request, opening = self._opening[table]
        permit = read_by_name(request.data, COMMANDS)
        assert request.actor is not None
        permit = replace(permit, seen=self.seen(table))
        asked = AskedFor(permit, request.actor, request.at, self.date)
        against = None
        try:
            permit_opening(self.premises, permit, asked)
        except Refused as refusal:
            against = plain(refusal.as_json())
        return {
            "day": asked.day,
            "drop_box": opening.drop_box,
            "tip_box": opening.tip_box,
            "ball": opening.ball,
            "refused": against,
        }

    def check_set_up(self, policy: Policy) -> None:
        """A table is played by what the register says was approved, and by nothing else."""
        if self.premises.in_charge:
            try:
                check_variations(self.premises, policy.variations)
            except Refused as refusal:
                raise refusal.citing(clauses(key_of(policy.rulebook)).refusing(refusal.code)) from None

    def _table_of(self, command: Any) -> str:
        thing = next((getattr(command, name) for name in THINGS if hasattr(command, name)), "")
        return self._at(thing) or getattr(command, "table", "") or getattr(command, "number", "")

    def _at(self, thing: Any) -> str:
        known = self.premises.things.get(thing) if isinstance(thing, str) else None
        return known.table if known else ""

    def seen(self, name: str) -> Seen:
        """A table by its own journal, as far as it is written."""
        found = self.look(name)
        if found is None:
            return Seen()
        table, version = found
        policy = table.policy
        options = policy.get("options", {})
        cents = table.unit is Unit.CENTS
        return Seen(
            version=version,
            opened=self._last_opened(f"table/{name}", version),
            phase=table.phase.value,
            rulebook=str(policy["rulebook"]) if policy else "",
            wheel=wheel(str(policy["wheel"]), rulebook(str(policy["rulebook"]))).name if policy else "",
            layout=str(policy.get("layout") or ""),
            rules=self._code_of(name, policy) if policy else "",
            options=tuple(sorted(option for option, on in options.items() if on)),
            terminals=(policy.get("terminals") or {}).get("count", 0),
            variations=tuple(Overlay(**entry) for entry in policy.get("variations", ())),
            cash=table.books["drop-box/cash"] if cents else 0,
            receipts=table.books["drop-box/receipts"] if cents else 0,
            tips=table.books["tip-box"] if cents else 0,
            coupons=table.books["coupons-surrendered"] if cents else 0,
        )

    def catch_up(self, tables: Iterable[str]) -> None:
        """Read what these tables' journals have grown by. From any thread, and before the pen is taken: a table may
        have a long past, and nobody's wager is to wait until it is read."""
        for name in tables:
            if (found := self.look(name)) is not None:
                self._last_opened(f"table/{name}", found[1])

    def tables_of(self, command: Mapping[str, Any]) -> list[str]:
        """The tables whose journals a command asks for."""
        names = {command.get("table"), command.get("number"), *(self._at(command.get(part)) for part in THINGS)}
        return [name for name in names if isinstance(name, str)]

    def _last_opened(self, stream: str, version: int) -> int:
        """Where in its journal a table was last opened; what was read once is not read again."""
        after, opened = self._opened.get(stream, (0, 0))
        if after < version:
            for recorded in self.journal.read(stream, after):
                after = recorded.stream_version
                if recorded.name == "table-opened":
                    opened = after
            self._opened[stream] = max(self._opened.get(stream, (0, 0)), (after, opened))
        return opened


def opening_points(command: Mapping[str, Any], known: list[str]) -> dict[str, Any]:
    """The table's own share of an inspection: what `inspect-table` there is asked with."""
    points = {point: good for point, good in command["points"].items() if point in known}
    return {"do": "inspect-table", "points": points}
