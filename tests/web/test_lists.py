"""Lists: looked through, narrowed, sorted, turned page by page and taken along, all of them in one way."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute
from tests.browser.browser_support import table, tables
from tests.floor_office.office_support import Office, closed_table, equipped
from tests.web.web_support import Server, serving
from tests.words.words_support import texts

from croupier.web.app import routers
from croupier.web.door.access import ROUTES
from croupier.words import shelves

MANY = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lists"), tables=closed_table) as server:
        office = equipped(server)
        for number in range(1, MANY + 1):
            ball = {
                "ball": f"Q-{number}",
                "diameter": "3/4",
                "material": "nylon" if number % 2 else "resin",
                "metallic": False,
            }
            office.done("K1", "register-ball", **ball)
        yield server


@pytest.fixture(scope="module")
def manager(server: Server) -> httpx.Client:
    return Office(server).console("K1")


def page(client: httpx.Client, path: str = "/api/floor/equipment", **asked: Any) -> dict[str, Any]:
    answer = client.get(path, params=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def balls(told: dict[str, Any]) -> list[str]:
    return [line["thing"] for line in told["rows"]]


def lists() -> dict[str, list[str]]:
    """Every address that answers with a list, and its columns."""
    return {
        route.path: [column.name for column in route.endpoint.listing.columns]
        for router in routers()
        for route in router.routes
        if isinstance(route, APIRoute) and hasattr(route.endpoint, "listing")
    }


def test_words_choices_and_an_order_narrow_a_list(manager: httpx.Client) -> None:
    everything = page(manager)
    assert everything["total"] == everything["found"] > MANY
    assert everything["choices"]["kind"] == ["ball", "box", "layout", "table", "wheel"]
    only = page(manager, where="kind:ball", search="RESIN q-4", limit=500)
    assert balls(only) == ["Q-4", *(f"Q-{number}" for number in range(40, 50, 2))], "as people count"
    assert (only["total"], only["found"]) == (everything["total"], 6)
    either = page(manager, where=["kind:wheel", "kind:layout"])
    assert {line["kind"] for line in either["rows"]} == {"wheel", "layout"}
    backwards = page(manager, where="kind:ball", sort="-thing", limit=2)
    assert balls(backwards) == [f"Q-{MANY}", f"Q-{MANY - 1}"]


@pytest.mark.parametrize("sort", ["thing", "-thing", "-table", "place"])
def test_pages_go_on_where_the_last_one_ended_whatever_came_between(server: Server, sort: str) -> None:
    manager = Office(server).console("K1")
    found, after = [], ""
    while True:
        told = page(manager, sort=sort, after=after, limit=17)
        found += [(line["kind"], line["thing"]) for line in told["rows"]]
        after = told["next"]
        if not after:
            break
        server.do(register_another(server, len(found), sort))
    assert len(set(found)) == len(found), "no line twice"
    whole = [(line["kind"], line["thing"]) for line in page(manager, sort=sort, limit=500)["rows"]]
    assert [line for line in whole if line in set(found)] == found
    assert {line for line in whole if not line[1].startswith("Z-")} <= set(found), "and none left out"


async def register_another(server: Server, place: int, sort: str) -> None:
    office, name = server.house.office, f"Z-{sort}-{place}"
    command = {"do": "register-ball", "ball": name, "diameter": "3/4", "material": "nylon", "metallic": False}
    session = next(one for one in server.house.sessions.all() if one.who == "K1")
    await office.command(session, command, name, "")


def test_a_range_of_days_is_of_the_house(server: Server) -> None:
    office = Office(server)
    office.done("S1", "report-incident", table="1", what="a loose screw")
    (one,) = page(office.console("K1"), "/api/floor/incidents")["rows"]
    day = one["at"][:10]
    assert page(office.console("K1"), "/api/floor/incidents", **{"from": day, "to": day})["found"] == 1
    assert (
        page(office.console("K1"), "/api/floor/incidents", **{"from": "2001-01-01", "to": "2001-01-02"})["found"] == 0
    )
    assert page(office.console("K1"), "/api/floor/incidents", **{"from": "2999-01-01"})["found"] == 0


def test_what_no_list_has_is_refused(manager: httpx.Client) -> None:
    for asked in ({"sort": "colour"}, {"where": "colour:red"}, {"where": "red"}):
        answer = manager.get("/api/floor/equipment", params=asked)
        assert (answer.status_code, answer.json()["id"]) == (422, "bad_list.column"), asked
    for after in ("x", "bnVsbA", "W10", "WzFd"):
        answer = manager.get("/api/floor/equipment", params={"after": after})
        assert (answer.status_code, answer.json()["id"]) == (422, "bad_list.place"), after


def test_what_was_found_is_taken_along_with_its_units(server: Server) -> None:
    manager = Office(server).console("K1")
    asked = {"where": "kind:ball", "search": "resin"}
    found = page(manager, **asked, limit=500)["rows"]
    text = manager.get("/api/floor/equipment.csv", params=asked)
    assert 'filename="equipment.csv"' in text.headers["content-disposition"]
    written = list(csv.DictReader(io.StringIO(text.content.decode("utf-8-sig"))))
    assert [line["thing"] for line in written] == [line["thing"] for line in found]
    assert all("material resin" in line["facts"] for line in written)
    told = json.loads(manager.get("/api/floor/equipment.json", params=asked).content)
    assert (told["currency"], [line["thing"] for line in told["rows"]]) == ("USD", [one["thing"] for one in found])
    with zipfile.ZipFile(io.BytesIO(manager.get("/api/floor/equipment.xlsx", params=asked).content)) as book:
        assert book.read("xl/worksheets/sheet1.xml").count(b"<row>") == 1 + len(found)
    slips = manager.get("/api/slips.csv")
    assert "amount (USD)" in slips.content.decode("utf-8-sig").splitlines()[0]


STAYS = {"/api/floor/notes"}  # what is suspected of somebody leaves in no file


def test_every_list_has_a_door_for_its_files_and_a_heading_for_each_column() -> None:
    there = lists()
    assert len(there) >= 12
    for path, columns in there.items():
        assert ROUTES.get(("GET", f"{path}.{{form}}")) == (None if path in STAYS else ROUTES["GET", path])
        for language in shelves.languages():
            text = shelves.text(language, "lists")
            lacking = [name for name in columns if f"    .{name} = " not in text]
            assert not lacking, (path, language, lacking)


PAGES = Path(__file__).parents[2] / "pages"
READ_AS_FAR_AS_NEEDED = {"/api/journal/events", "/api/journal/figures"}  # the journal pages itself, in the same shape
SHEETS = {  # what is drawn as a table and is no list: a sheet of few figures, or something else than lines
    "shared/list/List.svelte": "the one component",
    "office/reports/Reports.svelte": "figures by span, each a link to its events",
    "office/tabs/Boxes.svelte": "the books: one amount by account",
    "office/tabs/SignCount.svelte": "two counts side by side",
    "office/tabs/Slips.svelte": "what the house owes, by what a chip is worth",
    "pit/rulings/Ruling.svelte": "the chips of one seat",
    "pit/table/Money.svelte": "one table's money",
    "pit/table/WheelHealth.svelte": "one wheel's verdict",
    "terminal/sheets/Rules.svelte": "the pay table",
    "tournament/Board.svelte": "the leaderboard, for a wall",
    "tournament/Papers.svelte": "forms as they are filed",
    "tournament/Trial.svelte": "a trial of a structure",
    "tournament/new/Play.svelte": "levels that are typed",
}


def test_every_list_of_the_pages_is_the_one_component() -> None:
    """No other page draws lines of its own, and what the house serves as a list is shown as one."""
    sources = {str(file.relative_to(PAGES)): file.read_text("utf-8") for file in PAGES.rglob("*.svelte")
               if "node_modules" not in file.parts}  # fmt: skip
    drawn = {name for name, text in sources.items() if "<table" in text and not name.startswith("lab/")}
    assert drawn == SHEETS.keys()
    held = {name: re.findall(r'new ListOf\(\s*"GET ([^"]+)"', text) for name, text in sources.items()}
    assert {path for paths in held.values() for path in paths} == {*lists(), *READ_AS_FAR_AS_NEEDED}
    for name, paths in held.items():
        assert sources[name].count("<List\n") + sources[name].count("<List ") == len(paths), name


def test_tables_come_as_people_count_them(tmp_path: Path) -> None:
    names = ["21", "3", "1", "22", "2"]
    with serving(tmp_path, tables=tables(*(table(name, rulebook="colorado") for name in names))) as server:
        in_order = sorted(names, key=int)
        assert [one["table"] for one in server.client().get("/api/tables").json()] == in_order
        assert [one["table"]["table"] for one in server.client("S1").get("/api/pit").json()["tables"]] == in_order


def test_every_list_says_what_would_be_in_it() -> None:
    """What would be here, why it is not, and what to do: of every list that a page shows, none in the same words."""
    pages = Path(__file__).parents[2] / "pages"
    sources = "".join(path.read_text(encoding="utf-8") for path in pages.glob("[a-mo-z]*/**/*.svelte"))
    shown = {*lists(), *re.findall(r'new ListOf\(\s*"GET (/api/[^"]*)"', sources)}
    called = {re.sub(r"/\{\w+\}", "", path.removeprefix("/api/")).replace("/", "-") for path in shown}
    said = {
        name.partition(".")[2]: text.whole for name, text in texts("en", "lists").items() if name.startswith("empty.")
    }
    assert said.keys() == called
    assert [name for name, text in said.items() if len(re.findall(r"[.;]", text)) < 2] == []
    assert len({*said.values()}) == len(said)
