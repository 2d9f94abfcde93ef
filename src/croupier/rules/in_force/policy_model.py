"""What a house may choose for a table: limits, odds, options, chips, terminals, tips."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from croupier.lean import dataclass
from croupier.money import money
from croupier.rules.in_force.variation import Variation

GROUPS = ("all", "inside", "outside")
TIP_GROUPS = ("inside", "outside")
TOTALS = {"inside_total": "inside", "outside_total": "outside", "total": "all"}  # of one player in one spin
SEATS_MAX = 10_000  # of one table; a hall of terminals has a few hundred


@dataclass(frozen=True, slots=True)
class Limit:
    """The smallest and the largest wager of one player on one bet, in cents; bets together may have no largest."""

    min: int
    max: int | None = None

    def __str__(self) -> str:
        return f"at least {money(self.min)}" if self.max is None else f"{money(self.min)} to {money(self.max)}"

    def over(self, stake: int) -> int:
        """How much of this stake is above the largest."""
        return 0 if self.max is None else max(0, stake - self.max)


@dataclass(frozen=True, slots=True)
class Total:
    """What one player may stake in one spin on bets of these kinds together: “$10 inside, any way”."""

    name: str
    kinds: frozenset[str]
    limit: Limit


@dataclass(frozen=True, slots=True)
class ChipSet:
    """Non-value chips of one colour and design. They carry no amount; the player says what they are worth.

    `number` is how many of them there are; 0 is what houses have on record that never said it.
    """

    colour: str
    design: str = "plain"
    printed: int | None = None
    number: int = 0

    def __str__(self) -> str:
        return f"{self.colour}/{self.design}"


@dataclass(frozen=True, slots=True)
class ValueChip:
    """A chip with an amount on it, good at every table of the premises. `number` of them belong into the tray."""

    colour: str
    value: int
    design: str = "plain"
    number: int = 0

    def __str__(self) -> str:
        return f"{money(self.value)} {self.colour}/{self.design}"


@dataclass(frozen=True, slots=True)
class PolicyChips:
    value_chips: bool = False
    match_play: bool = False
    smallest: int = 1
    counted_by_two: bool = False  # one person counts the tray at closing, another closes the table
    imprest: int | None = None  # what a closed table's tray always holds: a last fill or credit brings it there
    tracked: bool = True  # each chip is on record from hand to layout and back; False: see `Policy.results_only`
    sets: tuple[ChipSet, ...] = ()
    value: tuple[ValueChip, ...] = ()

    def named(self) -> Iterator[tuple[str, ChipSet | ValueChip]]:
        """Every kind of chip, with where the policy says it."""
        for number, chips in enumerate(self.sets):
            yield f"chips.sets[{number}]", chips
        for number, value in enumerate(self.value):
            yield f"chips.value[{number}]", value


@dataclass(frozen=True, slots=True)
class Terminals:
    """A table with electronic betting terminals. Whether a central screen shows the felt must be said.

    A winning stake stays on the layout, reading C11, unless the terminals give it back with the winnings.
    """

    count: int
    central_screen: bool | None = None
    return_stakes: bool = False


@dataclass(frozen=True, slots=True)
class Tips:
    """Wagers for the dealers, as the sign restricts them. What is not posted binds nobody.

    `bets` are kinds, `inside` or `outside`; none named, all of them. A `wager_max` of 0 is a table that takes none.
    """

    restriction: str = ""  # further words of the sign
    bets: tuple[str, ...] = ()
    wager_max: int | None = None  # of one player on one bet
    spin_max: int | None = None  # of one player in one spin
    split: bool = True  # one bet may be split between the player's own chips and the dealers'
    counted: bool | None = None  # towards the limits of the table; None as the rulebook has it
    posted: bool = False

    @property
    def binding(self) -> Tips:
        return self if self.posted else Tips()

    @property
    def restricts(self) -> bool:
        return self != Tips(posted=self.posted)


@dataclass(frozen=True, slots=True)
class Policy:
    rulebook: str
    wheel: str
    name: str = ""
    layout: str = ""  # `single-zero` where a double-zero wheel is used as single-zero on a layout that has no 00
    limits: Mapping[str, Limit] = field(default_factory=dict)
    payout_max: int | None = None  # the most that one player can win in one spin
    odds: Mapping[str, int] = field(default_factory=dict)
    odds_source: str = ""  # where the licensee has them from, if the rulebook leaves them to another text
    options: Mapping[str, bool] = field(default_factory=dict)  # which of the rulebook's rules on zero is offered
    chips: PolicyChips = field(default_factory=PolicyChips)
    terminals: Terminals | None = None
    tips: Tips = field(default_factory=Tips)
    second_above: int | None = None  # a ruling that can move more is signed by two supervisors
    tournament: bool = False
    variations: tuple[Variation, ...] = ()
    on: str = ""  # the day for which the variations are read; a table moves it on when a round opens

    @property
    def chosen(self) -> list[str]:
        return [name for name, offered in self.options.items() if offered]

    @property
    def felt(self) -> bool:
        """Money's worth of chips that people handle, not terminals and not tournament points."""
        return self.terminals is None and not self.tournament

    @property
    def results_only(self) -> bool:
        """The felt at its full speed: wagers and pay-outs are the dealer's, and what the table won is by count."""
        return not self.chips.tracked

    @property
    def tray_on_record(self) -> bool:
        """The books know what the tray holds: of money, and not by its counts alone."""
        return not (self.tournament or self.results_only)

    @property
    def counted(self) -> bool:
        """Chips that people handle, with the number of each: then the table knows where every one of them is."""
        kinds = self.chips.sets if self.tournament else tuple(one for _, one in self.chips.named())
        numbered = bool(self.chips.sets) and all(one.number for one in kinds)
        return self.terminals is None and numbered and not self.results_only

    def limit(self, kind: str, *, inside: bool) -> Limit | None:
        """The most specific limit that is set: of the kind, of inside or outside bets, of all bets."""
        group = "inside" if inside else "outside"
        return next((self.limits[name] for name in (kind, group, "all") if name in self.limits), None)
