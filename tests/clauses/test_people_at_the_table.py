"""Who deals does not play, sees a spin through, and leaves a terminal's wagers alone: in scripts as on the server."""

from __future__ import annotations

from typing import Any

import pytest
from tests.clauses.table_support import Floor

from croupier.table import Phase

SUPERVISOR = ("pit-supervisor", "S1")
SCREENS: dict[str, Any] = {"terminals": {"count": 4, "central_screen": False}}


@pytest.mark.parametrize("name", ["D7", " d7 "])
def test_nobody_plays_at_the_table_that_they_deal(name: str) -> None:
    floor = Floor("colorado").open()
    assert floor.refused("seat-player", seat=1, player=name).code == "dealer_plays"
    assert floor.refused("seat-player", seat=1, player="Ann", by=("player", "D7")).code == "dealer_plays"
    floor.sit(1, player="D8")
    assert floor.refused("sign-in-dealer", dealer="D8").code == "dealer_plays"
    floor.do("unseat-player", seat=1)
    floor.do("sign-in-dealer", dealer="D8")


def test_a_dealer_is_relieved_between_spins() -> None:
    floor = Floor("colorado").open()
    floor.sit(1, chips=100_00)
    floor.do("sign-in-dealer", dealer="D8")
    floor.bet(1, "red", 5_00)
    steps: list[tuple[str, dict[str, Any]]] = [
        ("spin-ball", {}),
        ("call-no-more-bets", {"wave": True}),
        ("declare-result", {"number": "9", "turns": 12}),
        ("place-dolly", {"number": "9"}),
        ("collect-losers", {}),
        ("pay-winners", {}),
    ]
    for step, fields in steps:
        floor.do(step, **fields)
        for by in ("dealer", "D9"), SUPERVISOR:
            assert floor.refused("sign-in-dealer", dealer="D9", by=by).code == "round_running"
        assert floor.refused("sign-out-dealer").code == "round_running"
    floor.do("remove-dolly")
    floor.do("sign-in-dealer", dealer="D9")
    assert floor.table.dealer == "D9"


def test_in_a_spin_that_is_held_the_supervisor_may_have_another_dealer_go_on() -> None:
    floor = Floor("colorado").open()
    floor.do("spin-ball")
    floor.do("suspend-table", reason="the dealer is unwell", by=SUPERVISOR)
    assert floor.refused("sign-in-dealer", dealer="D9", by=("dealer", "D9")).code == "round_running"
    floor.do("sign-in-dealer", dealer="D9", by=SUPERVISOR)
    assert floor.table.dealer == "D9"


def test_a_dealer_signs_in_with_their_own_badge() -> None:
    floor = Floor("colorado")
    assert floor.refused("sign-in-dealer", dealer="D7", by=("dealer", "D8")).code == "role_not_allowed"
    floor.do("sign-in-dealer", dealer="D7", by=("dealer", "D7"))


def test_a_dealer_does_not_touch_a_terminals_wagers() -> None:
    floor = Floor("colorado", policy=SCREENS, automation="terminals").open()
    floor.sit(1, chips=100_00)
    floor.bet(1, "red", 5_00, by="player")
    asked: list[tuple[str, dict[str, Any]]] = [
        ("place-wager", {"bet": "red", "stake": 5_00}),
        ("move-wager", {"source": "red", "target": "black"}),
        ("take-down-wager", {"place": "red"}),
        ("clear-wagers", {}),
        ("double-wagers", {}),
        ("rebet-wagers", {}),
        ("change-wagers", {"parts": [{"place": "red", "stake": 5_00}]}),
        ("change-wagers", {"parts": [{"place": "red", "stake": -5_00}]}),
        ("change-colour", {"colour": "blue"}),
    ]
    for command, fields in asked:
        assert floor.refused(command, seat=1, **fields, by="dealer").code == "use_the_terminal", command
    floor.do("clear-wagers", seat=1, by="player")


def test_paused_betting_stays_paused_at_a_table_that_opens_it_by_itself() -> None:
    floor = Floor("colorado", policy=SCREENS, automation="automatic").open()
    floor.do("pause-betting", by=SUPERVISOR)
    floor.sit(1, chips=100_00)
    assert floor.phase is Phase.OPEN
    floor.replayed()
    floor.do("open-betting", by="dealer")
    floor.do("pause-betting", by=SUPERVISOR)
    floor.do("cash-out", seat=1, by="player")
    floor.do("close-table", closer=floor.table.books["float"])
    floor.prepare()
    floor.do("open-table", **{**floor.opening, "opener": floor.table.closer})
    assert floor.phase.value == "betting", "a table that is opened anew opens betting too"
