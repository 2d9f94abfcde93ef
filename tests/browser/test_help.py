"""Beside every field of the pit and the dealer: what it means; and what the house knows is chosen, not typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.browser_support import Dealer, needs_browser, no_violations, tables, unhelped
from tests.browser.console_support import Console, Desk, felt
from tests.floor_office.office_support import closed_table, equipped
from tests.web.web_support import Server, serving

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    shut = felt("2", players=0, opened=False, rulebook="colorado", wheel="double-zero-as-single-zero")
    every = tables(felt("1", rulebook="colorado"), shut)
    with serving(Path(tmp_path_factory.mktemp("help")), tables=every) as running:
        yield running


def test_every_field_of_the_dealers_dialogs_is_explained(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "1")
    dealer.opens()
    dealer.does("place-wager", seat=2, bet="red", stake=100)
    desk = Desk(chrome, server, "1")
    desk.phase("betting")
    desk.click("[data-seat-button='2']")
    looked = 0
    for keys in ("[data-trouble]:enabled", "[data-task]:enabled"):
        names = desk.page.locator(keys).evaluate_all(
            "keys => keys.map(key => key.dataset.trouble ? `[data-trouble='${key.dataset.trouble}']`"
            " : `[data-task='${key.dataset.task}']`)"
        )
        for name in names:
            desk.page.locator(name).first.click()
            dialog = desk.page.locator("dialog[open]")
            expect(dialog).to_be_visible()
            assert unhelped(desk.page) == [], name
            looked += dialog.locator("input, select").count()
            desk.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
    assert looked >= 10
    desk.click("[data-trouble='irregularity']")
    key = desk.find("[data-help='report-irregularity.what']")
    key.press("Enter")
    told = desk.page.get_by_role("dialog", name="What happened?")
    expect(told).to_contain_text("until the pit has ruled")
    expect(told.get_by_role("link")).to_have_attribute("href", "/manual/reference/commands/#report-irregularity")
    no_violations(desk.page, "help in a dealer's dialog")
    desk.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    expect(desk.page.locator("dialog[open]")).to_be_visible()  # the question is still there
    desk.leave()


def test_every_field_of_the_pit_is_explained(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "1")
    pit = Console(chrome, server, "/pit/?table=2", "S1", size="kiosk")
    for table in ("2", "1"):
        pit.page.goto(f"{server.address}/pit/?table={table}")
        for part in ("setup", "money", "game", "rounds"):
            pit.click(f"[data-part='{part}']")
            expect(pit.find(f"#part-{part}")).to_be_visible()
            if (table, part) == ("2", "setup"):
                expect(pit.find("[data-limits] input").first).to_be_visible()
            assert unhelped(pit.page) == [], (table, part)
    dealer.does("report-irregularity", what="A chip fell onto the wheel")
    pit.click("[data-part='game']")
    pit.click("[data-ruling] [data-another]")
    assert unhelped(pit.page) == [], "a ruling"
    key = pit.find("[data-help='make-ruling.reason']")
    key.press("Enter")
    expect(pit.page.get_by_role("dialog", name="Reason")).to_contain_text("CO-22")
    no_violations(pit.page, "help in the pit")
    pit.leave()


def proposed(field: Locator) -> list[str]:
    """What the field offers, once it has the focus."""
    field.focus()
    options = field.locator("xpath=following-sibling::datalist[1]/option")
    expect(options.first).to_be_attached()
    return [str(option.get_attribute("value")) for option in options.all()]


def test_dealers_boxes_and_balls_of_an_opening_are_chosen_from_the_register(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=closed_table) as server:
        office = equipped(server)
        office.done("S1", "register-ball", ball="B2", material="steel", metallic=True, diameter="3/4")
        office.done("S1", "register-ball", ball="B3", material="acetal", metallic=False, diameter="3/4")
        pit = Console(chrome, server, "/pit/?table=1", "S1", size="kiosk")
        pit.click("[data-part='setup']")
        expect(pit.find("input[name=drop]")).to_have_value("B-1")  # the one that hangs there
        expect(pit.find("input[name=tips]")).to_have_value("T-1")
        assert proposed(pit.find("input[name=dealer]")) == ["D1"]
        assert proposed(pit.find("input[name=ball]")) == ["B1", "B3"], "a ball with metal in it comes to no table"
        office.done("K1", "withdraw-person", badge="D1", reason="left")
        pit.page.reload()
        pit.click("[data-part='setup']")
        expect(pit.find("input[name=drop]")).to_have_value("B-1")
        pit.find("input[name=dealer]").focus()
        expect(pit.find("input[name=dealer] + datalist option")).to_have_count(0)
        pit.leave()
