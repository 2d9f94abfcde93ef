"""A command with who asks and when: what `decide` knows beside the table and its rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from croupier.domain import AskedFor, not_allowed, wire_name
from croupier.lean import dataclass
from croupier.money import Unit
from croupier.refusal import Refused, Said
from croupier.rules import Role, TableRules
from croupier.rules.book.library import authority
from croupier.rules.book.whose_work import clause_on_supervisors
from croupier.table.asking.citing import Uncited, clause_extending
from croupier.table.commands import Command
from croupier.table.state import Seat, Table


class SlipKnown(NamedTuple):
    """A slip that this table has given out."""

    kind: str
    amount: int
    void: bool = False
    paid: str = ""  # when, at the cage


@dataclass(frozen=True, slots=True)
class Asked(AskedFor[Command]):
    """Of a table. `slip` is the number that a slip has which is given out now, and `about` is what the house's book
    says of the slip that the command names: both are the house's word, as the time is."""

    slip: int = 0
    about: SlipKnown | None = None


# What an enumeration is asked for by its name costs more than a call, so what every command asks for is asked once.
DEALER, PLAYER, SYSTEM = Role.DEALER, Role.PLAYER, Role.SYSTEM
# The house holds a game that it can no longer serve, and seats and chips of a tournament follow its rounds.
HOUSE_MAY = frozenset({
    "suspend-table", "seat-player", "unseat-player", "issue-points", "return-points", "set-point-values",
})  # fmt: skip


def check_role(table: Table, asked: Asked, rules: TableRules) -> None:
    """May this role ask for it? The system may do what the table's automation set gives it."""
    name = wire_name(type(asked.command))
    roles = authority()[name]
    role = asked.actor.role
    if role in roles or (role is SYSTEM and (name in table.automation or name in HOUSE_MAY)):
        if role is DEALER and name != "sign-in-dealer":
            _check_own_dealer(table, asked, name, rules, only_dealer=roles == (Role.DEALER,))
        return
    facts: dict[str, Any] = {"command": name, "role": role.value, "allowed": [r.value for r in roles]}
    if roles == (Role.DEALER,):
        clause = clause_on_spinning(rules) if name == "spin-ball" else None
        raise Refused("dealer_only.table", "Only the table's dealer may do this.", clause=clause, **facts)
    if roles == (Role.PIT_SUPERVISOR,):
        clause = clause_on_supervisors(rules.rulebook, name)
        raise Refused("pit_supervisor_only.decide", "Only the pit supervisor may decide this.", clause=clause, **facts)
    if name == "inspect-table":
        raise Refused(
            "inspector_role.table",
            "Only a key manager, a licensed member of security or a pit supervisor may inspect a table.",
            **facts,
        )
    raise not_allowed(name, role, roles)


def clause_on_spinning(rules: TableRules) -> str | None:
    """Who launches the ball is said apart from the dealer's other work, where the ball's way is."""
    return clause_extending(rules.index, "dealer_only", rules.rulebook.spin.opposite_directions.clause)


def _check_own_dealer(table: Table, asked: Asked, name: str, rules: TableRules, *, only_dealer: bool) -> None:
    """A dealer's login counts at the table where that dealer is signed in."""
    who, dealer = asked.actor.who, table.dealer
    if who == dealer or not (dealer or (only_dealer and name not in table.automation)):
        return
    raise Refused(
        "dealer_only.table_signed",
        "{who} is not the dealer of this table; {nobody} is signed in.",
        clause=clause_on_spinning(rules) if name == "spin-ball" else None,
        command=name,
        who=who,
        dealer=dealer,
        nobody=dealer or "nobody",
    )


def same_person(one: str, other: str) -> bool:
    """By badge or name, as they are said."""
    return one.strip().casefold() == other.strip().casefold()


def check_no_dealer_plays(table: Table, player: str) -> None:
    """Nobody plays at the table that they deal."""
    if table.dealer and same_person(player, table.dealer):
        raise Uncited("dealer_plays.plays", "{dealer} deals at this table, and cannot play here.", dealer=table.dealer)


def check_seat(table: Table, asked: Asked) -> Seat:
    """The seat that the command is about; a player acts for the own seat only."""
    number: int = asked.command.seat  # type: ignore[attr-defined]
    seat = table.seats.get(number)
    if seat is None:
        raise Refused("seat_empty.nobody_sits", "Nobody sits at seat {seat}.", seat=number)
    if asked.actor.role is PLAYER and asked.actor.who not in ("", seat.player):
        refusal = Refused if table.unit is Unit.POINTS else Uncited  # The texts say it of tournaments alone.
        own = Said(
            "no_proxy_wager",
            "Seat {seat} is {player}'s; players act for their own seat only.",
            seat=number,
            player=seat.player,
        )
        raise refusal.saying(own)
    return seat


def positive(amount: int, what: Said) -> int:
    if amount <= 0:
        raise Refused(
            "bad_amount.positive_whole_number", "{what} must be a positive whole number.", amount=amount, what=what
        )
    return amount


def known_code(rules: TableRules, *codes: str) -> str:
    """The first of these codes that a clause of the rulebook stands behind: texts use different words for one ban."""
    return next((code for code in codes if rules.index.refusing(code)), codes[0])
