"""No More Bets is announced by the terminals themselves, by sound and on the screen, and the house knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.browser_support import Dealer, chromium, needs_browser, sit, table
from tests.support import clause
from tests.web.web_support import Server, serving

from croupier.web.announced import Heard

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("announcing")), tables=table("1", rulebook="colorado")) as running:
        yield running


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with chromium() as running:
        yield running


def muted(context: BrowserContext) -> None:
    context.add_init_script("localStorage.setItem('croupier-sound', 'off')")


@clause("CO-2201(7)-c")
def test_a_muted_terminal_still_announces_and_says_so(server: Server, chrome: Browser) -> None:
    terminal = sit(chrome, server, "1", 1, prepare=muted)
    dealer, announced = Dealer(server.client("D1"), "1"), server.house.announced["1"]
    dealer.opens()
    dealer.spins()
    dealer.closes()
    expect(terminal.page.locator("[data-no-more-bets]")).to_be_visible()
    for _ in range(200):
        if announced.heard:
            break
        terminal.page.wait_for_timeout(100)
    assert announced.heard == {"1-1": Heard(1, sound=True, sight=True)}
    assert terminal.problems == []
    terminal.context.close()
