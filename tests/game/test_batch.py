"""Many wagers at once are settled as each would be alone."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.game import by_hand
from tests.game.tables import WHEELS, batch_table, pay_table


@given(data=st.data(), name=st.sampled_from(WHEELS))
def test_a_slip_is_worth_its_wagers(data: st.DataObject, name: str) -> None:
    plain, batch = pay_table(name), batch_table(name)
    wagers = st.tuples(st.sampled_from(list(plain.layout.bets)), st.integers(1, 10**12))
    slip = data.draw(st.lists(wagers, max_size=50))
    outcome = data.draw(st.sampled_from(plain.layout.wheel.pockets))
    stakes = np.array([stake for _, stake in slip], dtype=np.int64)
    nets = batch.net(batch.encode(bet for bet, _ in slip), stakes, outcome)
    assert nets.tolist() == [plain.net(bet, stake, outcome) for bet, stake in slip]
    assert nets.dtype == np.int64


@pytest.mark.parametrize("name", WHEELS)
def test_the_dense_table_holds_every_bet_and_every_pocket(name: str) -> None:
    plain, batch = pay_table(name), batch_table(name)
    assert list(batch.outcomes) == by_hand.pockets(name)
    assert batch.payoffs.shape == (len(by_hand.pockets(name)), len(plain.layout.bets))
    for outcome, row in batch.outcomes.items():
        for bet, index in batch.bets.items():
            assert batch.payoffs[row, index] == plain.payoffs[outcome][bet]


def test_bets_become_small_numbers() -> None:
    encoded = batch_table("double-zero").encode(["straight-0", "high", "straight-00"])
    assert encoded.tolist() == [0, 160, 1]
    assert encoded.dtype == np.intp


def test_an_unknown_bet_is_no_number() -> None:
    with pytest.raises(KeyError):
        batch_table("single-zero").encode(["split-0-00"])
