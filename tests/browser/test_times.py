"""Times are the house's own, wherever somebody looks from."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from playwright.sync_api import Browser, expect
from tests.browser.browser_support import needs_browser, table, tables
from tests.browser.console_support import Console, happened
from tests.browser.test_office import register
from tests.web.web_support import Server, serving

pytestmark = needs_browser
FAR = "Pacific/Kiritimati"  # where it is tomorrow already


def ask(server: Server, badge: str, do: str, **command: Any) -> None:
    body = {"key": do, "command": {"do": do, **command}}
    answer = server.client(badge).post("/api/floor/commands", json=body)
    assert answer.status_code == 200, answer.text


def test_the_office_tells_the_time_of_the_house(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path, tables=tables(table("1", rulebook="colorado"))) as server:
        register(server, "K1", "key-manager")
        ask(server, "K1", "set-gaming-day", zone=FAR, shifts={"day": "06:00"})
        (recorded,) = happened(server, "floor", "gaming-day-set")
        there = datetime.fromisoformat(recorded.at).astimezone(ZoneInfo(FAR))
        office = Console(chrome, server, "/office/?lang=en#journal", "K1")
        office.page.get_by_label("Stream").select_option("floor")
        told = office.find("tbody tr").filter(has_text="Gaming day set")
        hour = there.hour % 12 or 12
        shown = rf"{there.month}/{there.day}/{there:%y}, {hour}:{there:%M}:{there:%S}\s{there:%p}"
        expect(told).to_contain_text(re.compile(shown))
        assert office.page.evaluate("new Intl.DateTimeFormat().resolvedOptions().timeZone") != FAR
        office.leave()
