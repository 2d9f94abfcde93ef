"""What the register has against a command at a table, as it is now: people without a licence, balls, variations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from croupier.domain import AskedFor, wire_name
from croupier.refusal import Refused
from croupier.register.asking import registered
from croupier.register.compliance import Check, all_at_once
from croupier.register.state import Premises, Variation
from croupier.register.things import found, table_of
from croupier.rules import Role, clauses
from croupier.rules.book import library
from croupier.rules.book.library import authority
from croupier.rules.book.whose_work import clause_on_work
from croupier.rules.in_force.variation import Variation as Overlay


def against(premises: Premises, table: str, rulebook: str, asked: AskedFor[Any]) -> Refused | None:
    """Whoever may not ask for it at all is told so by the table itself."""
    command, name, role, day = asked.command, wire_name(type(asked.command)), asked.actor.role, asked.day
    acting = [(asked.actor.who, role), (getattr(command, "second", ""), role)]
    if name == "sign-in-dealer":
        acting.append((command.dealer, Role.DEALER))
    for badge, work in acting:
        if lapsed := without_licence(premises, badge, day) or _without_line(premises, badge, name, role, day):
            return lapsed.citing(clause_on_work(library.rulebook(rulebook), name, work))
    if not premises.in_charge or role not in authority()[name]:
        return None
    try:
        if name == "assign-ball":
            _check_ball(premises, table, command.ball, day)
        elif name == "load-variations":
            check_variations(premises, command.variations)
    except Refused as refusal:
        return refusal.citing(clauses(rulebook).refusing(refusal.code))
    return None


def without_licence(premises: Premises, badge: str, day: str) -> Refused | None:
    """Somebody of the register whose licence was withdrawn or has run out. It need not know everybody."""
    if badge in premises.people:
        try:
            registered(premises, badge, day)
        except Refused as refusal:
            return refusal
    return None


def _without_line(premises: Premises, badge: str, command: str, role: Role, day: str) -> Refused | None:
    """Where the register is in charge, who has no line in it does no licensed work at a table."""
    if not premises.in_charge or not badge or role not in authority()[command]:
        return None
    try:
        registered(premises, badge, day)
    except Refused as refusal:
        return refusal
    return None


def _check_ball(premises: Premises, table: str, name: str, day: str) -> None:
    """One that the register has, that complies with the rulebook here, and that is at no other table."""
    ball = found(premises, name, "ball")
    if ball.table not in ("", table):
        raise Refused("in_use_elsewhere.table", "{name} is in use at table {table}.", table=ball.table, name=ball.name)
    all_at_once(Check(premises, ball, table_of(premises, table), day).reasons(), ball.name)


def check_variations(premises: Premises, given: Iterable[Overlay]) -> None:
    for refusal in unapproved(premises, given):
        raise refusal


def unapproved(premises: Premises, given: Iterable[Overlay]) -> Iterator[Refused]:
    """Variations of a policy that are not, value by value, what the register says was approved."""
    for said in given:
        known = premises.variations.get(said.name)
        if known is None or not known.approved or overlay_of(known) != said:
            yield Refused(
                "variation_not_approved.register_says",
                "The register has no approved variation “{name}” that says this.",
                variation=said.name,
                name=said.name[:40],
            )


def overlay_of(variation: Variation) -> Overlay:
    """What a house policy says under `variations` to be played under it."""
    return Overlay(
        variation.name,
        variation.title,
        variation.state,
        variation.citation,
        variation.effective,
        variation.ends,
        dict(variation.changes),
    )
