"""The wizard has a field for whatever a tournament's rules may say, and says the same as the file, both ways."""

from __future__ import annotations

import copy
import dataclasses
import re
import tomllib
import typing
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, unhelped
from tests.browser.test_tournament import Hand, enter, shot
from tests.web.web_support import Calendar, Server, serving

from croupier.live.moments import HOME
from croupier.rules.files.writer import as_toml
from croupier.tournament.plan.plan import Plan, with_days_as_text

pytestmark = needs_browser
STEPS = {
    "who": "Who and where", "events": "Events and money", "play": "Rounds and tables", "prizes": "Prizes",
    "print": "The print",
}  # fmt: skip
ELSEWHERE = {  # what the form says otherwise, or never
    "events[].key": "the house gives it; people see the name",
    "criteria[].key": "the house gives it",
    "events[].charges[].amount": "fee and pool of a charge have a field each",
    "events[].charges[].to_pool": "likewise",
    "events[].charges[].kind": "what goes to the pool says it",
    "events[].chips_by_player": "is always refused: everybody starts alike",
    "events[].rounds[].name": "nobody is shown it",
    "events[].on_tables": "what it is played on says it",
    "house_rules.statement": "its words are prescribed, and follow from the casino",
    "house_rules.re_buys": "follows from the events",
    "house_rules.prizes": "follows from the lists of prizes",
    "house_rules.entry_fee": "the form cannot print another than is charged",
    "house_rules.buy_in": "likewise",
    "house_rules.table": "likewise",
    "everyday": "how other tables are played; a file may say it, and the form keeps it",
}
OF_TABLES = {
    "table.wheel",
    "table.chips.sets[].colour",
    "table.chips.sets[].number",
}  # of what a house may choose there


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("wizard")), wall=Calendar(0)) as running:
        yield running


def schema(kind: type, at: str = "") -> Iterator[str]:
    hints = typing.get_type_hints(kind)
    for one in dataclasses.fields(kind):
        hint = hints[one.name]
        many = typing.get_origin(hint) is tuple
        inner = next((part for part in (hint, *typing.get_args(hint)) if dataclasses.is_dataclass(part)), None)
        here = f"{at}{one.name}{'[]' if many else ''}"
        if isinstance(inner, type):
            yield from schema(inner, f"{here}.")
        else:
            yield here


def everything() -> dict[str, Any]:
    """Rules in which every entry says something."""
    first = date.fromisoformat(today()) + timedelta(days=10)
    day, later = str(first), str(first + timedelta(days=1))
    more = {"price": 20_00, "points": 500, "allowed": 2, "until_round": 2}
    rounds = [
        {"name": "First", "spins": 20, "advance": 2, "per": "event", "point_values": {"blue": 25, "pink": 25}},
        {"minutes": 45, "spins_at_least": 20, "advance": 1, "fresh_stacks": True},
        {"spins": 30, "minutes": 60, "spins_at_least": 15},
    ]
    one = {
        "key": "E1", "name": "Friday heat", "date": day, "ends": later, "chips": 1000, "seats": 2,
        "tables": ["T1", "T2"],
        "charges": [
            {"name": "entry", "amount": 15_00, "kind": "entry-fee"},
            {"name": "seat", "amount": 50_00, "to_pool": 40_00},
        ],
        "goods": [{"item": "a hamper", "kind": "buy-in", "value": 40_00}],
        "re_buys": more, "add_ons": {**more, "price": 10_50}, "rounds": rounds,
        "prizes": [
            {"place": 1, "share": 33_33}, {"place": 2, "amount": 10_01}, {"place": 3, "goods": "a cup", "value": 25_00},
            {"place": 4, "voucher": "E2", "value": 40_00},
        ],
    }  # fmt: skip
    two = {
        **copy.deepcopy(one),
        "key": "E2",
        "name": "Final",
        "date": later,
        "ends": later,
        "prizes": [{"place": 1, "share": 100_00}],
    }
    return {
        "name": "Spring series", "rulebook": "colorado",
        "licensees": ["Golden Gulch", "Silver Spur"], "responsible": "Silver Spur",
        "re_entries": 1, "splits": True, "ties": "share", "cap_scope": "person", "unused_vouchers": "re-award",
        "notice": "business", "concludes": str(first + timedelta(days=30)), "one_pool": True, "automation": "felt",
        "premises": [
            {"name": "Main hall", "licence": "R-1",
             "licensed_from": "2020-01-01", "licensed_to": "2035-12-31", "checklist_signed_by": "S4"},
            {"name": "Annex", "licence": "R-2",
             "licensed_from": "2021-01-01", "licensed_to": "2035-12-30", "checklist_signed_by": "S1"},
        ],
        "criteria": [{"key": "guest", "text": "Is a guest.", "reason": "It is for guests.", "signed_by": "O1"}],
        "structure": {
            "limit": 100_00, "limit_source": "the statute", "initial_rounds": 2, "statement": "Nobody bets more.",
        },
        "chips": {"approval": "TC-7", "approved_by": "the Division", "imprinted": True},
        "containers": {"fees": "blue box", "buy_ins": "red box"},
        "house_rules": {
            "casino": "Golden Gulch", "standard": "No smoking.", "re_buy_conditions": "For those without chips.",
            "final_round": "The best play it.", "conclusion": "By points.", "changes": ["No phones.", "No hats."],
            "prizes": 6, "re_buys": True,
        },
        "prizes": [{"place": 1, "share": 100_00}],
        "table": {
            "wheel": "single-zero", "options": {"in_prison": False},
            "chips": {"sets": [{"colour": "blue", "number": 900, "design": "wavy"}, {"colour": "pink", "number": 901}]},
        },
        "everyday": {"wheel": "double-zero"},
        "events": [one, two],
    }  # fmt: skip


def today() -> str:
    return str(datetime.now(ZoneInfo(HOME)).date())


def told(page: Page) -> dict[str, Any]:
    """What the file says now."""
    if page.locator("[data-file]").count() == 0:
        page.locator("button.file").click()
    return dict(with_days_as_text(tomllib.loads(page.locator("[data-file]").input_value())))


def until(page: Page, wanted: dict[str, Any]) -> None:
    page.locator("button.file").click()
    text = page.locator("[data-file]")
    for _ in range(400):
        if told(page) == wanted:
            return
        page.wait_for_timeout(50)
    assert told(page) == wanted, text.input_value()


def steps(page: Page) -> Iterator[str]:
    for step, name in STEPS.items():
        page.locator(f".steps button:has-text('{name}')").click()
        expect(page.locator(f'[data-wizard="{step}"] [data-at]').first).to_be_visible()
        yield name


def put(rules: Any, at: str, value: Any) -> None:
    *path, last = [int(part) if part.isdecimal() else part for part in re.split(r"[.\[\]]+", at) if part]
    for part in path:
        rules = rules[part]
    if value is None:
        del rules[last]
    else:
        rules[last] = value


def got(rules: Any, at: str) -> Any:
    for part in (part for part in re.split(r"[.\[\]]+", at) if part):
        rules = rules[int(part)] if part.isdecimal() else rules.get(part)
    return rules


def changed(field: Locator, value: Any) -> Any:
    """Something else is said there, and what the file must say then."""
    tag, kind = field.evaluate("each => [each.tagName, each.type]")
    if kind == "checkbox":
        field.uncheck()
        return None
    if tag == "SELECT":
        other = next(
            one
            for one in field.locator("option").evaluate_all("all => all.map(one => one.value)")
            if one not in ("", value)
        )
        field.select_option(other)
        return other
    if kind == "date":
        new = str(date.fromisoformat(value) + timedelta(days=1))
        field.fill(new)
        return new
    if isinstance(value, list):
        field.fill(", ".join([*value, "Z9"]))
        return [*value, "Z9"]
    if isinstance(value, dict):
        field.fill("30")
        return dict.fromkeys(value, 30)
    if isinstance(value, int):
        plain = field.input_value() == str(value)
        more = value + (1 if plain else 100)
        field.fill(str(more) if plain else f"{more / 100:.2f}")
        return more
    field.fill(f"{value} x")
    return f"{value} x"


def test_everything_that_rules_may_say_is_in_the_form_and_in_the_file(server: Server, chrome: Browser) -> None:
    page, rules = enter(chrome, server, "O1", "new"), everything()
    hand = Hand(page)
    hand.click('[data-template="series"]')
    hand.click("button.file")
    hand.fills("[data-file]", as_toml(rules))
    until(page, rules)
    seen: set[str] = set()
    for name in steps(page):  # whatever is only looked at stays as it was
        fields = page.locator("[data-wizard] [data-at]").all()
        seen |= {re.sub(r"\[\d+\]", "[]", str(field.get_attribute("data-at"))) for field in fields}
        for field in fields:
            expect(field, f"{name}: what says something is not folded away").to_be_visible()
        assert unhelped(page) == [], name
        shot(page, f"wizard-all-{name}")
    no_violations(page, "all of the wizard")
    until(page, rules)
    lists = {"licensees[]", "events[].tables[]"}  # a name after the other in one field
    wanted = {at.removesuffix("[]") if at in lists else at for at in schema(Plan)}
    missing = {at for at in wanted - seen if f"events[].{at}" not in seen}  # prizes over all are like those of an event
    assert missing == {*ELSEWHERE, "table"}, "an entry of the rules has no field in the wizard, or has one by now"
    assert seen - wanted == OF_TABLES
    for _ in steps(page):
        for field in page.locator("[data-wizard] [data-at]").all():
            at = str(field.get_attribute("data-at"))
            if at in ("automation", "responsible") or at.endswith((".voucher", ".colour")):
                continue  # what others hang on
            if (value := got(rules, at)) is not None and value is not False and value != []:
                put(rules, at, changed(field, value))
    until(page, rules)


def test_what_a_director_adds_by_the_form_is_in_the_file(server: Server, chrome: Browser) -> None:
    """From a template with the keys: a condition, further premises, a second charge, goods, chips of the felt."""
    page = enter(chrome, server, "O1", "new")
    hand = Hand(page)
    hand.click('[data-template="single"]')
    hand.click('[data-add="criteria"]')
    hand.fills('[data-at="criteria[0].text"]', "Is a guest of the hotel.")
    expect(page.locator('[data-finding="criteria[0]"]')).to_contain_text("CO-2213.04-b")
    hand.fills('[data-at="criteria[0].reason"]', "It is a series for guests.")
    hand.fills('[data-at="criteria[0].signed_by"]', "O1")
    expect(page.locator('[data-finding="criteria[0]"]')).to_have_count(0)
    hand.click('[data-add="premises"]')
    hand.fills('[data-at="premises[1].name"]', "Annex")
    page.locator(".steps button:has-text('Events and money')").click()
    hand.click('[data-add="events[0].charges"]')
    hand.fills("[name=fee-0-1]", "5")
    hand.click('[data-add="events[0].goods"]')
    hand.fills('[data-at="events[0].goods[0].item"]', "a hamper")
    page.locator(".steps button:has-text('Rounds and tables')").click()
    hand.chooses('[data-at="automation"]', "felt")
    for colour in range(2):
        hand.click('[data-add="table.chips.sets"]')
        expect(page.locator("[data-set]")).to_have_count(colour + 1)
    hand.fills('[data-at="events[0].rounds[0].point_values"]', "25")
    hand.fills('[data-at="events[0].rounds[1].spins"]', "")
    hand.fills('[data-at="events[0].rounds[1].minutes"]', "45")
    hand.fills('[data-at="events[0].rounds[1].spins_at_least"]', "15")
    page.locator(".steps button:has-text('Prizes')").click()
    file: dict[str, Any] = {}
    page.locator("button.file").click()
    for _ in range(400):
        file = told(page)
        if file["events"][0]["rounds"][1].get("spins_at_least") == 15:
            break
        page.wait_for_timeout(50)
    assert file["criteria"] == [
        {"key": "C1", "text": "Is a guest of the hotel.", "reason": "It is a series for guests.", "signed_by": "O1"}
    ]
    assert file["premises"][1] == {"name": "Annex"}
    event = file["events"][0]
    assert [(each["amount"], each["to_pool"]) for each in event["charges"]] == [(65_00, 50_00), (5_00, 0)]
    assert event["goods"] == [{"item": "a hamper", "kind": "entry-fee", "value": 20_00}]
    assert event["rounds"][0]["point_values"] == {"gold": 25, "cyan": 25}
    assert event["rounds"][1] == {"minutes": 45, "spins_at_least": 15}
    assert "terminals" not in file["table"]
    assert [each["colour"] for each in file["table"]["chips"]["sets"]] == ["gold", "cyan"]
