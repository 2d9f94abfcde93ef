"""The figures of a stretch of play, and of several together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, fields
from typing import Any

from croupier.lean import dataclass
from croupier.live.days import PERIODS, Plans, place_of
from croupier.refusal import Refused

KINDS = ("cash", "receipts", "coupons")  # of what a drop box holds; coupons are no money, and in no sum
SUMS = (
    "rounds", "brought", "fills", "credits", "drop_cash", "drop_receipts", "drop_coupons", "counted_cash",
    "counted_receipts", "counted_coupons", "over_cash", "over_receipts", "over_coupons", "win", "tips", "closings",
)  # fmt: skip
Named = tuple[str, str, str, str, str]  # day, shift, table, dealer, game: which row it is
Places = dict[str, dict[int, int]]  # what each event brought: by its stream, and its position there

# What a figure is worked out from, and with which sign; every other one is the sum of what its own events brought. Hold
# is a share: it is told by the win.
PARTS: Mapping[str, Mapping[str, int]] = {
    "opener": {"brought": 1},
    "drop": {"drop_cash": 1, "drop_receipts": 1},
    "counted": {"counted_cash": 1, "counted_receipts": 1},
    "over": {"over_cash": 1, "over_receipts": 1},
    "uncounted": {
        "drop_cash": 1, "drop_receipts": 1, "counted_cash": -1, "counted_receipts": -1,
        "over_cash": 1, "over_receipts": 1,
    },
    "hold": {"win": 1},
}  # fmt: skip


@dataclass(slots=True)
class Figures:
    """What one table, one dealer, one kind of game or the house did in a shift, a day or longer.

    Opener and closer are the tray where it begins and ends, counted or by the books, and win is what settled wagers
    brought plus what the closing count found over or short, so that in every row
    win = drop + closer + credits - opener - fills. Of the drop, `counted` is what was found of it in boxes, and `over`
    (+ over, - short) by how much that is not what the table's journal has: drop = counted - over + uncounted.
    """

    day: str
    shift: str = ""
    table: str = ""
    dealer: str = ""
    game: str = ""
    rounds: int = 0
    begins: int = 0  # the tray
    brought: int = 0  # into it, when the table was opened
    fills: int = 0
    credits: int = 0
    drop_cash: int = 0
    drop_receipts: int = 0
    drop_coupons: int = 0
    counted_cash: int = 0
    counted_receipts: int = 0
    counted_coupons: int = 0
    over_cash: int = 0
    over_receipts: int = 0
    over_coupons: int = 0
    win: int = 0
    tips: int = 0
    closer: int = 0
    closings: int = 0
    agp: int | None = None  # of the tournaments of the month, beside the tables
    trays: dict[str, Mapping[str, int] | None] = field(default_factory=dict)  # chips as counted, at its end, by table
    made_of: dict[str, Places] = field(default_factory=dict)  # by figure
    adjustments: list[dict[str, Any]] = field(default_factory=list)  # to what was frozen
    hash: str = ""  # of the figures as they were frozen, where this is a closed shift
    place: int = 0  # of the stretch in its stream: where it begins

    @property
    def named(self) -> Named:
        return self.day, self.shift, self.table, self.dealer, self.game

    @property
    def opener(self) -> int:
        return self.begins + self.brought

    @property
    def drop(self) -> int:
        return self.drop_cash + self.drop_receipts

    @property
    def uncounted(self) -> int:
        counted = self.counted_cash + self.counted_receipts
        return self.drop - counted + self.over_cash + self.over_receipts

    @property
    def closer_chips(self) -> dict[str, int] | None:
        """By denomination, where every tray was counted at the end and has not changed since."""
        if not self.trays or None in self.trays.values():
            return None
        return dict(sorted(sum((Counter(tray) for tray in self.trays.values()), Counter[str]()).items()))

    @property
    def hold(self) -> str:
        """Win in percent of the drop."""
        if not self.drop:
            return ""
        tenths = (2000 * self.win + self.drop) // (2 * self.drop)
        sign = "-" if tenths < 0 else ""
        return f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}%"

    def add(self, figure: str, amount: int, stream: str, position: int) -> None:
        setattr(self, figure, getattr(self, figure) + amount)
        places = self.made_of.setdefault(figure, {}).setdefault(stream, {})
        places[position] = places.get(position, 0) + amount

    def take(self, stretch: Figures, goes_on: bool) -> None:
        """`goes_on`: the stretch before this one, of the same table, is in here too, and left the tray to it."""
        if goes_on:
            self.closer += stretch.closer - stretch.begins
        else:
            self.begins += stretch.begins
            self.closer += stretch.closer
        for name in SUMS:
            setattr(self, name, getattr(self, name) + getattr(stretch, name))
        self.trays |= stretch.trays
        self.adjustments += stretch.adjustments

    def name_all(self, stretch: Figures) -> None:
        for figure, places in stretch.made_of.items():
            for stream, brought in places.items():
                into = self.made_of.setdefault(figure, {}).setdefault(stream, {})
                for position, amount in brought.items():
                    into[position] = into.get(position, 0) + amount

    def events_of(self, figure: str) -> Places:
        """What each event brought to a figure; where one that begins with the tray (`began`) has its first."""
        found: Places = {}
        for part, sign in PARTS.get(figure, {figure: 1}).items():
            for stream, brought in self.made_of.get(part, {}).items():
                into = found.setdefault(stream, {})
                for position, amount in brought.items():
                    into[position] = into.get(position, 0) + sign * amount
        return {stream: dict(sorted(brought.items())) for stream, brought in found.items()}

    def began(self, figure: str) -> int:
        """With what a figure begins before any event: the tray that was there."""
        return self.begins if figure in ("opener", "closer") else 0

    def amounts(self) -> dict[str, Any]:
        """Everything that is counted, as it is frozen."""
        return {
            **{name: getattr(self, name) for name in ("opener", "drop", "closer", "uncounted", *SUMS)},
            "closer_chips": self.closer_chips,
        }

    def as_frozen(self) -> dict[str, Any]:
        """Without what came after the figures were frozen."""
        amounts = self.amounts()
        for adjustment in self.adjustments:
            for figure, amount in adjustment["amounts"].items():
                amounts[figure] -= amount
                if figure in ("counted_cash", "counted_receipts", "over_cash", "over_receipts"):
                    amounts["uncounted"] += amount if figure.startswith("counted") else -amount
        return amounts

    def as_json(self) -> dict[str, Any]:
        who = {name: getattr(self, name) for name in ("day", "shift", "table", "dealer", "game")}
        more = {"hold": self.hold, "agp": self.agp, "hash": self.hash, "adjustments": self.adjustments}
        places = {
            figure: {stream: list(brought) for stream, brought in made.items()} for figure, made in self.made_of.items()
        }
        return {**who, **self.amounts(), **more, "made_of": places}


assert {field.name for field in fields(Figures)} >= set(SUMS)

WHOSE: Mapping[str, Callable[[Figures], dict[str, str]]] = {
    "house": lambda _: {},
    "table": lambda row: {"table": row.table, "game": row.game},
    "dealer": lambda row: {"dealer": row.dealer},
    "game": lambda row: {"game": row.game},
}
# What a report by one word is by: `shift` and `table` are of tables, the periods of the house.
SHORT = {"shift": "shift,table", "table": "day,table", "dealer": "day,dealer", "game": "day,game"}


def read_grouping(by: str) -> tuple[str, str]:
    """`month,dealer`: the span of a row, and whose it is."""
    span, _, whose = SHORT.get(by, by).partition(",")
    if span not in ("shift", *PERIODS) or (whose or "house") not in WHOSE:
        raise Refused(
            "bad_request.report_by",
            "A report is by shift, day, week, month or year, of the house or by table, dealer or game: “month,dealer”.",
            by=by[:40],
        )
    return span, whose or "house"


def grouped(stretches: Iterable[Figures], by: str, plans: Plans, made_of: Callable[[Figures], bool]) -> list[Figures]:
    """The stretches of each table come in the order of its stream.

    Rows that `made_of` chooses have the events of every figure with them.
    """
    span, whose = read_grouping(by)
    rows: dict[tuple[str, ...], Figures] = {}
    last: dict[str, tuple[str, ...]] = {}  # the row that a table's stretch before this one is in
    for stretch in stretches:
        day = PERIODS.get(span, PERIODS["day"])(stretch.day)
        named: dict[str, Any] = {"day": day, "shift": stretch.shift if span == "shift" else "", **WHOSE[whose](stretch)}
        key = tuple(named.values())
        row = rows.setdefault(key, Figures(**named))
        row.take(stretch, last.get(stretch.table) == key)
        if made_of(row):
            row.name_all(stretch)
        last[stretch.table] = key
    order = [(row.day, place_of(row.day, row.shift, plans), row.table, row.dealer, row.game) for row in rows.values()]
    return [row for _, row in sorted(zip(order, rows.values(), strict=True), key=lambda pair: pair[0])]
