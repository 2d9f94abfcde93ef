"""A tournament to try the law on: commands through its desk and its tables, as the server and the command line do.

    evening = Evening(plan(fee=15_00, buy_in=50_00)).ready()
    evening.register("P1")
    refusal = evening.refused("register", ...)

`do` fails the test when the command is refused; `refused` fails it when it is accepted, or when the refusal changed
anything beside being on record. After every command the books must hold.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from croupier.journal import Journal, MemoryJournal
from croupier.live.desks.desk import folded
from croupier.live.desks.tournaments import Hall
from croupier.live.scripts.tournament import ScriptClock, WriterTables, at_once, told_of
from croupier.live.tables.writer import Answer, Request
from croupier.refusal import Refused
from croupier.table.opening.decide import inspection_points
from croupier.tournament import DOMAIN, Tournament, broken_sums, money_figures
from croupier.tournament.play.decide import stack_of
from croupier.tournament.standings import tables_of

COLOURS = ("blue", "green", "orange", "pink", "purple", "yellow")
FILED, START_DAY = "2026-11-10", "2026-11-20"


def event(key: str = "E1", *, fee: int = 0, buy_in: int = 0, **changes: Any) -> dict[str, Any]:
    """An event of one round with four seats, points counted by hand, unless said otherwise."""
    charges = []
    if fee:
        charges.append({"name": "fee", "amount": fee, "kind": "entry-fee"})
    if buy_in:
        charges.append({"name": "buy-in", "amount": buy_in, "kind": "buy-in"})
    usual: dict[str, Any] = {
        "key": key,
        "date": START_DAY,
        "charges": charges,
        "chips": 1000,
        "tables": ["1", "2"],
        "seats": 4,
        "on_tables": False,
        "rounds": [{"spins": 20}],
        "prizes": [{"place": 1, "share": 100_00}] if buy_in else [{"place": 1, "goods": "a cup", "value": 10_00}],
    }
    return {**usual, **changes}


def plan(*events: Mapping[str, Any], fee: int = 0, buy_in: int = 0, **changes: Any) -> dict[str, Any]:
    """The rules of a tournament in which nothing is wrong; `changes` replace whole keys, `house` some house rules."""
    chosen = [dict(one) for one in events] or [event(fee=fee, buy_in=buy_in)]
    house = {
        "casino": "Golden Gulch",
        "re_buys": any("re_buys" in one for one in chosen),
        "re_buy_conditions": "For players without chips, between rounds.",
        "final_round": "The best of each table play it.",
        "conclusion": "By points after the last spin.",
        "prizes": sum(len(one["prizes"]) for one in chosen) + len(changes.get("prizes", ())),
        **changes.pop("house", {}),
    }
    usual: dict[str, Any] = {
        "name": "Trial",
        "licensees": ["Golden Gulch"],
        "premises": [{"name": "Main hall", "licence": "R-1", "checklist_signed_by": "S4"}],
        "chips": {"approval": "TC-7", "approved_by": "the Division"},
        "structure": {"limit": 100_00, "limit_source": "the statute"},
        "house_rules": {key: value for key, value in house.items() if value is not None},
        "events": chosen,
        "table": {"chips": {"sets": [{"colour": name, "number": 10**6} for name in COLOURS]}},
    }
    return {**usual, **changes}


class Evening:
    """One tournament with its tables, in memory unless a journal is given."""

    def __init__(self, rules: Mapping[str, Any] | None = None, journal: Journal | None = None) -> None:
        self.journal = journal or MemoryJournal()
        self.tables = WriterTables(self.journal)
        self.hall = Hall("trial", self.journal, self.tables, at_once)
        self.clock, self.lines = ScriptClock(), 0
        if rules is not None:
            self.do("publish-rules", rules=dict(rules))

    @property
    def state(self) -> Tournament:
        return self.hall.state

    @property
    def money(self) -> dict[str, int]:
        return money_figures(self.state.books)

    def _ask(self, command: str, fields: dict[str, Any]) -> Answer:
        self.lines += 1
        by = fields.pop("by", None)
        line: dict[str, Any] = {"do": command, **fields}
        if by is not None:
            role, who = (by, "") if isinstance(by, str) else by
            line["by"] = {"role": role, "who": who}
        self.tables.at = self.clock.tick(line, self.lines)
        request = Request(line, self.tables.at, f"line/{self.lines}")
        answer = self._run(self.hall.ask(request))
        assert broken_sums(self.state.books) == []
        figures = self.money
        sources = figures["collected"] + figures["house_additions"]
        assert figures["pools"] + figures["paid"] + figures["refunds"] + figures["proceeds"] == sources
        return answer

    def _run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Nothing here waits for anything, so that no loop is needed."""
        try:
            work.send(None)
        except StopIteration as done:
            answer: Answer = done.value
            return answer
        raise AssertionError("in memory nothing waits")

    def do(self, command: str, **fields: Any) -> list[dict[str, Any]]:
        answer = self._ask(command, fields)
        assert answer.refused is None, answer.refused
        return list(told_of(answer))

    def refused(self, command: str, **fields: Any) -> Refused:
        before = shown(self.state), dict(self.journal.balances())
        answer = self._ask(command, fields)
        assert answer.refused is not None, f"{command} was accepted"
        assert (shown(self.state), dict(self.journal.balances())) == before, "a refusal changes nothing"
        *_, last = self.journal.read(self.hall.desk.stream)
        assert (last.name, last.data["code"]) == ("command-refused", answer.refused.code)
        return answer.refused

    def at_table(self, table: str, command: str, **fields: Any) -> Refused | None:
        """A command at a table, as staff or a player gives it; the refusal, if it is one."""
        self.lines += 1
        by = fields.pop("by", None)
        line: dict[str, Any] = {"do": command, **fields}
        if by is not None:
            line["by"] = {"role": by[0], "who": by[1]}
        refused = self.hall.objection(table, line, self.tables.at)
        return self._run(self.tables.ask(table, line, f"line/{self.lines}", None, refused)).refused

    # --- what most tests begin and go on with

    def ready(self, filed: str = FILED) -> Evening:
        self.do("file-rules", date=filed, office="Central City", proof="mail 12")
        return self

    def register(self, person: str, event: str = "E1", **fields: Any) -> int:
        """Cash for what the event charges; the rules are in the player's hands."""
        planned = self.state.rules.event(event)
        assert planned is not None
        usual: dict[str, Any] = {"person": person, "name": f"Player {person}", "identity": f"ID {person}"}
        usual |= {"event": event, "date": self.not_before("2026-11-18")}
        if planned.entry_fee:
            usual["fee"] = [{"means": "cash", "amount": planned.entry_fee}]
        if planned.buy_in:
            usual["buy_in"] = [{"means": "cash", "amount": planned.buy_in}]
        self.do("register", **{**usual, **fields})
        number = self.state.by_person[person][-1]
        self.do("acknowledge-rules", entry=number)
        return number

    def seat(self, event: str = "E1", seed: str = "seed") -> None:
        """Drawn, and everybody in person at the seat."""
        self.do("draw-seats", event=event, seed=seed)
        self.sit(event)

    def sit(self, event: str = "E1") -> None:
        for player in self.state.events[event].still_in():
            if not player.present:
                person = self.state.entries[player.entry].person
                self.do("take-seat", event=event, entry=player.entry, person=person)

    def counts(self, event: str = "E1") -> dict[str, int]:
        planned, played = self.state.event(event)
        return {str(p.entry): stack_of(self.state, planned, p) for p in played.still_in() if p.present}

    def not_before(self, date: str) -> str:
        """This day, or today where that is over."""
        return max(date, self.clock.at[:10])

    def start(self, event: str = "E1", date: str = "") -> None:
        self.do("start-event", event=event, date=date or self.not_before(START_DAY))
        self.seat(event)
        self.do("start-round", event=event, counts=self.counts(event))

    def count_points(self, points: Mapping[str, int], event: str = "E1") -> None:
        """Two people find the same at every table, one after the other."""
        for table, players in tables_of(self.state.events[event]).items():
            found = {str(player.entry): points[str(player.entry)] for player in players if not player.absent}
            for by in (("pit-supervisor", "S4"), ("cashier", "C1")) if found else ():
                self.do("count-points", event=event, table=table, points=found, by=by)

    def end_round(self, points: Mapping[str, int], event: str = "E1") -> list[dict[str, Any]]:
        """By hand: what two people counted, and then the round is over."""
        self.count_points(points, event)
        return self.do("end-round", event=event)

    def finish(self, points: Sequence[int], event: str = "E1") -> None:
        """The last round ends with these points, in the order of the entries, and the event's play is over."""
        entries = sorted(player.entry for player in self.state.events[event].still_in())
        self.end_round({str(n): p for n, p in zip(entries, points, strict=True)}, event)
        if not self.state.events[event].over:
            self.do("advance-players", event=event)

    def pay_all(self, date: str = "") -> None:
        date = date or self.not_before("2026-11-21")
        for award in list(self.state.awards.values()):
            if award.status == "open" and award.kind != "voucher":
                fields = {"description": award.description, "value": award.amount} if award.kind == "goods" else {}
                self.do("pay-prize", award=award.number, form=f"PF-{award.number}", date=date, **fields)

    def count_fees(self) -> None:
        """The fee cash that is still in its container."""
        if fees := self.state.books["cash/fees"]:
            self.do("count-fees", counted=fees, second="C2", date=self.clock.at[:10])

    def open_table(self, name: str) -> None:
        """Inspected, a dealer signed in, opened and betting, as at any table."""
        writer = self.tables.writers[name]
        steps: list[tuple[str, dict[str, Any]]] = [
            ("sign-in-dealer", {"dealer": "D7"}),
            ("inspect-table", {"points": dict.fromkeys(inspection_points(writer.rules), True)}),
            ("open-table", {"opener": 0, "drop_box": f"D-{name}", "tip_box": f"T-{name}"}),
        ]
        for command, fields in steps:
            refusal = self.at_table(name, command, **fields)
            assert refusal is None, refusal

    def spin(self, table: str, number: str) -> None:
        """One whole spin of a felt table."""
        for command, fields in (
            ("spin-ball", {}),
            ("call-no-more-bets", {"wave": True}),
            ("declare-result", {"number": number, "turns": 8}),
            ("place-dolly", {"number": number}),
            ("collect-losers", {}),
            ("pay-winners", {}),
            ("remove-dolly", {}),
        ):
            if command == "pay-winners" and self.tables.writers[table].table.phase.value == "winners-paid":
                continue
            refusal = self.at_table(table, command, **fields)
            assert refusal is None, refusal

    def replayed(self) -> Tournament:
        """The state that the journal alone gives; it must be the one we have."""
        state = folded(DOMAIN, self.journal.read(self.hall.desk.stream))
        assert shown(state) == shown(self.state)
        return state


class Written(str):
    """TOML as it is, for what a test writes by hand."""


def toml_of(rules: Mapping[str, Any]) -> str:
    """Rules as a file has them, every key on its line."""
    return "".join(f"{key} = {_inline(value)}\n" for key, value in rules.items())


def _inline(value: Any) -> str:
    if isinstance(value, Written):
        return value
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key} = {_inline(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value)


def shown(state: Tournament) -> Any:
    """Everything that a tournament knows, to compare."""
    fields = {name: copy.deepcopy(getattr(state, name)) for name in Tournament.__dataclass_fields__ if name != "books"}
    return fields, dict(state.books)


__all__ = ["Evening", "Written", "event", "plan", "shown", "toml_of"]
