"""What a rulebook is. Its files are data; this is their shape, and every value in them is cited."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from croupier.game import Choice, Kind, Pocket, Shape, Wheel, make_wheel
from croupier.lean import dataclass
from croupier.rules.files.cited import Cited
from croupier.rules.people import Role


class OddsRule(StrEnum):
    EXACT = "exact"  # exactly the pay table
    FLOOR = "floor"  # at least the pay table
    EXTERNAL = "external"  # the text at hand leaves the odds to another text


class LimitsSetBy(StrEnum):
    RULEBOOK = "rulebook"
    LICENSEE = "licensee"


class BeyondLimits(StrEnum):
    """What happens to a wager below the minimum or above the maximum."""

    RETURN = "return"  # it is given back
    UP_TO_MAXIMUM = "up_to_maximum"  # what is above the maximum is given back, the rest stands
    HONOUR = "honour"  # it stands whole


class CallWindow(StrEnum):
    ON_TRACK = "on_track"  # while the ball still runs in the track
    BEFORE_REST = "before_rest"  # at any time before the ball rests


class BeforeTheCall(StrEnum):
    """What follows when the ball is known to rest before No More Bets was called."""

    HOLD = "hold"  # the table waits for the supervisor
    NOTE = "note"  # the pit has a note, and the round goes on


class UniqueBy(StrEnum):
    COLOUR_AND_DESIGN = "colour_and_design"
    COLOUR = "colour"


class TakedownFrom(StrEnum):
    DOLLY_REMOVED = "dolly_removed"
    PAID = "paid"


class NoSpinReason(StrEnum):
    SAME_DIRECTION = "same_direction"
    UNDER_FOUR_TURNS = "under_four_turns"
    FOREIGN_OBJECT = "foreign_object"
    BALL_LEFT_WHEEL = "ball_left_wheel"


class OnWin(StrEnum):
    RELEASE = "release"
    PAY_EVEN = "pay_even"


class OnZeroAgain(StrEnum):
    LOSE = "lose"
    STAY = "stay"


@dataclass(frozen=True, slots=True)
class Source:
    """Where the rulebook comes from. `regulation` is false for custom that no law wrote down."""

    key: str
    title: str
    checked: dt.date
    sections: str = ""
    version: str = ""
    authority: tuple[str, ...] = ()
    regulation: bool = True


@dataclass(frozen=True, slots=True)
class Ring:
    """How a wheel is written down: its ring, how many zeros it must have, and which pockets give no result."""

    ring: str
    zeros: int
    aliases: tuple[str, ...] = ()
    void: tuple[str, ...] = ()

    def wheel(self, name: str) -> Wheel:
        return make_wheel(name, self.ring, self.zeros, aliases=self.aliases, void=self.void)


@dataclass(frozen=True, slots=True)
class BetRule:
    """One kind of bet: its name in this rulebook, its name in the pay table, and what it pays to one.

    It wins by a `shape` of the layout, or by its `numbers`, whose box then `lies` on the felt: left, top, right and
    bottom, in boxes.
    """

    name: Cited[str]
    pay_name: Cited[str]
    pays: Cited[int]
    inside: Cited[bool]
    shape: Cited[Shape] | None = None
    numbers: Cited[tuple[str, ...]] | None = None
    lies: Cited[tuple[int, ...]] | None = None
    alias: Cited[str] | None = None
    labels: Cited[tuple[str, ...]] | None = None  # printed in its boxes, in every language; absent: as usual

    @property
    def full_name(self) -> str:
        return f"{self.name.value} ({self.alias.value})" if self.alias else self.name.value

    def kind(self, key: str) -> Kind:
        """For the layout: how it wins and where it lies."""
        return Kind(
            key,
            self.shape.value if self.shape else None,
            self.inside.value,
            frozenset(map(Pocket, self.numbers.value)) if self.numbers else frozenset(),
            self.lies.value if self.lies else (),
            self.name.value,
            self.labels.value if self.labels else (),
        )


@dataclass(frozen=True, slots=True)
class ZeroRule:
    """What a licensee may offer on some wagers when a zero falls; for In Prison see the readings A1 to A9.

    `choices` are half of the stake back, or to leave it in prison. With one of them nobody is asked; with both the
    player has `window_seconds` to choose, and the `default` otherwise. A prison of several `levels` takes a wager one
    deeper with each zero and one up with each win.
    """

    on: Cited[tuple[str, ...]]
    bets: Cited[tuple[str, ...]]
    choices: Cited[tuple[Choice, ...]]
    name: Cited[str] | None = None
    wheels: Cited[tuple[str, ...]] | None = None  # absent: all of the rulebook's
    on_win: Cited[OnWin] | None = None
    on_zero_again: Cited[OnZeroAgain] | None = None  # on the deepest level
    levels: Cited[int] | None = None  # absent: one
    default: Cited[Choice] | None = None
    window_seconds: Cited[int] | None = None
    with_covered_double_zero: Cited[bool] | None = None  # absent: as `wheels` say

    @property
    def in_order(self) -> tuple[Choice, ...]:
        """The choices, the default first."""
        first = self.default.value if self.default else self.choices.value[0]
        return (first, *(choice for choice in self.choices.value if choice is not first))

    def goes_with(self, wheel: Wheel) -> bool:
        named = self.wheels is None or wheel.name in self.wheels.value
        covered = self.with_covered_double_zero
        return named and (not wheel.void or covered is None or covered.value)


@dataclass(frozen=True, slots=True)
class Limits:
    """The smallest and largest wager, by bet and player; amounts in cents, where the rulebook itself fixes them."""

    set_by: Cited[LimitsSetBy]
    per_bet: Cited[bool]  # false: all that one player stakes
    beyond: Cited[BeyondLimits]
    count_tips: Cited[bool]  # wagers for the dealers count, unless the sign has another rule
    minimum: Cited[int] | None = None
    maximum: Cited[int] | None = None


@dataclass(frozen=True, slots=True)
class Chips:
    value_chips: Cited[bool]
    value_chip_colour_inside_one_player: Cited[bool]
    match_play: Cited[bool]
    match_play_bets: Cited[tuple[str, ...]]
    match_play_at_terminals: Cited[bool]
    spoken_wagers: Cited[bool]
    cash_wagers: Cited[bool]
    unique_by: Cited[UniqueBy]
    alike_without_central_screen: Cited[bool]


@dataclass(frozen=True, slots=True)
class Opening:
    """What must be so before a table may open. The points of the check list are answered one by one."""

    inspection: Cited[tuple[str, ...]]
    covered_inspection: Cited[tuple[str, ...]]
    drop_box: Cited[bool]
    tip_box: Cited[bool]
    limits_posted: Cited[bool]


@dataclass(frozen=True, slots=True)
class Spin:
    opposite_directions: Cited[bool]
    turns_min: Cited[int]
    call_window: Cited[CallWindow]
    hand_wave: Cited[bool]
    terminals_announce: Cited[bool]


@dataclass(frozen=True, slots=True)
class Settling:
    takedown_from: Cited[TakedownFrom]
    collect_before_pay: Cited[bool]


class SecretLost(StrEnum):
    RETURN = "return"  # the round is void and its wagers go back
    HOLD = "hold"  # the supervisor rules


@dataclass(frozen=True, slots=True)
class Irregularities:
    no_spin: Cited[tuple[NoSpinReason, ...]]
    wagers_stand: Cited[bool]
    ball_inspected_after: Cited[tuple[NoSpinReason, ...]]
    late_wager_returned: Cited[bool]
    before_the_call: Cited[BeforeTheCall]
    decided_by: Cited[Role]
    ruling_observed: Cited[bool]
    second_above: Cited[int]  # in cents: a ruling that can move more is signed by two supervisors
    secret_lost: Cited[SecretLost] | None = None  # the wagers go back where a rulebook says nothing


class DirectorAfter(StrEnum):
    EXTERNAL_REPLACED = "external_replaced"  # an external movable part was replaced
    ANY_REPLACED = "any_replaced"


@dataclass(frozen=True, slots=True)
class Equipment:
    """What the things at a table must be, where the text says it. Sizes are inches, written exactly."""

    wheel_inches_min: Cited[str]
    compartments: Mapping[str, Cited[int]]  # by how many zeros the wheel has
    ball_inches_min: Cited[str]
    ball_inches_max: Cited[str]
    ball_nonmetallic: Cited[bool]
    ball_exceptions: Cited[bool]  # an approval may name another size or material
    layout_opposite_wheel: Cited[bool]
    layout_approved: Cited[bool]
    option_areas: Cited[tuple[str, ...]]
    option_areas_approved: Cited[bool]
    cover_device_approved: Cited[bool]
    drop_box_marks: Cited[bool]
    drop_box_locks: Cited[bool]
    inspection: Cited[tuple[str, ...]]  # further points of the opening check list
    secure_place_approved: Cited[bool]
    director_after: Cited[DirectorAfter]


@dataclass(frozen=True, slots=True)
class Announced:
    """A call that stands for chips on several places, such as voisins du zéro."""

    name: Cited[str]
    chips: Cited[Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One regulation, complete. What the text leaves to the licensee is in a house policy."""

    source: Source
    wheels: Cited[tuple[str, ...]]
    odds: Cited[OddsRule]
    bets: Mapping[str, BetRule]
    trios: Cited[tuple[str, ...]]
    second_place_of_zero_split: Cited[str]
    zero_is_even: Cited[bool]
    limits: Limits
    opening: Opening
    chips: Chips
    spin: Spin
    settling: Settling
    irregularities: Irregularities
    currency: Cited[str] | None = None  # in which the text names its amounts; without one, any house's
    options: Mapping[str, ZeroRule] = field(default_factory=dict)
    rings: Mapping[str, Ring] = field(default_factory=dict)  # wheels of its own
    equipment: Equipment | None = None
    announced: Mapping[str, Announced] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return self.source.key

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(bet.kind(key) for key, bet in self.bets.items())
