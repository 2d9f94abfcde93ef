"""What the house owes for its chips: issued - redeemed = in hand + walked, in money and by denomination."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.playthroughs.transcripts import TRANSCRIPTS, play
from tests.support import croupier

from croupier.live.reports.liability import Liability
from croupier.money import Unit


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda transcript: transcript.stem)
def test_what_was_issued_came_back_or_is_out(transcript: Path) -> None:
    """Against a sum of another kind: what the cage, the trays and the tip boxes have less is what players have."""
    played = play(transcript)
    owed = Liability().read(played.journal)
    if played.table.unit is not Unit.CENTS:
        assert owed.as_json() == {"total": dict.fromkeys(owed.as_json()["total"], 0), "chips": []}
        return
    assert owed.total.balanced
    books = played.table.books
    gone = -sum(books.under(account) for account in ("cage", "float", "tip-box", "over-short"))
    assert owed.total.in_hand + owed.total.walked == gone
    assert owed.total.issued >= played.table.books.under("drop-box"), "chips were given for all the money"
    for worth, chips in owed.chips.items():
        assert chips.balanced, worth
        assert min(chips.issued, chips.redeemed, chips.in_hand, chips.walked) >= 0


def test_a_day_by_hand(tmp_path: Path) -> None:
    """Ann buys for $100, colours half of it up into two $25 chips, and lays $3: chips on the felt are still hers."""
    by = {"role": "pit-supervisor", "who": "S1"}
    value = [{"colour": "black", "value": 25_00, "number": 15}, {"colour": "white", "value": 1_00, "number": 125}]
    policy = {"chips": {"sets": [{"colour": "blue", "number": 100}], "value": value}}
    dealer = {"role": "dealer", "who": "D7"}
    felt: list[dict[str, Any]] = [
        {"set_up": "1", "rulebook": "house", "wheel": "double-zero", "policy": policy},
        {"do": "sign-in-dealer", "dealer": "D7", "by": by},
        {"do": "open-table", "opener": 500_00, "by": by},
        {"do": "seat-player", "seat": 1, "player": "Ann", "by": dealer},
        {"do": "buy-in", "seat": 1, "amount": 100_00, "chip_value": 1_00, "by": dealer},
        {"do": "colour-up", "seat": 1, "amount": 50_00, "by": dealer},
        {"do": "open-betting", "by": dealer},
        {"do": "place-wager", "seat": 1, "bet": "red", "stake": 3_00},
    ]
    lines = "\n".join(json.dumps(line if "set_up" in line else {"on": "1", **line}) for line in felt)
    file = tmp_path / "j.sqlite"
    run = croupier("register", "run", "-", "--db", str(file), stdin=lines)
    assert not [line for line in run.out.splitlines() if '"refused"' in line], run.out
    told = croupier("register", "liability", str(file), "--json").json
    assert told["total"] == {"issued": 100_00, "redeemed": 0, "in_hand": 100_00, "walked": 0, "open_slips": 0}
    assert told["chips"][0] == {"worth": 1_00, "issued": 0, "redeemed": 0, "in_hand": 0, "walked": 0}
    assert told["chips"][1:] == [{"worth": 25_00, "issued": 2, "redeemed": 0, "in_hand": 2, "walked": 0}]
    shown = croupier("register", "liability", str(file)).out
    assert "$100.00" in shown
    assert "$25.00" in shown
