"""The choice on zero: who may choose what, for how long, and who has the posted default."""

from __future__ import annotations

from datetime import datetime

from croupier.game import check_has_choice
from croupier.refusal import Refused
from croupier.rules import TableRules
from croupier.table.asking.asked import Asked, check_seat
from croupier.table.choices import commands as c
from croupier.table.choices import events as e
from croupier.table.choosing import check_all_chosen
from croupier.table.events import Event
from croupier.table.settling import settle_table
from croupier.table.state import Table


def choose_on_zero(table: Table, command: c.ChooseOnZero, asked: Asked, rules: TableRules) -> list[Event]:
    seat = check_seat(table, asked)
    bet = rules.layout.bet(command.bet)
    option = rules.option
    try:
        check_has_choice(rules.pay_table, bet.id, option)
    except Refused as refusal:
        raise refusal.but(seat=command.seat) from None
    if option is None or table.result not in option.on or command.choice not in option.choices:
        raise Refused(
            "choice_not_offered.nothing_choose",
            "There is nothing to choose at this table now.",
            choice=command.choice,
            seat=command.seat,
        )
    if table.choices_closed:
        raise Refused("choice_closed", "The time to choose is over; the posted default applies.", seat=command.seat)
    if bet.id not in seat.staked:
        if any(place == bet.id for place, _ in seat.prison):
            raise Refused(
                "in_prison_once", "A wager can be in prison for one spin only.", bet=bet.id, seat=command.seat
            )
        raise Refused("nothing_there.bet", "Seat {seat} has nothing on {bet}.", bet=bet.id, seat=command.seat)
    return [e.ZeroChoiceMade(command.seat, bet.id, command.choice)]


def close_choices(table: Table, _command: c.CloseChoices, asked: Asked, rules: TableRules) -> list[Event]:
    """Once the window is over, or everybody has chosen."""
    option = rules.option
    if option is None or table.result not in option.on or table.choices_closed:
        raise Refused("choice_not_offered.nothing_choose", "There is nothing to choose at this table now.")
    if _within(asked.at, table.choices_until):
        check_all_chosen(settle_table(table, rules).open_choices, until=table.choices_until)
    return [e.ChoicesClosed(option.choices[0])]


def _within(at: str, until: str) -> bool:
    return bool(until) and datetime.fromisoformat(at) < datetime.fromisoformat(until)
