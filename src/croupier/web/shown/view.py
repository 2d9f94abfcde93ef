"""A running table as HTTP tells it: in a list, seat by seat, and by its money."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.game import Pocket
from croupier.live.tables import TableRunner
from croupier.table.state import Seat, StackKey
from croupier.web.house import House
from croupier.web.records.chronicle import Chronicle, chances


def summary(house: House, runner: TableRunner) -> dict[str, Any]:
    view, rules = runner.view, runner.rules
    limits = [limit for kind in rules.rulebook.bets if (limit := rules.limit(kind)) is not None]
    terminals, clock = rules.policy.terminals, house.floor.clocks.get(runner.name)
    results = list(house.hubs[runner.name].results)
    return {
        "table": runner.name,
        "name": name_of(runner),
        "rulebook": rules.rulebook.key,
        "wheel": rules.wheel.name,
        "phase": view.phase.value,
        "round": view.round,
        "dealer": view.dealer,
        "players": len(view.seats),
        "seats_taken": sorted(view.seats),
        "terminals": terminals.count if terminals else 0,
        "central_screen": bool(terminals and terminals.central_screen),
        "automatic": "spin-ball" in view.automation,
        "tracked": not rules.policy.results_only,
        "source": view.source,
        "unit": view.unit.value,
        "option": rules.option.id if rules.option else None,
        "min": min((limit.min for limit in limits), default=None),
        "max": max((limit.max for limit in limits if limit.max is not None), default=None),
        "result": view.result or None,
        "results": results,
        "colours": {number: rules.wheel.colours[Pocket(number)].value for number in results},
        "sequence": runner.version,
        "suspended": runner.suspended is not None,
        "paused": clock is not None and clock.paused,
        "demo": house.settings.demo,
    }


def name_of(runner: TableRunner) -> str:
    return runner.rules.policy.name or f"Table {runner.name}"


def seats_json(runner: TableRunner) -> list[dict[str, Any]]:
    return [_seat(runner, number, seat) for number, seat in sorted(runner.view.seats.items())]


def _seat(runner: TableRunner, number: int, seat: Seat) -> dict[str, Any]:
    return {
        "seat": number,
        "player": seat.player,
        "colour": seat.colour,
        "design": seat.design,
        "chip_value": seat.chip_value,
        "chips": runner.view.rack(number),
        "value": runner.view.rack_value(number),
        "staked": sum(seat.stacks.values()),
        "wagers": _stacks(seat.stacks),
        "prison": _stacks(seat.prison),
        "coupons": [
            {"coupon": coupon, "bet": bet, "face": runner.view.coupons[coupon].face}
            for coupon, bet in seat.coupons.items()
        ],
    }


def _stacks(stacks: Mapping[StackKey, int]) -> list[dict[str, Any]]:
    return [{"place": place, "chip": chip, "amount": amount} for (place, chip), amount in stacks.items()]


def books_json(runner: TableRunner) -> dict[str, Any]:
    """Since the opening, as the count at closing will have it."""
    view, books = runner.view, runner.view.books
    drop = books.under("drop-box") - view.drop_at_opening
    win = books["house-win"] - view.win_at_opening
    return {
        "table": runner.name,
        "name": name_of(runner),
        "phase": view.phase.value,
        "unit": view.unit.value,
        "opener": view.opener,
        "fills": view.fills,
        "credits": view.credits,
        "drop": drop,
        "tray": books["float"],
        "racks": books.under("rack"),
        "staked": books.under("layout"),
        "in_play": books["in-play"],
        "tips": books["tip-box"],
        "win": win,
        "hold": round(100 * win / drop, 2) if drop else None,
        "rounds": view.round,
        "players": len(view.seats),
        "drop_box": view.drop_box,
        "tip_box": view.tip_box,
        "ball": view.ball.name,
        "disputes": [
            {"dispute": number, "seat": d.seat, "round": d.round, "what": d.what, "amount": d.amount}
            for number, d in sorted(view.disputes.items())
        ],
        "notes": dict(view.pit_notes),
    }


def statistics_json(runner: TableRunner, chronicle: Chronicle, last: int) -> dict[str, Any]:
    newest = list(reversed(chronicle.results))
    colours = runner.rules.wheel.colours
    since: dict[str, int] = {}
    for steps, result in enumerate(newest):
        since.setdefault(result.number, steps)
    counts = {pocket: chronicle.counts.get(pocket, 0) for pocket in runner.rules.wheel.results}
    return {
        "table": runner.name,
        "rounds": chronicle.told,
        "void": runner.view.voided,
        "results": [
            {"round": one.round, "number": one.number, "colour": one.colour, "at": one.at} for one in newest[:last]
        ],
        "numbers": [
            {"number": pocket, "count": count, "since": since.get(pocket, len(newest))}
            for pocket, count in counts.items()
        ],
        "chances": chances((pocket, colours[pocket].value, count) for pocket, count in counts.items()),
    }
