"""The office in a browser: registers, forms with errors at the field, counts, reports, the journal."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import in_languages, needs_browser, no_violations, picture, table, window
from tests.browser.console_support import signed_in
from tests.cli.regulator import checked
from tests.floor_office.office_support import closed_table, equipped
from tests.support import PATIENCE, clause
from tests.web.web_support import PASSPHRASE, Calendar, Machine, Server, serving

pytestmark = needs_browser
SECTIONS = (
    "people",
    "forgetting",
    "equipment",
    "inspections",
    "boxes",
    "count",
    "cash",
    "slips",
    "bars",
    "incidents",
    "approvals",
    "reports",
    "journal",
    "papers",
)
LANGUAGES = {"en": "People", "es": "Personas", "de": "Personen", "fr": "Personnes", "zh-Hans": "人员"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("office")), tables=table("1", rulebook="colorado")) as running:
        register(running, "K1", "key-manager")
        yield running


def register(server: Server, badge: str, role: str) -> None:
    person = {"badge": badge, "name": badge, "licence": f"CO-{badge}", "roles": [role], "valid_until": "2099-12-31"}
    body = {"key": f"register-{badge}", "command": {"do": "register-person", **person}}
    answer = server.client("K1").post("/api/floor/commands", json=body)
    assert answer.status_code == 200, answer.text


def enter(chrome: Browser, server: Server, badge: str = "K1", *, size: str = "tablet", language: str = "en") -> Page:
    context = window(chrome, size)
    signed_in(context, server, badge)
    page = context.new_page()
    page.goto(f"{server.address}/office/?lang={language}")
    expect(page.locator("nav a[aria-current=page]")).to_be_visible()
    return page


def form(page: Page, section: str, command: str) -> Page:
    page.locator(f'nav a[href="#{section}"]').click()
    details = page.locator("details", has=page.locator(f'[data-command="{command}"]'))
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    return page


def fill(page: Page, command: str, **fields: str) -> None:
    here = page.locator(f'[data-command="{command}"]')
    for name, value in fields.items():
        field = here.locator(f'[name="{name}"]')
        if field.evaluate("element => element.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    here.locator("button.primary").click()


def test_holds_and_shifts_are_told_in_the_readers_language(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server, language="de")
    page.locator('nav a[href="#reports"]').click()
    expect(page.locator("tbody tr").first).to_contain_text("\N{NO-BREAK SPACE}%")
    page.locator('nav a[href="#papers"]').click()
    expect(page.locator("ul.forms")).to_contain_text("Bericht einer Tischöffnung 1")
    expect(page.locator("ul.forms")).to_contain_text("offen")
    page.context.close()


def test_the_content_is_a_key_away(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server)
    page.reload()
    expect(page.locator("nav a[aria-current=page]")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.context.close()


def test_an_error_stands_at_its_field_and_nothing_typed_is_lost(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server)
    form(page, "people", "register-person")
    here = page.locator('[data-command="register-person"]')
    fill(page, "register-person", badge="M7", name="Max Reyes", roles="maintenance", valid_until="2031-01-01")
    licence = here.locator('[name="licence"]')
    expect(licence).to_have_attribute("aria-invalid", "true")
    expect(licence).to_be_focused()
    expect(here.locator('[name="name"]')).to_have_value("Max Reyes")
    no_violations(page, "a form with an error")
    fill(page, "register-person", licence="CO-40001", roles="juggler")
    expect(here.locator("[role=alert]")).to_be_visible()
    expect(here.locator('[name="badge"]')).to_have_value("M7")
    fill(page, "register-person", roles="maintenance")
    expect(here.locator("[role=status]")).to_have_text("Recorded.")
    expect(page.locator("tbody").first).to_contain_text("CO-40001")
    page.context.close()


def test_a_wheel_that_is_too_small_is_refused_with_every_reason(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server)
    form(page, "equipment", "register-table")
    fill(page, "register-table", number="7", rulebook="colorado", wheel_end="left", layout_end="right", camera="C7")
    expect(page.locator('[data-command="register-table"] [role=status]')).to_have_text("Recorded.")
    form(page, "equipment", "put-into-use")
    fill(page, "put-into-use", thing="table 7", table="7")
    expect(page.locator('[data-command="put-into-use"] [role=status]')).to_have_text("Recorded.")
    form(page, "equipment", "register-wheel")
    wheel = {"wheel": "W9", "serial": "S9", "diameter": "29.99", "zeros": "1", "ring": "0g 1r", "compartments": "0g 1r"}
    fill(page, "register-wheel", **wheel)
    expect(page.locator('[data-command="register-wheel"] [role=status]')).to_have_text("Recorded.")
    form(page, "equipment", "put-into-use")
    fill(page, "put-into-use", thing="W9", table="7")
    refusal = page.locator('[data-command="put-into-use"] [role=alert]')
    expect(refusal.locator("li")).to_have_count(4)
    expect(refusal).to_contain_text("29.99")
    expect(refusal).to_contain_text("CO-2210(1)-a")
    page.context.close()


def test_the_cage_sees_whose_cash_is_reported_and_who_must_be_asked_for(server: Server, chrome: Browser) -> None:
    register(server, "C1", "cashier")
    page = enter(chrome, server, "C1")
    for amount in ("9900", "200"):
        form(page, "cash", "record-cash")
        expect(page.locator('[data-command="record-cash"] select[name="side"] option')).to_have_text(["", "in", "out"])
        fill(page, "record-cash", player="Ann Lee", side="in", amount=amount, what="chips")
        expect(page.locator('[data-command="record-cash"] [role=status]')).to_have_text("Recorded.")
    expect(page.locator("[data-list='GET /api/floor/cash/reports']")).to_contain_text("$10,100")
    expect(page.locator("[data-ask]")).to_contain_text("Ann Lee")
    form(page, "cash", "describe-player")
    fill(page, "describe-player", player="Ann Lee", description="about 50", identity="passport X1")
    expect(page.locator("[data-ask]")).not_to_contain_text("Ann Lee")
    no_violations(page, "cash in and out")
    picture(page, "office-cash")
    form(page, "cash", "file-cash-report")
    fill(page, "file-cash-report", player="Ann Lee", day="2001-01-01", side="in", reference="F-1")
    wrong = page.locator('[data-command="file-cash-report"] [name="voluntary"]')
    expect(wrong).to_have_attribute("aria-invalid", "true")
    page.context.close()


def test_the_regulator_downloads_the_package_of_some_days(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server, "R1")
    page.locator('nav a[href="#journal"]').click()
    first, last = (
        page.get_by_role("textbox", name="First gaming day"),
        page.get_by_role("textbox", name="Last gaming day"),
    )
    first.fill("2001-01-01")
    last.fill("2001-01-31")
    page.get_by_role("button", name="Make the package").click()
    expect(page.locator("[role=alert]")).to_contain_text("Nothing is on record")
    expect(first).to_have_value("2001-01-01")
    server.house.verify_from = 0.0
    last.fill("2099-12-31")
    page.get_by_role("button", name="Make the package").press("Enter")
    link = page.locator("a[download$='.zip']")
    expect(link).to_be_visible(timeout=PATIENCE * 1000)
    no_violations(page, "the regulator's package")
    picture(page, "office-package")
    with page.expect_download() as download:
        link.click()
    key = server.house.self_check.sealer.public.read_text().strip()
    assert checked(download.value.path().read_bytes(), key)["records"] > 0
    page.context.close()


@clause("CO-2208-b", "CO-2208-c", "CO-2208-d")
def test_rules_are_hung_up_and_taken_down_in_the_office(server: Server, chrome: Browser) -> None:
    """What lacks an approval is named; with both of them the rules hang, and a table is played by them."""
    page = enter(chrome, server)
    page.locator('nav a[href="#approvals"]').click()
    here, refusal = page.locator("[data-post-rules]"), page.locator("main [role=alert]")
    for name, value in {"room": "Main floor", "spot": "pillar by the cage"}.items():
        here.locator(f"[name={name}]").fill(value)
    here.locator("[name=table]").select_option("1")
    for tick in ("seen", "reached"):
        here.locator("button.primary").click()
        expect(refusal).to_contain_text("must see and reach them")
        here.locator(f"[name={tick}]").check()
    here.locator("button.primary").click()
    expect(refusal).to_contain_text("CO-2208-c")
    version = refusal.text_content() or ""
    hash_ = next(word.strip(".") for word in version.split() if len(word.strip(".")) == 64)
    approval = {"approved_by": "The Director", "date": "2026-01-01"}
    form(page, "approvals", "record-approval")
    text = {"reference": "R-1", "kind": "posted-rules", "subject": "rules of table 1", "hash": hash_}
    fill(page, "record-approval", **text, **approval)
    expect(page.locator('[data-command="record-approval"] [role=status]')).to_have_text("Recorded.")
    here.locator("button.primary").click()
    expect(refusal).to_contain_text("CO-2208-d")
    place = {"reference": "R-2", "kind": "posting-place", "subject": "Main floor: pillar by the cage", "hash": ""}
    fill(page, "record-approval", **place, **approval)
    expect(page.locator("tbody", has_text="R-2")).to_be_visible()
    here.locator("button.primary").click()
    hanging = page.locator("[data-list='GET /api/paper/postings'] tbody tr")
    expect(hanging).to_contain_text("a table is played by them")
    expect(hanging).to_contain_text("pillar by the cage")
    no_violations(page, "rules on the walls")
    picture(page, "office-postings")
    hanging.locator("button").click()
    hanging.locator("[name=reason]").fill("a new edition")
    hanging.locator("form button:not(.help)").click()
    expect(hanging).to_have_count(0)
    page.context.close()


def test_an_auditor_verifies_the_journal_and_proves_an_event(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server, "A1")
    page.locator('nav a[href="#journal"]').click()
    server.house.verify_from = 0.0  # The package was made a moment ago.
    page.get_by_role("button", name="Verify the journal").click()
    expect(page.locator("[data-verdict=true]")).to_contain_text("are what was written")
    lines = page.locator("[data-list='GET /api/journal/events'] tbody tr[data-line]")
    opened = page.locator("tr.opened")
    lines.nth(3).locator("[data-column=role]").click()  # anywhere on the line
    page.get_by_role("button", name="Prove it").click()
    expect(opened.locator("[role=status]")).to_contain_text("not signed yet")
    lines.nth(0).focus()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(opened).to_have_count(1)
    expect(opened.locator("h3")).to_have_text(lines.nth(1).locator("[data-column=event]").inner_text())
    no_violations(page, "an event of the journal")
    picture(page, "office-journal-event")
    page.keyboard.press("Enter")
    expect(opened).to_have_count(0)
    page.locator("select[name=event]").select_option("player-seated")
    expect(lines.locator("[data-column=event]").filter(has_not_text="Player seated")).to_have_count(0)
    expect(lines).not_to_have_count(0)
    page.locator("summary", has_text="File and views").click()
    page.locator("input[name=view]").fill("Seated")
    page.locator("input[name=view]").press("Enter")
    page.get_by_role("button", name="Show everything").click()
    expect(lines.filter(has_text="Table opened")).not_to_have_count(0)
    page.get_by_role("button", name="Seated", exact=True).click()
    expect(lines.filter(has_text="Table opened")).to_have_count(0)
    expect(page.locator("select[name=event]")).to_have_value("player-seated")
    with page.expect_download() as download:
        page.get_by_role("link", name="JSON lines").click()
    assert download.value.path().stat().st_size > 1000
    page.context.close()


def test_a_dealer_is_offered_nothing_that_is_not_for_dealers(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server, "D1")
    expect(page.locator('nav a[href="#people"]')).to_be_visible()
    expect(page.locator('nav a[href="#journal"]')).to_have_count(0)
    page.evaluate("location.hash = '#journal'")
    expect(page.locator('nav a[href="#mine"]')).to_have_attribute("aria-current", "page")
    page.context.close()


@pytest.mark.parametrize("language", in_languages(*LANGUAGES, seen="de"))
@pytest.mark.one_in(2, of="every section of a page on a phone")
def test_every_section_in_every_language(server: Server, chrome: Browser, language: str) -> None:
    size = {"en": "tablet", "de": "phone", "zh-Hans": "kiosk"}.get(language, "tablet")
    page = enter(chrome, server, language=language, size=size)
    expect(page.locator('nav a[href="#people"]')).to_have_text(LANGUAGES[language])
    for section in SECTIONS:
        page.locator(f'nav a[href="#{section}"]').click()
        expect(page.locator("main h1")).to_be_visible()
        expect(page.get_by_text("undefined")).to_have_count(0)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_text("…", exact=True)).to_have_count(0)
        if language == "de":
            page.evaluate(f"location.hash = '#{SECTIONS[0]}'")
            page.evaluate(f"location.hash = '#{section}'")
            expect(page.locator("nav a[aria-current=page]")).to_be_in_viewport()  # also on a phone
            no_violations(page, f"{section} in {language}")
            picture(page, f"office-{section}-{size}")
    page.context.close()


def test_notes_of_suspicion_are_offered_to_compliance_alone(server: Server, chrome: Browser) -> None:
    auditor, compliance = (enter(chrome, server, badge) for badge in ("A1", "L1"))
    expect(auditor.locator('nav a[href="#bars"]')).to_be_visible()
    expect(auditor.locator('nav a[href="#notes"]')).to_have_count(0)
    compliance.locator('nav a[href="#notes"]').click()
    expect(compliance.locator("main")).to_contain_text("Notes of suspicion would stand here")
    picture(compliance, "office-notes")
    for page in (auditor, compliance):
        page.context.close()


def test_a_passkey_is_registered_and_then_signs_in(server: Server, chrome: Browser) -> None:
    address = server.address.replace("127.0.0.1", "localhost")  # passkeys belong to names, not to numbers
    page = window(chrome).new_page()
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    able = {"isUserVerified": True, "automaticPresenceSimulation": True}
    device.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, **able}})
    page.goto(f"{address}/office/?lang=en")
    page.locator("input[name=badge]").fill("A1")
    page.locator("input[name=passphrase]").fill(PASSPHRASE)
    page.locator("form button.primary").click()
    page.locator("[data-do=own-passkey]").click()
    expect(page.get_by_text("The passkey is registered.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.locator("[data-do=passkey]").click()
    expect(page.locator("nav a[aria-current=page]")).to_be_visible()
    assert page.request.get(f"{address}/api/session").json()["who"] == "A1"
    known = page.locator("[data-passkey]")
    expect(known).to_have_count(1)
    known.get_by_role("button", name="Give it up").click()
    expect(known).to_have_count(0)
    assert page.request.get(f"{address}/api/session/passkeys").json() == []
    page.context.close()


def test_two_people_forget_somebody_and_the_page_says_what_is_withheld(tmp_path: Path, chrome: Browser) -> None:
    wall = Calendar()
    wall.turn_to("2026-12-01")
    with serving(tmp_path, tables=table("1", rulebook="colorado"), wall=wall) as server:
        house = server.client("S1")
        for number, command in enumerate(
            ({"do": "seat-player", "seat": 5, "player": "Ida Quist"}, {"do": "unseat-player", "seat": 5})
        ):
            body = {"key": f"k{number}", "command": command}
            assert house.post("/api/tables/1/commands", json=body).status_code == 200
        page = enter(chrome, server)
        forget(page, "Ida Quist")
        expect(page.locator("[data-forget-form] [role=alert]")).to_contain_text("5 years after the last one")
        page.context.close()
    wall.turn_to("2032-12-01")
    with serving(tmp_path, wall=wall, staff=False) as server:
        page = enter(chrome, server)
        forget(page, "Ida Quist")
        expect(page.locator("[data-forget-form] [role=status]")).not_to_be_empty()
        page.context.close()
        second = server.client("A1")
        (waiting,) = second.get("/api/approvals").json()
        address = f"/api/approvals/{waiting['id']}/confirm"
        assert second.post(address, json={"digest": waiting["digest"]}).status_code == 200
        page = enter(chrome, server, "A1")
        page.locator('nav a[href="#forgetting"]').click()
        expect(page.locator("[data-list='GET /api/forgotten'] tbody tr")).to_contain_text("player/")
        expect(page.locator("[data-list='GET /api/forgotten/withheld'] tbody tr")).to_contain_text("player/")
        no_violations(page, "forgetting")
        page.context.close()


def forget(page: Page, name: str) -> None:
    page.locator('nav a[href="#forgetting"]').click()
    here = page.locator("[data-forget-form]")
    here.locator("[name=known_as]").fill(name)
    here.locator("[name=reason]").fill("asked for it by letter")
    here.locator("button.primary").click()


def test_a_clock_that_jumped_is_told_in_words_and_accepted_by_two(tmp_path: Path, chrome: Browser) -> None:
    machine = Machine()
    with serving(tmp_path, tables=closed_table, wall=machine.wall, ticks=machine.ticks) as server:
        equipped(server)
        machine.ahead = timedelta(days=400)
        page = enter(chrome, server)
        notice = page.locator("[data-clock-doubt]")
        expect(notice).to_contain_text("Put the machine’s clock right")
        notice.locator("summary").click()
        notice.get_by_role("textbox", name="Reason").fill("the battery was empty")
        no_violations(page, "clock")
        picture(page, "office-clock-in-doubt")
        notice.locator("button.primary").click()
        second = server.client("S2")
        deadline = time.monotonic() + PATIENCE
        while not (found := second.get("/api/approvals").json()):
            assert time.monotonic() < deadline
        (waiting,) = found
        address = f"/api/approvals/{waiting['id']}/confirm"
        assert second.post(address, json={"digest": waiting["digest"]}).status_code == 200
        expect(notice).to_have_count(0)
        page.context.close()
