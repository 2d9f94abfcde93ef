"""The PAR sheet of a table: what a regulator asks of every game, exact where it can be, ready for JSON."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from croupier.game import Bet, ZeroOption, option_odds
from croupier.maths.exact.slips import Coup, Slip, coup, prison_readings
from croupier.rules import TableRules, available_options
from croupier.rules.in_force.settlement import SlipWager

UNIT = 100
RANGES = (1_000, 10_000, 100_000, 1_000_000, 10_000_000)
TWO_SIDED_90, TWO_SIDED_95 = 1.6448536269514722, 1.959963984540054


def par_sheet(rules: TableRules) -> dict[str, Any]:
    """One row for each kind of bet (bets of a kind are alike), and one for each option on even-money bets."""
    kinds: dict[str, list[Bet]] = {}
    for bet in rules.layout.bets.values():
        kinds.setdefault(bet.kind, []).append(bet)
    return {
        "rulebook": rules.rulebook.key,
        "title": rules.rulebook.source.title,
        "wheel": rules.wheel.name,
        "digest": rules.digest,
        "results": len(rules.wheel.results),
        "bets": [{"kind": kind, "bets": len(bets), **_row(rules, bets[0], None)} for kind, bets in kinds.items()],
        "options": [row for option in available_options(rules.rulebook, rules.policy).values()
                    for row in _option_rows(rules, option)],
        "in_prison_readings": [
            {
                "on_win": reading.on_win,
                "on_zero_again": reading.on_zero_again,
                "choice": reading.choice.value,
                "house_edge": str(reading.edge),
                "house_edge_float": float(reading.edge),
                "mean_spins": str(reading.spins),
            }
            for reading in prison_readings(rules)
        ],
    }  # fmt: skip


def _option_rows(rules: TableRules, option: ZeroOption) -> list[dict[str, Any]]:
    """For each choice, and for each group of kinds that are worth the same."""
    groups = dict.fromkeys(odds.kinds for odds in option_odds(rules.pay_table, option))
    rows = []
    for choice in option.choices:
        name = option.id if len(option.choices) == 1 else f"{option.id}-{choice}"
        for kinds in groups:
            bet = next(bet for bet in rules.layout.bets.values() if bet.kind in kinds)
            alike = {"option": name, "kinds": list(kinds)}
            rows.append({**alike, **_row(rules, bet, replace(option, choices=(choice,)))})
    return rows


def _row(rules: TableRules, bet: Bet, option: ZeroOption | None) -> dict[str, Any]:
    stake = UNIT if option is None else 2 * option.half_unit * UNIT
    held = coup(Slip(rules, (SlipWager(1, bet.id, stake),), option))
    rule = rules.rulebook.bets[bet.kind]
    return {
        "name": rule.full_name,
        "example": bet.id,
        "covers": len(bet.covers),
        "pays": rules.pay_table.pays(bet.id),
        "pays_assumed": rule.pays.assumed,
        "clause": list(rule.pays.clause),
        **par_figures(held),
    }


def par_figures(held: Coup) -> dict[str, Any]:
    """What is asked of every bet. All is exact but the ranges, which are the normal approximation and say so."""
    stake = held.staked
    deviation = held.net.standard_deviation / stake
    back = 1 - held.edge
    return {
        "hit_frequency": str(held.hit_frequency),
        "hit_frequency_float": float(held.hit_frequency),
        "mean_spins": str(held.spins),
        "house_edge": str(held.edge),
        "house_edge_float": float(held.edge),
        "return_to_player": str(back),
        "return_to_player_float": float(back),
        "variance": str(held.net.variance / Fraction(stake) ** 2),
        "sd": deviation,
        "skewness": held.net.skewness,
        "excess_kurtosis": held.net.excess_kurtosis,
        "volatility_index_90": TWO_SIDED_90 * deviation,
        "distribution": {str(Fraction(net, stake)): str(chance) for net, chance in held.net.chances.items()},
        "return_range_method": "normal approximation",
        "return_range_95": {
            str(coups): [float(back) + side * TWO_SIDED_95 * deviation / coups**0.5 for side in (-1, 1)]
            for coups in RANGES
        },
    }
