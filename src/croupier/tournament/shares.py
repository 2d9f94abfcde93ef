"""What each place wins: fixed amounts first, shares of what is left, to the last cent where it is the last pool."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from croupier.lean import dataclass
from croupier.refusal import Refused
from croupier.tournament.plan.plan import OVERALL, Prize, Ties
from croupier.tournament.standings import Place, standings
from croupier.tournament.state import Stand, Tournament


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
    held = state.held()
    return pool == OVERALL or (not plan.prizes and bool(held) and pool == held[-1])


def plan_last(state: Tournament) -> str:
    """The pool that was to be the last, and has cash prizes for that."""
    return OVERALL if state.rules.prizes else state.rules.events[-1].key


def lines_of(state: Tournament, pool: str) -> list[Line]:
    """All that a pool's prize list gives, by the standings or by what the players agreed on.

    An agreement is about the places of those who were left: who was out by then keeps what the own place wins.
    """
    places, prizes = standings(state, pool), state.rules.prizes_of(pool)
    listed = sorted(prizes, key=lambda prize: prize.place)
    winners = dict(enumerate(places, start=1))
    other = [_not_cash(p, winners[p.place]) for p in listed if not p.is_cash and p.place in winners]
    agreed = state.events[pool].split.shares if pool in state.events else {}
    ranks = {place.entry: place.place for place in places}
    shares = [Line(n, ranks[n], "cash", cash, "share agreed on") for n, cash in agreed.items() if cash and n in ranks]
    others = dict(enumerate((place for place in places if place.entry not in agreed), start=len(agreed) + 1))
    amounts = cash_amounts(state, pool, len(agreed) + len(others))
    if state.rules.ties is Ties.SHARE:
        amounts = _shared_by_the_tied(amounts, others)
    lines = [
        Line(place.entry, place.place, "cash", amounts[number], f"place {place.place}")
        for number, place in others.items()
        if amounts.get(number)
    ]
    return [*shares, *lines, *other]


def _not_cash(prize: Prize, winner: Place) -> Line:
    if prize.voucher:
        text = f"voucher for {prize.voucher}"
        return Line(winner.entry, winner.place, "voucher", prize.value, text, prize.voucher)
    return Line(winner.entry, winner.place, "goods", prize.value, prize.goods)


def cash_to_share(state: Tournament, event: str) -> int:
    """The cash prizes that are left for the remaining players of an event: those of the first places."""
    places = standings(state, event)
    remaining = sum(1 for place in places if place.stand == Stand.IN)
    return sum(cash for place, cash in cash_amounts(state, event, len(places)).items() if place <= remaining)


def cash_amounts(state: Tournament, pool: str, count: int) -> dict[int, int]:
    """By rank, for so many players. Whole cents go by the largest remainder: nothing is lost and nothing invented."""
    prizes = [prize for prize in state.rules.prizes_of(pool) if prize.is_cash and prize.place <= count]
    vouchers = sum(prize.value for prize in state.rules.prizes_of(pool) if prize.voucher)
    amounts, shares = _by_place(prizes, "amount"), _by_place(prizes, "share")
    left = state.pool(pool) - vouchers - sum(amounts.values())
    if left < 0:
        raise Refused(
            "pool_short",
            "The pool of {pool} is {short:money} short of its prizes; the house has to add that.",
            pool=pool,
            short=-left,
        )
    whole = 100_00
    if is_last_pool(state, pool):
        shares = shares or amounts
        whole = sum(shares.values())
        if left and not whole and pool != plan_last(state):  # It is the last one because another was cancelled.
            shares, whole = {1: 1}, 1
        if left and not whole:
            raise Refused(
                "pool_not_paid_out.holds",
                "The pool of {pool} holds {left:money}, and no cash prize takes it.",
                clause="CO-2213.05-g",
                pool=pool,
                left=left,
            )
    parts = divided(left, shares, whole)
    return {place: amounts.get(place, 0) + parts.get(place, 0) for place in sorted(amounts.keys() | parts.keys())}


def _by_place(prizes: list[Prize], what: str) -> dict[int, int]:
    """A place may have several prizes: they add up."""
    found: dict[int, int] = {}
    for prize in prizes:
        if given := getattr(prize, what):
            found[prize.place] = found.get(prize.place, 0) + given
    return found


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


def _shared_by_the_tied(amounts: Mapping[int, int], winners: Mapping[int, Place]) -> dict[int, int]:
    """Tied players add up their prizes and divide them; odd cents go to the earlier entries."""
    shared = {}
    for _, tied in groupby(winners.items(), key=lambda pair: pair[1].place):
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
    if not is_last_pool(state, pool):
        raise Refused(
            "already_awarded.pool_carry",
            "The pool of {pool} is awarded; carry what is left of it forward.",
            pool=pool,
            left=state.pool(pool),
        )
    if not won and not any(prize.is_cash for prize in state.rules.prizes_of(pool)):
        return [Line(best.entry, 1, "cash", state.pool(pool), "what was left") for best in standings(state, pool)[:1]]
    if not won:  # Nobody who did may have it any more: the next in rank win.
        return [line for line in lines_of(state, pool) if line.kind == "cash"]
    amounts = divided(state.pool(pool), won, sum(won.values()))
    ranks = {place.entry: place.place for place in standings(state, pool)}
    return [Line(n, ranks.get(n, 0), "cash", amount, "what was left") for n, amount in amounts.items() if amount]
