"""What a table plays by, for its pages: pays, limits, chips, options, and where each of them comes from."""

from __future__ import annotations

from typing import Any

from croupier.domain import plain
from croupier.game import ZeroOption
from croupier.game.wheel import ascending
from croupier.rules import TableRules, available_options, readings
from croupier.rules.book.checks import cited_values
from croupier.rules.files.writer import as_data
from croupier.table.asking.posting import sign_in_force
from croupier.table.changing.untracked import left_to_the_dealer
from croupier.table.opening.decide import inspection_points
from croupier.table.state import Table

ROUND_VALUES = (25, 50, 100, 200, 500, 1_000, 2_500, 10_000, 50_000, 100_000, 500_000)


def rules_json(rules: TableRules, table: Table) -> dict[str, Any]:
    book = rules.rulebook
    used = dict.fromkeys(value.reading for _, value in cited_values(book) if value.reading)
    return {
        "rulebook": book.key,
        "title": book.source.title,
        "version": str(book.source.version),
        "regulation": book.source.regulation,
        "digest": rules.digest,
        "sign": sign_in_force(table, rules),
        "option": rules.option.id if rules.option else None,
        "options": [_option(rules, rules.option)] if rules.option else [],
        "known": [_option(rules, one) for one in available_options(book, rules.policy).values()],
        "policy": {**plain(as_data(rules.policy)), "rulebook": book.key},
        "pays": _pays(rules),
        "totals": [{"name": total.name, "min": total.limit.min, "max": total.limit.max} for total in rules.totals],
        "payout_max": rules.policy.payout_max,
        "chips": _chips(rules),
        "tips": _tips(rules),
        "turns_min": book.spin.turns_min.value,
        "inspection": inspection_points(rules),
        "no_spin": [reason.value for reason in book.irregularities.no_spin.value],
        "readings": [
            {"reading": key, "question": readings()[key].question, "answer": readings()[key].answer} for key in used
        ],
    }


def _pays(rules: TableRules) -> list[dict[str, Any]]:
    rows = []
    for kind, bet in rules.rulebook.bets.items():
        limit = rules.limit(kind)
        rows.append(
            {
                "kind": kind,
                "name": bet.full_name,
                "inside": bet.inside.value,
                "pays": rules.pay_table.to_one[kind],
                "min": limit.min if limit else None,
                "max": limit.max if limit else None,
                "clause": list(bet.pays.clause),
                "reading": bet.pays.reading or None,
                "assumed": bet.pays.assumed,
            }
        )
    return rows


def _option(rules: TableRules, option: ZeroOption) -> dict[str, Any]:
    rule = rules.rulebook.options[option.id.replace("-", "_")]
    return {
        "option": option.id,
        "name": rule.name.value if rule.name else None,
        "on": sorted(option.on.intersection(rules.wheel.pockets), key=ascending),
        "bets": list(rule.bets.value),
        "choices": [choice.value for choice in option.choices],
        "levels": option.levels,
        "on_win": option.on_win,
        "on_zero_again": option.on_zero_again,
        "window_seconds": rule.window_seconds.value if rule.window_seconds else None,
    }


def _chips(rules: TableRules) -> dict[str, Any]:
    chips = rules.policy.chips
    electronic = rules.policy.terminals is not None and not rules.rulebook.chips.match_play_at_terminals.value
    return {
        "smallest": chips.smallest,
        "chip_values": chip_values(rules),
        "sets": [{"colour": chip.colour, "design": chip.design} for chip in chips.sets],
        "value": [{"colour": chip.colour, "design": chip.design, "value": chip.value} for chip in chips.value],
        "value_chips": chips.value_chips,
        "match_play": chips.match_play and not electronic,
        "tracked": chips.tracked,
        "dealers_eye": [] if chips.tracked else [clause.id for clause in left_to_the_dealer(rules)],
    }


def _tips(rules: TableRules) -> dict[str, Any]:
    tips = rules.policy.tips.binding
    return {
        "restriction": tips.restriction,
        "bets": [kind for kind in rules.rulebook.bets if kind in rules.kinds_for_tips()] if tips.bets else [],
        "wager_max": tips.wager_max,
        "spin_max": tips.spin_max,
        "split": tips.split,
        "counted": rules.tips_count,
    }


def chip_values(rules: TableRules) -> list[int]:
    """Round values for a player's own chips: from the smallest minimum to the largest maximum of this table."""
    limits = [limit for kind in rules.rulebook.bets if (limit := rules.limit(kind)) is not None]
    low = min((limit.min for limit in limits), default=rules.policy.chips.smallest)
    high = max((limit.max for limit in limits if limit.max is not None), default=ROUND_VALUES[-1])
    smallest = rules.policy.chips.smallest
    return [value for value in ROUND_VALUES if low <= value <= high and value % smallest == 0] or [low]
