"""What a tournament takes: every cent a fee or a buy-in, within the caps, each kind of cash apart."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.refusal import Refused
from croupier.rules import clauses
from croupier.tournament.plan.plan import CAP, ChargeKind, Plan, is_day, plan_report

Problem = tuple[str, Refused]


def every_cent_is_fee_or_buy_in(plan: Plan) -> Iterator[Problem]:
    """There is no third kind: a service charge is an entry fee (reading F4)."""
    for place, event in enumerate(plan.events):
        for number, charge in enumerate(event.charges):
            key = f"events[{place}].charges[{number}]"
            if charge.amount <= 0 or not 0 <= (charge.to_pool or 0) <= charge.amount:
                yield (
                    key,
                    Refused(
                        "bad_amount.takes_part", "{name}: the pool takes a part of a positive amount.", name=charge.name
                    ),
                )
            if charge.to_pool is None and charge.kind not in set(ChargeKind):
                yield (
                    key,
                    Refused(
                        "kind_needed",
                        "{charge}: say whether {amount:money} is an entry-fee or a buy-in.",
                        charge=charge.name,
                        amount=charge.amount,
                    ),
                )


def goods_have_the_cash_value(plan: Plan) -> Iterator[Problem]:
    for place, event in enumerate(plan.events):
        for number, goods in enumerate(event.goods):
            price = event.entry_fee if goods.kind is ChargeKind.ENTRY_FEE else event.buy_in
            if goods.value <= 0 or goods.value != price:
                about = clause_about_goods(plan, goods.kind)
                yield (
                    f"events[{place}].goods[{number}]",
                    Refused(
                        "non_cash_value.set_beforehand_item",
                        "{item}: its value is set beforehand and is that in cash, {price:money}.",
                        clause=about,
                        item=goods.item,
                        value=goods.value,
                        price=price,
                    ),
                )


def clause_about_goods(plan: Plan, kind: ChargeKind) -> str | None:
    """One clause speaks of goods as a fee, another of goods as a buy-in."""
    refusing = (clause for clause in clauses(plan.rulebook).values() if "non_cash_value" in clause.refuses)
    return next((c.id for c in refusing if ("buy-in" in c.says) == (kind is ChargeKind.BUY_IN)), None)


def caps_are_kept(plan: Plan) -> Iterator[Problem]:
    """All that one entry may pay over the series (reading F3)."""
    bounded = True
    for place, event in enumerate(plan.events):
        for name in ("re_buys", "add_ons"):
            more = getattr(event, name)
            if more and more.allowed is None:
                bounded = False
                yield (
                    f"events[{place}].{name}.allowed",
                    Refused(
                        "rebuys_unbounded", "Without a bound on them, the sum of the buy-ins has none.", event=event.key
                    ),
                )
            elif more and (more.price < 0 or more.points <= 0 or (more.allowed or 0) < 0):
                yield (
                    f"events[{place}].{name}",
                    Refused("bad_amount.price_brings", "A price is 0 or more, and brings points."),
                )
    if not plan.events or not all(is_day(event.date) for event in plan.events):
        return
    report = plan_report(plan)
    times = 1 + plan.re_entries if plan.cap_scope == "person" else 1
    fee, buy_ins = report.entry_fee * times, report.buy_ins_max * times
    if fee > CAP:
        refused = Refused("fee_over_cap", "The entry fee may be {cap:money}, not {amount:money}.", cap=CAP, amount=fee)
        yield "events", refused
    if buy_ins > CAP:
        yield (
            "events",
            Refused(
                "buyins_over_cap",
                "All allowable buy-ins together may be {cap:money}, not {amount:money}.",
                cap=CAP,
                amount=buy_ins,
            ),
        )
    if fee and buy_ins and fee + buy_ins > CAP and bounded:
        yield (
            "events",
            Refused(
                "combined_over_cap",
                "Fee and buy-ins together may be {cap:money}, not {together:money}.",
                fee=fee,
                buy_ins=buy_ins,
                cap=CAP,
                together=fee + buy_ins,
            ),
        )


def cash_lies_apart(plan: Plan) -> Iterator[Problem]:
    where = plan.containers
    if not where.fees or not where.buy_ins or where.fees == where.buy_ins:
        yield (
            "containers",
            Refused("fee_cash_not_separate.buy_ins", "Fee cash has a container of its own, and so do buy-ins."),
        )
