"""The count room and the cage in a browser: a box is counted blind with the keyboard alone, and signed by a third; a
slip is redeemed by its code, once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, picture
from tests.browser.test_office import enter
from tests.floor_office.office_support import OPENING, Office, closed_table, equipped, points
from tests.web.test_slips import agreed
from tests.web.web_support import PASSPHRASE, serving

pytestmark = needs_browser


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """$235 lie in the emptied box B-1, and chips for $100 were asked for by slip 1."""
    with serving(Path(tmp_path_factory.mktemp("count")), tables=closed_table) as server:
        office = equipped(server)
        assert office.table("D1", do="sign-in-dealer", dealer="D1").status_code == 200
        office.done("S1", "inspect-opening", table="1", points=points(office), balls={"B1": "magnet"})
        assert office.table("S1", **OPENING).status_code == 200
        assert office.table("D1", do="seat-player", seat=1, player="Ann").status_code == 200
        assert office.table("D1", do="buy-in", seat=1, amount=23_500, chip_value=500).status_code == 200
        assert office.table("D1", do="cash-out", seat=1).status_code == 200
        filled = agreed(server, office.table("S1", do="fill-table", amount=10_000))
        assert filled["events"][0]["data"]["slip"] == 1
        assert office.table("S1", do="close-table", closer=486_500).status_code == 200
        office.both("W1", "G1", "remove-box", box="B-1", locked=True)
        office.both("N1", "K1", "take-key", label="B-1i")
        office.both("N1", "N2", "empty-box", box="B-1", shown_empty=True)
        yield office


def room(chrome: Browser, office: Office, badge: str, language: str = "en") -> Page:
    page = enter(chrome, office.server, badge, language=language)
    page.locator('nav a[href="#count"]').click()
    expect(page.locator("tbody tr", has_text="B-1")).to_be_visible()
    return page


def test_a_box_is_counted_blind_with_the_keyboard_alone_and_signed_by_a_third(office: Office, chrome: Browser) -> None:
    first = room(chrome, office, "N1")
    expect(first.locator("main")).not_to_contain_text("235")
    no_violations(first, "the count room")
    hundreds = first.locator('[name="worth-10000"]')
    hundreds.focus()
    for pieces in ("2", "", "1", "1", "1"):  # of $100, $50, $20, $10 and $5
        first.keyboard.type(pieces)
        first.keyboard.press("Enter")
    expect(first.locator("output")).to_have_text("$235")
    picture(first, "count-room-tally")
    for _ in range(30):  # Enter goes from field to field
        if first.evaluate("document.activeElement.name") == "passphrase":
            break
        first.keyboard.press("Enter")
    first.keyboard.type(PASSPHRASE)
    first.keyboard.press("Enter")
    expect(first.locator("form [role=status]").first).to_have_text("Your count is on record.")

    third = room(chrome, office, "N3", "de")
    expect(third.locator("main")).not_to_contain_text("235")
    expect(third.locator('[data-command="reconcile-count"]')).to_have_count(0)
    office.done("N2", "tally-box", box="B-1", cash={"10000": 1, "500": 27})
    expect(third.locator('[data-command="reconcile-count"]')).to_contain_text("weichen ab")
    expect(third.locator('[data-command="reconcile-count"] input')).to_have_count(0)
    office.done("N2", "tally-box", box="B-1", cash={"10000": 2, "2000": 1, "1000": 1, "500": 1})
    signing = third.locator('[data-command="reconcile-count"]')
    expect(signing).to_contain_text("dieselben Zahlen")
    no_violations(third, "a count to be signed")
    picture(third, "count-room-sign")
    signing.locator("[name=passphrase]").focus()
    third.keyboard.type(PASSPHRASE)
    third.keyboard.press("Enter")
    expect(third.locator("main")).to_contain_text("Es wartet keiner")
    (count,) = office.get("counts")
    assert (count["cash"], count["expected"], count["difference"]) == (23_500, 23_500, 0)
    assert (count["counters"], count["by"]) == (["N1", "N2"], "N3")
    third.locator('nav a[href="#boxes"]').click()
    expect(third.locator("tbody")).to_contain_text(["B-1"])
    picture(third, "count-room-boxes")
    for width in (768, 1024):
        third.set_viewport_size({"width": width, "height": 800})
        wide = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)"
        assert third.eval_on_selector_all(".scroll", wide) == [], f"a list wider than {width} pixels"
    for page in (first, third):
        page.context.close()


def test_a_table_in_play_is_neither_due_nor_ready_to_open(office: Office, chrome: Browser) -> None:
    page = enter(chrome, office.server, "S1")
    page.locator('nav a[href="#inspections"]').click()
    table = page.locator(".tables > li", has_text="Table 1")
    expect(table).to_contain_text("Table closed")
    found = office.get("inspections")
    playing = {**found, "tables": [{**one, "phase": "open", "reasons": [], "due": False} for one in found["tables"]]}
    page.route("**/api/floor/inspections", lambda route: route.fulfill(json=playing))
    page.reload()
    expect(page.locator(".tables > li")).to_have_count(1)
    expect(page.locator(".tables > li")).to_have_text("No inspection is due.")
    page.context.close()


def test_the_cage_redeems_a_slip_by_its_code_once(office: Office, chrome: Browser) -> None:
    page = enter(chrome, office.server, "C1")
    page.locator('nav a[href="#slips"]').click()
    row = page.locator("[data-list='GET /api/slips'] tbody tr")
    expect(row).to_contain_text(["open"])
    redeem, code = page.locator("[data-redeem]"), office.server.house.floor.slips.code(1)
    mistyped = code[:-1] + ("0" if code[-1] != "0" else "1")
    field = redeem.locator("[name=code]")
    for typed, said in (
        (mistyped, "This is no code of a slip"),
        (code.lower(), "Fill 1: $100"),
        (code, "was redeemed on"),
    ):
        field.fill(typed)
        field.press("Enter")
        expect(redeem).to_contain_text(said)
        expect(field).to_be_focused()
        if typed == code.lower():  # what was redeemed leaves the field, and the list says so, before another is typed
            expect(row).to_contain_text(["redeemed"])
            expect(field).to_have_value("")
    no_violations(page, "the slips of the house")
    picture(page, "slips")
    page.context.close()
    assert [one["redeemed_by"] for one in office.server.client("C1").get("/api/slips").json()["rows"]] == ["C1"]
