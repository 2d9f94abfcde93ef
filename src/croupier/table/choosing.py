"""Who still has a choice on zero, and for how long."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from croupier.game import kind_of
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.asking.asked import Asked
from croupier.table.choices.events import ChoicesOpened
from croupier.table.events import Event
from croupier.table.state import Table


def choices_opened(table: Table, number: str, asked: Asked, rules: TableRules) -> list[Event]:
    """Where the number gives somebody a choice: for how long, by the rulebook."""
    option = rules.option
    if option is None or number not in option.on or rules.window_seconds is None:
        return []
    if not any(kind_of(bet) in option.bets for seat in table.seats.values() for bet in seat.staked):
        return []
    until = datetime.fromisoformat(asked.at) + timedelta(seconds=rules.window_seconds)
    at = until.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
    return [ChoicesOpened(table.round, at)]


def check_all_chosen(open_choices: list[tuple[int, str]], **facts: str) -> None:
    if open_choices:
        waiting = [{"seat": number, "bet": bet} for number, bet in open_choices]
        raise Refused("choices_open", "Players are still choosing between half and prison.", waiting=waiting, **facts)
