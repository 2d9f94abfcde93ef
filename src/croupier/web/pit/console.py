"""What a dealer's console needs beyond the felt: the state of the spin, what to collect and what to pay, the sensor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.game import bet_id_at
from croupier.live.tables import TableRunner
from croupier.live.tables.sensing import Sensing
from croupier.rules.in_force.policy_model import Policy
from croupier.rules.in_force.sign import required_statements
from croupier.table.asking.posting import sign_in_force, sign_is_due
from croupier.table.asking.register import may_come
from croupier.table.ball import BallIs
from croupier.table.changing.counting import worths_of
from croupier.table.changing.stock import held, markers
from croupier.table.events import SeatPaid
from croupier.table.opening.decide import inspection_points
from croupier.table.phases import SETTLING
from croupier.table.seeing import wagers_possible
from croupier.table.settling import RoundSettlement, settle_table, winnings_of
from croupier.table.state import Table
from croupier.web.lists.asked import natural


def desk_json(runner: TableRunner, sensing: Sensing | None, today: str, *, settled: bool = True) -> dict[str, Any]:
    """`settled` false leaves out what to collect and to pay, for those who look at many tables at once."""
    view, rules = runner.view, runner.rules
    settlement = settle_table(view, rules) if settled and _by_hand(runner) else RoundSettlement()
    irregular = rules.rulebook.irregularities
    return {
        "table": runner.name,
        "phase": view.phase.value,
        "since": view.since or None,
        "round": view.round,
        "result": view.result or None,
        "corrections": view.corrections,
        "automation": sorted(view.automation),
        "wheel_direction": view.wheel_direction or None,
        "ball_direction": view.ball_direction or None,
        "turns": view.tenths / 10 if view.tenths >= 0 else None,
        "turns_min": rules.rulebook.spin.turns_min.value,
        "wave": rules.rulebook.spin.hand_wave.value,
        "ball": view.ball.name,
        "ball_ready": view.ball_is_fit,
        "ball_is": view.ball.state.value,
        "ball_number": view.ball.number if view.ball.state is BallIs.AT_REST and view.ball.number else None,
        "ball_source": view.ball.source or None,
        "ball_since": view.ball.since or None,
        "late": not wagers_possible(view, rules),
        "keyed_early": view.keyed_early or None,
        "held_from": view.held_from.value if view.held_from else None,
        "ruling": view.ruling or None,
        "ruled_by": view.ruled_by or None,
        "ruled": [dict(one) for one in view.ruled],
        "settled_round": view.settled.round if view.settled else None,
        "settled_number": view.settled.number if view.settled else None,
        "carried_out": view.carried_out,
        "observed": view.observed,
        "observation": irregular.ruling_observed.value,
        "sign": sign_in_force(view, rules),
        "sign_posted": view.sign or None,
        "sign_due": sign_is_due(view, rules),
        "statements": list(required_statements(rules)),
        "inspected": view.inspected or not inspection_points(rules),
        "failed_points": list(view.failed_points),
        "closer": view.closer if view.opened_before else None,
        "choices": [{"seat": seat, "bet": bet} for seat, bet in settlement.open_choices],
        "collect": list(_collect(settlement, view)) if view.collection is None else [],
        "pay": [_payment(runner, payment) for _, payment in sorted(settlement.payments.items())],
        "markers": [{"kind": kind, "value": value} for kind, value in sorted(markers(view).items())],
        "chips": [{"kind": kind, "value": worths_of(view.policy).get(kind, 0)} for kind in _kinds(view, rules.policy)],
        "away": list(_away(view, rules.policy)),
        "may_come": {what: sorted(names, key=natural) for what, names in may_come(view.noted, today).items()},
        "inventory": view.inventory or None,
        "sensor": sensor_json(sensing),
    }


def _kinds(view: Table, policy: Policy) -> list[str]:
    """What is counted in the tray: the sets, then the value chips from the smallest."""
    worths = worths_of(view.policy)
    known = {kind for kinds in view.chips.values() for kind in kinds}
    if policy.results_only:
        known = {str(one) for one in policy.chips.sets} | set(worths)
    return sorted(known, key=lambda kind: (worths.get(kind, 0), kind))


def _away(view: Table, policy: Policy) -> Iterator[dict[str, Any]]:
    for kind in _kinds(view, policy):
        walked, missing = (held(view.chips, account, kind) for account in ("walked", "missing"))
        if kind not in worths_of(view.policy) and (walked or missing) > 0:
            worth = view.walked.get(kind, 0) if walked else 0
            yield {"kind": kind, "number": walked or missing, "value": worth}


def _by_hand(runner: TableRunner) -> bool:
    """A round that the dealer settles, or in which somebody may still choose; a hall of terminals settles itself."""
    view, option = runner.view, runner.rules.option
    settling = view.phase in SETTLING or view.held_from in SETTLING
    chosen = option is not None and view.result in option.on
    return settling and bool(view.result) and ("pay-winners" not in view.automation or chosen)


def _collect(settlement: RoundSettlement, view: Table) -> Iterator[dict[str, Any]]:
    """Losing chips by seat and position; losing coupons are surrendered with them."""
    parts = {
        "lost": settlement.collected,
        "half": settlement.halves,
        "imprisoned": settlement.imprisoned,
        "prison-lost": settlement.prison_lost,
        "released": settlement.released,
    }
    for what, seats in parts.items():
        for seat, stacks in seats.items():
            for stack, amount in stacks.items():
                place, _, chip = stack.partition("|")
                yield {"seat": int(seat), "place": place, "bet": bet_id_at(place), "chip": chip, "amount": amount,
                       "what": what}  # fmt: skip
    for seat, coupons in settlement.coupons_lost.items():
        for coupon, face in coupons.items():
            bet = view.seats[int(seat)].coupons[coupon]
            yield {"seat": int(seat), "place": bet, "bet": bet, "chip": "coupon", "amount": face, "what": "coupon"}


def _payment(runner: TableRunner, payment: SeatPaid) -> dict[str, Any]:
    """By position, as the dealer pays: what lies there, what it pays, what is pushed."""
    view, rules = runner.view, runner.rules
    seat, payoffs = view.seats[payment.seat], rules.pay_table.payoffs[view.result]
    lines = [
        {"place": place, "bet": bet_id_at(place), "chip": chip, "stake": stake, "pays": payoffs[bet_id_at(place)],
         "amount": stake * payoffs[bet_id_at(place)]}
        for (place, chip), stake in seat.stacks.items()
        if payoffs[bet_id_at(place)] > 0
    ]  # fmt: skip
    for coupon, face in payment.coupons.items():
        bet = seat.coupons.get(coupon, "")
        lines.append({"place": bet, "bet": bet, "chip": "coupon", "stake": face, "pays": payoffs[bet],
                      "amount": face * payoffs[bet]})  # fmt: skip
    paid = view.payments.get(payment.seat)
    return {
        "seat": payment.seat,
        "player": seat.player,
        "colour": seat.colour,
        "chip_value": seat.chip_value,
        "chips": payment.chips,
        "value": payment.value,
        "tips": payment.tips,
        "amount": winnings_of(payment),
        "paid": paid is not None,
        "lines": lines,
    }


def sensor_json(sensing: Sensing | None) -> dict[str, Any] | None:
    if sensing is None:
        return None
    gauges = sensing.gauges
    return {
        "state": sensing.state.value,
        "why": sensing.why,
        "since": sensing.since,
        "model": sensing.line.model.value,
        "mode": sensing.line.mode.value,
        "may": sorted(sensing.line.may),
        "rotor_rpm": gauges.rotor_rpm if gauges else None,
        "turns": gauges.turns if gauges else None,
        "told": [{"at": one.at, "text": one.text} for one in reversed(sensing.told)],
    }
