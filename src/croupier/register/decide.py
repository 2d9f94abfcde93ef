"""`decide` says what follows from a command of the floor: events, or a refusal. It changes nothing."""

from __future__ import annotations

from croupier.dated import check_days
from croupier.refusal import Refused
from croupier.register.asking import Asked, check_role
from croupier.register.commands import Command
from croupier.register.events import Event
from croupier.register.state import Premises
from croupier.register.subjects import SUBJECTS
from croupier.rules import clauses
from croupier.rules.book.library import key_of


def decide(premises: Premises, asked: Asked) -> list[Event]:
    """What happens. Refusals come in this order: the role, the person's licence, then what is asked for."""
    try:
        check_role(premises, asked)
        check_days(asked)
        return SUBJECTS.deciders[type(asked.command)](premises, asked.command, asked)
    except Refused as refusal:
        raise refusal.citing(_clause(premises, asked.command, refusal)) from None


def _clause(premises: Premises, command: Command, refusal: Refused) -> str | None:
    """The clause in the rulebook of the table that the command is about; the only rulebook there is, otherwise."""
    thing = premises.things.get(getattr(command, "wheel", "") or getattr(command, "thing", ""))
    number = getattr(command, "table", "") or (thing.table if thing else "")
    table = premises.table(number)
    books = {key_of(str(thing.facts["rulebook"])) for thing in premises.things.values() if thing.kind == "table"}
    rulebook = key_of(str(table.facts["rulebook"])) if table else books.pop() if len(books) == 1 else ""
    rulebook = getattr(command, "rulebook", "") or rulebook
    return clauses(rulebook).refusing(refusal.code) if rulebook else None
