"""Bad input in every form of the office: an error at its field, and nothing lost of what was typed.

Which forms there are is the server's list of commands; where they stand is the page's.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, picture
from tests.browser.test_office import SECTIONS, enter, register
from tests.support import on_felt
from tests.web.web_support import PASSPHRASE, Server, serving

from croupier.live import TableWriter
from croupier.live.tables import Floor
from croupier.rules import policy_from

pytestmark = needs_browser
NO_FORM = {"permit-opening", "freeze-figures", "doubt-clock", "trust-clock"}  # the house asks these itself
ON_PAGES = {"tally-box", "reconcile-count"}  # of the count room: test_count_room.py
ON_PAGES |= {"accept-time"}  # where the clock is in doubt: test_office.py
UNSEEN = "no\u200bthing"  # with a character that nobody sees, as from a page that was copied
BAD = {"list": UNSEEN, "numbers": "1, two", "pairs": "no pair", "whole": "twelve", "text": UNSEEN}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The house's table is closed and in the register, so that its opening check is due."""
    with serving(Path(tmp_path_factory.mktemp("forms")), tables=closed_table) as running:
        register(running, "K1", "key-manager")
        register(running, "C1", "cashier")
        register(running, "L1", "compliance")
        number = {"number": "1", "rulebook": "colorado", "wheel_end": "left", "layout_end": "right"}
        body = {"key": "table-1", "command": {"do": "register-table", **number}}
        assert running.client("K1").post("/api/floor/commands", json=body).status_code == 200
        yield running


def closed_table(floor: Floor) -> None:
    limits = {"all": {"min": 100, "max": 100_000}}
    policy = policy_from(on_felt({"rulebook": "colorado", "wheel": "single-zero", "limits": limits}), "policy")
    floor.set_up("1", policy, frozenset())


def forms_of(page: Page, section: str) -> list[str]:
    """The forms of a section, once it has all that it shows; none where it is not offered to this role."""
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    if not page.locator(f'nav a[href="#{section}"]').count():
        return []
    page.locator(f'nav a[href="#{section}"]').click()
    expect(page.locator(f'nav a[href="#{section}"]')).to_have_attribute("aria-current", "page")
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    expect(page.locator("main").get_by_text("…", exact=True)).to_have_count(0)
    found: list[str] = page.locator("main form[data-command]").evaluate_all(
        "forms => forms.map(form => form.dataset.command)"
    )
    return found


UNHELPED = """forms => forms.filter(form => !form.closest('.looking')).flatMap(form =>
  [...form.querySelectorAll('input, select, textarea')]
    .filter(field => !field.closest('.asked')?.querySelector('[data-help]'))
    .map(field => `${form.dataset.command ?? form.className}: ${field.name}`))"""


def opened(page: Page, command: str) -> Locator:
    form = page.locator(f'form[data-command="{command}"]')
    details = page.locator("main details", has=form)
    if details.count() and details.get_attribute("open") is None:
        details.locator("summary").press("Enter")
    expect(form).to_be_visible()
    return form


def fields_in(form: Locator) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = form.locator("input, select, textarea").evaluate_all(
        """fields => fields.map(field => ({name: field.name, tag: field.tagName, type: field.type,
           required: field.required || field.ariaRequired === 'true',
           choices: [...(field.options ?? [])].map(each => each.value)}))"""
    )
    return found


def kind_of(schema: dict[str, Any]) -> str:
    """What a field's text must be, by the server's own schema."""
    for each in (schema, *schema.get("anyOf", ())):
        match each.get("type"):
            case "integer":
                return "whole"
            case "object":
                return "pairs"
            case "array":
                return "numbers" if each["items"].get("type") == "integer" else "list"
    return "text"


def type_badly(form: Locator, schemas: dict[str, Any]) -> dict[str, str]:
    """Something wrong in every field that can hold something wrong; what was typed, by field."""
    typed = {}
    for field in fields_in(form):
        name, here = field["name"], form.locator(f'[name="{field["name"]}"]')
        if field["tag"] == "SELECT":
            typed[name] = next(choice for choice in field["choices"] if choice)
            here.select_option(typed[name])
        elif field["type"] == "date":
            typed[name] = "2999-01-01"
            here.fill(typed[name])
        elif field["type"] not in ("checkbox", "radio"):
            typed[name] = PASSPHRASE if name == "passphrase" else BAD[kind_of(schemas[name])]
            here.fill(typed[name])
    return typed


def stands_at_its_field(form: Locator) -> list[str]:
    """Every field that is marked says in words what is wrong with it; the first of them has the focus."""
    marked = form.locator('[aria-invalid="true"]')
    expect(marked.first).to_be_focused()
    found: list[list[str]] = marked.evaluate_all(
        """fields => fields.map(field =>
           [field.name, document.getElementById(field.getAttribute('aria-describedby'))?.textContent.trim() ?? ''])"""
    )
    assert all(said for _, said in found), found
    return [name for name, _ in found]


def kept(form: Locator, typed: dict[str, str]) -> None:
    values = form.evaluate("(form, names) => names.map(name => form.elements[name].value)", list(typed))
    assert dict(zip(typed, values, strict=True)) == typed


def of_new_kinds(page: Page, command: dict[str, Any], known: set[tuple[str, ...]]) -> bool:
    """Has its form a field of a kind that no form had before?"""
    schemas = command["fields"]["properties"]
    kinds = {
        (field["tag"], field["type"], str(field["required"]), kind_of(schemas.get(field["name"], {})))
        for field in fields_in(page.locator(f'form[data-command="{command["command"]}"]'))
    }
    new = kinds - known
    known |= kinds
    return bool(new)


def tried(page: Page, command: dict[str, Any]) -> None:
    """Empty, then wrong by itself, then wrong to the house: each time the error is at its field."""
    form, name = opened(page, command["command"]), command["command"]
    send = form.locator("button.primary")
    required = [field["name"] for field in fields_in(form) if field["required"]]
    if required:
        send.press("Enter")
        assert stands_at_its_field(form) == required, name
    schemas = command["fields"]["properties"]
    typed = type_badly(form, schemas)
    wrong = [field for field, text in typed.items() if text in (BAD["whole"], BAD["numbers"], BAD["pairs"])]
    if wrong:
        send.press("Enter")
        assert stands_at_its_field(form) == wrong, name
        kept(form, typed)
        for field in wrong:
            typed[field] = {"whole": "-7", "numbers": "1, 2", "pairs": "no: 7"}[kind_of(schemas[field])]
            form.locator(f'[name="{field}"]').fill(typed[field])
    send.press("Enter")
    expect(form.locator("[role=alert]"), name).to_be_visible()
    assert stands_at_its_field(form), name
    kept(form, typed)
    page.locator("main details", has=form).locator("summary").press("Enter")


def own_key(page: Page) -> None:
    form = opened(page, "own-key")
    form.locator("button.primary").press("Enter")
    assert stands_at_its_field(form) == ["passphrase"]
    form.locator("[name=passphrase]").fill("not mine at all")
    form.locator("button.primary").press("Enter")
    expect(form.locator("[role=alert]")).to_be_visible()
    assert stands_at_its_field(form) == ["passphrase"]
    kept(form, {"passphrase": "not mine at all"})
    form.locator("[name=passphrase]").fill(PASSPHRASE)
    form.locator("button.primary").press("Enter")
    expect(form).to_have_count(0)


def opening_check(page: Page) -> None:
    form = opened(page, "inspect-opening")
    points = form.locator("fieldset")
    points.first.locator("input[value=yes]").check()
    form.locator("button.primary").press("Enter")
    expect(form.locator("fieldset.wrong")).to_have_count(points.count() - 1)
    expect(points.nth(1).locator("input").first).to_be_focused()
    for point in points.all():
        point.locator("input[value=yes]").check()
    form.locator("[name=passphrase]").fill("not mine at all")
    form.locator("button.primary").press("Enter")
    expect(form.locator("[role=alert]")).to_be_visible()
    assert stands_at_its_field(form) == ["passphrase"]
    for point in points.all():
        expect(point.locator("input[value=yes]")).to_be_checked()


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
def test_bad_input_in_every_form(server: Server, chrome: Browser, every: bool) -> None:
    """Each has its form; in `make test` those are tried that have a kind of field that none before them had."""
    known: set[tuple[str, ...]] = set()
    commands = {each["command"]: each for each in server.client("K1").get("/api/floor/commands").json()}
    seen: set[str] = set()
    for badge in ("K1", "C1", "W1", "N1", "L1"):
        page = enter(chrome, server, badge)
        for section in ("mine", *SECTIONS, "notes"):
            names = forms_of(page, section)
            assert page.locator("main form").evaluate_all(UNHELPED) == [], "a field without its help"
            empty = page.locator("main [data-empty]").all_inner_texts()
            assert all(len(text) > 40 or "。" in text for text in empty), empty
            for name in names:
                command = "enrol-key" if name == "own-key" else name
                if command in seen:
                    continue
                seen.add(command)
                if name == "own-key":
                    own_key(page)
                elif name == "inspect-opening":
                    opening_check(page)
                elif of_new_kinds(page, commands[name], known) or every:
                    tried(page, commands[name])
        page.context.close()
    assert seen == commands.keys() - NO_FORM - ON_PAGES, (
        "a command of the floor without a form, or one that was not tried"
    )


def test_what_a_field_means_is_a_key_away_by_day_and_by_night(server: Server, chrome: Browser) -> None:
    """With its clause and the manual's place; on a light ground as on a dark one, and as it was left."""
    page = enter(chrome, server)
    forms_of(page, "equipment")
    form = opened(page, "register-wheel")
    key = form.locator('[data-help="register-wheel.diameter"]')
    key.press("Enter")
    told = form.get_by_role("dialog", name="Diameter in inches")
    expect(told).to_contain_text("Measured across, in inches")
    expect(told).to_contain_text("CO-2210(1)-a")
    no_violations(page, "help in the dark")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    expect(key).to_be_focused()
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    night = page.evaluate(ground)
    page.locator("[data-do=theme]").press("Enter")
    page.reload()
    forms_of(page, "equipment")
    opened(page, "register-wheel")
    day = page.evaluate(ground)
    key.press("Enter")
    expect(told).to_contain_text("CO-2210(1)-a")
    no_violations(page, "help on a light ground")
    picture(page, "office-light")
    leads = told.get_by_role("link").get_attribute("href")
    assert leads == "/manual/reference/floor/#register-wheel"
    page.goto(server.address + leads)
    expect(page.locator("h2#register-wheel")).to_be_in_viewport()
    expect(page.locator("html")).to_have_css("background-color", day)
    assert day != night
    no_violations(page, "the manual on a light ground")
    page.locator("[data-do=theme]").press("Enter")
    expect(page.locator("html")).to_have_css("background-color", night)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_css("background-color", day)
    page.context.close()


@pytest.mark.parametrize(("language", "proposed"), [("en", "DaySwingGrave"), ("de", "FrühSpätNacht")])
def test_a_gaming_day_that_is_none_is_refused_at_its_field(
    server: Server, chrome: Browser, language: str, proposed: str
) -> None:
    """And nothing is lost of it, neither a line that stands twice. Until the house has one, its shifts have their names
    in the reader's language."""
    page = enter(chrome, server, language=language)
    forms_of(page, "reports")
    shift = opened(page, "open-shift").locator("[name=shift]")
    expect(shift).to_have_text(proposed)
    assert shift.locator("option").evaluate_all("all => all.map(each => each.value)") == ["", "day", "swing", "night"]
    form = opened(page, "set-gaming-day")
    for zone, shifts, since, wrong in (
        ("Mars/Base", "day: 06:00", "", "zone"),
        ("UTC", "day 06", "", "shifts"),
        ("UTC", "day: 06:00\nday: 14:00", "", "shifts"),
        ("UTC", "day: 26:00", "", "shifts"),
        ("UTC", "day: 06:00\nnight: 05:00\nswing: 14:00", "", "shifts"),
        ("UTC", "day: 06:00", "2999-01-01", "since"),
    ):
        typed = {"zone": zone, "shifts": shifts, "since": since}
        for name, text in typed.items():
            form.locator(f'[name="{name}"]').fill(text)
        form.locator("button.primary").click()
        expect(form.locator('[aria-invalid="true"]'), shifts).to_have_attribute("name", wrong)
        assert stands_at_its_field(form) == [wrong]
        kept(form, typed)
    assert not [one for one in server.house.journal.read("floor") if one.name == "gaming-day-set"]
    page.context.close()


def test_a_round_that_is_no_number_is_not_another_round(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server)
    forms_of(page, "journal")
    field = page.locator("main [name=round]")
    field.fill("the last one")
    page.get_by_role("button", name="Tell").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("A whole number is needed.")).to_be_visible()
    expect(field).to_have_value("the last one")
    page.context.close()


def test_who_changes_the_register_reads_which_table_has_not_been_told(server: Server, chrome: Browser) -> None:
    register(server, "D8", "dealer")

    def broken(*_: Any) -> Any:
        raise AssertionError("a bug of ours")

    page = enter(chrome, server)
    forms_of(page, "people")
    form = opened(page, "withdraw-person")
    form.locator('[name="badge"]').fill("D8")
    form.locator('[name="reason"]').fill("left the house")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TableWriter, "draft", broken)
        form.locator("button.primary").click()
        expect(form).to_contain_text("These tables stand still and have not been told yet: 1.")
    assert server.client("S1").post("/api/tables/1/recover").status_code == 200
    page.context.close()
