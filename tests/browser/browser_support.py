"""A real browser on a real server: Debian's Chromium, driven by Playwright, and hands that press the felt."""

from __future__ import annotations

import itertools
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, Protocol

import httpx
import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect, sync_playwright
from tests.support import on_felt
from tests.web.web_support import Server
from tests.words.words_support import texts

from croupier.live import Request
from croupier.live.tables import Floor
from croupier.rules import Actor, Role, policy_from
from croupier.rules.in_force.sign import sign_of
from croupier.table import AUTOMATIC, TERMINALS
from croupier.table.opening.decide import inspection_points

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)  # the first is Chromium without its window
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--mute-audio",
    "--autoplay-policy=no-user-gesture-required",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    # The address bar's own pages cost more than ours, in every window. Of two such lists the last counts: the others
    # are those that Playwright switches off itself.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,"
    "OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning",
]  # fmt: skip
ARTEFACTS = Path(__file__).parents[2] / "artefacts" / "screenshots"
SIZES = {
    "kiosk": (1920, 1080), "laptop": (1366, 768), "tablet": (1280, 800),
    "phone": (390, 844), "phone-landscape": (844, 390),
}  # fmt: skip
os.environ.setdefault("NODE_COMPILE_CACHE", str(ARTEFACTS.parents[1] / ".venv" / "driver"))  # a third off its start
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="NOT TESTED: chromium is not installed")
KEYS = itertools.count()
expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong
CHIPS = {"sets": [{"colour": colour} for colour in ("gold", "cyan", "lilac", "green", "brown", "orange")]}
RICH = 2_000_000
UNDRAWN = """
  const ink = new CSSStyleSheet();
  window.drawn = whether => ink.replaceSync(`html { opacity: ${+whether} !important; transition: none !important }`);
  document.adoptedStyleSheets.push(ink);
  drawn(false);
"""
WINDOWS: list[BrowserContext] = []  # all that were opened, whoever opened them
LOOK = """() => {
  const short = text => {  // of what would be long to keep: 64 bits of it
    let one = 0xdeadbeef, two = 0x41c6ce57;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  };
  window.look = async (options, known) => {
    const good = new Set(known), looked = [], same = [];
    const walk = (part, around) => {
      if (part.querySelectorAll('*').length < 30) return;
      const now = short(around + part.outerHTML);
      if (good.has(now)) { same.push(part); return; }
      looked.push(now);
      const inside = around + part.cloneNode(false).outerHTML;
      for (const child of part.children) walk(child, inside);
    };
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const all = document.documentElement.cloneNode(false).outerHTML;
    walk(dialog ?? document.body, [location.pathname, innerWidth, innerHeight, all].join(' '));
    const { violations } = await axe.run({ ...(dialog && { include: [dialog] }), exclude: same }, options);
    return [violations, looked];
  };
}"""
GOOD: set[str] = set()  # parts of pages, as they were when nothing was found wrong with them
AXE_OPTIONS = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": True}}}


def in_languages(*languages: str, seen: str = "zh-Hans") -> list[Any]:
    """Every text in every language is a matter of tests/words, and test_languages.py reads every page in German and in
    the made-up language. Of how a page looks, Chinese stands for other letters, or German for long words where `seen`
    says so; English is read by all other tests, and the rest comes in `make test-long`.
    """
    return [pytest.param(each, marks=() if each == seen else pytest.mark.long) for each in languages]


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """While it runs, so does Playwright's own loop in this thread, and no other can."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags])
        yield browser
        WINDOWS.clear()
        browser.close()


TOURED = f"localStorage['croupier-toured'] ??= JSON.stringify({[role.value for role in Role]})"


def window(
    browser: Browser, size: str = "tablet", *, motion: bool = False, tour: bool = False, **more: Any
) -> BrowserContext:
    """A browser of somebody's own. Without motion it draws nothing, and no turning wheel: all is there, to be read,
    measured and pressed, but for the dots on the screen, at which nearly no test looks. Nobody is new here, unless the
    `tour` is what is tried.
    """
    width, height = SIZES[size]
    phone = size.startswith("phone")
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        locale="en-US",
        reduced_motion="no-preference" if motion else "reduce",
        **{"color_scheme": "dark", **more},
    )
    context.set_default_timeout(60_000)
    if not tour:
        context.add_init_script(TOURED)
    if not motion and "PICTURES" not in os.environ:
        context.add_init_script(UNDRAWN)
    WINDOWS.append(context)
    return context


def table(name: str, *, players: int = 2, chip_value: int = 100, random: bool = False, **policy: Any) -> Any:
    """A terminal table at which the players of seats 1, 2 ... have chips; with a dealer, or with a random wheel."""
    data = {"wheel": "single-zero", "chips": CHIPS, **policy}
    if data["rulebook"] != "house":  # which sets its limits itself
        data.setdefault("limits", {"all": {"min": 100, "max": 100_000}})
    data["terminals"] = {"count": 12, "central_screen": False}

    def set_up(floor: Floor) -> None:
        automation, source = (AUTOMATIC, "random") if random else (TERMINALS, "dealer")
        writer = floor.set_up(name, policy_from(on_felt(data), "policy"), automation, source)
        sign = sign_of(writer.rules)
        steps: list[tuple[Role, dict[str, Any]]] = [
            (
                Role.PIT_SUPERVISOR,
                {"do": "inspect-table", "points": dict.fromkeys(inspection_points(writer.rules), True)},
            ),
            (Role.PIT_SUPERVISOR, {"do": "sign-in-dealer", "dealer": "D1"}),
            (Role.PIT_SUPERVISOR, {"do": "post-sign", "sign": sign.code, "statements": list(sign.statements)}),
            (
                Role.PIT_SUPERVISOR,
                {
                    "do": "open-table",
                    "opener": 90_000_000,
                    "drop_box": f"E{name}",
                    "tip_box": f"E{name}",
                },
            ),
        ]
        for seat in range(1, players + 1):
            steps.append((Role.PIT_SUPERVISOR, {"do": "seat-player", "seat": seat, "player": f"Player {seat}"}))
            steps.append((Role.CASHIER, {"do": "buy-in", "seat": seat, "amount": RICH, "chip_value": chip_value}))
        requests = [
            Request(command, floor.now(), f"{name}/open/{number}", Actor("S1", role))
            for number, (role, command) in enumerate(steps)
        ]
        refused = [answer.refused for answer in writer.submit(requests) if answer.refused]
        assert not refused, refused

    return set_up


def tables(*setters: Any) -> Any:
    def all_of_them(floor: Floor) -> None:
        for setter in setters:
            setter(floor)

    return all_of_them


class Person:
    """Somebody at a table, over the API."""

    def __init__(self, client: httpx.Client, table: str) -> None:
        self.client, self.table = client, table

    def does(self, do: str, **fields: Any) -> dict[str, Any]:
        body = {"key": f"api-{next(KEYS)}", "command": {"do": do, **fields}}
        answer = self.client.post(f"/api/tables/{self.table}/commands", json=body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


class Dealer(Person):
    """The dealer of a table."""

    def opens(self) -> None:
        """Unless it is open already, as after a round where the law lets betting begin again at once."""
        if self.client.get(f"/api/tables/{self.table}").json()["phase"] == "open":
            self.does("open-betting")

    def spins(self) -> None:
        self.does("spin-ball")

    def closes(self) -> None:
        self.does("call-no-more-bets", wave=True)

    def calls(self, number: str) -> None:
        self.does("declare-result", number=number, turns=6)

    def plays(self, number: str) -> None:
        self.spins()
        self.closes()
        self.calls(number)


class Terminal:
    """A player's screen, and the hand before it."""

    def __init__(self, context: BrowserContext, address: str, table: str, seat: int, query: str = "") -> None:
        self.context, self.table, self.seat = context, table, seat
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        self.page.goto(f"{address}/terminal/?terminal={table}-{seat}{query}")
        expect(self.page.locator(".terminal")).to_have_attribute("data-line", "connected")

    def zone(self, place: str) -> tuple[float, float]:
        box = self.page.locator(f'.cloth [data-place="{place}"]').bounding_box()
        assert box is not None, place
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, *places: str) -> None:
        for place in places:
            self.page.mouse.click(*self.zone(place))

    def drag(self, source: str, target: tuple[float, float]) -> None:
        self.page.mouse.move(*self.zone(source))
        self.page.mouse.down()
        self.page.mouse.move(*target, steps=4)
        self.page.mouse.up()

    def do(self, action: str) -> None:
        self.page.locator(f'[data-do="{action}"]').click()

    def phase(self, phase: str) -> None:
        expect(self.page.locator(".stage")).to_have_attribute("data-phase", phase)

    def meter(self, name: str, shown: str) -> None:
        expect(self.page.locator(f'[data-meter="{name}"]')).to_have_text(shown)

    def stacks(self) -> dict[str, int]:
        """This seat's own stacks as they are drawn."""
        found = self.page.eval_on_selector_all(
            f'.cloth .stack[data-seat="{self.seat}"]', "all => all.map(s => [s.dataset.stack, +s.dataset.amount])"
        )
        return dict(found)

    def settled(self) -> None:
        """Nothing is on its way any more."""
        expect(self.page.locator(".stack.pending")).to_have_count(0)

    def shot(self, name: str) -> None:
        picture(self.page, name)


def sit(
    browser: Browser,
    server: Server,
    table: str,
    seat: int,
    *,
    size: str = "tablet",
    query: str = "",
    motion: bool = False,
    prepare: Callable[[BrowserContext], None] = lambda _context: None,
) -> Terminal:
    """A browser of its own that is enrolled as a seat's terminal."""
    context = window(browser, size, motion=motion)
    prepare(context)
    enrolled = context.request.post(
        f"{server.address}/api/terminals", data={"table": table, "seat": seat}, headers={"Origin": server.address}
    )
    assert enrolled.status == 201, enrolled.text()
    return Terminal(context, server.address, table, seat, query)


class Wire:
    """The line between page and house, with somebody's hand on it."""

    def __init__(self) -> None:
        self.cut = False
        self.loses: Literal["", "command", "answer"] = ""  # of the next command, and the line with it
        self.sent: list[str] = []
        self._open: list[WebSocketRoute] = []

    def into(self, context: BrowserContext) -> None:
        context.route_web_socket("**/api/live*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        if self.cut:
            page.close(code=3000, reason="cut")
            return
        house = page.connect_to_server()
        self._open.append(page)

        def pass_on(message: str | bytes) -> None:
            self.sent.append(str(message))
            lost = self.loses if '"command"' in str(message) else ""
            if lost != "command":
                house.send(message)
            if lost:
                self.loses = ""
                self.tear()

        page.on_message(pass_on)

    def tear(self) -> None:
        self.cut = True
        while self._open:
            self._open.pop().close(code=3000, reason="cut")

    def mend(self) -> None:
        self.cut = False


def picture(page: Page, name: str, *, whole: bool = False) -> None:
    """For people to look at: only in `make pictures`, since a picture costs as much as a page."""
    if "PICTURES" in os.environ:
        page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled", full_page=whole)


def no_violations(page: Page, state: str) -> None:
    """What an earlier look has found good on the same page, or on one that is the same there, is not looked at again;
    nor is what lies behind a dialog, where nobody can go.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
        page.evaluate(LOOK)
    page.evaluate("window.drawn?.(true)")  # it looks at colours, as a person would
    violations, looked = page.evaluate("given => look(...given)", [AXE_OPTIONS, list(GOOD)])
    told = [
        f"{violation['id']}: {violation['help']}: {[node['target'] for node in violation['nodes']][:3]}"
        for violation in violations
    ]
    page.evaluate("window.drawn?.(false)")
    assert not told, f"{state}: " + "\n".join(told)
    GOOD.update(looked)


FIELDS = """() => [...(document.querySelector('dialog[open]') ?? document.querySelector('main'))
  .querySelectorAll('input, select, textarea')]
  .filter(field => field.checkVisibility() && !field.closest('.looking, .calling, form.signin'))
  .map(field => [field.name || field.dataset.at || field.ariaLabel || '',
                 field.closest('.asked, th, td')?.querySelector('[data-help]')?.dataset.help ??
                 field.closest('table')?.querySelector('th [data-help]')?.dataset.help ?? ''])"""


def unhelped(page: Page) -> list[str]:
    """Fields that nobody explains: without their key, or with one that has no words."""
    help_, fields = texts("en", "help"), page.evaluate(FIELDS)
    meant = {asked: f"field.{asked.partition('.')[2]}" for _, asked in fields}
    return [f"{name}: {asked or '-'}" for name, asked in fields if not {asked, meant[asked]} & help_.keys()]


class Screen(Protocol):
    page: Page


def until(one: Screen, condition: Callable[[], bool], seconds: int = 60) -> None:
    """What the screen shows may take a moment; what it never shows is a fault."""
    for _ in range(10 * seconds):
        if condition():
            return
        one.page.wait_for_timeout(100)
    assert condition()
