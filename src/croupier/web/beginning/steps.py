"""How far a house has come, read off its journal and its register; and what choosing a rulebook means, in figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from croupier.game import bet_odds
from croupier.people import Person
from croupier.register import Premises
from croupier.register.inspections.decide import points_of
from croupier.register.postings import against_rules
from croupier.rules import RULEBOOKS, Role, TableRules, clauses, policy_from, rulebook
from croupier.rules.book.library import key_of
from croupier.table import Table
from croupier.table.asking.posting import sign_is_due
from croupier.table.phases import ROUND, Phase
from croupier.web.beginning.plan import approvals_needed, customary, limits_of, needs_odds
from croupier.web.house import House

ASKED_BY = {  # a step, and the codes that a clause refuses with where it is not done
    "second": ("second_person_needed",),
    "house": ("licence_not_valid", "inspector_role"),
    "tables": ("wheel_too_small", "layout_not_opposite", "ball_metallic", "no_drop_box", "no_tip_box"),
    "staff": ("no_dealer", "inspector_role"),
    "terminals": ("ebt_announcement_failed",),
    "signs": ("limits_not_posted", "rules_not_posted"),
    "inspection": ("not_inspected",),
    "opening": ("drop_box_not_locked_to_table",),
    "round": ("losers_first",),
}
NEEDED = (Role.DEALER, Role.PIT_SUPERVISOR)  # beside the key managers, for one table


def steps_of(house: House, premises: Premises, today: str) -> list[dict[str, Any]]:
    doings, missing = house.doings.known, dict(_missing(house, premises, today))
    named = bool(doings.name and premises.plans and premises.people)
    done = {
        "second": len(house.people.key_managers()) >= len(NEEDED),
        "house": named and not missing["house"],
        "tables": bool(house.floor.tables) and not missing["tables"],
        "staff": not missing["staff"],
        "terminals": bool(house.floor.tables) and not missing["terminals"],
        "signs": bool(house.floor.tables) and not missing["signs"],
        "inspection": bool(house.floor.tables) and not missing["inspection"],
        "opening": any(open_now(one.view) or one.view.opened_before for one in house.floor.tables.values()),
        "round": _played(house),
    }
    books = {key_of(str(one.view.policy["rulebook"])) for one in house.floor.tables.values()} or set(RULEBOOKS)
    return [
        {
            "step": step,
            "done": done[step],
            "clauses": [found for book in sorted(books) for found in _clauses(book, step)],
            "missing": missing.get(step, []),
        }
        for step in ASKED_BY
    ]


def open_now(view: Table) -> bool:
    return view.phase is not Phase.CLOSED


def _played(house: House) -> bool:
    """A round was paid and is over, at some table."""
    for one in house.floor.tables.values():
        settled = one.view.settled
        if settled and (one.view.round > settled.round or one.view.phase not in ROUND):
            return True
    return False


def _clauses(book: str, step: str) -> Iterator[str]:
    index = clauses(book)
    yield from dict.fromkeys(found for code in ASKED_BY[step] if (found := index.refusing(code)))


def _missing(house: House, premises: Premises, today: str) -> Iterator[tuple[str, list[str]]]:
    """Badges and tables, by the step that they hold up."""
    unlicensed = [one.badge for one in unlicensed_of(house, today)]
    held = {role for one in licensed_of(house, today) for role in one.roles}
    yield "house", [badge for badge in unlicensed if Role.KEY_MANAGER in house.people.known(badge).roles]
    yield "staff", [*(role.value for role in NEEDED if role not in held), *unlicensed]
    tables, terminals, signs, inspections = [], [], [], []
    for number, runner in house.floor.tables.items():
        table, view = premises.table(number), runner.view
        if open_now(view):
            continue
        in_use = {thing.kind for thing in premises.things.values() if thing.table == number}
        if table is None or not {"wheel", "layout", "ball"} <= in_use:
            tables.append(number)
        screens = runner.rules.policy.terminals
        if screens and not any(one.table == number and one.seat for one in house.roll.roll.terminals.values()):
            terminals.append(number)
        seen = house.office.office.seen(number)
        walls = list(against_rules(premises, runner.rules.rulebook.key, seen.rules, today)) if seen.rules else []
        if walls or sign_is_due(view, runner.rules):
            signs.append(number)
        if any(True for _ in points_of(runner.rules.rulebook, seen)) and not view.inspected:
            inspections.append(number)
    yield "tables", tables
    yield "terminals", terminals
    yield "signs", signs
    yield "inspection", inspections


def licensed_of(house: House, today: str) -> list[Person]:
    return [one for one in house.people.roll.accounts() if one.active and one.licensed(today)]


def unlicensed_of(house: House, today: str) -> list[Person]:
    return [one for one in house.people.roll.accounts() if one.active and not one.licensed(today)]


@cache
def offered() -> tuple[Mapping[str, Any], ...]:
    return tuple(map(_offered, RULEBOOKS))


def _offered(key: str) -> dict[str, Any]:
    book, limits = rulebook(key), limits_of(rulebook(key))
    plain: dict[str, Any] = {"rulebook": key, "wheel": book.wheels.value[0]}
    if needs_odds(book):
        plain |= {"odds": customary(book), "odds_source": "customary odds"}
    policy = policy_from(plain, "policy")
    return {
        "rulebook": key,
        "title": book.source.title,
        "wheels": list(book.wheels.value),
        "options": list(book.options),
        "minimum": limits.min if limits else 0,
        "maximum": (limits.max or 0) if limits else 0,
        "straight": policy.odds.get("straight", book.bets["straight"].pays.value),
        "edges": {wheel: _edge({**plain, "wheel": wheel}) for wheel in book.wheels.value},
        "clauses": len(clauses(key)),
        "inspection": len(book.opening.inspection.value),
        "approvals": approvals_needed(policy),
        "currency": book.currency.value if book.currency else None,
    }


def _edge(policy: Mapping[str, Any]) -> float:
    """In percent, of a straight bet."""
    rules = TableRules(rulebook(policy["rulebook"]), policy_from(policy, "policy"))
    edge = next(one.house_edge for one in bet_odds(rules.pay_table) if one.bet.kind == "straight")
    return round(float(100 * edge), 2)
