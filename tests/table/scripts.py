"""Scripts in short for tests of the table: `place-wager seat=1 bet=red stake=500 by=player:Bo` is one command.

A value is JSON where its field is no text; `by=` is a role, or a role and a name. `inspect` answers the whole opening
check list of the table's rulebook with yes, but for the points that it names; `post` posts the sign in force.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable
from datetime import timedelta
from types import UnionType
from typing import Any, get_args, get_type_hints

from tests.support import DECLARED, on_felt

from croupier.journal import MemoryJournal
from croupier.live import Answer, Request, TableWriter
from croupier.live.moments import stamp
from croupier.live.scripts.table import START, set_up_table
from croupier.rules.in_force.sign import sign_of
from croupier.table import COMMANDS
from croupier.table.opening.decide import inspection_points

LIMITS = {"all": {"min": 500, "max": 100_000}}
VALUE = [{"colour": "red", "value": 500}, {"colour": "green", "value": 2500}]
CHIPS = {"value_chips": True, "match_play": True, "value": VALUE}

TABLES: dict[str, dict[str, Any]] = {
    "colorado": {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS, "options": {"in_prison": True}, "chips": CHIPS},
    },
    "double-zero": {"rulebook": "colorado", "wheel": "double-zero", "policy": {"limits": LIMITS}},
    "covered": {"rulebook": "colorado", "wheel": "double-zero-as-single-zero", "policy": {"limits": LIMITS}},
    "tips": {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS, "chips": CHIPS, "tips": {"bets": ["outside"], "posted": True}},
    },
    "imprest": {"rulebook": "colorado", "wheel": "single-zero", "policy": {"limits": LIMITS, "chips": {"imprest": 1}}},
    "results": {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS, "chips": {"value_chips": True, "tracked": False, "value": VALUE}},
    },
    "no-limits": {"rulebook": "colorado", "wheel": "single-zero"},
    "terminals": {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS, "terminals": {"count": 2, "central_screen": True}},
        "automation": "terminals",
    },
    "random": {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS},
        "source": "random",
        "automation": "automatic",
    },
    "random-with-dealer": {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS},
        "source": "random",
        "automation": ["declare-result"],
    },
    "tournament": {"rulebook": "colorado", "wheel": "double-zero", "policy": {"tournament": True}},
    "prison-tournament": {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "policy": {"tournament": True, "options": {"in_prison": True}},
    },
    "south-dakota": {
        "rulebook": "south-dakota",
        "wheel": "double-zero",
        "policy": {"limits": LIMITS, "chips": CHIPS, **DECLARED},
    },
    "undeclared": {"rulebook": "south-dakota", "wheel": "double-zero", "policy": {"limits": LIMITS}},
    "no-sd-limits": {"rulebook": "south-dakota", "wheel": "double-zero", "policy": DECLARED},
    "house": {
        "rulebook": "house",
        "wheel": "double-zero",
        "policy": {"chips": {"sets": [{"colour": "blue"}, {"colour": "pink"}], "value": VALUE}},
    },
    "house-bare": {"rulebook": "house", "wheel": "double-zero", "policy": {"chips": {"value": VALUE}}},
    "classic": {
        "rulebook": "classic",
        "wheel": "single-zero",
        "policy": {"limits": LIMITS, "options": {"la_partage": True}},
    },
}

SIGNED_IN = ("sign-in-dealer dealer=D7",)
INSPECTED = ("inspect", *SIGNED_IN)
READY = ("post", *INSPECTED)
OPEN_TABLE = "open-table opener=1000000 drop_box=R1 tip_box=R1"
OPEN = (*READY, OPEN_TABLE)
SEATED = (
    *OPEN,
    "seat-player seat=1 player=Ann",
    "seat-player seat=2 player=Bo",
    "buy-in seat=1 amount=50000 chip_value=500",
    "buy-in seat=2 amount=50000 chip_value=500",
)
BETTING = (*SEATED, "open-betting")
WAGERED = (*BETTING, "place-wager seat=1 bet=red stake=1000")
SPUN = (*WAGERED, "spin-ball")
NO_MORE_BETS = (*SPUN, "call-no-more-bets wave=true")
RESULT = (*NO_MORE_BETS, "declare-result number=9 turns=8")  # red wins
DOLLY = (*RESULT, "place-dolly number=9")
COLLECTED = (*DOLLY, "collect-losers")
PAID = (*COLLECTED, "pay-winners")
ZERO = (*NO_MORE_BETS, "declare-result number=0 turns=8", "place-dolly number=0")
PRISON = (*ZERO, "choose-on-zero seat=1 bet=red choice=leave", "collect-losers", "remove-dolly")
NO_SPIN = (*SPUN, "declare-no-spin reason=ball_left_wheel")
HELD = (*NO_MORE_BETS, "report-irregularity what=sleeve")
PLAYERS_LEFT = ("cash-out seat=1", "cash-out seat=2", "unseat-player seat=1", "unseat-player seat=2")


def command(line: str) -> dict[str, Any]:
    """A line in short as the JSON that `croupier script` would read."""
    name, *words = shlex.split(line)
    hints = get_type_hints(COMMANDS[name]) if name in COMMANDS else {}
    data: dict[str, Any] = {"do": name}
    for word in words:
        key, _, value = word.partition("=")
        if key == "by":
            role, _, who = value.partition(":")
            data["by"] = {"role": role, "who": who} if who else {"role": role}
        elif key in ("time", "key") or is_text(hints.get(key)):
            data[key] = value
        else:
            data[key] = json.loads(value)
    return data


def is_text(hint: Any) -> bool:
    """Also a text that may be left out."""
    kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    return any(isinstance(kind, type) and issubclass(kind, str) for kind in kinds)


class Felt:
    """A table of `TABLES`, and what it answers to lines in short."""

    def __init__(self, table: str) -> None:
        self.writer: TableWriter = set_up_table(
            {**TABLES[table], "policy": on_felt(TABLES[table].get("policy", {}))}, MemoryJournal()
        )
        self.lines = 0

    def ask(self, line: str) -> Answer:
        self.lines += 1
        data = command(line)
        if data.pop("do") == "inspect":
            points = dict.fromkeys(inspection_points(self.writer.rules), True)
            data = {"points": points | data}
            line = "inspect-table"
        elif line == "post":
            sign = sign_of(self.writer.rules, self.writer.table.point_values)
            data = {"sign": sign.code, "statements": list(sign.statements)}
            line = "post-sign"
        data["do"] = line.partition(" ")[0]
        at = data.get("time") or stamp(START + timedelta(minutes=self.lines))  # time enough for every window
        (answer,) = self.writer.submit([Request(data, at, data.get("key", f"line/{self.lines}"))])
        return answer

    def lead(self, lines: Iterable[str]) -> None:
        """Lines that lead to what is tested: none of them may be refused."""
        for line in lines:
            answer = self.ask(line)
            assert answer.refused is None, f"{line}: {answer.refused!r}"
