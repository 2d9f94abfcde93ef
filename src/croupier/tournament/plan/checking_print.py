"""What the printed rules lack: prizes described exactly, and the five items that a clause wants in print."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.refusal import Refused, Said
from croupier.rules import clauses
from croupier.tournament.plan.document import STATEMENT
from croupier.tournament.plan.plan import EventPlan, Plan, Prize

Problem = tuple[str, Refused]


def readable(text: str) -> bool:
    """Something is seen, and nothing is there that is not: no marks that turn the line around, or that take no room."""
    return bool(text.strip()) and all(sign.isprintable() or sign.isspace() for sign in text)


def all_else_can_be_read(plan: Plan) -> Iterator[Problem]:
    for key, text, needed in _names(plan):
        if (needed or text) and not readable(text):
            seen = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
            yield (
                key,
                Refused(
                    "bad_name.unseen",
                    "“{text}” is not a name: it is blank, or has marks in it that nobody sees.",
                    text=seen.strip(),
                ),
            )


def _names(plan: Plan) -> Iterator[tuple[str, str, bool]]:
    """Where each stands, and whether it is wanted; where another check wants it, it is not wanted twice."""
    yield from (("licensees", name, True) for name in plan.licensees)
    yield "responsible", plan.responsible, False
    for number, place in enumerate(plan.premises):
        at = f"premises[{number}]"
        yield f"{at}.name", place.name, True
        yield f"{at}.licence", place.licence, False
        yield f"{at}.checklist_signed_by", place.checklist_signed_by, False
    yield "chips.approval", plan.chips.approval, False
    yield "chips.approved_by", plan.chips.approved_by, False
    yield "structure.limit_source", plan.structure.limit_source, False
    house = plan.house_rules
    for name in ("casino", "re_buy_conditions", "final_round", "conclusion"):
        yield f"house_rules.{name}", getattr(house, name), False
    yield from ((f"house_rules.changes[{number}]", text, True) for number, text in enumerate(house.changes))
    for number, event in _numbered(plan):
        at = f"events[{number}]"
        yield f"{at}.name", event.name, False
        yield from ((f"{at}.charges[{nth}]", charge.name, True) for nth, charge in enumerate(event.charges))
        yield from ((f"{at}.tables", table, True) for table in event.tables)
        yield from ((f"{at}.prizes[{nth}]", prize.goods, False) for nth, prize in enumerate(event.prizes))
    yield from ((f"prizes[{nth}]", prize.goods, False) for nth, prize in enumerate(plan.prizes))


def prizes_are_described(plan: Plan) -> Iterator[Problem]:
    for where, prizes in [("prizes", plan.prizes), *((f"events[{n}].prizes", e.prizes) for n, e in _numbered(plan))]:
        if sum(prize.share for prize in prizes) > 100_00 or any(p.share < 0 or p.amount < 0 for p in prizes):
            yield (
                where,
                Refused("prize_description_missing.shares_percent", "The shares of a pool are 100 percent at most."),
            )
        for number, prize in enumerate(prizes):
            key = f"{where}[{number}]"
            if [bool(prize.amount), bool(prize.share), bool(prize.goods), bool(prize.voucher)].count(True) != 1:
                yield (
                    key,
                    Refused(
                        "prize_description_missing.amount_share",
                        "A prize is an amount, a share of the pool, goods, or a voucher: exactly one of these.",
                        place=prize.place,
                    ),
                )
            elif (prize.goods or prize.voucher) and prize.value <= 0:
                yield (
                    key,
                    Refused(
                        "prize_description_missing.goods_voucher_worth",
                        "Say what the goods or the voucher are worth.",
                        place=prize.place,
                    ),
                )
            elif prize.voucher:
                yield from _voucher_fits(plan, where, key, prize)
            if prize.place < 1:
                yield key, Refused("bad_amount.places_numbered", "Places are numbered from 1.")


def _voucher_fits(plan: Plan, where: str, key: str, prize: Prize) -> Iterator[Problem]:
    """A voucher is for a later event; one worth more than its price cannot be divided (reading F9)."""
    target = plan.event(prize.voucher)
    place = int(where[7 : where.index("]")]) if where.startswith("events[") else len(plan.events)
    if target is None or plan.order(prize.voucher) <= place:
        yield (
            key,
            Refused(
                "voucher_not_here.later_event",
                "A voucher is for a later event of this tournament; “{event}” is none.",
                event=prize.voucher,
            ),
        )
    elif target.entry_fee + target.buy_in and prize.value > target.entry_fee + target.buy_in:
        price = target.entry_fee + target.buy_in
        yield (
            key,
            Refused(
                "voucher_split.worth_place_value",
                "The voucher is worth {value:money}, the place in {key} {price:money}.",
                value=prize.value,
                price=price,
                key=target.key,
            ),
        )
    elif plan.joint and target.entry_fee:
        yield key, Refused("joint_with_proceeds.voucher_pay", "A voucher would pay a fee, which is proceeds.")


def buy_ins_can_be_won(plan: Plan) -> Iterator[Problem]:
    """Every cent of a pool goes to winners: where buy-ins come in and nothing can be carried on, cash is won."""
    if not plan.events:
        return
    final = plan.events[-1]
    into = plan.events if plan.one_pool else (() if plan.prizes else (final,))
    key, prizes = ("prizes", plan.prizes) if plan.one_pool else (f"events[{len(plan.events) - 1}].prizes", final.prizes)
    if any(event.buy_in or event.further for event in into) and not any(prize.is_cash for prize in prizes):
        yield (
            key,
            Refused(
                "pool_not_paid_out.come",
                "Buy-ins come into this pool, and no cash prize takes them.",
                clause="CO-2213.05-g",
            ),
        )
    for number, event in _numbered(plan):
        if plan.one_pool and not all(prize.goods for prize in event.prizes):
            yield (
                f"events[{number}].prizes",
                Refused(
                    "pool_not_paid_out.overall_event",
                    "All buy-ins are in the overall pool; the prizes of an event can only be goods.",
                    clause="CO-2213.05-g",
                ),
            )


def _numbered(plan: Plan) -> list[tuple[int, EventPlan]]:
    return list(enumerate(plan.events))


def printed_rules_are_complete(plan: Plan) -> Iterator[Problem]:
    rules, index = plan.house_rules, clauses("colorado")

    def lacks(key: str, said: Said, clause: str) -> Problem:
        return f"house_rules.{key}", Refused.saying(said, clause=clause if clause in index else None)

    wanted = STATEMENT.format(casino=rules.casino)
    if not rules.casino or (rules.statement and rules.statement != wanted):
        said = Said(
            "printed_rules_incomplete.statement",
            "Print the house rules in full, or the prescribed statement with the casino's name.",
        )
        yield lacks("casino", said, "CO-2213.08(1)-a")
    if rules.re_buys is None:
        yield lacks("re_buys", Said("rebuy_statement_missing", "Say whether there are re-buys."), "CO-2213.08(2)-b")
    elif rules.re_buys != any(event.re_buys for event in plan.events):
        said = Said("rules_data_mismatch.re_buys", "What the print says about re-buys is not what the events have.")
        yield lacks("re_buys", said, "CO-2213.08(2)-a")
    if any(event.re_buys for event in plan.events) and not rules.re_buy_conditions:
        said = Said("rebuy_conditions_missing", "Say under which conditions players may buy again.")
        yield lacks("re_buy_conditions", said, "CO-2213.08(2)-c")
    if not rules.final_round:
        said = Said("printed_rules_incomplete.final_round", "The print must explain the final round.")
        yield lacks("final_round", said, "CO-2213.08(3)-a")
    if not rules.conclusion:
        said = Said("printed_rules_incomplete.conclusion", "The print must explain the conclusion.")
        yield lacks("conclusion", said, "CO-2213.08(3)-b")
    count = len(plan.prizes) + sum(len(event.prizes) for event in plan.events)
    if not count or (rules.prizes is not None and rules.prizes != count) or rules.prizes is None:
        said = Said("prize_count", "The print says how many prizes there are; the lists have {count}.", count=count)
        yield lacks("prizes", said, "CO-2213.08(4)-a")
    for key, stated, actual in (
        ("entry_fee", rules.entry_fee, sum(event.entry_fee for event in plan.events)),
        ("buy_in", rules.buy_in, sum(event.buy_in for event in plan.events)),
    ):
        if stated is not None and stated != actual:
            said = Said(
                "rules_data_mismatch.charges",
                "The print says {stated:money}, the events charge {actual:money}.",
                stated=stated,
                actual=actual,
            )
            yield lacks(key, said, "CO-2213.08(2)-a")
    if rules.table and dict(rules.table) != dict(plan.table):
        said = Said("rules_data_mismatch.tables", "The print says that the tables are played otherwise than they are.")
        yield lacks("table", said, "CO-2213.08(5)-a")
