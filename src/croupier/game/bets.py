"""Bets: what the layout offers. A bet is its kind and the pockets it covers, and it has one id everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from croupier.game.wheel import NUMBERS, ZEROS, Colour, Pocket, Wheel, ascending
from croupier.refusal import Refused


class Kind(StrEnum):
    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    TRIO = "trio"
    CORNER = "corner"
    FOUR = "four"
    FIVE = "five"
    LINE = "line"
    COLUMN = "column"
    DOZEN = "dozen"
    RED = "red"
    BLACK = "black"
    ODD = "odd"
    EVEN = "even"
    LOW = "low"
    HIGH = "high"


EVEN_MONEY = frozenset({Kind.RED, Kind.BLACK, Kind.ODD, Kind.EVEN, Kind.LOW, Kind.HIGH})
TWELVE_NUMBERS = frozenset({Kind.COLUMN, Kind.DOZEN})
OUTSIDE = EVEN_MONEY | TWELVE_NUMBERS
INSIDE = frozenset(Kind) - OUTSIDE


@dataclass(frozen=True, slots=True)
class Bet:
    """What a wager can be on. Two places on the felt may mean the same bet."""

    id: str
    kind: Kind
    covers: frozenset[Pocket]

    @property
    def numbers(self) -> list[Pocket]:
        return sorted(self.covers, key=ascending)


def kind_of(bet_id: str) -> Kind:
    """The kind of a bet that is known to exist, from its id alone."""
    return Kind(bet_id.partition("-")[0])


def in_order(bet: Bet) -> tuple[int, list[tuple[int, int]]]:
    """Sort key: by kind as the rulebooks list them, then by number."""
    return list(Kind).index(bet.kind), [ascending(pocket) for pocket in bet.numbers]


def inside_bet(kind: Kind, covers: frozenset[Pocket]) -> Bet:
    """A bet that is named by its numbers: `split-8-11`."""
    assert kind in INSIDE
    return Bet("-".join([kind, *sorted(covers, key=ascending)]), kind, covers)


def in_number_order(bet_id: str) -> str:
    """`split-20-17` names the same bet as `split-17-20`, which is its id."""
    word, *numbers = bet_id.split("-")
    if any(number not in ZEROS + NUMBERS for number in numbers):
        return bet_id
    return "-".join([word, *sorted(map(Pocket, numbers), key=ascending)])


def column(index: int) -> Bet:
    """Column 1 begins with 1, column 3 with 3."""
    return Bet(f"column-{index}", Kind.COLUMN, frozenset(NUMBERS[index - 1 :: 3]))


def dozen(index: int) -> Bet:
    return Bet(f"dozen-{index}", Kind.DOZEN, frozenset(NUMBERS[12 * (index - 1) : 12 * index]))


def even_money(wheel: Wheel) -> Mapping[Kind, Bet]:
    """The six even-money bets. Zeros belong to none of them: 0 is not even here, whatever arithmetic says."""
    covers = {
        Kind.RED: wheel.numbers(Colour.RED),
        Kind.BLACK: wheel.numbers(Colour.BLACK),
        Kind.ODD: frozenset(NUMBERS[0::2]),
        Kind.EVEN: frozenset(NUMBERS[1::2]),
        Kind.LOW: frozenset(NUMBERS[:18]),
        Kind.HIGH: frozenset(NUMBERS[18:]),
    }
    return {kind: Bet(kind.value, kind, numbers) for kind, numbers in covers.items()}


def why_no_such_bet(bet_id: str, wheel: Wheel) -> Refused:
    """The reason why an id is not on the layout, as precise as the id allows."""
    word, _, rest = bet_id.partition("-")
    numbers = rest.split("-") if rest else []
    facts = {"bet": bet_id}
    if word not in Kind.__members__.values():
        return Refused("bet_not_permitted.kind", "“{kind}” is not a kind of bet in this rulebook.", **facts, kind=word)
    kind = Kind(word)
    if kind in EVEN_MONEY and bet_id != kind:
        return Refused(
            "bet_not_permitted.called", "The bet is called “{kind}”; there is no “{bet}”.", **facts, kind=kind
        )
    strangers = [number for number in numbers if number not in wheel.colours]
    needs_double_zero = kind is Kind.FIVE or "00" in numbers
    if needs_double_zero and "00" not in wheel.results and not (kind is Kind.STRAIGHT and strangers):
        return Refused(
            "bet_needs_double_zero.available_table", "{bet} needs 00, which is not available at this table.", **facts
        )
    if kind is Kind.COLUMN:
        return Refused(
            "no_such_column.three_columns", "There are three columns: column-1, column-2 and column-3.", **facts
        )
    if kind is Kind.DOZEN:
        return Refused("no_such_dozen", "There are three dozens: 1-12, 13-24 and 25-36.", **facts)
    if strangers:
        return Refused(
            "number_not_on_wheel.strangers", "There is no {number} on this wheel.", **facts, number=strangers[0]
        )
    if kind in INSIDE and (not numbers or bet_id != in_number_order(bet_id)):
        return Refused(
            "bet_not_permitted.name_numbers",
            "{bet} is no name of a bet: its numbers are written in order, as in split-8-11.",
            **facts,
        )
    match kind:
        case Kind.SPLIT:
            return Refused("not_adjacent", "The boxes {numbers:and} share no line.", **facts, numbers=numbers)
        case Kind.STREET | Kind.TRIO:
            return Refused(
                "not_a_street", "{numbers:and} are neither a row nor a listed group of three.", **facts, numbers=numbers
            )
        case Kind.CORNER:
            return Refused("not_a_corner", "The boxes {numbers:and} do not share one corner.", **facts, numbers=numbers)
        case Kind.LINE:
            return Refused(
                "rows_not_contiguous", "{numbers:and} are not two rows that touch.", **facts, numbers=numbers
            )
    return Refused("bet_not_permitted.table_offer", "This table does not offer {bet}.", **facts)
