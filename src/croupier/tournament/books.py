"""The books of a tournament: which balanced entries each event makes. They follow from the events alone.

    collected/MEANS        what entrants gave, at its value (negative): cash, goods, complimentary, voucher
    house/added            prize money that the house added (negative)
    house/goods            goods that the house gave as prizes (negative)
    proceeds/2026-11       adjusted gross proceeds of a month: entry fees of every kind, and nothing else
    pool/EVENT             a prize pool; `pool/overall` that of the tournament as a whole
    awards                 cash prizes awarded and not yet paid
    voucher/N              a prize voucher whose use is still open
    paid-out/KIND          prizes paid: cash, goods, voucher
    to-refund/N            a refund that is owed to whoever paid
    refunded/HOW           what was given back: cash, slip, voucher, goods, complimentary
    cash/fees              fee cash in its container, until it is counted into cash/cage
    cash/buy-ins           cash behind the pools, in a container of its own
    cash/players, cash/licensee, cash/winners, cash/over-short    where that cash came from and went
    points/EVENT/N         the tournament chips of an entry, against points/bank; points never meet cents

There is no booking out of a pool but to winners and back to those who paid in, and none out of proceeds but a refund
in the month in which it came in (reading F21). Three things hold at all times: the
money (collected, house, proceeds, pools, awards, vouchers, paid out) sums to zero, so that pools and pay-outs and
proceeds are collections and house additions; the cash sums to zero; and the cash behind the pools is what they hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from croupier.money import Balances, Entry, Posting, Unit
from croupier.tournament.calling_off import events as calling_off
from croupier.tournament.entries import events as entries
from croupier.tournament.events import Event
from croupier.tournament.play import events as play
from croupier.tournament.prizes import events as prizes

MONEY = ("collected", "house", "proceeds", "pool", "awards", "voucher", "paid-out", "to-refund", "refunded")
POOLS = ("pool", "awards", "voucher")
OWED = (*POOLS, "to-refund")
Transfers = Iterator[tuple[str, str, int]]


def entries_of(event: Event) -> tuple[Entry, ...]:
    if isinstance(event, play.RoundStarted):
        return _points(event.event, event.issued)
    if isinstance(event, play.RoundEnded):
        return _points(event.event, event.change)
    make = MAKERS.get(type(event))
    if make is None:
        return ()
    return tuple(Entry.transfer(source, target, amount) for source, target, amount in make(event) if amount)


def broken_sums(books: Balances) -> list[str]:
    """What does not hold; always empty unless there is a bug."""
    wrong = [name for name, accounts in (("money", MONEY), ("cash", ("cash",))) if sum(map(books.under, accounts))]
    if books["cash/buy-ins"] != sum(map(books.under, OWED)):
        wrong.append("cash behind the pools")
    return [*wrong, "everything"] if books.total() else wrong


def money_figures(books: Balances) -> dict[str, int]:
    """The identity as it is printed: pools + paid + refunds + proceeds = collected + added."""
    return {
        "collected": -books.under("collected"),
        "house_additions": -books.under("house"),
        "proceeds": books.under("proceeds"),
        "pools": sum(map(books.under, POOLS)),
        "refunds": books.under("to-refund") + books.under("refunded"),
        "paid": books.under("paid-out"),
    }


def _points(event: str, changes: Mapping[str, int]) -> tuple[Entry, ...]:
    postings = [Posting(f"points/{event}/{entry}", change) for entry, change in sorted(changes.items()) if change]
    if not postings:
        return ()
    bank = Posting("points/bank", -sum(posting.amount for posting in postings))
    return (Entry((*postings, bank), Unit.POINTS),)


def _collected(means: str, licensee: str) -> str:
    return f"collected/{means}/{licensee}" if licensee else f"collected/{means}"


def _fees(parts: Sequence[Mapping[str, Any]], date: str, licensee: str) -> Transfers:
    for part in parts:
        yield _collected(part["means"], licensee), f"proceeds/{date[:7]}", part["amount"]
        if part["means"] == "cash":
            yield "cash/players", "cash/fees", part["amount"]


def _buy_ins(parts: Sequence[Mapping[str, Any]], pool: str, licensee: str) -> Transfers:
    """Where no cash came in, the licensee puts it behind the pool (reading F10)."""
    for part in parts:
        yield _collected(part["means"], licensee), f"pool/{pool}", part["amount"]
        yield "cash/players" if part["means"] == "cash" else "cash/licensee", "cash/buy-ins", part["amount"]


def _entered(event: entries.EventEntered) -> Transfers:
    yield from _fees(event.fee, event.date, event.licensee)
    yield from _buy_ins(event.buy_in, event.pool, event.licensee)


def _bought(event: play.ChipsBought) -> Transfers:
    yield from _buy_ins(event.buy_in, event.pool, event.licensee)


def _voucher_used(event: entries.VoucherUsed) -> Transfers:
    """Reading F7: a payout that comes in again as fee and buy-in, or a buy-in alone; never both."""
    if not event.payout:
        yield f"voucher/{event.voucher}", f"pool/{event.pool}", event.value
        return
    yield f"voucher/{event.voucher}", "paid-out/voucher", event.value
    yield "collected/voucher", f"proceeds/{event.date[:7]}", event.fee
    yield "collected/voucher", f"pool/{event.pool}", event.buy_in
    yield "cash/buy-ins", "cash/licensee", event.fee


def _disqualified(event: entries.EntriesDisqualified) -> Transfers:
    for award in event.awards:
        yield "awards", f"pool/{award['pool']}", award["amount"]
    for voucher in event.vouchers:
        yield f"voucher/{voucher['voucher']}", f"pool/{voucher['pool']}", voucher["amount"]


def _counted(event: entries.FeesCounted) -> Transfers:
    yield "cash/fees", "cash/cage", event.counted
    yield "cash/fees", "cash/over-short", event.expected - event.counted


def _added(event: prizes.PrizeMoneyAdded) -> Transfers:
    yield "house/added", f"pool/{event.pool}", event.amount
    yield "cash/licensee", "cash/buy-ins", event.amount


def _awarded(event: prizes.PrizesAwarded) -> Transfers:
    for line in event.lines:
        if line["kind"] == "cash":
            yield f"pool/{event.pool}", "awards", line["amount"]
        elif line["kind"] == "voucher":
            yield f"pool/{event.pool}", f"voucher/{line['number']}", line["amount"]


def _paid(event: prizes.PrizePaid) -> Transfers:
    if event.kind == "goods":
        yield "house/goods", "paid-out/goods", event.amount
    else:
        yield "awards", "paid-out/cash", event.amount
        yield "cash/buy-ins", "cash/winners", event.amount


def _carried(event: prizes.PoolCarriedForward) -> Transfers:
    yield f"pool/{event.pool}", f"pool/{event.to}", event.amount


def _re_awarded(event: prizes.VoucherReAwarded) -> Transfers:
    yield f"voucher/{event.voucher}", f"pool/{event.pool}", event.amount


def _refund(refund: Mapping[str, Any]) -> Transfers:
    """From where it went: a fee from the proceeds of its month, a buy-in from its pool. What the house gave away it
    has back at once. The cash for a fee comes from the licensee, as that of others may not be counted yet."""
    for line in refund["lines"]:
        fee, amount = line["kind"] == "entry-fee", line["amount"]
        source = f"proceeds/{line['month']}" if fee else f"pool/{refund['pool']}"
        given = line["means"] == "complimentary"
        yield source, "refunded/complimentary" if given else f"to-refund/{refund['number']}", amount
        if given and not fee:
            yield "cash/buy-ins", "cash/licensee", amount
        elif fee and not given:
            yield "cash/licensee", "cash/buy-ins", amount


def _cancelled(event: calling_off.EventCancelled) -> Transfers:
    for refund in event.refunds:
        yield from _refund(refund)


def _withdrawn(event: calling_off.EntryWithdrawn) -> Transfers:
    yield from _refund(event.refund)


def _returned(event: calling_off.TournamentCancelled) -> Transfers:
    for pool, amount in event.returned.items():
        yield f"pool/{pool}", "house/added", amount
        yield "cash/buy-ins", "cash/licensee", amount


def _refund_paid(event: calling_off.RefundPaid) -> Transfers:
    """A slip or voucher of the house is redeemed by the house, which therefore has the cash."""
    yield f"to-refund/{event.refund}", f"refunded/{event.how}", event.amount
    yield "cash/buy-ins", "cash/players" if event.how == "cash" else "cash/licensee", event.amount
    yield f"to-refund/{event.refund}", "refunded/goods", event.goods
    yield "cash/buy-ins", "cash/licensee", event.goods


MAKERS: dict[type[Event], Callable[[Any], Transfers]] = {
    entries.EventEntered: _entered,
    play.ChipsBought: _bought,
    entries.VoucherUsed: _voucher_used,
    entries.EntriesDisqualified: _disqualified,
    entries.FeesCounted: _counted,
    prizes.PrizeMoneyAdded: _added,
    prizes.PrizesAwarded: _awarded,
    prizes.PrizePaid: _paid,
    prizes.PoolCarriedForward: _carried,
    prizes.VoucherReAwarded: _re_awarded,
    calling_off.EventCancelled: _cancelled,
    calling_off.EntryWithdrawn: _withdrawn,
    calling_off.TournamentCancelled: _returned,
    calling_off.RefundPaid: _refund_paid,
}
