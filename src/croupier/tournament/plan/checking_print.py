"""What the printed rules lack: prizes described exactly, and the five items that a clause wants in print."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.money import dollars
from croupier.refusal import Refused
from croupier.rules import clauses
from croupier.tournament.plan.document import STATEMENT
from croupier.tournament.plan.plan import EventPlan, Plan, Prize

Problem = tuple[str, Refused]


def prizes_are_described(plan: Plan) -> Iterator[Problem]:
    for where, prizes in [("prizes", plan.prizes), *((f"events[{n}].prizes", e.prizes) for n, e in _numbered(plan))]:
        if sum(prize.share for prize in prizes) > 100_00 or any(p.share < 0 or p.amount < 0 for p in prizes):
            yield where, Refused("prize_description_missing", "The shares of a pool are 100 percent at most.")
        for number, prize in enumerate(prizes):
            key = f"{where}[{number}]"
            if [bool(prize.amount), bool(prize.share), bool(prize.goods), bool(prize.voucher)].count(True) != 1:
                message = "A prize is an amount, a share of the pool, goods, or a voucher: exactly one of these."
                yield key, Refused("prize_description_missing", message, place=prize.place)
            elif (prize.goods or prize.voucher) and prize.value <= 0:
                message = "Say what the goods or the voucher are worth."
                yield key, Refused("prize_description_missing", message, place=prize.place)
            elif prize.voucher:
                yield from _voucher_fits(plan, where, key, prize)
            if prize.place < 1:
                yield key, Refused("bad_amount", "Places are numbered from 1.")


def _voucher_fits(plan: Plan, where: str, key: str, prize: Prize) -> Iterator[Problem]:
    """A voucher is for a later event; one worth more than its price cannot be divided (reading F9)."""
    target = plan.event(prize.voucher)
    place = int(where[7 : where.index("]")]) if where.startswith("events[") else len(plan.events)
    if target is None or plan.order(prize.voucher) <= place:
        message = f"A voucher is for a later event of this tournament; “{prize.voucher}” is none."
        yield key, Refused("voucher_not_here", message, event=prize.voucher)
    elif target.entry_fee + target.buy_in and prize.value > target.entry_fee + target.buy_in:
        price = target.entry_fee + target.buy_in
        message = f"The voucher is worth {dollars(prize.value)}, the place in {target.key} {dollars(price)}."
        yield key, Refused("voucher_split", message, value=prize.value, price=price)
    elif plan.joint and target.entry_fee:
        yield key, Refused("joint_with_proceeds", "A voucher would pay a fee, which is proceeds.")


def buy_ins_can_be_won(plan: Plan) -> Iterator[Problem]:
    """Every cent of a pool goes to winners: where buy-ins come in and nothing can be carried on, cash is won."""
    if not plan.events:
        return
    final = plan.events[-1]
    into = plan.events if plan.one_pool else (() if plan.prizes else (final,))
    key, prizes = ("prizes", plan.prizes) if plan.one_pool else (f"events[{len(plan.events) - 1}].prizes", final.prizes)
    if any(event.buy_in or event.further for event in into) and not any(prize.is_cash for prize in prizes):
        message = "Buy-ins come into this pool, and no cash prize takes them."
        yield key, Refused("pool_not_paid_out", message, clause="CO-2213.05-g")
    for number, event in _numbered(plan):
        if plan.one_pool and not all(prize.goods for prize in event.prizes):
            message = "All buy-ins are in the overall pool; the prizes of an event can only be goods."
            yield f"events[{number}].prizes", Refused("pool_not_paid_out", message, clause="CO-2213.05-g")


def _numbered(plan: Plan) -> list[tuple[int, EventPlan]]:
    return list(enumerate(plan.events))


def printed_rules_are_complete(plan: Plan) -> Iterator[Problem]:
    rules, index = plan.house_rules, clauses("colorado")

    def lacks(key: str, code: str, message: str, clause: str) -> Problem:
        return f"house_rules.{key}", Refused(code, message, clause=clause if clause in index else None)

    wanted = STATEMENT.format(casino=rules.casino)
    if not rules.casino or (rules.statement and rules.statement != wanted):
        message = "Print the house rules in full, or the prescribed statement with the casino's name."
        yield lacks("casino", "printed_rules_incomplete", message, "CO-2213.08(1)-a")
    if rules.re_buys is None:
        yield lacks("re_buys", "rebuy_statement_missing", "Say whether there are re-buys.", "CO-2213.08(2)-b")
    elif rules.re_buys != any(event.re_buys for event in plan.events):
        message = "What the print says about re-buys is not what the events have."
        yield lacks("re_buys", "rules_data_mismatch", message, "CO-2213.08(2)-a")
    if any(event.re_buys for event in plan.events) and not rules.re_buy_conditions:
        message = "Say under which conditions players may buy again."
        yield lacks("re_buy_conditions", "rebuy_conditions_missing", message, "CO-2213.08(2)-c")
    for key, clause in (("final_round", "CO-2213.08(3)-a"), ("conclusion", "CO-2213.08(3)-b")):
        if not getattr(rules, key):
            message = f"The print must explain the {key.replace('_', ' ')}."
            yield lacks(key, "printed_rules_incomplete", message, clause)
    count = len(plan.prizes) + sum(len(event.prizes) for event in plan.events)
    if not count or (rules.prizes is not None and rules.prizes != count) or rules.prizes is None:
        message = f"The print says how many prizes there are; the lists have {count}."
        yield lacks("prizes", "prize_count", message, "CO-2213.08(4)-a")
    for key, stated, actual in (
        ("entry_fee", rules.entry_fee, sum(event.entry_fee for event in plan.events)),
        ("buy_in", rules.buy_in, sum(event.buy_in for event in plan.events)),
    ):
        if stated is not None and stated != actual:
            message = f"The print says {dollars(stated)}, the events charge {dollars(actual)}."
            yield lacks(key, "rules_data_mismatch", message, "CO-2213.08(2)-a")
    if rules.table and dict(rules.table) != dict(plan.table):
        message = "The print says that the tables are played otherwise than they are."
        yield lacks("table", "rules_data_mismatch", message, "CO-2213.08(5)-a")
