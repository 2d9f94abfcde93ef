"""Garbage is looked for between bets."""

from __future__ import annotations

import gc
from types import SimpleNamespace
from typing import Any

from croupier.live.tables import Shown
from croupier.web.watch import collecting
from croupier.web.watch.collecting import Collector


def shown(*names: str) -> Shown:
    events: Any = tuple(SimpleNamespace(name=name) for name in names)
    return Shown(events)


def test_nothing_is_collected_while_people_bet() -> None:
    now = [0.0]
    collector = Collector(lambda: now[0])
    for table in ("1", "2"):
        collector.hear(table, shown("betting-opened"))
    now[0] = collecting.PAUSE_SECONDS
    collector.hear("1", shown("wager-placed"))
    collector.hear("1", shown("betting-closed"))
    assert collector.collected == 0, "people still bet at table 2"
    collector.hear("2", shown("betting-closed", "result-declared"))
    assert collector.collected == 1
    collector.hear("2", shown("betting-opened", "betting-closed"))
    assert collector.collected == 1, "not all the time"
    collector.hear("2", shown("betting-opened"))
    now[0] += collecting.AT_LAST_SECONDS
    collector.hear("1", shown("betting-opened", "betting-closed"))
    assert collector.collected == 2, "a floor on which somebody always bets must be swept, too"


def test_the_oldest_generation_is_left_alone_and_set_free_at_the_end() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    collector = Collector()
    collector.begin()
    assert gc.get_threshold()[2] == collecting.OLD
    assert gc.get_freeze_count() > frozen
    collector.end()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
