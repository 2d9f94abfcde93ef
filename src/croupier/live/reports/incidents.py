"""Incidents at the tables, from report to decision, as their own journals have them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, field
from typing import Any

from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.live.replay import OF_TABLES
from croupier.refusal import Phrase

OPEN, SETTLED = "open", "settled"


@dataclass(slots=True)
class Incident:
    """`incident` is where it begins in the journal. What followed it is in `steps`."""

    incident: str
    table: str
    round: int
    kind: str
    at: str
    who: str
    what: str
    told: dict[str, Any] | None = None  # what happened, as catalogues know it; nobody's own words
    state: str = SETTLED
    decision: str = ""
    decided_by: str = ""
    decided_at: str = ""
    observed_by: str = ""
    dispute: int = 0
    number: int = 0  # of an incident of the floor itself
    steps: list[dict[str, Any]] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def _no_spin(data: Mapping[str, Any]) -> Phrase:
    reason = data["reason"].replace("_", " ")
    if data["number_seen"]:
        number = data["number_seen"]
        return Phrase("incident.seen", "No spin: {reason}, the ball was seen in {number}", reason=reason, number=number)
    if data["ball_removed"] is None:
        return Phrase("incident.no_spin", "No spin: {reason}", reason=reason)
    if data["ball_removed"]:
        return Phrase("incident.caught", "No spin: {reason}, the ball was caught", reason=reason)
    return Phrase("incident.not_caught", "No spin: {reason}, the ball was not caught", reason=reason)


def _ball(data: Mapping[str, Any]) -> Phrase:
    found = [word for word in ("damaged", "tampered") if data[word]] or ["sound"]
    return Phrase("incident.ball", "Ball {ball} inspected: {found:list}", ball=data["ball"] or "-", found=found)


def _void(data: Mapping[str, Any]) -> Phrase:
    return Phrase("incident.void", "The ball rested in {number}: the spin is void", number=data["number"])


def _round_void(data: Mapping[str, Any]) -> Phrase:
    return Phrase(
        "incident.round_void",
        "The random wheel could not give round {round} its number: all wagers went back",
        round=data["round"],
    )


def _corrected(data: Mapping[str, Any]) -> Phrase:
    facts = {name: data[name] for name in ("number", "was", "second", "reason")}
    return Phrase("incident.corrected", "{number} instead of {was}, with {second}: {reason}", **facts)


def _call_missed(data: Mapping[str, Any]) -> Phrase:
    if not data["number"]:
        return Phrase("incident.call_missed_rest", "The ball rested before No More Bets was called")
    number = data["number"]
    return Phrase("incident.call_missed", "The ball rested in {number} before No More Bets was called", number=number)


AT_ONCE = {  # over as soon as they are on record
    "no-spin-declared": ("no-spin", _no_spin),
    "ball-inspected": ("ball-inspection", _ball),
    "spin-voided": ("void-spin", _void),
    "round-voided": ("void-round", _round_void),
    "result-corrected": ("correction", _corrected),
    "result-mended": ("correction", _corrected),
}
HELD = {"irregularity-reported": ("irregularity", "what"), "table-suspended": ("suspension", "reason")}


@dataclass(slots=True)
class Incidents:
    all: dict[str, Incident] = field(default_factory=dict)
    _round: dict[str, int] = field(default_factory=dict)
    _held: dict[str, str] = field(default_factory=dict)
    _disputes: dict[tuple[str, int], str] = field(default_factory=dict)
    _of_floor: dict[int, str] = field(default_factory=dict)

    def take(self, recorded: Recorded) -> None:
        table, data, name = recorded.stream.removeprefix("table/"), recorded.data, recorded.name
        if name == "betting-opened":
            self._round[table] = data["round"]
        elif name in AT_ONCE:
            kind, words = AT_ONCE[name]
            self._begin(recorded, table, kind, words(OF_TABLES.current(recorded)[1]), SETTLED)
        elif name in HELD and table not in self._held:
            kind, own_words = HELD[name]
            self._held[table] = self._begin(recorded, table, kind, str(data[own_words]), OPEN).incident
        elif name == "call-missed":
            begun = self._begin(recorded, table, name, _call_missed(data), OPEN if data["held"] else SETTLED)
            if data["held"]:
                self._held[table] = begun.incident
        elif name == "dispute-opened":
            what = Phrase("incident.dispute", "Seat {seat}: {what}", seat=data["seat"], what=data["what"])
            begun = self._begin(recorded, table, "dispute", what, OPEN)
            begun.round, begun.dispute = data["round"], data["dispute"]
            self._disputes[(table, data["dispute"])] = begun.incident
        elif name == "dispute-decided":
            self._decided(
                recorded, self._disputes.pop((table, data["dispute"])), f"{data['decision']}: {data['reason']}"
            )
        elif table in self._held:
            self._while_held(recorded, table)

    def take_floor(self, recorded: Recorded) -> None:
        """Failed inspections, and what people report of the floor itself."""
        data = recorded.data
        if recorded.name == "incident-opened":
            begun = self._begin(recorded, data["table"], "floor", data["what"], OPEN)
            begun.number, begun.round = data["incident"], 0
            self._of_floor[begun.number] = begun.incident
        elif recorded.name == "incident-settled":
            self._decided(recorded, self._of_floor.pop(data["incident"]), data["finding"])

    def _begin(self, recorded: Recorded, table: str, kind: str, what: Phrase | str, state: str) -> Incident:
        told = what.as_json() if isinstance(what, Phrase) else None
        round_ = self._round.get(table, 0)
        begun = Incident(recorded.called, table, round_, kind, recorded.at, recorded.who, str(what), told, state)
        self.all[begun.incident] = begun
        return begun

    def _while_held(self, recorded: Recorded, table: str) -> None:
        incident, data = self.all[self._held[table]], recorded.data
        match recorded.name:
            case "ruling-made":
                incident.decision = f"{data['instruction']}: {data['reason']}"
                incident.decided_by, incident.decided_at = recorded.who, recorded.at
            case "ruling-observed":
                incident.observed_by = recorded.who
            case "table-resumed" | "table-closed":
                incident.state = SETTLED
                del self._held[table]
            case "irregularity-reported" | "table-suspended" | "ruling-carried-out" | "wager-ruled":
                pass
            case _:
                return
        incident.steps.append({"event": recorded.name, "record": recorded.called, "at": recorded.at})

    def _decided(self, recorded: Recorded, incident: str, decision: str) -> None:
        decided = self.all[incident]
        decided.state, decided.decision = SETTLED, decision
        decided.decided_by, decided.decided_at = recorded.who, recorded.at
        decided.steps.append({"event": recorded.name, "record": recorded.called, "at": recorded.at})
