"""What the register has told this table, and what follows from it: licences, balls, variations, the opening.

A fact is known by its name: `licence/D7`, `ball/B1`, `variation/V-1`, `zone`. Whoever needs another one names it in
`croupier.register.at_tables` and asks for it here. A table that was never told anything is in no register's charge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from croupier.domain import wire_name
from croupier.people.names import same_name
from croupier.refusal import Refused
from croupier.rules import Role, TableRules
from croupier.rules.book.library import authority
from croupier.rules.book.whose_work import clause_on_work
from croupier.rules.in_force.variation import Variation, unapproved
from croupier.table.asking.asked import Asked
from croupier.table.state import Table

UNLICENSED = frozenset({Role.PLAYER, Role.SYSTEM})


def check_licences(table: Table, asked: Asked, rules: TableRules) -> None:
    """Who acts, who is beside and who is signed in as dealer has a licence today, and who acts has it for this role.
    Where the register is in charge, who has no line in it does no licensed work; whoever may not ask for it at all is
    told so by their role."""
    role = asked.actor.role
    if role in UNLICENSED or not table.noted:
        return
    command: Any = asked.command
    acting: list[tuple[str, Role | None]] = [(asked.actor.who, role), (getattr(command, "second", ""), None)]
    if (dealer := getattr(command, "dealer", "")) and wire_name(type(command)) == "sign-in-dealer":
        acting.append((dealer, Role.DEALER))
    for badge, work in acting:
        lapsed = _unlicensed(table, badge, work, asked)
        if lapsed is not None:
            raise lapsed.citing(clause_on_work(rules.rulebook, wire_name(type(command)), work or role))


def _unlicensed(table: Table, badge: str, work: Role | None, asked: Asked) -> Refused | None:
    lapsed = lapsed_licence(table.noted, badge, asked.day, work)
    if lapsed is None and f"licence/{badge}" not in table.noted:
        may_ask = asked.actor.role in authority()[wire_name(type(asked.command))]
        if not badge or not may_ask or "in-charge" not in table.noted:
            return None
        return Refused(
            "no_such_person.floor_register",
            "Nobody with the badge “{badge}” is in the floor's register.",
            badge=badge,
            register=table.noted_version,
        )
    return lapsed and lapsed.but(register=table.noted_version)


def lapsed_licence(noted: Mapping[str, Any], badge: str, day: str, work: Role | None) -> Refused | None:
    """Of somebody whose licence the table was told of, for this work."""
    licence = noted.get(f"licence/{badge}")
    if licence is None:
        return None
    if licence["withdrawn"]:
        return Refused(
            "licence_not_valid.noted_withdrawn", "{badge} has no valid licence: it was withdrawn.", badge=badge
        )
    if day > licence["valid_until"]:
        return Refused(
            "licence_not_valid.noted_ended",
            "{badge} has no valid licence: it was valid until {valid_until}.",
            badge=badge,
            valid_until=licence["valid_until"],
        )
    if work is not None and work.value not in licence["roles"]:
        return Refused(
            "role_not_granted.noted", "By the register {badge} works here no longer as {role}.", badge=badge, role=work
        )
    return None


def check_ball_told(table: Table, name: str, asked: Asked) -> None:
    """One that the register has, that complies with the rulebook here, and that is at no other table."""
    if "in-charge" not in table.noted:
        return
    if "table" not in table.noted:
        raise Refused("not_registered.noted_table", "This table is not in the register.", register=table.noted_version)
    ball = table.noted.get(f"ball/{name}")
    if ball is None:
        raise Refused(
            "not_registered.noted_ball",
            "There is no ball “{thing}” in the register.",
            thing=name,
            register=table.noted_version,
        )
    if ball["table"] not in ("", table.noted["table"]):
        raise Refused(
            "in_use_elsewhere.table",
            "{name} is in use at table {table}.",
            table=ball["table"],
            name=name,
            register=table.noted_version,
        )
    _fit(table, ball["fit"], asked.day)


def check_not_barred(table: Table, player: str, asked: Asked) -> None:
    """Whoever stands before a terminal is told no more than that; the pit knows why."""
    if barred_by(table.noted, player, asked.day):
        raise Refused(
            "not_admitted.seat",
            "Nobody is seated under this name. Please ask the staff.",
            player=player,
            register=table.noted_version,
        )


def barred_by(noted: Mapping[str, Any], player: str, day: str) -> int:
    """The number of the bar that holds for this name on that day; 0 where none does."""
    for name, fact in noted.items():
        kind, _, number = name.partition("/")
        holds = kind == "barred" and fact and fact["since"] <= day and (not fact["until"] or day <= fact["until"])
        if holds and any(same_name(player, one) for one in fact["names"]):
            return int(number)
    return 0


def check_option_told(table: Table, option: str, asked: Asked) -> None:
    """What is offered on zero has its area on this layout, approved."""
    _fit(table, table.noted.get(f"option/{option.replace('-', '_')}", ()), asked.day)


def _fit(table: Table, by_day: Sequence[Any], day: str) -> None:
    for refusal in said_of(by_day, day):
        raise refusal.but(register=table.noted_version)


def said_of(by_day: Sequence[Any], day: str) -> Iterator[Refused]:
    """What the register says of a thing from certain days on: null where nothing stands against it."""
    refusal = next((said for since, said in reversed(by_day) if since <= day), None)
    if refusal is not None:
        yield Refused.told(refusal)


def may_come(noted: Mapping[str, Any], day: str) -> dict[str, list[str]]:
    """Whom and what the register would let come to this table on that day: dealers, balls, and its own boxes."""
    here = ("", noted.get("table", ""))
    told = [(*name.partition("/")[::2], fact) for name, fact in noted.items()]
    return {
        "dealers": [one for kind, one, fact in told if kind == "licence" and fact
                    and lapsed_licence(noted, one, day, Role.DEALER) is None],
        "balls": [one for kind, one, fact in told if kind == "ball" and fact["table"] in here
                  and next(said_of(fact["fit"], day), None) is None],
        "drop_boxes": [fact for kind, use, fact in told if (kind, use) == ("box", "drop")],
        "tip_boxes": [fact for kind, use, fact in told if (kind, use) == ("box", "tip")],
    }  # fmt: skip


def approved_told(noted: Mapping[str, Any]) -> dict[str, Any]:
    """The approved variations by their names, as a policy has to say them."""
    return {name.removeprefix("variation/"): fact for name, fact in noted.items() if name.startswith("variation/")}


def check_variations_told(table: Table, variations: Iterable[Variation], rules: TableRules) -> None:
    """Rules are loaded as the register says that they were approved, value by value."""
    if "in-charge" in table.noted:
        for refusal in unapproved(approved_told(table.noted), variations):
            raise rules.refuse(refusal.but(register=table.noted_version))


def check_opening_told(table: Table, command: Any, asked: Asked) -> None:
    """The register has been asked for this opening, and has nothing against it."""
    if "in-charge" not in table.noted:
        return
    opening = table.noted.get("opening")
    meant = {"day": asked.day, "drop_box": command.drop_box, "tip_box": command.tip_box, "ball": command.ball}
    if opening is None or any(opening[name] != value for name, value in meant.items()):
        raise Refused(
            "opening_not_asked",
            "The register has not been asked about this opening.",
            register=table.noted_version,
        )
    if opening["refused"] is not None:
        raise Refused.told(opening["refused"]).but(register=table.noted_version)


def ball_told(table: Table, named: str) -> str:
    """The ball of an opening: where the register is in charge and has none of that name, the one in use here."""
    here = table.noted.get("table")
    if here is None or f"ball/{named}" in table.noted:
        return named
    balls = (name.removeprefix("ball/") for name, fact in table.noted.items() if name.startswith("ball/"))
    return next((ball for ball in balls if table.noted[f"ball/{ball}"]["table"] == here), named)
