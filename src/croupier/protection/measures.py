"""What is counted, out of how many, and of whom. A new measure is a line here, and a case where it is seen."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from croupier.lean import dataclass


class Kind(StrEnum):
    """Of whom something is counted."""

    DEALER = "dealer"
    PLAYER = "player"
    TABLE = "table"
    SUPERVISOR = "supervisor"


class Of(StrEnum):
    """Out of how many occasions."""

    TAPS = "taps"  # each time that somebody wanted to change the layout, late or not
    SPINS = "spins"  # a player's are those with a wager on the layout
    ROUNDS = "rounds"  # with a result; a player's are those with a wager on the layout
    PLAYED = "played"  # rounds of each player: a table with five who bet has five of them in a round
    RULINGS = "rulings"  # that a supervisor made
    DECISIONS = "decisions"  # of disputes, by a supervisor


AT_THE_TABLE = frozenset({Kind.DEALER, Kind.PLAYER, Kind.TABLE})
STAFF = frozenset({Kind.DEALER, Kind.TABLE})
SUPERVISORS = frozenset({Kind.SUPERVISOR})


@dataclass(frozen=True, slots=True)
class Measure:
    """`kinds` says of whom it is counted: nobody is held to account for what is in nobody's hand."""

    of: Of
    kinds: frozenset[Kind] = AT_THE_TABLE


MEASURES: Mapping[str, Measure] = {
    "late_bet": Measure(Of.TAPS),  # a new wager after the call, or when the ball may be known to rest
    "capped": Measure(Of.TAPS),  # the same on a bet where the seat has chips already
    "pinched": Measure(Of.TAPS),  # too late a try to take down or move
    "wrong_colour": Measure(Of.TAPS),  # a wager in another seat's colour
    "no_spin": Measure(Of.SPINS),
    "won_after_no_spin": Measure(Of.ROUNDS),  # paid in a round of which a spin was declared void
    "keyed_early": Measure(Of.SPINS, STAFF),  # a number before the call
    "ball_changed": Measure(Of.SPINS, STAFF),  # assigned, or tried while the ball ran
    "corrected": Measure(Of.ROUNDS),  # of a player: paid by the corrected number
    "overpaid": Measure(Of.PLAYED),  # more was keyed than is due
    "false_choice": Measure(Of.PLAYED),  # a choice on zero that was refused, or made anew
    "disputed": Measure(Of.PLAYED),
    "dispute_paid": Measure(Of.PLAYED),
    "tip": Measure(Of.PLAYED),
    "ruled_void": Measure(Of.RULINGS, SUPERVISORS),  # the spin is void, or all wagers go back
    "decided_paid": Measure(Of.DECISIONS, SUPERVISORS),  # the player got something
}
