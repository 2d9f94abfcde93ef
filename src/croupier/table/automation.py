"""Which of the dealer's steps the system performs itself: a set given when the table is set up, not another machine."""

from __future__ import annotations

from croupier.rules import TableRules
from croupier.table.commands import Command
from croupier.table.phases import Phase
from croupier.table.round.commands import CollectLosers, OpenBetting, PayWinners, PlaceDolly, RemoveDolly
from croupier.table.settling import settle_table, unpaid, winnings_of
from croupier.table.state import Table

FELT: frozenset[str] = frozenset()
TERMINALS = frozenset({"place-dolly", "collect-losers", "pay-winners", "remove-dolly", "close-choices"})
AUTOMATIC = TERMINALS | {
    "open-betting",
    "spin-ball",
    "count-turns",
    "ball-off-track",
    "call-no-more-bets",
    "declare-result",
    "declare-no-spin",
    "report-irregularity",
}
PRESETS = {"felt": FELT, "terminals": TERMINALS, "automatic": AUTOMATIC}


def can_pay(table: Table, rules: TableRules) -> bool:
    """Without enough in the tray the table waits for a fill."""
    due = sum(map(winnings_of, unpaid(table, rules).values()))
    return due <= table.books["float"] or not rules.policy.tray_on_record


def next_step(table: Table, rules: TableRules) -> Command | None:
    """What the system does next by itself. Spinning, closing and choosing wait for the wheel and the clock."""
    automation = table.automation
    match table.phase:
        case Phase.OPEN if "open-betting" in automation and table.source != "random" and not table.paused:
            return OpenBetting()
        case Phase.RESULT if "place-dolly" in automation:
            return PlaceDolly(table.result)
        case Phase.DOLLY_PLACED if "collect-losers" in automation and not rules.policy.results_only:
            waiting = settle_table(table, rules).open_choices
            return None if waiting else CollectLosers()
        case Phase.COLLECTED if "pay-winners" in automation:
            return PayWinners() if can_pay(table, rules) else None
        case Phase.PAID if "remove-dolly" in automation:
            return RemoveDolly()
    return None
