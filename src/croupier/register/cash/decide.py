"""Cash in and out: what the house adds to what its tables and tournaments know."""

from __future__ import annotations

from croupier.refusal import Refused
from croupier.register.asking import Asked, check_second, needed
from croupier.register.barring import barring
from croupier.register.cash import commands as c
from croupier.register.cash import events as e
from croupier.register.events import Event
from croupier.register.state import Premises


def set_cash_limits(premises: Premises, command: c.SetCashLimits, asked: Asked) -> list[Event]:
    """By two: nobody is reported below them. Whoever is reported has been asked for."""
    if not 0 < command.ask_from <= command.report_over:
        raise Refused(
            "bad_amount.cash_limits",
            "People are asked for from an amount on that is more than nothing and no more than what is reported.",
            field="ask_from",
        )
    check_second(premises, asked, command.second)
    return [e.CashLimitsSet(asked.actor.who, asked.at, command.report_over, command.ask_from, command.second)]


def record_cash(premises: Premises, command: c.RecordCash, asked: Asked) -> list[Event]:
    if command.amount < 1:
        raise Refused("bad_amount.cash", "Cash that was taken or paid is more than nothing.", field="amount")
    player, what = needed(command.player, "player"), needed(command.what, "what")
    side = command.side.value
    bar = barring(premises, player, asked.day) if side == "out" else None
    paid = [e.BarredPlayerPaid(asked.actor.who, asked.at, bar.number, command.amount)] if bar else []
    return [e.CashRecorded(asked.actor.who, asked.at, player, side, command.amount, what), *paid]


def describe_player(_premises: Premises, command: c.DescribePlayer, asked: Asked) -> list[Event]:
    player, description = needed(command.player, "player"), needed(command.description, "description")
    if command.same_as == player:
        raise Refused("same_player", "Somebody is the same as somebody else, or has no other name.", field="same_as")
    return [
        e.PlayerDescribed(asked.actor.who, asked.at, player, description, command.identity, command.same_as.strip())
    ]


def file_cash_report(premises: Premises, command: c.FileCashReport, asked: Asked) -> list[Event]:
    """Exactly the limit is not more than the limit. What came after a report was sent is reported anew."""
    player, reference = needed(command.player, "player"), needed(command.reference, "reference")
    day, side, found = command.day, command.side.value, command.found or c.CashFound()
    if found.covered and set(found.transactions) <= set(found.covered):
        raise Refused("report_filed", "A report that covers all of it was sent already.", field="player")
    due, over = found.amount > premises.cash_limits.report_over, premises.cash_limits.report_over
    if not due and not command.voluntary:
        raise Refused(
            "report_not_due",
            "{amount:money} is not more than {over:money}: no report is due. Say that it is voluntary.",
            field="voluntary",
            amount=found.amount,
            over=over,
        )
    return [
        e.CashReportFiled(
            asked.actor.who, asked.at, player, day, side, reference, found.amount, list(found.transactions), not due,
            found.due, found.description, found.identity,
        )
    ]  # fmt: skip
