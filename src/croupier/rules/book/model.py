"""What a rulebook is. Its files are data; this is their shape, and every value in them is cited."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from croupier.game import Kind
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


class ChoiceDefault(StrEnum):
    HALF = "half"
    LEAVE = "leave"


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
class BetRule:
    """One kind of bet: its name in this rulebook, its name in the pay table, and what it pays to one."""

    name: Cited[str]
    pay_name: Cited[str]
    pays: Cited[int]
    inside: Cited[bool]
    alias: Cited[str] | None = None

    @property
    def full_name(self) -> str:
        return f"{self.name.value} ({self.alias.value})" if self.alias else self.name.value


@dataclass(frozen=True, slots=True)
class InPrison:
    """The choice between half and another spin when a zero falls; see the readings A1 to A9."""

    on: Cited[tuple[str, ...]]
    on_win: Cited[OnWin]
    on_zero_again: Cited[OnZeroAgain]
    default: Cited[ChoiceDefault]
    window_seconds: Cited[int]
    with_covered_double_zero: Cited[bool]


@dataclass(frozen=True, slots=True)
class HalfBack:
    """La partage or surrender: half of an even-money wager comes back on these zeros, and nobody is asked."""

    on: Cited[tuple[str, ...]]
    wheels: Cited[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Options:
    """What a licensee may offer on even-money wagers when a zero falls. Absent: the rulebook knows no such option."""

    in_prison: InPrison | None = None
    la_partage: HalfBack | None = None
    surrender: HalfBack | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """The smallest and largest wager, by bet and player; amounts in cents, where the rulebook itself fixes them."""

    set_by: Cited[LimitsSetBy]
    per_bet: Cited[bool]  # false: all that one player stakes
    beyond: Cited[BeyondLimits]
    minimum: Cited[int] | None = None
    maximum: Cited[int] | None = None


@dataclass(frozen=True, slots=True)
class Chips:
    value_chips: Cited[bool]
    value_chip_colour_inside_one_player: Cited[bool]
    match_play: Cited[bool]
    match_play_bets: Cited[tuple[Kind, ...]]
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
    bets: Mapping[Kind, BetRule]
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
    options: Options = field(default_factory=Options)
    equipment: Equipment | None = None
    announced: Mapping[str, Announced] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return self.source.key
