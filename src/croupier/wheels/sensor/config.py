"""What a table knows of its wheel's sensor: model, mode, line, pockets, and what the sensor may do by itself."""

from __future__ import annotations

from enum import StrEnum

from croupier.lean import dataclass
from croupier.refusal import Refused


class Model(StrEnum):
    MERCURY_360 = "mercury360"
    SLINGSHOT_2 = "slingshot2"


class Mode(StrEnum):
    BASIC = "basic"
    ADVANCED = "advanced"
    EXTENDED = "extended"


class MayDo(StrEnum):
    """Steps of the dealer that a sensor can take over, one by one."""

    CLOSE_BETTING = "close-betting"
    DECLARE_RESULT = "declare-result"
    NO_SPIN_SAME_DIRECTION = "no-spin-same-direction"
    NO_SPIN_UNDER_FOUR_TURNS = "no-spin-under-four-turns"
    NO_SPIN_VOID = "no-spin-void"


@dataclass(frozen=True, slots=True)
class SensorConfig:
    """`model` is None for a recording of an unknown wheel: then only what both models mean alike is believed."""

    pockets: tuple[str, ...]
    model: Model | None = None
    mode: Mode = Mode.ADVANCED
    may: frozenset[MayDo] = frozenset()
    flag_8_grace_seconds: float = 3.0  # Slingshot 2, from the start of state 3
    flag_1_grace_seconds: float = 5.0  # Slingshot 2, from the start of state 4

    def __post_init__(self) -> None:
        if MayDo.NO_SPIN_UNDER_FOUR_TURNS in self.may and self.mode is not Mode.EXTENDED:
            raise Refused(
                "needs_extended_mode",
                "Only the extended mode counts the ball's turns; in this mode the dealer confirms them.",
                mode=self.mode.value,
            )


def pocket_label(shown: str, pockets: tuple[str, ...]) -> str | None:
    """Which pocket the wheel means by " 0", "0", "00", " 7", "07" or "17"; None for blanks and for no pocket of it.

    Two zeros are the double zero where the wheel has one, and the zero where it has not. Three are the triple zero.
    """
    digits = shown.strip()
    if not digits.isascii() or not digits.isdigit():
        return None
    if digits in pockets or len(digits) > 2:
        return digits if digits in pockets else None
    label = str(int(digits))
    return label if label in pockets else None
