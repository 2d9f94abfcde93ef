"""Consoles in a browser: people who sign in, a felt table that its dealer runs step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from tests.browser.browser_support import CHIPS, SIZES, picture, window
from tests.support import on_felt
from tests.web.web_support import PASSPHRASE, Server

from croupier.journal import Recorded
from croupier.live import Request
from croupier.live.tables import Floor
from croupier.rules import Actor, Role, policy_from
from croupier.rules.in_force.sign import sign_of
from croupier.table.opening.decide import inspection_points

OPENER = 9_000_000
PRISON: dict[str, Any] = {"rulebook": "colorado", "options": {"in_prison": True}}
COVERED: dict[str, Any] = {"rulebook": "colorado", "wheel": "double-zero-as-single-zero"}


def felt(
    name: str, *, players: int = 2, screens: int = 0, opened: bool = True, dealer: str = "D1", **policy: Any
) -> Any:
    """A table at which the dealer takes every step; with `screens`, its players sit at terminals."""
    data = {"wheel": "single-zero", "chips": CHIPS, **policy}
    if screens:
        data["terminals"] = {"count": screens, "central_screen": False}
    if data["rulebook"] != "house":
        data.setdefault("limits", {"all": {"min": 100, "max": 100_000}})

    def set_up(floor: Floor) -> None:
        writer = floor.set_up(name, policy_from(on_felt(data), "policy"), frozenset(), "dealer")
        if not opened:
            return
        sign, pit = sign_of(writer.rules), Role.PIT_SUPERVISOR
        points = dict.fromkeys(inspection_points(writer.rules), True)
        boxes = {"drop_box": f"E{name}", "tip_box": f"E{name}", "ball": "ball-1"}
        steps: list[tuple[Role, dict[str, Any]]] = [
            (pit, {"do": "inspect-table", "points": points}),
            (pit, {"do": "sign-in-dealer", "dealer": dealer}),
            (pit, {"do": "post-sign", "sign": sign.code, "statements": list(sign.statements)}),
            (pit, {"do": "open-table", "opener": OPENER, **boxes}),
        ]
        for seat in range(1, players + 1):
            steps.append((pit, {"do": "seat-player", "seat": seat, "player": f"Player {seat}"}))
            steps.append((Role.CASHIER, {"do": "buy-in", "seat": seat, "amount": 50_000, "chip_value": 100}))
        requests = [
            Request(command, floor.now(), f"{name}/open/{number}", Actor("S1", role))
            for number, (role, command) in enumerate(steps)
        ]
        assert not [answer.refused for answer in writer.submit(requests) if answer.refused]

    return set_up


def happened(server: Server, stream: str, *names: str) -> list[Recorded]:
    """What a stream has on record, of these events."""
    return [one for one in server.house.journal.read(stream) if not names or one.name in names]


def signed_in(context: BrowserContext, server: Server, badge: str) -> None:
    """As the page would do it: how one signs in is what a few tests are about, and the others begin behind it."""
    answer = context.request.post(
        f"{server.address}/api/session",
        data={"badge": badge, "passphrase": PASSPHRASE},
        headers={"Origin": server.address},
    )
    assert answer.ok, answer.text()


class Console:
    """Somebody at a console; who comes without a badge sees the page that asks for it."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        path: str,
        badge: str = "",
        *,
        size: str = "tablet",
        motion: bool = False,
    ) -> None:
        self.context = window(browser, size, motion=motion)
        self.server, self.problems = server, list[str]()
        if badge:
            signed_in(self.context, server, badge)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.append(said.text) if _is_ours(said) else None)
        self.page.goto(server.address + path)

    def sign_in(self, badge: str) -> None:
        self.page.locator("input[name=badge]").fill(badge)
        self.page.locator("input[name=passphrase]").fill(PASSPHRASE)
        self.page.locator("form button.primary").click()

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def click(self, *selectors: str) -> None:
        for selector in selectors:
            self.page.locator(selector).first.click()

    @contextmanager
    def one_step(self) -> Iterator[None]:
        """It is done once the one big key says something else, and can be pressed for that."""
        key = self.find("[data-primary]:enabled span")
        said = key.inner_text()
        yield
        expect(key).not_to_have_text(said)

    def shot(self, name: str) -> None:
        picture(self.page, name)

    def shots(self, name: str, sizes: Iterable[str] = ("tablet", "kiosk")) -> None:
        before = self.page.viewport_size
        for size in sizes:
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(60)
            self.shot(f"{name}-{size}")
        if before:
            self.page.set_viewport_size(before)

    def leave(self) -> None:
        self.context.close()
        assert not self.problems, self.problems


def _is_ours(said: Any) -> bool:
    """A refusal comes with its status, which the browser writes down as if it were an error."""
    return said.type == "error" and "status of 4" not in said.text


def confirms(server: Server, badge: str, action: str) -> None:
    """The second person, where what that screen shows is not what is tried."""
    client = server.client(badge)
    (asked,) = (each for each in client.get("/api/approvals").json() if each["action"] == action)
    answer = client.post(f"/api/approvals/{asked['id']}/confirm", json={"digest": asked["digest"]})
    assert answer.status_code == 200, answer.text


class Desk(Console):
    """A dealer at the console of one table."""

    def __init__(
        self, browser: Browser, server: Server, table: str, badge: str = "D1", *, size: str = "tablet"
    ) -> None:
        super().__init__(browser, server, f"/dealer/?table={table}", badge, size=size)
        self.table = table
        expect(self.find("main.desk:not([data-phase=''])")).to_be_visible()  # it knows its table

    def phase(self, phase: str) -> None:
        expect(self.find("main.desk")).to_have_attribute("data-phase", phase)

    def press(self, then: str = "") -> None:
        """The one big key."""
        self.find("[data-primary]:enabled").click()
        if then:
            self.phase(then)

    def key(self, number: str) -> None:
        self.click(f".step [data-number='{number}']")
        expect(self.find(f".step [data-number='{number}']")).to_have_attribute("aria-pressed", "true")

    def lay(self, seat: int, *places: str) -> None:
        """Chips for a seat, on the felt."""
        chosen = self.find(f"[data-seat-button='{seat}']")
        if chosen.get_attribute("aria-pressed") != "true":
            chosen.click()
        for place in places:
            expect(self.find(".cloth:not(.moving) svg:not([aria-disabled])").first).to_be_visible()
            box = self.find(f'.cloth [data-place="{place}"]').bounding_box()
            assert box is not None
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(self.find(f'.cloth .stack[data-seat="{seat}"][data-stack="{place}"]')).to_have_count(1)

    def to_result(self, number: str) -> None:
        """From betting to the announced number."""
        self.press("ball-in-track")
        self.press("no-more-bets")
        self.key(number)
        self.click("[data-turned]")
        self.press("result")

    def to_betting(self) -> None:
        """From the announced number through dolly, collecting and paying to the next round."""
        self.press("dolly-placed")
        while not self.find("main[data-phase='winners-paid']").count():
            with self.one_step():
                self.press()
        self.phase("winners-paid")
        self.press("betting")
