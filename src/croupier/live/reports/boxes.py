"""What was found in the boxes, in the figures of the stretches whose money it was."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from croupier.journal import Recorded
from croupier.lean import dataclass
from croupier.live.reports.figures import KINDS, Figures
from croupier.register import STREAM

HEARD = frozenset({"box-attached", "box-removed", "box-counted", "box-recounted", "count-corrected", "figures-frozen"})


@dataclass(frozen=True, slots=True)
class Dropped:
    """A sum that went into a table's box, at a position of its stream."""

    row: Figures
    kind: str
    amount: int
    position: int


@dataclass(frozen=True, slots=True)
class Removed:
    """A box off its table: what must be in it, and in whose figures a difference stands: the last that dropped."""

    parts: tuple[Dropped, ...]
    row: Figures | None

    def expected(self, kind: str) -> int:
        return sum(part.amount for part in self.parts if part.kind == kind)


@dataclass(slots=True)
class Boxes:
    """The register tells of boxes, the tables of what went into them. A box holds what was dropped from the position at
    which it was attached to that at which it was removed."""

    frozen: dict[tuple[str, str], Recorded] = field(default_factory=dict)  # by shift
    _heard: list[Recorded] = field(default_factory=list)
    _dropped: dict[str, list[Dropped]] = field(default_factory=dict)
    _since: dict[str, int] = field(default_factory=dict)
    _removed: dict[str, Removed] = field(default_factory=dict)
    _counted: dict[int, Removed] = field(default_factory=dict)  # by the count's number

    def dropped(self, row: Figures, kind: str, amount: int, position: int) -> None:
        self._dropped.setdefault(row.table, []).append(Dropped(row, kind, amount, position))

    def hear(self, recorded: Recorded) -> None:
        if recorded.name in HEARD:
            self._heard.append(recorded)

    def settle(self, tables: Mapping[str, list[Figures]]) -> None:
        """Once the tables were read as far as the register."""
        for recorded in self._heard:
            data = recorded.data
            match recorded.name:
                case "box-attached" if data["use"] == "drop":
                    self._since[data["box"]] = data["version"]
                case "box-removed" if data["use"] == "drop":
                    self._remove(data, tables.get(data["table"], []))
                case "box-counted" if data["box"] in self._removed:
                    removed = self._counted[data["count"]] = self._removed.pop(data["box"])
                    self._count(recorded, removed)
                case "box-recounted" | "count-corrected" if data.get("count") in self._counted:
                    row = self._counted[data["count"]].row
                    for kind in KINDS:
                        self._find(recorded, row, kind, 0, data.get(kind, 0) - data["was"].get(kind, 0))
                case "figures-frozen":
                    self.frozen[data["day"], data["shift"]] = recorded
        self._heard.clear()

    def _remove(self, data: Mapping[str, Any], stretches: list[Figures]) -> None:
        since, end = self._since.pop(data["box"], 0), data["version"]
        waiting = self._dropped.get(data["table"], [])
        parts = tuple(one for one in waiting if since < one.position <= end)
        self._dropped[data["table"]] = [one for one in waiting if one.position > end]
        before = [row for row in stretches if row.place <= end]
        row = parts[-1].row if parts else before[-1] if before else None
        self._removed[data["box"]] = Removed(parts, row)

    def _count(self, recorded: Recorded, removed: Removed) -> None:
        told = [kind for kind in KINDS if kind in recorded.data]  # coupons were not counted once
        for part in removed.parts:
            if part.kind in told:
                self._find(recorded, part.row, part.kind, part.amount, 0)
        for kind in told:
            self._find(recorded, removed.row, kind, 0, recorded.data[kind] - removed.expected(kind))

    def _find(self, recorded: Recorded, row: Figures | None, kind: str, expected: int, over: int) -> None:
        """Where the shift's figures are frozen, it is an adjustment of them, with its own date."""
        changes = {f"counted_{kind}": expected + over, f"over_{kind}": over}
        if row is None or not any(changes.values()):
            return
        for figure, amount in changes.items():
            if amount:
                row.add(figure, amount, STREAM, recorded.stream_version)
        closed = self.frozen.get((row.day, row.shift))
        if closed is not None:
            adjusts = {"day": row.day, "shift": row.shift, "table": row.table, "hash": closed.data["hash"]}
            event = {"stream": STREAM, "position": recorded.stream_version, "event": recorded.name}
            row.adjustments.append({"at": recorded.at, **event, "adjusts": adjusts, "amounts": changes})
