"""What the questions share: the slip and the limit that are asked about, systems by name, figures for JSON.

Everything in this folder runs in the lab's worker: it may take its time, and most of it needs the extra `lab`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from croupier.currencies import current
from croupier.maths import Chance, Slip, read_slip
from croupier.maths.exact.questions.kelly import on_wheel, read_chances
from croupier.maths.exact.slips import TIP
from croupier.refusal import Refused
from croupier.rules import table_rules

if TYPE_CHECKING:
    from croupier.maths.systems.systems import System

Asked = dict[str, Any]
Report = Callable[[float], None]
Answer = dict[str, Any]

LEVELS = (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)
OWN, OWN_NAME = "own", "own system"


def the_slip(asked: Asked) -> Slip:
    """Stakes are in the smallest unit; the words of `read_slip` in whole ones."""
    tips = [TIP + bet_asked(bet) for bet in asked.get("tips", [])]
    return _read(asked, [bet_asked(bet) for bet in asked["bets"]] + tips)


def another_slip(asked: Asked, text: str) -> Slip:
    """What another player has on the same table, in words: “red=5 straight-17”."""
    return _read(asked, text.replace(",", " ").split())


def _read(asked: Asked, texts: list[str]) -> Slip:
    rules = table_rules(asked["rulebook"], asked["wheel"])
    tips = bool(asked.get("tips"))
    one = read_slip(rules, texts, 100, option=asked["option"], choice=asked["choice"], tips=tips)
    pockets = asked.get("pockets", "").strip()
    return on_wheel(one, read_chances(rules, pockets)) if pockets else one


def bet_asked(bet: Asked) -> str:
    return f"{bet['bet']}={current().plain(bet['stake'])}"


def finder(asked: Asked) -> Callable[[str, int], System]:
    """Systems by their names; `own` is what the asker wrote."""
    from croupier.maths.systems.strategies import system_from_toml  # noqa: PLC0415
    from croupier.maths.systems.systems import named_system  # noqa: PLC0415

    def find(name: str, units: int) -> System:
        if name != OWN:
            return named_system(name, units)
        if asked["own"] is None:
            raise Refused("bad_system.write_your", "Write your own system first: stages, or the lines of a Labouchere.")
        return system_from_toml(asked["own"], OWN_NAME)

    return find


def chance_json(chance: Chance) -> Answer:
    return {"value": chance.value, "mantissa": chance.mantissa, "exponent": chance.exponent}
