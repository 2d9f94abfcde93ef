"""Help at every field: what it means, which clause wants it, and the manual that tells more."""

from __future__ import annotations

import re
from functools import cache

from tests.web.test_pages import get
from tests.words.words_support import texts

from croupier.rules import RULEBOOKS, clauses
from croupier.web.door.command_forms import floor_commands, table_commands, tournament_commands
from croupier.web.help.manual import chapters, page
from croupier.web.help.wanted import TOLD, WANTED, place_of, wanted_by

COMMANDS = {"office": floor_commands(), "tournament": tournament_commands(), "console": table_commands()}
ON_PAGES = {"point", "test", "announce"}  # of the check list, which has a form of its own


def asked() -> set[tuple[str, str]]:
    """Every field that has a label, by its command: what has none, no form asks for."""
    return {
        (command["command"], field)
        for room, commands in COMMANDS.items()
        for command in commands
        for field in command["fields"]["properties"]
        if f"fields.{field}" in texts("en", room)
    }


def test_no_field_lacks_its_help() -> None:
    help_ = texts("en", "help")
    assert len(asked()) > 200
    assert {one for one in asked() if ".".join(one) not in help_ and f"field.{one[1]}" not in help_} == set()


def test_no_help_is_for_a_field_that_nobody_asks_for() -> None:
    fields = {field for _, field in asked()} | {"passphrase"}
    own = {*TOLD, *(command["command"] for commands in COMMANDS.values() for command in commands)}
    for name in texts("en", "help"):
        form, _, field = name.partition(".")
        if field:
            assert field in fields if form == "field" else form in own, name


def test_every_field_that_a_clause_wants_is_one_and_has_its_clauses() -> None:
    fields = {
        (command["command"], field)
        for all_ in COMMANDS.values()
        for command in all_
        for field in command["fields"]["properties"]
    }
    for form, wanted in WANTED.items():
        assert place_of(form)
        for field, codes in wanted.items():
            own = f"{form}.{field}" in texts("en", "help")  # a part of a command that has a field of its own on a page
            assert own or form in TOLD or field in ON_PAGES or (form, field) in fields, (form, field)
            for code in codes:
                assert any(clauses(book).refusing(code) for book in RULEBOOKS), (form, field, code)
    (across,) = wanted_by("register-wheel", ["colorado"])["diameter"]
    assert across.id == "CO-2210(1)-a"
    assert wanted_by("register-wheel", ["house"])["diameter"] == []
    assert place_of("no-such-form") is None


@cache
def parts(chapter: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', page(chapter)))


def leads_somewhere(address: str) -> bool:
    chapter, _, part = address.partition("#")
    return chapter.strip("/") in {"", *chapters()} and (not part or part in parts(chapter.strip("/")))


def test_every_link_of_the_manual_and_into_it_leads_somewhere() -> None:
    assert {"floor", "tournaments", "reference/floor"} <= chapters().keys()
    assert chapters()["floor"] == "The floor"
    forms = [*TOLD, *(command["command"] for commands in COMMANDS.values() for command in commands)]
    assert [form for form in forms if not leads_somewhere(place_of(form) or "nowhere")] == []
    for chapter in ("", *chapters()):
        links = re.findall(r'href="/manual/([^"]*)"', page(chapter))
        assert [link for link in links if not leads_somewhere(link)] == [], chapter


def test_the_manual_is_plain_text_for_everybody() -> None:
    answer = get("/manual/floor/")
    assert answer.status_code == 200
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert '<h2 id="the-count-room">The count room</h2>' in answer.text
    assert "<table>" in answer.text
    assert "style=" not in page("floor")
    assert get("/manual/floor").headers["location"] == "/manual/floor/"
    assert 'href="/manual/reference/floor/"' in get("/manual/").text
    assert get("/manual/nothing/").status_code == 404
    assert get("/manual/../../pyproject/").status_code == 404
    assert get("/manual/decisions/README/").status_code == 404
