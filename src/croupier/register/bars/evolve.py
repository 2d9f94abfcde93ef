"""What changes: the exclusion list."""

from __future__ import annotations

from croupier.register.bars import events as e
from croupier.register.state import Bar, Premises


def player_barred(p: Premises, event: e.PlayerBarred) -> None:
    p.bars[event.bar] = Bar(
        event.bar, event.player, event.identity, event.why, event.since, event.until, event.by, event.second, event.at
    )


def bar_lifted(p: Premises, event: e.BarLifted) -> None:
    bar = p.bars[event.bar]
    bar.lifted_by, bar.lifted_at, bar.lifted_why = event.by, event.at, event.why
