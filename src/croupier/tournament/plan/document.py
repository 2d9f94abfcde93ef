"""The written rules of a tournament as a document: what 2213.07 and 2213.08 want printed, out of the plan itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from html import escape
from typing import Any

from croupier.lean import dataclass
from croupier.rules import readings
from croupier.tournament.plan.english import ENGLISH
from croupier.tournament.plan.plan import ChargeKind, MoreChips, Plan, Prize, plan_report
from croupier.words.english import Speaker

# Prescribed wording (reading F18): nothing in it but the name may change.
STATEMENT = "Except as changed by these tournament rules, tournament play shall follow the house rules of {casino}."
ALWAYS = ("F2", "F3", "F4", "F12", "F13", "F14", "F16", "F17", "F19", *(f"F{number}" for number in range(20, 26)))


@dataclass(frozen=True, slots=True)
class Section:
    """`clause` is the one that wants it printed."""

    heading: str
    clause: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulesDocument:
    title: str
    version: int
    digest: str
    sections: tuple[Section, ...]
    readings: tuple[tuple[str, str], ...]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def as_text(self, say: Speaker = ENGLISH) -> str:
        parts = [self.title, self._version(say)]
        for section in self.sections:
            parts += ["", section.heading, *(f"  {line}" for line in section.lines)]
        parts += ["", say("tournament.read"), *(f"  {name}: {text}" for name, text in self.readings)]
        return "\n".join(parts) + "\n"

    def as_html(self, say: Speaker = ENGLISH) -> str:
        """A fragment without style or script, for a page to frame."""
        body = "".join(
            f"<section><h2>{escape(section.heading)}</h2>"
            + "".join(f"<p>{escape(line)}</p>" for line in section.lines)
            + "</section>"
            for section in self.sections
        )
        notes = "".join(f"<li>{escape(name)}: {escape(text)}</li>" for name, text in self.readings)
        note, read = escape(self._version(say)), escape(say("tournament.read"))
        return f"<article><h1>{escape(self.title)}</h1><p>{note}</p>{body}<h2>{read}</h2><ul>{notes}</ul></article>"

    def _version(self, say: Speaker) -> str:
        return f"{say('tournament.version', version=self.version)}, {self.digest[:16]}"


def rules_document(plan: Plan, version: int, digest: str, say: Speaker | None = None) -> RulesDocument:
    """In English, or as `say` says it. What the house itself wrote stays in its own words."""
    say = say or ENGLISH
    sections = tuple(Section(heading, clause, tuple(lines)) for heading, clause, lines in _sections(plan, say))
    notes = tuple((name, _reading(name, say)) for name in printed_readings(plan))
    return RulesDocument(say("tournament.title", name=plan.name), version, digest, sections, notes)


def _reading(name: str, say: Speaker) -> str:
    known = readings()[name]
    told = f"tournament-reading.{name}"
    return say(told) if say.has(told) else f"{known.question} {known.answer}"


def printed_readings(plan: Plan) -> list[str]:
    """The readings that matter for this tournament, in their order."""
    fee = any(event.entry_fee for event in plan.events)
    goods = any(goods.kind is ChargeKind.BUY_IN for event in plan.events for goods in event.goods)
    vouchers = any(prize.voucher for event in plan.events for prize in event.prizes)
    wanted = {
        "F1": plan.joint,
        "F5": fee,
        "F6": fee,
        "F7": vouchers,
        "F8": vouchers,
        "F9": vouchers,
        "F10": goods,
        "F11": fee,
        "F15": plan.splits,
        "F18": not plan.house_rules.standard,
        "F26": any(not event.on_tables for event in plan.events),
    }
    return [name for name in readings() if name in ALWAYS or wanted.get(name)]


def _sections(plan: Plan, say: Speaker) -> Iterator[tuple[str, str, Iterator[str]]]:
    yield say("tournament-heading.frame"), "CO-2213(1)-a", _frame(plan, say)
    yield say("tournament-heading.standard"), "CO-2213.08(1)-a", _standard(plan)
    yield say("tournament-heading.money"), "CO-2213.08(2)-a", _money(plan, say)
    yield say("tournament-heading.re_buys"), "CO-2213.08(2)-b", _re_buys(plan, say)
    yield say("tournament-heading.rounds"), "CO-2213.08(3)-a", _rounds(plan, say)
    yield say("tournament-heading.end"), "CO-2213.08(3)-b", _end(plan, say)
    yield say("tournament-heading.prizes"), "CO-2213.08(4)-a", _prizes(plan, say)
    yield say("tournament-heading.changes"), "CO-2213.08(5)-a", _changes(plan, say)
    yield say("tournament-heading.conduct"), "CO-2213.07(1)-a", _conduct(plan, say)
    yield say("tournament-heading.structure"), "CO-2213.06-g", _structure(plan, say)


def _frame(plan: Plan, say: Speaker) -> Iterator[str]:
    held = "tournament-frame.held_jointly" if plan.joint else "tournament-frame.held"
    yield say(held, licensees=say.joined(plan.licensees), responsible=plan.responsible)
    for event in plan.events:
        days = "tournament-frame.days" if event.ends else "tournament-frame.day"
        yield say(days, event=event.name or event.key, date=event.date, until=event.ends)
    yield say("tournament-frame.last_day", date=str(plan.last_day_allowed))
    for place in plan.premises:
        yield say("tournament-frame.premises", name=place.name, licence=place.licence)
    for criterion in plan.criteria:
        yield say("tournament-frame.criterion", text=criterion.text, reason=criterion.reason)
    yield say("tournament-frame.chips", approval=plan.chips.approval, by=plan.chips.approved_by)


def _standard(plan: Plan) -> Iterator[str]:
    if plan.house_rules.standard:
        yield from plan.house_rules.standard.splitlines()
    else:
        yield STATEMENT.format(casino=plan.house_rules.casino)


def _money(plan: Plan, say: Speaker) -> Iterator[str]:
    for event in plan.events:
        named = event.name or event.key
        fee = "tournament-money.fee" if event.entry_fee else "tournament-money.no_fee"
        buy_in = "tournament-money.buy_in" if event.buy_in else "tournament-money.no_buy_in"
        yield say(
            "tournament-money.entry",
            event=named,
            fee=say(fee, amount=say.money(event.entry_fee)),
            buy_in=say(buy_in, amount=say.money(event.buy_in)),
            points=say("tournament-count.points", count=event.chips),
        )
        for charge in event.charges:
            if charge.fee and charge.buy_in:
                amount, part = say.money(charge.amount), say.money(charge.buy_in)
                yield "  " + say("tournament-money.to_pool", event=named, charge=charge.name, amount=amount, part=part)
        for goods in event.goods:
            yield "  " + say(f"tournament-money.goods-{goods.kind}", item=goods.item, amount=say.money(goods.value))
    yield say("tournament-money.pool")


def _re_buys(plan: Plan, say: Speaker) -> Iterator[str]:
    if not any(event.re_buys or event.add_ons for event in plan.events):
        yield say("tournament-more.none")
        return
    if not any(event.re_buys for event in plan.events):
        yield say("tournament-more.no_re_buys")
    for event in plan.events:
        for kind, more in (("re_buys", event.re_buys), ("add_ons", event.add_ons)):
            if more:
                yield _more(event.name or event.key, kind, more, say)
    if plan.house_rules.re_buy_conditions:
        yield plan.house_rules.re_buy_conditions
    yield say("tournament-more.open")


def _more(event: str, kind: str, more: MoreChips, say: Speaker) -> str:
    return say(
        "tournament-more.offer",
        event=event,
        many=say(f"tournament-count.{kind}", count=more.allowed or 0),
        points=say("tournament-count.points", count=more.points),
        price=say.money(more.price),
        round=more.until_round,
    )


def _rounds(plan: Plan, say: Speaker) -> Iterator[str]:
    for event in plan.events:
        for number, round_ in enumerate(event.rounds, start=1):
            spins, minutes = (
                say(f"tournament-count.{what}", count=count) if count else ""
                for what, count in (("spins", round_.spins), ("minutes", round_.minutes))
            )
            either = spins and minutes
            last = number == len(event.rounds)
            yield say(
                "tournament-round.fresh" if round_.fresh_stacks else "tournament-round.line",
                event=event.name or event.key,
                round=number,
                length=say("tournament-round.either", spins=spins, minutes=minutes) if either else spins or minutes,
                on=say("tournament-round.final" if last else f"tournament-round.on_{round_.per}", count=round_.advance),
            )
            if round_.point_values:
                values = (_worth(colour, value, say) for colour, value in round_.point_values.items())
                yield "  " + say("tournament-round.chips", values=say.joined(values))
    yield plan.house_rules.final_round


def _worth(colour: str, value: int, say: Speaker) -> str:
    named = say(f"colour.{colour}") if say.has(f"colour.{colour}") else colour
    return say("tournament-round.value", colour=named, points=say("tournament-count.points", count=value))


def _end(plan: Plan, say: Speaker) -> Iterator[str]:
    yield plan.house_rules.conclusion
    yield say(f"tournament-end.{plan.ties}")
    yield say("tournament-end.again" if plan.re_entries else "tournament-end.not_again", count=plan.re_entries)
    yield say("tournament-end.splits" if plan.splits else "tournament-end.no_splits")


def _prizes(plan: Plan, say: Speaker) -> Iterator[str]:
    yield say("tournament-prize.count", count=len(plan.prizes) + sum(len(event.prizes) for event in plan.events))
    pools = [(event.name or event.key, event.prizes) for event in plan.events]
    for where, prizes in [*pools, (say("tournament-prize.overall"), plan.prizes)]:
        for prize in prizes:
            yield say("tournament-prize.line", where=where, place=prize.place, prize=_prize(prize, plan, say))
    yield say("tournament-prize.rest")


def _prize(prize: Prize, plan: Plan, say: Speaker) -> str:
    value = say.money(prize.value)
    if prize.goods:
        return say("tournament-prize.goods", goods=prize.goods, value=value)
    if prize.voucher:
        return say("tournament-prize.voucher", event=plan.called(prize.voucher), value=value)
    if prize.share:
        return say("tournament-prize.share", share=prize.share / 100)
    return say.money(prize.amount)


def _changes(plan: Plan, say: Speaker) -> Iterator[str]:
    """Every setting in which tournament tables depart from the everyday game, and what else the house says."""
    yield say("tournament-change.chips")
    yield say("tournament-change.no_limit")
    for key in sorted((plan.table.keys() | plan.everyday.keys()) - {"chips"}):  # which are never the everyday ones
        here, everyday = plan.table.get(key), plan.everyday.get(key)
        if here != everyday:
            shown = {"here": _shown(here, say), "everyday": _shown(everyday, say)}
            yield say("tournament-change.instead", setting=_setting(key, say), **shown)
    yield from plan.house_rules.changes


def _setting(key: str, say: Speaker) -> str:
    return say(f"tournament-setting.{key}") if say.has(f"tournament-setting.{key}") else key.replace("_", " ")


def _shown(value: Any, say: Speaker) -> str:
    if isinstance(value, dict):
        pairs = ((_setting(key, say), _shown(entry, say)) for key, entry in value.items())
        return say.joined(say("tournament-value.named", name=name, value=shown) for name, shown in pairs)
    if isinstance(value, list):
        return say.joined(_shown(each, say) for each in value)
    if value is None or isinstance(value, bool):
        return say({None: "tournament-value.usual", True: "tournament-value.yes"}.get(value, "tournament-value.no"))
    return say(f"tournament-value.{value}") if say.has(f"tournament-value.{value}") else str(value)


def _conduct(plan: Plan, say: Speaker) -> Iterator[str]:
    yield say("tournament-conduct.start")
    yield say("tournament-conduct.out")
    if plan.splits:
        yield say("tournament-conduct.split")
        yield "    " + say("tournament-conduct.split_freely")
    else:
        yield say("tournament-conduct.no_split")
    yield say("tournament-conduct.oneself")
    yield say("tournament-conduct.on_table")
    yield say("tournament-conduct.one_entry")


def _structure(plan: Plan, say: Speaker) -> Iterator[str]:
    report, structure = plan_report(plan), plan.structure
    yield say("tournament-structure.limit", amount=say.money(structure.limit), source=structure.limit_source)
    if structure.statement:
        yield structure.statement
    for number, share in enumerate(report.per_spin, start=1):
        cents = -(-share.numerator // share.denominator)
        yield say("tournament-structure.per_spin", round=number, amount=say.money(cents))
    both = say.money(report.entry_fee + report.buy_ins_max)
    yield say("tournament-structure.most", entry=both, person=say.money(report.person_max))
