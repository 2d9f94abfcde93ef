"""Past numbers drive a training table in play money."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import croupier

from croupier.journal import MemoryJournal
from croupier.live.scripts.training import train
from croupier.money import Unit
from croupier.wheels.recorded import RecordedOutcome

NUMBERS = [RecordedOutcome(number, line) for line, number in enumerate(("17", "0", "36"), start=1)]


@pytest.mark.parametrize("rulebook", ["classic", "colorado", "house", "south-dakota"])
def test_the_recorded_numbers_are_played_in_order_and_marked(rulebook: str) -> None:
    journal = MemoryJournal()
    lines = list(train(rulebook, "single-zero", NUMBERS, [("red", 100)], journal))
    results = [line for line in lines if line.get("event") == "result-declared"]
    assert [result["number"] for result in results] == ["17", "0", "36"]
    assert all(result["source"] == "recorded" and result["proof"]["training"] is True for result in results)
    assert not [line for line in lines if "refused" in line]
    assert lines[-1]["balances"]["house-win"] == 100
    assert lines[-1]["unit"] == "training"


def test_training_money_never_meets_real_money() -> None:
    journal = MemoryJournal()
    list(train("classic", "single-zero", NUMBERS, [("red", 100)], journal))
    balances = journal.balances()
    assert {balances.unit(account) for account in balances} == {Unit.TRAINING}
    with pytest.raises(AssertionError):
        balances.move("table/1/float", "table/2/float", 100, Unit.CENTS)


def test_the_command_tells_a_trainee_how_it_went(tmp_path: Path) -> None:
    file = tmp_path / "past.txt"
    file.write_text("17 0 36 1")
    shown = croupier("wheel", "train", str(file), "--bet", "red=500", "--bet", "straight-17=100")
    assert shown.code == 0
    assert "the trainee is up $32.00 (training)." in shown.out
    assert croupier("wheel", "train", str(file), "--bet", "red=much").code == 2
    refused = croupier("wheel", "train", str(file), "--rulebook", "house", "--bet", "red=500").out
    assert "refused: The maximum is $4.00" in refused
