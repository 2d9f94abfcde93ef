"""House rules, "Roulette Pay Table": exactly these odds, and the stake stays the player's."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.clauses.felt import findings, listed, policy_file
from tests.support import clause, settled

PAY_TABLE = [
    # the bet, a result on which it wins, the odds to 1, the stake, the winnings, stake and winnings together
    pytest.param("straight-17", "17", 35, 400, 14_000, 14_400, marks=clause("H-PT.straight")),
    pytest.param("split-8-11", "8", 17, 100, 1_700, 1_800, marks=clause("H-PT.split")),
    pytest.param("street-25-26-27", "26", 11, 200, 2_200, 2_400, marks=clause("H-PT.three")),
    pytest.param("trio-0-00-2", "00", 11, 200, 2_200, 2_400, marks=clause("H-PT.three")),
    pytest.param("corner-17-18-20-21", "20", 8, 300, 2_400, 2_700, marks=clause("H-PT.four")),
    pytest.param("five-0-00-1-2-3", "3", 6, 200, 1_200, 1_400, marks=clause("H-PT.five")),
    pytest.param("line-7-8-9-10-11-12", "9", 5, 400, 2_000, 2_400, marks=clause("H-PT.six")),
    pytest.param("column-2", "17", 2, 400, 800, 1_200, marks=clause("H-PT.column")),
    pytest.param("dozen-1", "12", 2, 100, 200, 300, marks=clause("H-PT.dozen")),
    pytest.param("red", "19", 1, 400, 400, 800, marks=clause("H-PT.red")),
    pytest.param("black", "11", 1, 100, 100, 200, marks=clause("H-PT.black")),
    pytest.param("odd", "35", 1, 200, 200, 400, marks=clause("H-PT.odd")),
    pytest.param("even", "36", 1, 300, 300, 600, marks=clause("H-PT.even")),
    pytest.param("low", "18", 1, 400, 400, 800, marks=clause("H-PT.low")),
    pytest.param("high", "19", 1, 100, 100, 200, marks=clause("H-PT.high")),
]


@pytest.mark.parametrize(("bet", "outcome", "odds", "stake", "winnings", "together"), PAY_TABLE)
def test_a_winning_wager_is_paid_at_the_odds_of_the_pay_table_beside_its_stake(
    bet: str, outcome: str, odds: int, stake: int, winnings: int, together: int
) -> None:
    assert listed("house")[bet]["pays"] == odds
    (row,) = settled("house", "double-zero", [{"bet": bet, "stake": stake}], outcome)
    assert (row["result"], row["winnings"], row["returned"], row["collected"]) == ("won", winnings, stake, 0)
    assert row["winnings"] + row["returned"] == together


@pytest.mark.parametrize("change", [-1, +1])
@pytest.mark.parametrize(
    ("kind", "odds", "clause_id"),
    [
        pytest.param("straight", 35, "H-PT.straight", marks=clause("H-PT.straight")),
        pytest.param("split", 17, "H-PT.split", marks=clause("H-PT.split")),
        pytest.param("street", 11, "H-PT.three", marks=clause("H-PT.three")),
        pytest.param("trio", 11, "H-PT.three", marks=clause("H-PT.three")),
        pytest.param("corner", 8, "H-PT.four", marks=clause("H-PT.four")),
        pytest.param("five", 6, "H-PT.five", marks=clause("H-PT.five")),
        pytest.param("line", 5, "H-PT.six", marks=clause("H-PT.six")),
        pytest.param("column", 2, "H-PT.column", marks=clause("H-PT.column")),
        pytest.param("dozen", 2, "H-PT.dozen", marks=clause("H-PT.dozen")),
        pytest.param("red", 1, "H-PT.red", marks=clause("H-PT.red")),
        pytest.param("black", 1, "H-PT.black", marks=clause("H-PT.black")),
        pytest.param("odd", 1, "H-PT.odd", marks=clause("H-PT.odd")),
        pytest.param("even", 1, "H-PT.even", marks=clause("H-PT.even")),
        pytest.param("low", 1, "H-PT.low", marks=clause("H-PT.low")),
        pytest.param("high", 1, "H-PT.high", marks=clause("H-PT.high")),
    ],
)
def test_no_table_of_the_house_may_pay_less_or_more_than_the_pay_table(
    tmp_path: Path, kind: str, odds: int, clause_id: str, change: int
) -> None:
    assert findings(tmp_path / "good.toml", policy_file("house", f"[odds]\n{kind} = {odds}\n")) == []
    (finding,) = findings(tmp_path / "bad.toml", policy_file("house", f"[odds]\n{kind} = {odds + change}\n"))
    assert (finding["key"], finding["code"]) == (f"odds.{kind}", "odds_differ_from_pay_table")
    assert (finding["clause"], finding["expected"]) == (clause_id, f"{odds} to 1")
