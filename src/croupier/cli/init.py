"""`croupier init`: a house is begun in the terminal as on the pages, by the same requests; or by a file of answers."""

from __future__ import annotations

import asyncio
import os
import tomllib
from collections.abc import Mapping
from dataclasses import field
from datetime import date, timedelta
from getpass import getpass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from croupier.cli.output import answers, console, print_json
from croupier.lean import dataclass
from croupier.refusal import Refused

if TYPE_CHECKING:
    from pydantic import BaseModel

    from croupier.web.beginning.models import HouseIn, Staff, TableDescribed
    from croupier.web.house import House

Described = TypeVar("Described", bound="BaseModel")
YEAR = timedelta(days=365)
SHIFTS = {"day": "06:00", "swing": "14:00", "night": "22:00"}


@dataclass(slots=True)
class Answers:
    """What the file says, by its dotted name; what it does not say is asked for, or is as proposed where nobody can
    be asked."""

    said: Mapping[str, Any]
    asks: bool
    used: list[str] = field(default_factory=list)

    def text(self, name: str, question: str, proposed: str = "", *, secret: bool = False) -> str:
        found: Any = self.said
        for part in name.split("."):
            found = found.get(part) if isinstance(found, Mapping) else None
        if found is not None:
            return str(found)
        if not self.asks:
            if proposed:
                return proposed
            raise Refused("answer_missing", "The file of answers says nothing of {name}.", name=name)
        if secret:
            return getpass(f"{question}: ")
        return str(typer.prompt(question, default=proposed or None))


@answers
def init(
    db: Annotated[str | None, typer.Option(help="The journal: a SQLite file, or postgresql://...")] = None,
    data: Annotated[str | None, typer.Option(help="Folder for people and terminals (needed with PostgreSQL).")] = None,
    settings: Annotated[Path | None, typer.Option(help="Settings in TOML; flags and CROUPIER_... win over it.")] = None,
    answers_: Annotated[
        Path | None, typer.Option("--answers", help="A file of answers (TOML); nothing is asked.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Begin a house in the terminal, or by a file of answers: key managers, staff and tables, as the pages do.

    What two people do is confirmed by the second with their own passphrase. What is done already is left as it is.
    """
    from croupier.web.door.settings import read_settings  # noqa: PLC0415 - only who serves needs the extra
    from croupier.web.server import open_house  # noqa: PLC0415

    told = Answers(_read(answers_), asks=answers_ is None)
    chosen = read_settings(settings, os.environ, {"db": db, "data": data})
    if not chosen.currency and not Path(chosen.db).exists():
        code = told.text("currency", "Currency of the house's money, for ever", "USD")
        chosen = read_settings(settings, os.environ, {"db": db, "data": data, "currency": code})
    result = asyncio.run(_begin(open_house(chosen), told))
    if as_json:
        print_json(result)
        return
    for step, done in result["steps"].items():
        console.print(f"{'[green]✓[/]' if done else '[yellow]·[/]'} {step}")
    for badge, start in result["codes"].items():
        console.print(f"One-time code of {badge}: [bold]{start}[/bold]")
    console.print("Go on in the browser: croupier serve, then /setup/.")


def _read(file: Path | None) -> Mapping[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Refused("bad_answers", "These answers cannot be taken: {told:list}.", told=[str(error)]) from None


def checked(shape: type[Described], said: Mapping[str, Any]) -> Described:
    """All that is wrong with it is told at once."""
    from pydantic import ValidationError  # noqa: PLC0415

    try:
        return shape.model_validate(said)
    except ValidationError as error:
        told = [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors()]
        raise Refused("bad_answers", "These answers cannot be taken: {told:list}.", told=told) from None


async def _begin(house: House, told: Answers) -> dict[str, Any]:
    """Each step as its page asks for it; the house checks and decides all of it as it always does."""
    from croupier.currencies import counting_in  # noqa: PLC0415
    from croupier.web.beginning import asking, plan  # noqa: PLC0415
    from croupier.web.beginning.steps import steps_of  # noqa: PLC0415

    codes: dict[str, str] = {}
    with counting_in(house.floor.currency):
        await house.start()
        try:
            keepers = await _managers(house, told)
            described, staff, tables = _the_house(house, told), _staff(house, told), _tables(told)
            # All that was to be asked is asked: both passphrases count as given now.
            first, second = [await asking.enter(house, badge, passphrase) for badge, passphrase in keepers]
            if described is not None:
                await asking.begin_the_house(house, first, described)
            if staff is not None:
                done = await asking.by_both(house, first, second, "begin-staff", plan.people_of(staff.staff), {})
                codes = done.get("codes", {})
            for table in tables:
                parts, told_of = plan.table_of(table, house.floor.currency.units), {"described": table.model_dump()}
                await asking.by_both(house, first, second, "begin-table", parts, told_of)
            for session in (first, second):
                await asking.leave(house, session)
            today = house.floor.today()
            house.doings.read()
            steps = await house.office.read(lambda _, premises: steps_of(house, premises, today))
        finally:
            await house.stop()
    return {"steps": {step["step"]: step["done"] for step in steps}, "codes": codes}


async def _managers(house: House, told: Answers) -> list[tuple[str, str]]:
    """Both type their passphrases here: to be chosen, or to be known again."""
    from croupier.web.beginning import asking  # noqa: PLC0415

    code = house.people.first_start()
    found: list[tuple[str, str]] = []
    for number, who in enumerate(("first", "second"), start=1):
        badge = told.text(f"{who}.badge", f"Badge of the {who} key manager", f"K{number}")
        known = house.people.roll.account(badge)
        name = known.name if known else told.text(f"{who}.name", "Name")
        passphrase = told.text(f"{who}.passphrase", f"Passphrase of {badge}", secret=True)
        if known is None and number == 1:
            await house.people.set_up(code, badge, name, passphrase)
        elif known is None:
            by = await asking.enter(house, *found[0])
            await asking.add_manager(house, by, badge, name, passphrase)
            await asking.leave(house, by)
        found.append((badge, passphrase))
    return found


def _the_house(house: House, told: Answers) -> HouseIn | None:
    from croupier.web.beginning.models import HouseIn  # noqa: PLC0415

    if house.doings.read().name:
        return None
    until = (date.fromisoformat(house.floor.today()) + YEAR).isoformat()
    valid = told.text("licences.valid_until", "Licences of the key managers are valid until", until)
    languages = told.text("house.languages", "Languages of the guests", "en").split(",")
    return checked(HouseIn, {
        "name": told.text("house.name", "Name of the house"),
        "place": told.text("house.place", "Place"),
        "zone": told.text("house.zone", "Time zone", "UTC"),
        "languages": languages,
        "shifts": told.said.get("house", {}).get("shifts") or _proposed(languages[0]),
        "licences": [
            {"badge": badge, "licence": told.text(f"licences.{badge}", f"Licence of {badge}"), "valid_until": valid}
            for badge in house.people.key_managers()
        ],
    })  # fmt: skip


def _proposed(language: str) -> dict[str, str]:
    """Shifts with their names in the language of the house."""
    from croupier.words.catalogue import catalogue  # noqa: PLC0415

    said = catalogue(language.strip(), "console")
    return {said(f"proposedShift.{shift}"): begins for shift, begins in SHIFTS.items()}


def _staff(house: House, told: Answers) -> Staff | None:
    from croupier.web.beginning.models import Staff  # noqa: PLC0415

    rows = list(told.said.get("staff", ()))
    until = (date.fromisoformat(house.floor.today()) + YEAR).isoformat()
    while told.asks and (badge := typer.prompt("Badge of somebody who works here (empty: nobody more)", default="")):
        role = typer.prompt("Role", default="dealer")
        rows.append({"badge": badge, "name": typer.prompt("Name"), "roles": [role], "licence": typer.prompt("Licence")})
    return checked(Staff, {"staff": [{"valid_until": until, **row} for row in rows]}) if rows else None


def _tables(told: Answers) -> list[TableDescribed]:
    from croupier.web.beginning.models import TableDescribed  # noqa: PLC0415

    rows = list(told.said.get("table", ()))
    while told.asks and (number := typer.prompt("Number of a table (empty: no more)", default="")):
        book = typer.prompt("Rulebook", default="classic")
        wheel = typer.prompt("Wheel", default="single-zero")
        row = {"table": number, "rulebook": book, "wheel": wheel, "serial": typer.prompt("Serial number of the wheel")}
        rows.append({**row, "terminals": typer.prompt("Terminals (0: on the felt)", default=0, type=int)})
    return [checked(TableDescribed, row) for row in rows]
