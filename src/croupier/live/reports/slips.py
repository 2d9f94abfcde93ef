"""What the journal shows of chips between the trays and the cage: slips that were presented again or arrived nowhere,
fills that are not in the tray, and trays that have too little.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from croupier.journal import Recorded
from croupier.live.reports.trips import LONG, Finding, between
from croupier.money import Unit
from croupier.register import Premises

REFUSED = {"slip_redeemed": "slip-twice", "slip_void": "slip-void"}
DONE = {"table-filled": "fill", "table-credited": "credit"}


@dataclass(slots=True)
class Way:
    """A fill or a credit: where its chips went from, and whether they came to the other end."""

    slip: str
    kind: str
    amount: int
    at: str
    people: tuple[str, ...]
    at_table: bool = False  # they are in the tray, or have left it
    at_cage: bool = False  # handed out there, or taken in
    witnessed: bool = False  # the cage of this house signs for fills and credits

    @property
    def open(self) -> bool:
        """Chips that left one end: a tray for the cage, or the cage for a tray."""
        gone, come = (self.at_table, self.at_cage) if self.kind == "credit" else (self.at_cage, self.at_table)
        return gone and not come


@dataclass(slots=True)
class Tray:
    """A table's, since it was counted last."""

    counts: bool = True  # it is money
    worths: dict[str, int] = field(default_factory=dict)
    fills: list[Recorded] = field(default_factory=list)
    dealers: list[str] = field(default_factory=list)
    missed: int = 0  # what the last count found over or short, which is in no book yet


@dataclass(slots=True)
class Slips:
    found: list[Finding] = field(default_factory=list)
    limit: int = field(default_factory=lambda: Premises().count_limit)
    _paid: dict[str, str] = field(default_factory=dict)  # slip -> who paid it
    _ways: dict[str, Way] = field(default_factory=dict)
    _trays: dict[str, Tray] = field(default_factory=dict)
    _cage_signs: bool = False

    def all(self, until: str) -> Iterator[Finding]:
        yield from self.found
        for way in self._ways.values():
            if way.open and way.witnessed and between(way.at, until) > LONG:
                yield Finding("slip-open", (way.slip, *way.people), way.at, way.amount)

    def take(self, recorded: Recorded) -> None:
        data = recorded.data
        match recorded.name:
            case "slip-redeemed":
                self._redeemed(recorded)
            case "slip-refused":
                slip = f"{data['table']}/{data['slip']}"
                paid = (self._paid[slip],) if slip in self._paid else ()
                kind = REFUSED.get(data["why"], "slip-unknown")
                self.found.append(Finding(kind, (slip, *paid, recorded.who), recorded.at))
            case "count-limit-set":
                self.limit = data["limit"]
            case _ if recorded.stream.startswith("table/"):
                self._at_table(recorded, recorded.stream.removeprefix("table/"))

    def _redeemed(self, recorded: Recorded) -> None:
        data = recorded.data
        slip = f"{data['table']}/{data['slip']}"
        self._paid[slip] = recorded.who
        if data.get("kind", "cash-out") != "cash-out":
            self._cage_signs = True
            if way := self._ways.get(slip):
                way.at_cage, way.witnessed, way.people = True, True, (*way.people, recorded.who)

    def _at_table(self, recorded: Recorded, table: str) -> None:
        data, tray = recorded.data, self._trays.setdefault(table, Tray())
        match recorded.name:
            case "table-set-up" | "chips-changed":
                tray.counts = data.get("unit", Unit.CENTS) == Unit.CENTS and tray.counts
                value = (data.get("policy") or data).get("chips", {}).get("value", ())
                tray.worths = {f"value/{chip['colour']}": chip["value"] for chip in value}
            case "dealer-signed-in":
                tray.dealers.append(data["dealer"])
            case "fill-requested" | "credit-requested":
                self._way(recorded, table, recorded.name.removesuffix("-requested"))
            case "table-filled" | "table-credited":
                way = self._way(recorded, table, DONE[recorded.name])
                way.at, way.at_table, way.witnessed = recorded.at, True, way.at_cage or self._cage_signs
                if way.kind == "fill":
                    tray.fills.append(recorded)
            case "inventory-taken" if data["counted"]:
                difference = sum(tray.worths.get(kind, 0) * n for kind, n in data["differences"].items())
                self._counted(recorded, table, tray, difference)
            case "table-closed":
                self._counted(recorded, table, tray, data.get("difference", 0))
                tray.missed = 0

    def _way(self, recorded: Recorded, table: str, kind: str) -> Way:
        slip, people = f"{table}/{recorded.data['slip']}", (recorded.who, recorded.data.get("second", ""))
        way = self._ways.setdefault(slip, Way(slip, kind, recorded.data["amount"], recorded.at, ()))
        way.people = tuple(dict.fromkeys((*way.people, *filter(None, people))))
        return way

    def _counted(self, recorded: Recorded, table: str, tray: Tray, difference: int) -> None:
        """What was missing before stays so until the table closes, and is told once."""
        new, dealers = difference - tray.missed, tuple(dict.fromkeys(tray.dealers))
        filled = [fill for fill in tray.fills if new == -fill.data["amount"]]
        for fill in filled:
            names = (table, str(fill.data["slip"]), fill.who, fill.data["second"])
            self.found.append(Finding("fill-not-in-tray", names, recorded.at, new))
        if tray.counts and not filled and abs(new) > self.limit:
            signed = [who for fill in tray.fills for who in (fill.who, fill.data["second"])]
            people = (table, *dict.fromkeys((*dealers, *signed, recorded.who)))
            self.found.append(Finding("tray-short" if new < 0 else "tray-over", people, recorded.at, new))
        tray.missed, tray.fills, tray.dealers = difference, [], list(dealers[-1:])
