"""Every page in every language: no text is missing, and none is left in English."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Request, expect
from tests.browser.browser_support import (
    Dealer,
    Wire,
    in_languages,
    needs_browser,
    picture,
    sit,
    table,
    tables,
    window,
)
from tests.browser.console_support import PRISON, Console, Desk, felt, signed_in
from tests.browser.test_office import fill, form, register
from tests.browser.test_tournament import day, rules_of_twelve
from tests.browser.tongues import LANGUAGES, OPENED, SEEN, none_in_english, seen, tongue
from tests.tournament.test_web import done
from tests.web.test_pages import TERMINAL_KB_MAX
from tests.web.web_support import STAFF, Calendar, Server, serving
from tests.words.clocks import ZONE, here, stray
from tests.words.made_up import spoken_here

pytestmark = needs_browser
PATIENCE = 300_000  # the lab is the least important process of the machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    every = tables(
        table("1", rulebook="house", wheel="single-zero"),
        felt("2", **PRISON),
        felt("3", rulebook="colorado"),
        table("5", rulebook="house", wheel="single-zero"),
        felt("4", players=0, opened=False, rulebook="colorado", wheel="double-zero-as-single-zero"),
        felt("6", rulebook="colorado"),
        table("7", rulebook="colorado"),
    )
    calendar = Calendar(-10)
    made_up = spoken_here(tmp_path_factory.mktemp("made-up"))
    with made_up, serving(Path(tmp_path_factory.mktemp("languages")), tables=every, wall=calendar) as running:
        dealer = Dealer(running.client("D1"), "3")
        dealer.opens()
        dealer.does("place-wager", seat=2, bet="split-17-20", stake=100)
        dealer.plays("21")
        dealer.does("open-dispute", seat=2, amount=1700, what="XYZ")
        register(running, "K1", "key-manager")
        tournament(running, calendar)
        stands_in(running, ZONE)
        yield running


@pytest.fixture(autouse=True)
def all_times_are_those_of_the_house(server: Server) -> Iterator[None]:
    """On every page that a test of this file looks at."""
    SEEN.clear()
    yield
    assert stray(SEEN, happened(server)) == []


def happened(server: Server) -> set[str]:
    journal = server.house.journal
    return {event.at for stream in journal.streams() for event in journal.read(stream)}


def stands_in(server: Server, zone: str) -> None:
    command = {"do": "set-gaming-day", "zone": zone, "shifts": {"XYZ": "06:00"}}
    answer = server.client("K1").post("/api/floor/commands", json={"key": zone, "command": command})
    assert answer.status_code == 200, answer.text


def tournament(server: Server, calendar: Calendar) -> None:
    """Two have entered, and the director may begin."""
    director, cage = server.client("O1"), server.client("C1")
    done(director, "XYZ", "publish-rules", rules={**rules_of_twelve(), "name": "XYZ"})
    done(director, "XYZ", "file-rules", date=day(-10), office="XYZ", proof="XYZ")
    calendar.ahead = timedelta()
    for number in (1, 2):
        person = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
        parts = {"fee": [{"means": "cash", "amount": 15_00}], "buy_in": [{"means": "cash", "amount": 50_00}]}
        done(cage, "XYZ", "register", event="E1", date=day(), **person, **parts)


FOR_ANYBODY = {
    "/": ".tables li",
    "/lab/": "main h1, main h2, main select",
    "/tournament/": "main",
    "/display/": "[data-table]",
    "/display/?table=2": "main.wall [data-sign]",
    "/terminal/?table=1": "[data-seat]",
    "/terminal/": "main",
    "/dealer/": "form.signin",
    "/manual/": "main",
}


def test_every_page_is_read_here() -> None:
    """But for the one that a house is begun on, which is read in `test_begin_a_house.py`."""
    read = {path.split("/")[1] for path in (*FOR_ANYBODY, *PARTS, "/office/")}
    built = {page.parent.name for page in Path(__file__).parents[2].glob("pages/*/index.html")}
    assert built - read == {"setup"}


@pytest.mark.parametrize(("path", "there"), FOR_ANYBODY.items())
def test_a_page_for_anybody(server: Server, chrome: Browser, path: str, there: str) -> None:
    texts = {}
    context = window(chrome)
    page = context.new_page()
    for language in LANGUAGES:
        page.goto(f"{server.address}{path}{'&' if '?' in path else '?'}lang={language}")
        expect(page.locator(there).first).to_be_visible()
        texts[language] = seen(page, language, path)
    none_in_english(texts)
    context.close()


PARTS = {
    "/dealer/?table=3": ("D1", ["main.desk"]),
    "/pit/?table=3": ("S1", [f"[data-part='{part}']" for part in ("game", "money", "setup", "wheel", "rounds")]),
    "/pit/?table=4": ("S1", ["[data-part='setup']"]),
    "/tournament/#desk": (
        "O1",
        [f'nav a[href="#{section}"]' for section in ("desk", "papers", "paper", "trial", "new")],
    ),
    "/tournament/#register": ("C1", [f'nav a[href="#{section}"]' for section in ("register", "board", "rules")]),
}


@pytest.mark.parametrize("path", PARTS)
def test_a_console(server: Server, chrome: Browser, path: str) -> None:
    badge, parts = PARTS[path]
    console = Console(chrome, server, path, badge, size="kiosk")
    texts: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for part in parts:
        console.click(part)
        if "nav" in part:
            # Another section may come with another header; the language is chosen in the one that stays.
            expect(console.find(part)).to_have_attribute("aria-current", "page")
            console.page.wait_for_load_state("networkidle")
        console.page.evaluate(OPENED)
        for language in LANGUAGES:
            tongue(console.page, language)
            if "rounds" in part:
                expect(console.find("[data-replay] ol li").first).to_be_visible()
                expect(console.find("[data-replay] ol")).to_contain_text(STORY.get(language, "[Ťĥé ƀáĺĺ ŕéśťś íñ 21"))
                picture(console.page, f"pit-{language}-rounds-kiosk")
            texts[language] |= seen(console.page, language, f"{path}-{part}")
    console.leave()
    none_in_english(texts)


def test_every_section_of_the_office(server: Server, chrome: Browser) -> None:
    """Each as the first who has it sees it; a section that is new is looked at without a word here."""
    looked: set[str] = set()
    for badge, role in STAFF.items():
        if role in map(STAFF.get, list(STAFF)[: list(STAFF).index(badge)]):
            continue
        console = Console(chrome, server, "/office/", badge, size="kiosk")
        sections = console.find("nav a[aria-current='page']")
        expect(sections).to_have_count(1)
        console.page.wait_for_load_state("networkidle")  # then it is known what this person may see
        for link in console.page.locator("main").locator("xpath=..").locator("nav a").all():
            section = (link.get_attribute("href") or "").removeprefix("#")
            if section in looked and section != "mine":
                continue
            looked.add(section)
            link.click()
            expect(link).to_have_attribute("aria-current", "page")
            console.page.wait_for_load_state("networkidle")
            console.page.evaluate(OPENED)
            texts = {}
            for language in LANGUAGES:
                tongue(console.page, language)
                texts[language] = seen(console.page, language, f"office-{section}-{badge.lower()}")
            none_in_english(texts)
        console.leave()
    assert {"mine", "people", "count", "cash", "slips", "bars", "notes", "journal"} <= looked
    assert any(here(at) in text for at in happened(server) for text in SEEN)


def test_every_question_of_the_lab(server: Server, chrome: Browser) -> None:
    lab = Console(chrome, server, "/lab/", size="kiosk")
    expect(lab.find("[role=tab]").first).to_be_visible()
    for tab in lab.page.locator("[role=tab]").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        texts = {}
        for language in LANGUAGES:
            tongue(lab.page, language)
            texts[language] = seen(lab.page, language, f"lab-{tab.get_attribute('id')}")
        none_in_english(texts)
    lab.leave()


def test_the_short_tour_of_each_role(server: Server, chrome: Browser) -> None:
    """Three steps, of which two are the same for everybody."""
    context = window(chrome, "kiosk", tour=True)
    signed_in(context, server, "D1")
    page = context.new_page()
    page.goto(f"{server.address}/dealer/?table=3")
    expect(page.locator("[data-tour='-1']")).to_be_visible()
    for step in range(3):
        page.locator("[data-tour] button.primary").click()
        expect(page.locator(f"[data-tour='{step}']")).to_be_visible()
        texts = {}
        for language in LANGUAGES:
            tongue(page, language)
            texts[language] = seen(page, language, f"tour-{step}")
        none_in_english(texts)
    context.close()


def test_the_dealer_in_trouble(server: Server, chrome: Browser) -> None:
    """Every dialog of what is out of the ordinary, and the table that waits for its supervisor."""
    desk = Desk(chrome, server, "6", size="kiosk")
    Dealer(server.client("D1"), "6").opens()
    desk.phase("betting")
    desk.press("ball-in-track")
    texts: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for trouble in ("no-spin", "supervisor", "irregularity", "fill", "credit", "ball"):
        desk.click(f"[data-trouble='{trouble}']")
        expect(desk.find(f"[data-dialog='{trouble}']")).to_be_visible()
        if (explained := desk.find(f"[data-dialog='{trouble}'] [data-help]")).count():
            explained.first.press("Enter")
            for language in LANGUAGES:
                tongue(desk.page, language)
                texts[language] |= seen(desk.page, language, f"dealer-{trouble}-help")
            desk.page.keyboard.press("Escape")
        for language in LANGUAGES:
            tongue(desk.page, language)
            texts[language] |= seen(desk.page, language, f"dealer-{trouble}")
            picture(desk.page, f"dealer-no-spin-{language}") if trouble == "no-spin" else None
        desk.page.keyboard.press("Escape")
    server.client("D1").post("/api/tables/6/commands", json=_held("6"))
    desk.phase("held")
    for language in LANGUAGES:
        tongue(desk.page, language)
        texts[language] |= seen(desk.page, language, "dealer-held")
    desk.leave()
    none_in_english(texts)


def test_what_a_player_may_look_up(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "7")
    dealer.opens()
    dealer.plays("21")
    texts: dict[str, dict[str, set[str]]] = {}
    one = sit(chrome, server, "7", 1)
    one.do("info")
    for tab in ("rules", "statistics", "recall", "fairness", "about"):
        one.page.locator(f"#tab-{tab}").click()
        one.page.wait_for_load_state("networkidle")
        for language in LANGUAGES:
            tongue(one.page, language)
            texts.setdefault(tab, {})[language] = seen(one.page, language, f"terminal-{tab}")
    one.context.close()
    for of_a_tab in texts.values():
        none_in_english(of_a_tab)


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
            states.setdefault(state, {})[language] = seen(one.page, language, f"terminal-{state}")
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
    "de": "Die Kugel liegt in 21, Rot.",
    "zh-Hans": "球停在 21，红。",
}
REFUSED = {
    "en": "The maximum is $4 per bet",
    "es": "El máximo es de 4 $ por apuesta",
    "de": "Das Maximum ist 4 $ je Chance",
    "fr": "Le maximum est 4 $ par mise",
    "zh-Hans": "每个投注上限为 $4",
}


def test_the_terminal_with_its_words_is_light_in_each_language(server: Server, chrome: Browser) -> None:
    """What the browser itself has counted on the wire, until one can bet."""
    for language in REFUSED:
        scripts: list[Request] = []
        one = sit(chrome, server, "1", 1, prepare=partial(fetched, scripts), query=f"&lang={language}")
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        one.page.wait_for_load_state("networkidle")
        assert 20_000 < weight(scripts) <= TERMINAL_KB_MAX * 1000, language
        one.context.close()


def test_a_refusal_is_told_in_the_language_of_the_player(server: Server, chrome: Browser) -> None:
    dealer = Dealer(server.client("D1"), "5")
    dealer.opens()
    scripts: list[Request] = []
    one = sit(chrome, server, "5", 1, prepare=partial(fetched, scripts), query="&lang=fr")
    one.phase("betting")
    for _ in range(4):
        one.press("red")
    one.settled()
    expect(one.page.locator('.cloth .stack[data-stack="red"]')).to_have_attribute("data-amount", "400")
    assert weight(scripts) <= TERMINAL_KB_MAX * 1000, "sentences of refusals come when one is wanted"
    one.press("red")
    note = one.page.locator("[data-code='above_maximum']")
    for language, sentence in REFUSED.items():
        tongue(one.page, language)
        expect(note).to_contain_text(sentence.replace(" $", "\u00a0$") if language in ("es", "de", "fr") else sentence)
        expect(note).to_contain_text("H-PW.5-b")
        one.shot(f"terminal-refused-{language}")
    assert one.problems == []
    one.context.close()


def fetched(scripts: list[Request], context: BrowserContext) -> None:
    context.on("requestfinished", lambda asked: scripts.append(asked) if asked.url.endswith((".js", ".ftl")) else None)


def weight(scripts: list[Request]) -> int:
    """As they travelled, by the browser's own count."""
    assert scripts
    return sum(script.sizes()["responseBodySize"] for script in scripts)


STAFF_REFUSED = {
    "en": (
        "There is no thing “W9” in the register.",
        "Player 1 has an active entry: number 1 in Event 1.",
        "Your own system is no strategy: it needs either stages or lines.",
    ),
    "es": (
        "«W9» no está en el registro (objeto).",
        "Player 1 tiene una inscripción activa: número 1 en Evento 1.",
        "su propio sistema no es una estrategia: necesita etapas o líneas.",
    ),
    "de": (
        "„W9“ steht nicht im Register (Gegenstand).",
        "Player 1 hat eine gültige Anmeldung: Nummer 1 in Veranstaltung 1.",
        "Ihr eigenes System ist keine Strategie: es braucht entweder stage oder lines.",
    ),
    "fr": (
        "« W9 » n’est pas au registre (objet).",
        "Player 1 a une inscription active : numéro 1 dans Épreuve 1.",
        "votre propre système n’est pas une stratégie : il faut soit des étapes, soit des lignes.",
    ),
    "zh-Hans": (
        "登记册中没有“W9”（物品）。",
        "Player 1 已有有效报名：场次 1 的 1 号。",
        "自定投注法 不是策略：需要 stage 或 lines 之一。",
    ),
}


@pytest.mark.parametrize("language", in_languages(*STAFF_REFUSED))
def test_a_refusal_is_told_in_the_language_of_the_staff(server: Server, chrome: Browser, language: str) -> None:
    """In the office, at the registration desk of a tournament, and in the lab."""
    of_the_office, of_the_tournament, of_the_lab = STAFF_REFUSED[language]
    office = Console(chrome, server, f"/office/?lang={language}", "K1")
    form(office.page, "equipment", "put-into-use")
    fill(office.page, "put-into-use", thing="W9", table="7")
    expect(office.find('[data-command="put-into-use"] [role=alert]')).to_contain_text(of_the_office)
    office.shot(f"office-refused-{language}")
    office.leave()
    cage = Console(chrome, server, f"/tournament/?lang={language}#register", "C1")
    fill(cage.page, "register", identity="another card")
    cage.click('[data-command="register"] summary')
    fill(cage.page, "register", name="Player 1", person="P1")
    expect(cage.find('[data-command="register"] [role=alert]')).to_contain_text(of_the_tournament)
    cage.shot(f"tournament-refused-{language}")
    cage.leave()
    lab = Console(chrome, server, f"/lab/?lang={language}#tab=ruin&strategy=own&bankroll=20&target=30&limit=")
    lab.find('[name="own"]').fill('name = "XYZ"')
    expect(lab.find("[data-own] [role=alert]")).to_have_text(of_the_lab, timeout=PATIENCE)
    lab.shot(f"lab-refused-{language}")
    lab.leave()


def test_roles_are_called_by_their_names(server: Server, chrome: Browser) -> None:
    office = Console(chrome, server, "/office/?lang=de", "K1")
    form(office.page, "people", "register-person")
    who = {"badge": "X7", "name": "XYZ", "licence": "CO-X7", "valid_until": "2099-12-31"}
    fill(office.page, "register-person", roles="Kasse, Tischaufsicht", **who)
    expect(office.find("tbody tr").filter(has_text="X7")).to_contain_text("Kasse, Tischaufsicht")
    office.leave()
    (one,) = [each for each in server.client("K1").get("/api/floor/people").json()["rows"] if each["badge"] == "X7"]
    assert one["roles"] == ["cashier", "pit-supervisor"]
