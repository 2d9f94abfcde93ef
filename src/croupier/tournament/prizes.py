"""What each place wins: fixed amounts first, shares of what is left, to the last cent where it is the last pool."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from croupier.money import dollars
from croupier.refusal import Refused
from croupier.tournament.plan import OVERALL, Prize, Ties
from croupier.tournament.standings import Place, standings
from croupier.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Line:
    """A prize and who gets it. `amount` is in cents: what a voucher or goods are worth, where it is no cash."""

    entry: int
    place: int
    kind: str
    amount: int
    description: str
    voucher_for: str = ""

    def numbered(self, number: int) -> dict[str, Any]:
        return {"number": number, **{name: getattr(self, name) for name in self.__dataclass_fields__}}


def is_last_pool(state: Tournament, pool: str) -> bool:
    """Nothing can be carried forward out of it, so that it keeps nothing."""
    plan = state.rules
    return pool == OVERALL or (pool == plan.events[-1].key and not plan.prizes)


def lines_of(state: Tournament, pool: str) -> list[Line]:
    """All that a pool's prize list gives, by the standings or by what the players agreed on."""
    places, prizes = standings(state, pool), state.rules.prizes_of(pool)
    winners = dict(enumerate(places, start=1))
    kept = [prize for prize in sorted(prizes, key=lambda prize: prize.place) if prize.place in winners]
    other = [_not_cash(prize, winners[prize.place]) for prize in kept if not prize.is_cash]
    agreed = state.events[pool].split.shares if pool in state.events else {}
    if agreed:
        ranks = {place.entry: place.place for place in places}
        lines = [Line(n, ranks[n], "cash", amount, "share agreed on") for n, amount in agreed.items() if amount]
        return [*lines, *other]
    amounts = cash_amounts(state, pool, [prize for prize in kept if prize.is_cash])
    if state.rules.ties is Ties.SHARE:
        amounts = _shared_by_the_tied(amounts, places)
    lines = [
        Line(winners[number].entry, winners[number].place, "cash", amount, f"place {winners[number].place}")
        for number, amount in sorted(amounts.items())
        if amount
    ]
    return [*lines, *other]


def _not_cash(prize: Prize, winner: Place) -> Line:
    if prize.voucher:
        text = f"voucher for {prize.voucher}"
        return Line(winner.entry, winner.place, "voucher", prize.value, text, prize.voucher)
    return Line(winner.entry, winner.place, "goods", prize.value, prize.goods)


def cash_to_share(state: Tournament, event: str) -> int:
    """The cash prizes that are left for the remaining players of an event."""
    count = len(standings(state, event))
    prizes = [prize for prize in state.rules.prizes_of(event) if prize.is_cash and prize.place <= count]
    return sum(cash_amounts(state, event, prizes).values())


def cash_amounts(state: Tournament, pool: str, prizes: list[Prize]) -> dict[int, int]:
    """By rank. Whole cents go by the largest remainder, so that nothing is lost and nothing invented."""
    vouchers = sum(prize.value for prize in state.rules.prizes_of(pool) if prize.voucher)
    fixed = sum(prize.amount for prize in prizes)
    left = state.pool(pool) - vouchers - fixed
    if left < 0:
        message = f"The pool of {pool} is {dollars(-left)} short of its prizes; the house has to add that."
        raise Refused("pool_short", message, pool=pool, short=-left)
    shares = {prize.place: prize.share for prize in prizes if prize.share}
    whole = 100_00
    if is_last_pool(state, pool):
        shares = shares or {prize.place: prize.amount for prize in prizes}
        whole = sum(shares.values())
        if left and not whole:
            message = f"The pool of {pool} holds {dollars(left)}, and no cash prize takes it."
            raise Refused("pool_not_paid_out", message, clause="CO-2213.05-g", pool=pool, left=left)
    amounts = {prize.place: prize.amount for prize in prizes}
    for place, amount in divided(left, shares, whole).items():
        amounts[place] = amounts.get(place, 0) + amount
    return amounts


def divided(amount: int, shares: Mapping[int, int], whole: int) -> dict[int, int]:
    """An amount in proportion; where the shares are the whole, every cent of it."""
    if not shares or not whole:
        return {}
    parts = {key: amount * share // whole for key, share in shares.items()}
    if sum(shares.values()) == whole:
        rests = sorted(shares, key=lambda key: (-(amount * shares[key] % whole), key))
        for key in rests[: amount - sum(parts.values())]:
            parts[key] += 1
    return parts


def _shared_by_the_tied(amounts: dict[int, int], places: list[Place]) -> dict[int, int]:
    """Tied players add up their prizes and divide them; odd cents go to the earlier entries."""
    shared = {}
    ranks = list(enumerate(places, start=1))
    for _, tied in groupby(ranks, key=lambda pair: pair[1].place):
        group = sorted(tied, key=lambda pair: pair[1].entry)
        total = sum(amounts.get(number, 0) for number, _ in group)
        for at, (number, _) in enumerate(group):
            shared[number] = total // len(group) + (1 if at < total % len(group) else 0)
    return shared


def what_is_left(state: Tournament, pool: str) -> list[Line]:
    """A second awarding of the last pool: what came back to it goes to those who have won cash there."""
    won: dict[int, int] = {}
    for award in state.awards.values():
        open_or_paid = award.status in ("open", "paid")
        if award.pool == pool and award.kind == "cash" and open_or_paid and not state.entries[award.entry].disqualified:
            won[award.entry] = won.get(award.entry, 0) + award.amount
    if not won or not is_last_pool(state, pool):
        message = f"The pool of {pool} is awarded; carry what is left of it forward."
        raise Refused("already_awarded", message, pool=pool, left=state.pool(pool))
    amounts = divided(state.pool(pool), won, sum(won.values()))
    ranks = {place.entry: place.place for place in standings(state, pool)}
    return [Line(n, ranks.get(n, 0), "cash", amount, "what was left") for n, amount in amounts.items() if amount]
