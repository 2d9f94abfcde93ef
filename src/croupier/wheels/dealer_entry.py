"""The dealer's own entry of a number at a table without a sensor, or where eyes and sensor disagree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.refusal import Refused

TURNS_MIN = 4


@dataclass(frozen=True, slots=True)
class DealerReading:
    """A number keyed and confirmed by a person, who also answers for the spin: direction, and at least four turns."""

    number: str
    dealer: str
    turns: int | None
    """As counted; None where the dealer confirmed "four or more" without a count."""


@dataclass(frozen=True, slots=True)
class CorrectedReading:
    """Both readings stay. `tell_players` is what terminals show, because a correction is never silent."""

    first: DealerReading
    second: DealerReading
    supervisor: str

    @property
    def tell_players(self) -> str:
        return f"Corrected: the number is {self.second.number}, not {self.first.number}."


def key_number(
    keyed: str,
    pockets: Sequence[str],
    *,
    dealer: str,
    confirmed: bool,
    against_rotor: bool,
    turns: int | None = None,
    four_turns_confirmed: bool = False,
) -> DealerReading:
    """Accept a keyed number. `turns` counts over the confirmation: a count of three is three, whatever was ticked."""
    if keyed not in pockets:
        raise Refused("number_not_on_wheel", "That number is not on this wheel.", number=keyed)
    if not against_rotor:
        raise Refused("not_a_valid_spin", "Ball and rotor turned the same way: call No Spin.", number=keyed)
    if (turns is not None and turns < TURNS_MIN) or (turns is None and not four_turns_confirmed):
        raise Refused("not_a_valid_spin", "The ball needs four complete turns: count or confirm them.", turns=turns)
    if not confirmed:
        raise Refused("confirmation_needed", "Confirm the number before it counts.", number=keyed)
    return DealerReading(keyed, dealer, turns)


def correct(first: DealerReading, keyed: str, pockets: Sequence[str], *, supervisor: str) -> CorrectedReading:
    """Replace a wrong key. It takes a second person, and the first reading stays beside the second."""
    if keyed not in pockets:
        raise Refused("number_not_on_wheel", "That number is not on this wheel.", number=keyed)
    if keyed == first.number:
        raise Refused("nothing_to_correct", "The number is already the one keyed.", number=keyed)
    if not supervisor.strip() or supervisor == first.dealer:
        raise Refused("supervisor_needed", "A supervisor, not the dealer, corrects a number.", number=keyed)
    return CorrectedReading(first, DealerReading(keyed, first.dealer, first.turns), supervisor)
