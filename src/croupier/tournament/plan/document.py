"""The written rules of a tournament as a document: what 2213.07 and 2213.08 want printed, out of the plan itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from html import escape
from typing import Any

from croupier.money import counted, dollars
from croupier.money.cents import points
from croupier.rules import readings
from croupier.tournament.plan.plan import ChargeKind, MoreChips, Plan, Prize, Ties, plan_report

# Prescribed wording (reading F18): nothing in it but the name may change.
STATEMENT = "Except as changed by these tournament rules, tournament play shall follow the house rules of {casino}."
ALWAYS = ("F2", "F3", "F4", "F12", "F13", "F14", "F16", "F17", "F19")
TIES = {
    Ties.PREVIOUS_ROUND: "the one who had more points a round earlier comes first, and then lots drawn from the seed",
    Ties.DRAW: "lots drawn from the published seed decide",
    Ties.SHARE: "they share the place, and divide the cash of their places",
}


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

    def as_text(self) -> str:
        parts = [self.title, f"Version {self.version} of the rules, {self.digest[:16]}"]
        for section in self.sections:
            parts += ["", section.heading, *(f"  {line}" for line in section.lines)]
        parts += ["", "How we read the regulation", *(f"  {name}: {text}" for name, text in self.readings)]
        return "\n".join(parts) + "\n"

    def as_html(self) -> str:
        """A fragment without style or script, for a page to frame."""
        body = "".join(
            f"<section><h2>{escape(section.heading)}</h2>"
            + "".join(f"<p>{escape(line)}</p>" for line in section.lines)
            + "</section>"
            for section in self.sections
        )
        notes = "".join(f"<li>{escape(name)}: {escape(text)}</li>" for name, text in self.readings)
        note = f"Version {self.version} of the rules, {self.digest[:16]}"
        return f"<article><h1>{escape(self.title)}</h1><p>{note}</p>{body}<ul>{notes}</ul></article>"


def rules_document(plan: Plan, version: int, digest: str) -> RulesDocument:
    sections = tuple(Section(heading, clause, tuple(lines)) for heading, clause, lines in _sections(plan))
    notes = tuple((name, f"{readings()[name].question} {readings()[name].answer}") for name in printed_readings(plan))
    return RulesDocument(f"{plan.name}: tournament rules", version, digest, sections, notes)


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
    }
    return [name for name in readings() if name in ALWAYS or wanted.get(name)]


def _sections(plan: Plan) -> Iterator[tuple[str, str, Iterator[str]]]:
    yield "Who holds it, when and where", "CO-2213(1)-a", _frame(plan)
    yield "House rules", "CO-2213.08(1)-a", _standard(plan)
    yield "Entry fee and buy-in", "CO-2213.08(2)-a", _money(plan)
    yield "Re-buys", "CO-2213.08(2)-b", _re_buys(plan)
    yield "The rounds", "CO-2213.08(3)-a", _rounds(plan)
    yield "How the tournament ends", "CO-2213.08(3)-b", _end(plan)
    yield "Prizes", "CO-2213.08(4)-a", _prizes(plan)
    yield "What is played differently", "CO-2213.08(5)-a", iter(changes(plan))
    yield "Conduct", "CO-2213.07(1)-a", _conduct(plan)
    yield "Structure", "CO-2213.06-g", _structure(plan)


def _frame(plan: Plan) -> Iterator[str]:
    yield f"Held by {', '.join(plan.licensees)}." + (
        f" {plan.responsible} answers for it and awards its prizes." if plan.joint else ""
    )
    for event in plan.events:
        until = f" to {event.ends}" if event.ends else ""
        yield f"{event.name or event.key}: {event.date}{until}."
    yield f"It is over by {plan.last_day_allowed}, four months after the first day of play."
    for place in plan.premises:
        yield f"Premises: {place.name}, licence {place.licence}."
    for criterion in plan.criteria:
        yield f"Entrants have to meet this: {criterion.text} Reason: {criterion.reason}"
    yield f"Tournament chips: approval {plan.chips.approval} by {plan.chips.approved_by}."


def _standard(plan: Plan) -> Iterator[str]:
    if plan.house_rules.standard:
        yield from plan.house_rules.standard.splitlines()
    else:
        yield STATEMENT.format(casino=plan.house_rules.casino)


def _money(plan: Plan) -> Iterator[str]:
    for event in plan.events:
        fee = f"entry fee {dollars(event.entry_fee)}" if event.entry_fee else "no entry fee"
        buy_in = f"first buy-in {dollars(event.buy_in)}" if event.buy_in else "no buy-in"
        yield f"{event.name or event.key}: {fee}, {buy_in}, for {points(event.chips)}."
        for charge in event.charges:
            if charge.fee and charge.buy_in:
                yield f"  Of {charge.name}, {dollars(charge.amount)}, {dollars(charge.buy_in)} go to the prize pool."
        for goods in event.goods:
            yield f"  A {goods.item} is taken for the {goods.kind}, at {dollars(goods.value)}."
    yield "All buy-ins make up the prize pool and are paid to winners."


def _re_buys(plan: Plan) -> Iterator[str]:
    if not any(event.re_buys or event.add_ons for event in plan.events):
        yield "There are no re-buys and no add-ons."
        return
    if not any(event.re_buys for event in plan.events):
        yield "There are no re-buys."
    for event in plan.events:
        for word, more in (("re-buy", event.re_buys), ("add-on", event.add_ons)):
            if more:
                yield f"{event.name or event.key}: {_more(word, more)}"
    if plan.house_rules.re_buy_conditions:
        yield plan.house_rules.re_buy_conditions
    yield "The offer is open to every player alike; the chips join the next game."


def _more(word: str, more: MoreChips) -> str:
    return (
        f"up to {counted(more.allowed or 0, word)} of {points(more.points)} for {dollars(more.price)} each, "
        f"until after round {more.until_round}."
    )


def _rounds(plan: Plan) -> Iterator[str]:
    for event in plan.events:
        for number, round_ in enumerate(event.rounds, start=1):
            length = " or ".join(
                [
                    *([counted(round_.spins, "spin")] if round_.spins else []),
                    *([f"{round_.minutes} min"] if round_.minutes else []),
                ]
            )
            on = (
                f"the best {round_.advance} of each {round_.per} go on" if number < len(event.rounds) else "final round"
            )
            stacks = ", with fresh stacks" if round_.fresh_stacks else ""
            yield f"{event.name or event.key}, round {number}: {length}{stacks}; {on}."
            if round_.point_values:
                values = ", ".join(f"{colour} {points(value)}" for colour, value in round_.point_values.items())
                yield f"  Chips: {values}."
    yield plan.house_rules.final_round


def _end(plan: Plan) -> Iterator[str]:
    yield plan.house_rules.conclusion
    yield f"Where players have the same points, {TIES[plan.ties]}."
    again = f"up to {counted(plan.re_entries, 'time')}, as a new entry" if plan.re_entries else "not"
    yield f"Who is out of the tournament may come in again: {again}."
    yield "The last players may agree to divide the cash prizes." if plan.splits else "Prizes are not divided."


def _prizes(plan: Plan) -> Iterator[str]:
    count = len(plan.prizes) + sum(len(event.prizes) for event in plan.events)
    yield f"{counted(count, 'prize')}."
    for where, prizes in [*((e.name or e.key, e.prizes) for e in plan.events), ("Over all", plan.prizes)]:
        for prize in prizes:
            yield f"{where}, place {prize.place}: {prize_in_words(prize)}."
    yield "What a pool does not award passes on to a later event; the last pool is paid out to the cent."


def prize_in_words(prize: Prize) -> str:
    if prize.goods:
        return f"{prize.goods}, worth {dollars(prize.value)}"
    if prize.voucher:
        return f"a voucher for {prize.voucher}, worth {dollars(prize.value)}, for its winner alone"
    if prize.share:
        return f"{prize.share / 100:g} percent of the pool that fixed prizes leave"
    return dollars(prize.amount)


def changes(plan: Plan) -> list[str]:
    """Every setting in which tournament tables depart from the everyday game, and what else the house says."""
    keys = sorted(plan.table.keys() | plan.everyday.keys())
    derived = [
        f"{key.replace('_', ' ')}: {_shown(plan.table.get(key))} instead of {_shown(plan.everyday.get(key))}."
        for key in keys
        if plan.table.get(key) != plan.everyday.get(key)
    ]
    always = [
        "Wagers are made with tournament chips alone. They are points, have no cash value and cannot be redeemed.",
        "There is no limit on a wager made with tournament chips.",
    ]
    return [*always, *derived, *plan.house_rules.changes]


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(entry)}" for key, entry in value.items())
    return (
        {None: "the usual", True: "yes", False: "no"}.get(value, str(value))
        if not isinstance(value, list)
        else ", ".join(map(str, value))
    )


def _conduct(plan: Plan) -> Iterator[str]:
    yield "(1) Everybody starts an event with the same number of chips and may buy more on the same terms."
    yield "(2) A player without chips who cannot buy more, or does not want to, is out of the event."
    if plan.splits:
        yield "(3) All remaining players may agree, freely and without exception, to divide the cash prizes and stop."
        yield "    Other prizes cannot be divided. The director suggests nothing and stops whatever is not free."
    else:
        yield "(3) In this tournament players do not divide the prizes by agreement; play goes on to the end."
    yield "(4) Nobody sits in for a player, and nobody bets for another one."
    yield "(5) A game is played with the chips that lie on the table when it begins; hidden chips are not in play."
    yield "A person has one entry at a time. Who is found with several is disqualified and receives no prize."


def _structure(plan: Plan) -> Iterator[str]:
    report, structure = plan_report(plan), plan.structure
    yield f"Wagering limit {dollars(structure.limit)} ({structure.limit_source})."
    if structure.statement:
        yield structure.statement
    for number, share in enumerate(report.per_spin, start=1):
        cents = -(-share.numerator // share.denominator)
        yield f"Initial round {number}: the buy-in comes to {dollars(cents)} a spin at most."
    both = report.entry_fee + report.buy_ins_max
    yield f"One entry pays at most {dollars(both)} over all events; one person at most {dollars(report.person_max)}."
