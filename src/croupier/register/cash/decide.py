"""Cash in and out: what the house adds to what its tables and tournaments know."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.register.asking import Asked, date_in, needed
from croupier.register.cash import commands as c
from croupier.register.cash import events as e
from croupier.register.events import Event
from croupier.register.state import Premises

SIDES = ("in", "out")


def set_cash_limits(_premises: Premises, command: c.SetCashLimits, asked: Asked) -> list[Event]:
    """Whoever is reported has been asked for."""
    if not 0 < command.ask_from <= command.report_over:
        raise Refused(
            "bad_amount.cash_limits",
            "People are asked for from an amount on that is more than nothing and no more than what is reported.",
            field="ask_from",
        )
    return [e.CashLimitsSet(asked.actor.who, asked.at, command.report_over, command.ask_from)]


def record_cash(_premises: Premises, command: c.RecordCash, asked: Asked) -> list[Event]:
    if command.amount < 1:
        raise Refused("bad_amount.cash", "Cash that was taken or paid is more than nothing.", field="amount")
    player, what = needed(command.player, "player"), needed(command.what, "what")
    return [e.CashRecorded(asked.actor.who, asked.at, player, _side(command.side), command.amount, what)]


def describe_player(_premises: Premises, command: c.DescribePlayer, asked: Asked) -> list[Event]:
    player, description = needed(command.player, "player"), needed(command.description, "description")
    if command.same_as == player:
        raise Refused("same_player", "Somebody is the same as somebody else, or has no other name.", field="same_as")
    return [
        e.PlayerDescribed(asked.actor.who, asked.at, player, description, command.identity, command.same_as.strip())
    ]


def file_cash_report(_premises: Premises, command: c.FileCashReport, asked: Asked) -> list[Event]:
    player, reference = needed(command.player, "player"), needed(command.reference, "reference")
    day = date_in(command.day, "day")
    return [e.CashReportFiled(asked.actor.who, asked.at, player, day, _side(command.side), reference)]


def _side(side: str) -> str:
    if side not in SIDES:
        raise Refused("bad_side", "Cash comes in or goes out: “in” or “out”.", field="side", side=side)
    return side
