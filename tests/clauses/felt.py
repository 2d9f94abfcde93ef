"""What the clause tests share: points of the felt by the words of the law, and questions put to the commands.

The unit of the felt is one number box. Streets run along x from the zeros; y grows towards the player, so that the
first number of a row (1, 4, 7 ...) lies against the dozen boxes.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tests.support import croupier, settled

from croupier.rules import table_rules

Point = tuple[float, float]

ONE_TO_36 = frozenset(str(number) for number in range(1, 37))
POCKETS = {
    "double-zero": ONE_TO_36 | {"0", "00"},
    "single-zero": ONE_TO_36 | {"0"},
    "double-zero-as-single-zero": ONE_TO_36 | {"0"},  # a ball in 00 decides nothing
}
AMERICAN_RING = (
    "0g 28b 9r 26b 30r 11b 7r 20b 32r 17b 5r 22b 34r 15b 3r 24b 36r 13b 1r "
    "00g 27r 10b 25r 29b 12r 8b 19r 31b 18r 6b 21r 33b 16r 4b 23r 35b 14r 2b"
)
EUROPEAN_RING = (
    "0g 32r 15b 19r 4b 21r 2b 25r 17b 34r 6b 27r 13b 36r 11b 30r 8b 23r 10b "
    "5r 24b 16r 33b 1r 20b 14r 31b 9r 22b 18r 29b 7r 28b 12r 35b 3r 26b"
)

BOX_0: Point = (-0.5, 2.25)
BOX_00: Point = (-0.5, 0.75)
LINE_0_00: Point = (-0.5, 1.5)
LINE_0_1: Point = (0, 2.5)
LINE_0_2: Point = (0, 1.75)
LINE_00_2: Point = (0, 1.25)
LINE_00_3: Point = (0, 0.5)
CORNER_0_1_2: Point = (0, 2)
CORNER_0_00_2: Point = (0, 1.5)
CORNER_00_2_3: Point = (0, 1)
CORNER_0_1_FIRST_DOZEN: Point = (0, 3)
COURTESY_LINE: Point = (8, 3.5)
LINE_FIRST_SECOND_DOZEN: Point = (4, 3.5)
FIRST_DOZEN, SECOND_DOZEN, THIRD_DOZEN = (2.0, 3.5), (6.0, 3.5), (10.0, 3.5)
UNDER_34, UNDER_35, UNDER_36 = (12.5, 2.5), (12.5, 1.5), (12.5, 0.5)
BOX_LOW, BOX_EVEN, BOX_RED, BOX_BLACK, BOX_ODD, BOX_HIGH = [(float(x), 4.5) for x in (1, 3, 5, 7, 9, 11)]
LINE_RED_BLACK: Point = (6, 4.5)


def box(number: int) -> Point:
    """The middle of the box of a number from 1 to 36."""
    return (number - 1) // 3 + 0.5, 2 - (number - 1) % 3 + 0.5


def between(*numbers: int) -> Point:
    """The middle of the line or corner that the boxes of these numbers share."""
    centres = [box(number) for number in numbers]
    return sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)


def outer_line(number: int) -> Point:
    """Where the box of a row's first number meets the dozens."""
    return box(number)[0], 3


def outer_corner(number: int, other: int) -> Point:
    """Where the boxes of the first numbers of two rows and a dozen meet."""
    return (box(number)[0] + box(other)[0]) / 2, 3


def far_line(number: int) -> Point:
    """The outer line at the other side, beside the third number of a row."""
    return box(number)[0], 0


def numbers(text: str) -> frozenset[str]:
    return frozenset(text.split())


def read_at(rulebook: str, point: Point, wheel: str = "double-zero") -> str:
    """The bet that chips at this point of the felt are read as, or the code of the refusal."""
    answer = settled(rulebook, wheel, [{"at": list(point), "stake": 100}], "17")
    return str(answer["code"] if "code" in answer else answer[0]["bet"])


def label_at(rulebook: str, point: Point) -> str:
    """The words printed in the box at this point."""
    boxes = table_rules(rulebook, "double-zero").layout.boxes
    (label,) = [box.label for box in boxes if box.rect.contains(*point)]
    return label


def refusal(
    rulebook: str, wager: dict[str, Any], wheel: str = "double-zero", outcome: str = "17"
) -> tuple[str, str | None]:
    """The code and the clause with which a wager of $1.00 is refused."""
    error = settled(rulebook, wheel, [{"stake": 100, **wager}], outcome)
    assert isinstance(error, dict), f"accepted: {error}"
    return error["code"], error["clause"]


def result(rulebook: str, bet: str, stake: int, outcome: str, wheel: str = "double-zero") -> str:
    """How a wager of so many cents ends when the ball rests there."""
    (row,) = settled(rulebook, wheel, [{"bet": bet, "stake": stake}], outcome)
    return str(row["result"])


@cache
def listed(rulebook: str, wheel: str = "double-zero") -> dict[str, dict[str, Any]]:
    """Every bet that `croupier odds` lists, by id."""
    return {bet["id"]: bet for bet in croupier("odds", rulebook, "--wheel", wheel, "--json").json["bets"]}


def bets_of_kind(rulebook: str, kind: str, wheel: str = "double-zero") -> list[str]:
    return [bet_id for bet_id, bet in listed(rulebook, wheel).items() if bet["kind"] == kind]


@cache
def every_settlement(rulebook: str, wheel: str) -> dict[tuple[str, str], str]:
    """Each listed bet against each pocket, settled by `croupier settle`."""
    slip = [{"bet": bet_id, "stake": 100} for bet_id in listed(rulebook, wheel)]
    return {
        (row["bet"], outcome): row["result"]
        for outcome in POCKETS[wheel]
        for row in settled(rulebook, wheel, slip, outcome)
    }


def winning_numbers(rulebook: str, bet: str, wheel: str = "double-zero") -> frozenset[str]:
    """The pockets on which a bet wins; it must lose on all the others, the zeros among them."""
    results = {pocket: every_settlement(rulebook, wheel)[bet, pocket] for pocket in POCKETS[wheel]}
    assert set(results.values()) == {"won", "lost"}
    return frozenset(pocket for pocket, outcome in results.items() if outcome == "won")


def settled_under(policy: Path, wagers: list[dict[str, Any]], *outcomes: str) -> Any:
    """The rows of a round at a Colorado table with this policy, or the error."""
    slip = json.dumps({"wagers": [{"seat": 1, **wager} for wager in wagers], "outcomes": list(outcomes)})
    answer = croupier("settle", "colorado", "--policy", str(policy), "--json", stdin=slip)
    assert answer.code in (0, 2)
    return answer.json["rows"] if answer.code == 0 else answer.json


def findings(file: Path, text: str) -> list[dict[str, Any]]:
    """What `croupier rules check` finds wrong with a file of this text."""
    file.write_text(text, encoding="utf-8")
    answer = croupier("rules", "check", str(file), "--json")
    found: list[dict[str, Any]] = answer.json["findings"]
    assert answer.code == (1 if found else 0)
    return found


def codes(found: list[dict[str, Any]]) -> list[str]:
    return [finding["code"] for finding in found]


def wheel_file(ring: str, zeros: int = 2) -> str:
    return f'zeros = {zeros}\nring = "{ring}"\n'


def policy_file(rulebook: str, body: str = "", wheel: str = "double-zero") -> str:
    return f'rulebook = "{rulebook}"\nwheel = "{wheel}"\n{body}'


def declared_by_list(kind: str) -> str:
    """A bet of its own in a rulebook's file, with all that a declaration needs."""
    values = {"name": kind, "pay_name": kind, "pays": 9, "inside": False, "numbers": ["1", "3"], "lies": [0, 5, 4, 6]}
    lines = [f'{key} = {{ value = {json.dumps(value)}, reading = "B12" }}' for key, value in values.items()]
    return "\n".join(["", f"[bets.{kind}]", *lines, ""])


def rulebook_file(rulebook: str) -> str:
    """The text of a rulebook as it is shipped, to be spoiled by a test."""
    return files("croupier.rulebooks").joinpath(rulebook, "rulebook.toml").read_text(encoding="utf-8")


ZERO_IS_NOT_EVEN = "A zero is neither odd nor even, neither red nor black, neither low nor high"


def printed_rules(rulebook: str, folder: Path) -> str:
    """The rules as a player gets them on paper."""
    file = folder / "rules.html"
    assert croupier("rules", "print", rulebook, "--players", "-o", str(file)).code == 0
    return file.read_text(encoding="utf-8")
