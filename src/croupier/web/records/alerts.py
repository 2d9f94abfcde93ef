"""What the pit must know of: taken from the journal, and off the list when somebody has acknowledged it, on record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from threading import Lock
from typing import Any

from croupier.house.alerts.named import alert_id
from croupier.journal import Journal, Recorded
from croupier.lean import dataclass

KEPT = 500
ASKED = "pit-asked"
ACKNOWLEDGED = "alert-acknowledged"
SUSPECTED = "wheel-suspected"
ALTERED = "record-found-altered"
LET_IN = "key-manager-let-back-in"
LOST = frozenset({"badge-lost", "terminal-lost"})
BARRED_PAID = "barred-player-paid"
BARRED_ASKS = frozenset({"not_admitted"})
SLIP_REFUSED = "slip-refused"
CLOCK_DOUBTED = "clock-doubted"
STREAMS = ("house", "people", "floor")
TOLD = ("id", "message", "facts")
SHORT_OF_MONEY = frozenset({"float_short"})


@dataclass(frozen=True, slots=True)
class Alert:
    id: str
    table: str
    kind: str
    at: str
    who: str
    facts: Mapping[str, Any]
    acknowledged_by: str | None = None
    acknowledged_at: str | None = None


def alarming(event: str, data: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The kinds of alert that a table's event gives, with what the pit wants to know."""
    match event:
        case "irregularity-reported":
            yield "irregularity", {"what": data["what"]}
            if data.get("ball_out"):
                yield "ball-out", {}
        case "call-missed":
            yield "call-missed", {key: data[key] for key in ("round", "number", "source", "held", "wagers")}
        case "number-seen" if data.get("unspun"):
            yield "number-unspun", {key: data[key] for key in ("round", "number", "source")}
        case "no-spin-declared" if data.get("ball_out"):
            yield "ball-out", {"round": data["round"]}
        case "round-voided":
            yield "round-void", {"round": data["round"]}
        case "ball-inspected" if data["damaged"] or data["tampered"]:
            yield "ball-fault", {"ball": data["ball"]}
        case "result-corrected" | "result-mended":
            yield "corrected", {"round": data["round"], "was": data["was"], "number": data["number"]}
        case "dispute-opened":
            yield "dispute", {key: data[key] for key in ("dispute", "seat", "round", "what", "amount")}
        case "betting-closed":
            if data.get("late"):
                yield "late-call", {"round": data["round"]}
            if data.get("early"):
                yield "early-call", {"round": data["round"]}
            if data.get("wave_missing"):
                yield "wave-missing", {"round": data["round"]}
        case "table-inspected" if not data["passed"]:
            yield "inspection-failed", {"points": [point for point, well in data["points"].items() if not well]}
        case "table-closed" if data.get("difference"):
            yield "count-differs", {"difference": data["difference"], "what": data.get("reason", "")}
        case "play-stopped":
            first = data["reasons"][0]
            told = {name: first.get(name, "") for name in TOLD}
            yield "play-stopped", {"what": first["message"], "clause": first["clause"], "told": told}
        case "barred-player-seen":
            yield f"barred-{data['what']}", {"seat": data["seat"], "number": str(data["bar"])}
        case "command-refused" if data["code"] in BARRED_ASKS:
            yield "barred-refused", {"what": data["facts"].get("player", "")}
        case "command-refused" if data["code"] in SHORT_OF_MONEY:
            yield "tray-short", {"what": data["message"], "told": {name: data.get(name, "") for name in TOLD}}


def facts_asked(data: Mapping[str, Any]) -> dict[str, Any]:
    """What a dealer tells the pit."""
    return {key: data[key] for key in ("round", "note", "amount", "number")}


@dataclass(slots=True)
class AlertBook:
    """All tables' alerts, newest last. Read as far as the journal has grown, when somebody asks; from any thread."""

    alerts: dict[str, Alert] = field(default_factory=dict)
    _seen: dict[str, tuple[str, str, str]] = field(default_factory=dict)  # who acknowledged what, when, with which note
    _versions: dict[str, int] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def read(self, journal: Journal, tables: Iterable[str]) -> list[Alert]:
        with self._lock:
            for stream in (*(f"table/{name}" for name in tables), *STREAMS):
                for recorded in journal.read(stream, self._versions.get(stream, 0)):
                    self._take(stream, recorded)
                    self._versions[stream] = recorded.stream_version
            return sorted(self.alerts.values(), key=lambda alert: alert.at)

    def _take(self, stream: str, recorded: Recorded) -> None:
        data = recorded.data
        if stream not in STREAMS:
            table = stream.removeprefix("table/")
            for kind, facts in alarming(recorded.name, data):
                self._add(Alert(alert_id(stream, recorded.stream_version, kind), table, kind, recorded.at,
                                recorded.who, facts))  # fmt: skip
        elif recorded.name == ASKED:
            what = f"asked-{data['what']}"
            self._add(Alert(data["ask"], data["table"], what, recorded.at, recorded.who, facts_asked(data)))
        elif recorded.name == SUSPECTED:
            facts = {"test": data["test"], "spins": data["spins"], "edge_permille": data.get("edge_permille")}
            alert = alert_id(stream, recorded.stream_version, SUSPECTED)
            self._add(Alert(alert, data["table"], SUSPECTED, recorded.at, recorded.who, facts))
        elif recorded.name == ALTERED:
            facts = {"badge" if data["kind"] == "person" else "terminal": data["owner"]}
            alert = alert_id(stream, recorded.stream_version, ALTERED)
            self._add(Alert(alert, data["table"], "record-altered", recorded.at, recorded.who, facts))
        elif recorded.name == LET_IN:
            alert = alert_id(stream, recorded.stream_version, LET_IN)
            self._add(Alert(alert, "", LET_IN, recorded.at, data["user"], {"badge": data["badge"]}))
        elif recorded.name in LOST:
            lost: dict[str, Any] = {name: data[name] for name in ("badge", "terminal") if name in data}
            alert = alert_id(stream, recorded.stream_version, recorded.name)
            self._add(Alert(alert, data.get("table", ""), recorded.name, recorded.at, recorded.who, lost))
        elif recorded.name == BARRED_PAID:
            alert = alert_id(stream, recorded.stream_version, BARRED_PAID)
            self._add(Alert(alert, "", "barred-cash-out", recorded.at, recorded.who, {"number": str(data["bar"])}))
        elif recorded.name == SLIP_REFUSED:
            alert = alert_id(stream, recorded.stream_version, SLIP_REFUSED)
            slip = {"number": str(data["slip"])}
            self._add(Alert(alert, data["table"], SLIP_REFUSED, recorded.at, recorded.who, slip))
        elif recorded.name == CLOCK_DOUBTED:
            alert = alert_id(stream, recorded.stream_version, CLOCK_DOUBTED)
            self._add(Alert(alert, "", "clock-doubt", recorded.at, recorded.who, {"what": data["machine"]}))
        elif recorded.name == ACKNOWLEDGED:
            self._seen[data["alert"]] = (recorded.who, recorded.at, data["note"])
            if data["alert"] in self.alerts:
                self.alerts[data["alert"]] = self.acknowledged(self.alerts[data["alert"]])

    def acknowledged(self, alert: Alert) -> Alert:
        """The alert with who has seen it, also where it is one of this moment and no event stands for it."""
        by, at, _ = self.seen(alert.id)
        return replace(alert, acknowledged_by=by, acknowledged_at=at)

    def seen(self, alert: str) -> tuple[str, str, str] | tuple[None, None, None]:
        """Who acknowledged it, when, and what they said of it."""
        return self._seen.get(alert, (None, None, None))

    def _add(self, alert: Alert) -> None:
        self.alerts[alert.id] = alert
        if len(self.alerts) > KEPT:
            del self.alerts[next(iter(self.alerts))]
