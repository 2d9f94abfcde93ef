"""A table's state as bytes and back, so that opening a table does not replay its whole life."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from croupier.money import Balances, Unit
from croupier.table.ball import Ball, BallIs
from croupier.table.phases import Phase
from croupier.table.state import Coupon, Dispute, Seat, SettledRound, SettledSeat, StackKey, Table

SCHEMA = "table-state/16"
SEAT = tuple(field.name for field in fields(Seat))
SETS = ("receipts", "sound_balls", "unfit_balls", "retired_balls")
STACKS = ("stacks", "prison", "levels", "last", "helped")
KEPT = tuple(field.name for field in fields(Table) if field.name != "lying")


def freeze(table: Table) -> bytes:
    data = {name: getattr(table, name) for name in KEPT}
    data["books"] = {unit: table.books.holding(unit) for unit in Unit}
    data["seats"] = {number: _seat_data(seat) for number, seat in table.seats.items()}
    data["coupons"] = {name: [c.face, c.expires, c.bet, c.used] for name, c in table.coupons.items()}
    data["disputes"] = {n: [d.seat, d.round, d.what, d.amount, d.player] for n, d in table.disputes.items()}
    data["levels_before"] = [[*key, levels] for key, levels in table.levels_before.items()]
    data["choices"] = [[seat, bet, choice] for (seat, bet), choice in table.choices.items()]
    data["settled"] = table.settled and _settled_data(table.settled)
    ball = table.ball
    data["ball"] = [ball.name, ball.state, ball.number, ball.source, ball.since]
    for name in ("automation", *SETS):
        data[name] = sorted(data[name])
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False, check_circular=False).encode()


def thaw(state: bytes) -> Table:
    data: dict[str, Any] = json.loads(state)
    amounts = {account: amount for holding in data["books"].values() for account, amount in holding.items()}
    units = {account: Unit(unit) for unit, holding in data["books"].items() for account in holding}
    data["books"] = Balances(amounts, units)
    data["seats"] = {int(number): _seat(seat) for number, seat in data["seats"].items()}
    data["coupons"] = {name: Coupon(*coupon) for name, coupon in data["coupons"].items()}
    data["disputes"] = {int(number): Dispute(*dispute) for number, dispute in data["disputes"].items()}
    data["choices"] = {(seat, bet): choice for seat, bet, choice in data["choices"]}
    data["value_stacks"] = {
        colour: {int(seat): count for seat, count in holders.items()}
        for colour, holders in data["value_stacks"].items()
    }
    data["levels_before"] = {(seat, place, chip): levels for seat, place, chip, levels in data["levels_before"]}
    data["nonces"] = {int(seat): nonces for seat, nonces in data["nonces"].items()}
    data["requested"] = {int(slip): request for slip, request in data["requested"].items()}
    data["payments"] = {int(seat): payment for seat, payment in data["payments"].items()}
    data["phase"], data["unit"] = Phase(data["phase"]), Unit(data["unit"])
    data["held_from"] = Phase(data["held_from"]) if data["held_from"] else None
    data["automation"], data["failed_points"] = frozenset(data["automation"]), tuple(data["failed_points"])
    ball, whereabouts, *told = data["ball"]
    data["ball"] = Ball(ball, BallIs(whereabouts), *told)
    data["settled"] = _settled(data["settled"]) if data["settled"] else None
    data["laid"] = [tuple(laid) for laid in data["laid"]]
    for name in SETS:
        data[name] = set(data[name])
    table = Table(**data)
    for _, place, _, amount in table.stacks():
        table.lying[place] = table.lying.get(place, 0) + amount
    return table


def _seat_data(seat: Seat) -> dict[str, Any]:
    """What is not as at an empty seat; there may be thousands of them, and betting waits meanwhile."""
    data = {name: value for name in SEAT if (value := getattr(seat, name))}
    for name in STACKS:
        if name in data:
            data[name] = [(place, chip, amount) for (place, chip), amount in data[name].items()]
    return data


def _seat(data: dict[str, Any]) -> Seat:
    for name in STACKS:
        stacks: dict[StackKey, int] = {(place, chip): amount for place, chip, amount in data.get(name, ())}
        data[name] = stacks
    return Seat(**data)


def _settled_data(settled: SettledRound) -> list[Any]:
    choices = [[seat, bet, choice] for (seat, bet), choice in settled.choices.items()]
    return [settled.round, settled.number, choices, {number: asdict(seat) for number, seat in settled.seats.items()}]


def _settled(data: list[Any]) -> SettledRound:
    number, result, choices, seats = data
    chosen = {(seat, bet): choice for seat, bet, choice in choices}
    return SettledRound(number, result, chosen, {int(seat): SettledSeat(**one) for seat, one in seats.items()})
