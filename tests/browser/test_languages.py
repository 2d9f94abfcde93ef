"""Every page in every language: no text is missing, and none is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.browser_support import ARTEFACTS, Dealer, Wire, chromium, needs_browser, sit, table, tables
from tests.browser.console_support import PRISON, Console, felt
from tests.web.web_support import Server, serving

pytestmark = needs_browser
OTHERS = ("es", "de", "fr", "zh-Hans")
LANGUAGES = ("en", *OTHERS)
# What people see and hear of a page, but for what is marked as being in another language.
TEXTS = """() => {
  const ours = node => !node.closest('[lang]:not(html)') && node.checkVisibility();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walk.nextNode()) if (ours(walk.currentNode.parentElement)) found.add(walk.currentNode.data.trim());
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (ours(node)) found.add(node.getAttribute(name).trim());
  return [...found];
}"""
WRONG = re.compile(r"undefined|NaN|\[object|[{}]")
ENGLISH = re.compile(r"[A-Za-z]{3,} (?:[a-z]+ )*[a-z]{3,}")  # two words at least; names are one, or are capital
ALLOWED = re.compile(r"Voisins|Tiers|Jeu zéro|America/Denver")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(
        table("1", rulebook="house", wheel="single-zero"),
        felt("2", **PRISON),
        felt("3", rulebook="colorado"),
        table("5", rulebook="house", wheel="single-zero"),
        felt("4", players=0, opened=False, rulebook="colorado", wheel="double-zero-as-single-zero"),
    )
    with serving(Path(tmp_path_factory.mktemp("languages")), tables=every) as running:
        dealer = Dealer(running.client("D1"), "3")
        dealer.opens()
        dealer.does("place-wager", seat=2, bet="split-17-20", stake=100)
        dealer.plays("21")
        dealer.does("open-dispute", seat=2, amount=1700, what="XYZ")
        yield running


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    with chromium() as running:
        yield running


def seen(page: Page, language: str) -> set[str]:
    expect(page.locator("html")).to_have_attribute("lang", language)
    texts = set(page.evaluate(TEXTS))
    assert not [each for each in texts if WRONG.search(each)], language
    return texts


def none_in_english(texts: dict[str, set[str]]) -> None:
    """What reads the same in English and in another language, and is a phrase, was not translated."""
    left = {
        language: sorted(
            each for each in texts["en"] & texts[language] if ENGLISH.search(each) and not ALLOWED.search(each)
        )
        for language in OTHERS
    }
    assert not any(left.values()), left


def shot(page: Page, name: str) -> None:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", ".tables li"),
        ("/lab/", "main h1, main h2, main select"),
        ("/tournament/", "main"),
        ("/display/", "[data-table]"),
        ("/display/?table=2", "main.wall [data-sign]"),
        ("/terminal/?table=1", "[data-seat]"),
    ],
)
def test_a_page_for_anybody(server: Server, chrome: Browser, path: str, there: str) -> None:
    texts = {}
    context = chrome.new_context(viewport={"width": 1280, "height": 800}, locale="en-US")
    page = context.new_page()
    for language in LANGUAGES:
        page.goto(f"{server.address}{path}{'&' if '?' in path else '?'}lang={language}")
        expect(page.locator(there).first).to_be_visible()
        texts[language] = seen(page, language)
    none_in_english(texts)
    context.close()


PARTS = {
    "/dealer/?table=3": ("D1", ["main.desk"]),
    "/pit/?table=3": ("S1", [f"[data-part='{part}']" for part in ("game", "money", "setup", "wheel", "rounds")]),
    "/pit/?table=4": ("S1", ["[data-part='setup']"]),
    "/office/": (
        "K1",
        [
            f'nav a[href="#{section}"]'
            for section in ("people", "equipment", "inspections", "boxes", "incidents", "approvals", "reports")
        ],
    ),
}


@pytest.mark.parametrize("path", PARTS)
def test_a_console(server: Server, chrome: Browser, path: str) -> None:
    badge, parts = PARTS[path]
    console = Console(chrome, server, path, badge, size="kiosk")
    texts: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for part in parts:
        console.click(part)
        for language in LANGUAGES:
            console.find("header select").select_option(language)
            texts[language] |= seen(console.page, language)
            if "rounds" in part:
                expect(console.find("[data-replay] ol li").first).to_be_visible()
                expect(console.find("[data-replay] ol")).to_contain_text(STORY[language])
                shot(console.page, f"pit-{language}-rounds-kiosk")
    console.leave()
    none_in_english(texts)


def test_the_terminal_in_its_states(server: Server, chrome: Browser) -> None:
    """Betting, a refusal, held, no spin, and a cut line."""
    dealer = Dealer(server.client("D1"), "1")
    dealer.opens()
    wire = Wire()
    one = sit(chrome, server, "1", 1, prepare=wire.into)
    one.phase("betting")
    states: dict[str, dict[str, set[str]]] = {}

    def look(state: str, see: Locator) -> None:
        for language in LANGUAGES:
            one.page.locator("select").first.select_option(language)
            expect(one.page.locator("html")).to_have_attribute("lang", language)
            expect(see).to_be_visible()
            states.setdefault(state, {})[language] = seen(one.page, language)
        one.page.locator("select").first.select_option("en")

    look("betting", one.page.locator(".stage"))
    dealer.spins()
    dealer.does("declare-no-spin", reason="ball_left_wheel", ball_removed=True)
    expect(one.page.locator("main, .terminal").first).to_contain_text("No spin")
    look("no spin", one.page.locator(".stage"))
    server.client("D1").post("/api/tables/1/commands", json=_held("1"))
    one.phase("held")
    look("held", one.page.locator(".stage"))
    wire.tear()
    expect(one.page.locator(".terminal")).to_have_attribute("data-line", "cut")
    look("cut", one.page.locator(".terminal[data-line='cut']"))
    for texts in states.values():
        none_in_english(texts)
    one.context.close()


def _held(table: str) -> dict[str, object]:
    return {"key": f"held-{table}", "command": {"do": "report-irregularity", "what": "XYZ"}}


STORY = {
    "en": "The ball rests in 21, red.",
    "es": "La bola cae en 21, rojo.",
    "de": "Die Kugel liegt in 21, Rot.",
    "fr": "La bille s’arrête sur 21, rouge.",
    "zh-Hans": "球落在 21，红。",
}
REFUSED = {
    "en": "The maximum is $4.00 per bet",
    "es": "El máximo es 4 $ por apuesta",
    "de": "Das Maximum ist 4 $ je Chance",
    "fr": "Le maximum est 4 $ par mise",
    "zh-Hans": "每个投注上限为 $4",
}


def test_a_refusal_is_told_in_the_language_of_the_player(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "5")
    dealer.opens()
    for language, sentence in REFUSED.items():
        one = sit(chrome, server, "5", 1, query=f"&lang={language}")
        one.phase("betting")
        one.do("clear") if one.stacks() else None
        for _ in range(4):
            one.press("red")
        one.settled()
        expect(one.page.locator('.cloth .stack[data-stack="red"]')).to_have_attribute("data-amount", "400")
        one.press("red")
        note = one.page.locator("[data-code='above_maximum']")
        expect(note).to_contain_text(sentence.replace(" $", "\u00a0$") if language in ("es", "de", "fr") else sentence)
        expect(note).to_contain_text("H-PW.5-b")
        one.shot(f"terminal-refused-{language}")
        one.context.close()
