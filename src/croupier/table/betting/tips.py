"""May this be wagered for the dealers? As the sign of the table restricts it; what is not posted binds nobody."""

from __future__ import annotations

from typing import Any

from croupier.game import Place, bet_id_at
from croupier.refusal import Refused
from croupier.table.betting.checks import Placing


def check_tip_rules(placing: Placing, place: Place, *, tips: int, own: int, away: int = 0) -> None:
    """`tips` and `own` are about to be laid on the place; `away` of the tips is moved there from another bet."""
    rules, rule, bet = placing.rules, placing.rules.tips, place.bet
    if rule is None:
        return
    facts: dict[str, Any] = {"bet": bet.id, "returned": tips + own}
    lying_tips, lying_own = _lying(placing, bet.id)
    if tips and rule.wager_max == 0:
        raise Refused("tip_not_allowed.none", "This table takes no wagers for the dealers.", **facts)
    if tips and rule.bets and bet.kind not in rules.kinds_for_tips():
        raise Refused(
            "tip_not_allowed.bets",
            "On this bet no wagers for the dealers are taken; the sign says on which.",
            bets=list(rule.bets),
            **facts,
        )
    if tips and rule.wager_max is not None and (stake := lying_tips + tips) > rule.wager_max:
        raise Refused(
            "tip_not_allowed.wager",
            "A wager for the dealers is at most {maximum:money}; with this it would be {stake:money}.",
            maximum=rule.wager_max,
            stake=stake,
            **facts,
        )
    if tips and rule.spin_max is not None and (stake := _all_tips(placing) - away + tips) > rule.spin_max:
        raise Refused(
            "tip_not_allowed.spin",
            "Wagers for the dealers are at most {maximum:money} in one spin; with this they would be {stake:money}.",
            maximum=rule.spin_max,
            stake=stake,
            **facts,
        )
    if not rule.split and ((tips and (own or lying_own)) or (own and lying_tips)):
        raise Refused(
            "tip_not_allowed.split",
            "A wager for the dealers stands on a bet of its own, apart from the player’s chips.",
            **facts,
        )


def _lying(placing: Placing, bet: str) -> tuple[int, int]:
    """For the dealers, and for the player, on one bet; what this command has laid so far included."""
    there = [(chip, amount) for (at, chip), amount in placing.seat.stacks.items() if bet_id_at(at) == bet]
    there += [(chip, amount) for (on, chip), amount in placing.placed.items() if on == bet]
    tips = sum(amount for chip, amount in there if chip == "tip")
    return tips, sum(amount for _, amount in there) - tips


def _all_tips(placing: Placing) -> int:
    stacks = (*placing.seat.stacks.items(), *placing.placed.items())
    return sum(amount for (_, chip), amount in stacks if chip == "tip")
