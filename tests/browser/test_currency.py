"""A house in euros: every page writes its money so, in the form of the reader's language."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect
from tests.browser.browser_support import Person, needs_browser, sit, table
from tests.browser.console_support import Console
from tests.browser.test_office import register
from tests.web.web_support import LOOSE, serving

pytestmark = needs_browser
AMOUNT = 123_450


def shows(where: Locator, amount: str) -> None:
    expect(where).to_contain_text(re.compile(re.escape(amount).replace(r"\ ", r"\s")))
    expect(where).not_to_contain_text("$")


def test_every_page_of_a_house_in_euros_shows_euros(tmp_path: Path, chrome: Browser) -> None:
    small = table("1", rulebook="classic", players=1, chip_value=50, limits={"all": {"min": 50, "max": AMOUNT}})
    with serving(tmp_path, replace(LOOSE, currency="EUR"), tables=small) as server:
        register(server, "K1", "key-manager")
        Person(server.client("S1"), "1").does("seat-player", seat=2, player="Two")
        Person(server.client("C1"), "1").does("buy-in", seat=2, amount=AMOUNT, chip_value=50)
        two = sit(chrome, server, "1", 2, query="&lang=de")
        shows(two.page.locator(".rail"), "1.234,50 €")
        two.shot("euro-terminal-de")
        two.context.close()
        for path, badge, where, amount in (
            ("/dealer/?table=1&lang=de", "D1", "[data-seat-button='2']", "1.234,50 €"),
            ("/display/?table=1&lang=de", "", ".limits", "0,50 € – 1.234,50 €"),
            ("/pit/?lang=de", "S1", "main", "21.234,50 €"),
            ("/office/?lang=de#reports", "K1", "tbody tr", "21.234,50 €"),
            ("/lab/?lang=de", "", "main", "-28 €"),
        ):
            screen = Console(chrome, server, path, badge)
            shows(screen.find(where).first, amount)
            screen.shot(f"euro-{path.split('/')[1]}-de")
            screen.leave()
