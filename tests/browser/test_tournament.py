"""A whole small tournament in the browser: twelve players on two tables, from the written rules to the last form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import (
    Terminal,
    in_languages,
    needs_browser,
    no_violations,
    picture,
    sit,
    unhelped,
    window,
)
from tests.tournament.hall_support import event, plan, toml_of
from tests.tournament.test_web import asked, at_table, done, opened, spun
from tests.web.web_support import PASSPHRASE, Calendar, Server, open_a_table, serving

pytestmark = needs_browser
SCAN, NAMED = (f'[data-command="register"] [name={name}]' for name in ("identity", "name"))
BY_HAND = 3  # of the players, on the pages; the others, who are like them, over the interface
LATE = 12  # who was not given the rules
PUBLIC, STAFF = ("board", "mine", "rules"), ("desk", "register", "papers", "paper", "trial", "new")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("tournament")), tables=open_a_table, wall=CALENDAR) as running:
        yield running


CALENDAR = Calendar(-20)  # two tournaments need their notice, whichever comes first


def day(offset: int = 0) -> str:
    return (datetime.now(UTC) + timedelta(days=offset)).date().isoformat()


def rules_of_twelve() -> dict[str, Any]:
    return plan(
        event(
            fee=15_00, buy_in=50_00, date=day(), tables=["t1", "t2"], seats=6, on_tables=True,
            rounds=[{"spins": 1, "advance": 1}, {"spins": 1}],
            prizes=[{"place": 1, "share": 70_00}, {"place": 2, "share": 30_00}],
        ),
        name="Twelve",
        automation="terminals",
        table={"terminals": {"count": 6, "central_screen": True}},
    )  # fmt: skip


def enter(
    chrome: Browser, server: Server, badge: str, section: str, *, size: str = "tablet", query: str = "lang=en"
) -> Page:
    page = window(chrome, size).new_page()
    signed_in(page, f"{server.address}/tournament/?{query}#{section}", badge)
    return page


def signed_in(page: Page, address: str, badge: str) -> None:
    page.goto(address)
    if badge:
        page.locator("input[name=badge]").fill(badge)
        page.locator("input[name=passphrase]").fill(PASSPHRASE)
        page.locator("form button.primary").click()
        expect(page.locator("input[name=passphrase]")).to_have_count(0)


def shot(page: Page, name: str) -> None:
    picture(page, f"tournament-{name}")


class Hand:
    """One person at a page: every field filled and every key or click is an action."""

    def __init__(self, page: Page) -> None:
        self.page, self.actions = page, 0

    def click(self, where: str) -> None:
        self.actions += 1
        self.page.locator(where).first.click()

    def types(self, text: str, *, enter: bool = False) -> None:
        """Into whatever has the focus."""
        self.actions += 1
        self.page.keyboard.insert_text(text)
        if enter:
            self.enter()

    def reads(self, code: str) -> None:
        """A card in the reader, which types what is on it and ends with Enter: one action."""
        self.types(code)
        self.page.keyboard.press("Enter")

    def enter(self) -> None:
        self.actions += 1
        self.page.keyboard.press("Enter")

    def chooses(self, where: str, option: str) -> None:
        self.actions += 1
        self.page.locator(where).first.select_option(option)

    def fills(self, where: str, text: str) -> None:
        self.actions += 1
        self.page.locator(where).first.fill(text)


@pytest.mark.one_in(2, of="a tournament from beginning to end")
def test_twelve_players_on_two_tables(server: Server, chrome: Browser) -> None:
    director = enter(chrome, server, "O1", "new")
    published(director)
    director.goto(f"{server.address}/tournament/?lang=en#desk")
    director.reload()
    never = director.locator('[data-obstacle="five_days_notice"]')
    expect(never).to_contain_text("CO-2213.06-d")
    never.get_by_role("link", name="File the rules").click()
    expect(director.locator('[data-command="file-rules"] input').first).to_be_focused()
    shot(director, "desk-obstacles")
    filed(server, "twelve")
    expect(never).to_contain_text("settles itself on")  # told, and nobody asked
    expect(never.get_by_role("link")).to_have_count(0)
    CALENDAR.ahead = timedelta()
    cage = enter(chrome, server, "C1", "register")
    for number in range(1, BY_HAND + 1):
        register(cage, number)
    for number in range(BY_HAND + 1, 13):
        registered(server, number)
    refused_twice(cage, server)
    shot(cage, "registration-tablet")
    no_violations(cage, "registration")
    director.reload()  # it is another day
    step(director, "start-event")
    director.locator('[data-do="start-event"]').click()
    step(director, "draw-seats")
    opened(server, "t1")
    opened(server, "t2")
    wall = enter(chrome, server, "", "board", size="kiosk", query="lang=en&wall")
    phone = enter(chrome, server, "", "mine", size="phone", query="lang=en&entry=1")
    for players in (12, 2):
        play(server, chrome, director, players, wall, phone)
    step(director, "award-prizes")
    expect(director.locator("[data-proposed] li")).to_have_text([re.compile("\\$420$"), re.compile("\\$180$")])
    shot(director, "desk-award")
    director.locator('[data-do="award-prizes"]').click()
    second_person(cage, "award-prizes", "$420")
    shot(wall, "wall-winners")
    expect(wall.locator(".clock .round")).to_have_text("Round 2 of 2")  # and nothing after it
    expect(wall.locator("[data-winners] li")).to_have_text([re.compile("\\$420$"), re.compile("\\$180$")])
    step(director, "pay-prize")
    warned_in_the_last_month(director, server)
    cage.reload()
    concluded(director, cage, Hand(director), "180")
    papers = enter(chrome, server, "A1", "papers")
    expect(papers.locator("[data-filed]")).to_contain_text("receipt 99")
    expect(papers.locator("[data-even=true]")).to_contain_text("$600")
    expect(papers.locator("[data-even=true]")).to_contain_text("$180")
    shot(papers, "papers-tablet")
    no_violations(papers, "forms and money")
    for sheet in ("rules", "forms/seats", "forms/tally", "receipts/1"):
        printed = papers.request.get(f"{server.address}/api/tournaments/twelve/paper/{sheet}?as=html")
        assert printed.ok, printed.text()
    assert "$65.00" in printed.text()


def filed(server: Server, tournament: str) -> date:
    """With the Division today."""
    client = server.client("O1")
    today: str = client.get(f"/api/tournaments/{tournament}/desk").json()["today"]
    done(client, tournament, "file-rules", date=today, office="Central City", proof="mail 12")
    return date.fromisoformat(today)


def second_person(page: Page, action: str, *reads: str) -> None:
    """Who is not the one who asked sees all of it on the page, and confirms."""
    waiting = page.locator(f'[data-approval="{action}"]')
    for text in reads:
        expect(waiting).to_contain_text(text)
    expect(waiting).not_to_contain_text("{")
    waiting.locator("[data-confirm]").click()
    expect(waiting).to_have_count(0)


def concluded(director: Page, cage: Page, hand: Hand, fees: str) -> None:
    """From the prizes to the end: paid, the fees counted by two, and everything is filed."""
    while True:
        expect(director.locator('[data-step="pay-prize"], [data-step="conclude-tournament"]')).to_be_visible()
        paying = director.locator('[data-step="pay-prize"]')
        if not paying.count():
            break
        told = paying.locator(".award").text_content() or ""
        hand.fills(".next [name=form]", f"PF-{hand.actions}")
        hand.click('[data-do="pay-prize"]')
        expect(director.locator(".next .award").filter(has_text=told)).to_have_count(0)
    step(director, "conclude-tournament")
    expect(director.locator('[data-obstacle="fees_uncounted"]')).to_be_visible()
    counting = cage.locator('[data-command="count-fees"]')
    counting.evaluate("form => form.closest('details').open = true")
    counting.locator('[name="counted"]').fill(fees)
    counting.locator("button.primary").click()
    second_person(director, "count-fees")
    expect(director.locator("[data-obstacle]")).to_have_count(0)
    hand.click('[data-do="conclude-tournament"]')
    forms_filed(director, hand)


def forms_filed(director: Page, hand: Hand) -> None:
    """The last of all: the office is known, and what shows that it has them is told."""
    step(director, "file-forms")
    expect(director.locator(".next [name=office]")).to_have_value("Central City")
    hand.fills(".next [name=proof]", "receipt 99")
    hand.click('[data-do="file-forms"]')
    step(director, "over")


def published(director: Page) -> None:
    """From a template, by the form and by a file, to the document."""
    wizard = director.locator("[data-wizard]")
    director.locator('[data-template="single"]').click()
    steps = director.locator(".steps button")
    expect(steps.nth(1)).to_be_visible()
    tops = steps.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "the steps are one row"
    findings = director.locator("[data-findings]")
    expect(findings).to_have_attribute("data-findings", "6")
    findings.get_by_role("button", name="premises").click()
    expect(wizard.locator('[data-at="premises[0].name"]')).to_be_focused()
    for at, value in (
        ("name", "Twelve"), ("licensees", "Golden Gulch"), ("house_rules.casino", "Golden Gulch"),
        ("premises[0].name", "Main hall"), ("premises[0].licence", "R-1"), ("premises[0].checklist_signed_by", "S4"),
        ("chips.approval", "TC-7"), ("chips.approved_by", "the Division"), ("structure.limit", "100"),
    ):  # fmt: skip
        wizard.locator(f'[data-at="{at}"]').fill(value)
    expect(findings).to_have_attribute("data-findings", "1")
    expect(wizard.locator("[data-finding]")).to_contain_text("CO-2207-a")
    shot(director, "wizard-who")
    assert unhelped(director) == []
    no_violations(director, "the wizard")
    wizard.locator('[data-at="structure.limit_source"]').fill("the statute")
    expect(findings).to_have_attribute("data-ok", "true")
    director.get_by_role("button", name="Events and money").click()
    wizard.locator("[name=fee-0-0]").fill("20.50")
    expect(director.locator("[data-agp]")).to_have_text("$492")  # 24 seats
    shot(director, "wizard-events")
    assert unhelped(director) == []
    director.get_by_role("button", name="As a file").click()
    expect(wizard.locator("[data-file]")).to_have_value(re.compile(r"amount = 7050, to_pool = 5000"))
    wizard.locator("[data-file]").fill(toml_of({**rules_of_twelve(), "concludes": day(30)}))
    expect(director.locator("[data-agp]")).to_have_text("$180")
    director.get_by_role("button", name="Rounds and tables").click()
    expect(wizard.locator('[data-at="events[0].tables"]')).to_have_value("t1, t2")
    shot(director, "wizard-play")
    assert unhelped(director) == []
    director.get_by_role("button", name="Prizes").click()
    expect(wizard.locator('[data-at="events[0].prizes[1].share"]')).to_have_value("30")
    shot(director, "wizard-prizes")
    assert unhelped(director) == []
    director.get_by_role("button", name="As a file").click()
    expect(wizard.locator("[data-file]")).to_have_value(re.compile(f'concludes = "{day(30)}"'))
    director.locator(".steps button", has_text="Publish").click()
    expect(wizard.locator("article")).to_contain_text("shall follow the house rules of Golden Gulch.")
    shot(director, "wizard-document")
    director.locator("[data-publish]").click()
    expect(director.get_by_role("status")).to_have_text("Published.")


def warned_in_the_last_month(director: Page, server: Server) -> None:
    """By the house's own day, whatever the page's clock says."""
    last = datetime.fromisoformat(server.client().get("/api/tournaments/twelve").json()["last_day"] + "T12:00:00Z")
    for days, told in ((40, 0), (30, 1)):
        CALENDAR.ahead = last - timedelta(days=days) - datetime.now(UTC)
        director.reload()  # weeks later
        step(director, "pay-prize")
        expect(director.locator("[data-over-by]")).to_have_count(told)
    expect(director.locator("[data-over-by]")).to_contain_text(last.date().isoformat())


def register(cage: Page, number: int) -> None:
    """The focus is where the next card is awaited, always."""
    expect(cage.locator(SCAN)).to_be_focused()
    hand = Hand(cage)
    hand.reads(f"P{number}")
    expect(cage.locator(NAMED)).to_be_focused()
    hand.types(f"Player {number}", enter=True)
    row = cage.locator(f'tr[data-name="{number}"]')
    expect(row).to_contain_text("$65")
    expect(row).to_contain_text("given")
    expect(cage.locator("tbody tr").first).to_have_attribute("data-name", str(number))  # the newest first
    expect(cage.locator(SCAN)).to_be_focused()
    assert hand.actions <= 3


def registered(server: Server, number: int, tournament: str = "twelve", on: str = "") -> None:
    cage, paid = server.client("C1"), {"fee": 15_00, "buy_in": 50_00}
    parts = {what: [{"means": "cash", "amount": amount}] for what, amount in paid.items()}
    person = {"person": f"P{number}", "name": f"Player {number}", "identity": f"ID {number}"}
    done(cage, tournament, "register", event="E1", date=on or day(), **person, **parts)
    if number != LATE:
        done(cage, tournament, "acknowledge-rules", entry=number)


def refused_twice(cage: Page, server: Server) -> None:
    here = cage.locator('[data-command="register"]')
    here.locator("button.primary").click()
    expect(here.locator('[name="identity"]')).to_have_attribute("aria-invalid", "true")
    here.locator('[name="identity"]').fill("another card")
    here.locator("button.primary").click()
    here.locator('[name="name"]').fill("Player 1")
    here.locator("summary").click()
    here.locator('[name="person"]').fill("P1")
    here.locator("button.primary").click()
    expect(here.locator("[role=alert]")).to_contain_text("CO-2213(2)(c)-a")
    changed = {"entry": BY_HAND + 1, "name": "Player Four", "identity": "ID 4", "reason": "misread"}
    done(server.client("C1"), "twelve", "correct-entry", **changed)
    expect(cage.locator(f'tr[data-name="{BY_HAND + 1}"]')).to_contain_text("Player Four")  # the house has told of it
    expect(here.locator("[role=alert]")).to_contain_text("CO-2213(2)(c)-a")  # and what was refused stands there still
    expect(here.locator('[name="name"]')).to_have_value("Player 1")


def step(director: Page, name: str) -> None:
    expect(director.locator("[data-step]")).to_have_attribute("data-step", name)


def play(server: Server, chrome: Browser, director: Page, players: int, wall: Page, phone: Page) -> None:
    step(director, "draw-seats")
    director.locator("[name=seed]").fill("4-8-15")
    director.locator('[data-do="draw-seats"]').click()
    step(director, "start-round")
    for left in range(players, max(0, players - BY_HAND), -1):
        seat = director.locator("[data-sit]")
        expect(seat).to_have_count(left)
        seat.first.click()
        expect(seat).to_have_count(left - 1)
    if players == 12:
        kept_from_the_seat(director)
        shot(director, "desk-seats")
        expect(wall.locator("tbody tr td:first-child")).to_have_text([""] * 12)  # nobody leads before the first game
    others_sit_down(server)
    expect(director.locator("[data-missing]")).to_have_count(0)
    director.locator('[data-do="start-round"]').click()
    step(director, "end-round")
    if players == 12:
        shot(director, "desk-tablet")
        no_violations(director, "desk")
    desk = server.client("O1").get("/api/tournaments/twelve/desk").json()
    seated = [player for player in desk["players"] if player["stand"] == "in"]
    tables = sorted({player["table"] for player in seated})
    dealer = server.client("D1")
    for table in tables:
        if dealer.get(f"/api/tables/{table}").json()["phase"] != "betting":
            assert at_table(dealer, table, "open-betting").status_code == 200
    for player in seated:
        terminal = server.terminal(player["seat"], player["table"])
        wager = {"bet": ("red", "black")[player["seat"] % 2], "stake": player["due"] // (player["seat"] + 1)}
        assert at_table(terminal, player["table"], "place-wager", seat=player["seat"], **wager).status_code == 200
    if players == 12:
        a_player_sees(sit(chrome, server, seated[0]["table"], seated[0]["seat"]))
    for table in tables:
        spun(server, table, "1")
    expect(wall.locator("tr.first").first).to_be_visible()
    expect(wall.locator(".clock")).to_contain_text("Round")
    if players == 12:
        expect(wall.locator("tr.first .points")).to_have_text(["1,333", "1,333"])  # at two tables, and equal
        expect(wall.locator("[data-payouts]")).to_contain_text("$420")
        on_the_phone(phone)
        shot(wall, "wall-kiosk")
        no_violations(wall, "the wall's board")
    director.locator('[data-do="end-round"]').click()
    step(director, "advance-players")
    director.locator('[data-do="advance-players"]').click()


def kept_from_the_seat(director: Page) -> None:
    """Who could not sit down yet is named, with the reason and the way to where it is removed."""
    kept = director.locator("[data-kept] li")
    expect(kept).to_have_count(1)
    expect(kept).to_contain_text(f"Player {LATE}:")
    expect(kept).to_contain_text("CO-2213.06-c")
    kept.get_by_role("link", name="Hand over the rules").click()
    director.locator(f'tr[data-name="{LATE}"]').get_by_role("button", name="Hand over the rules").click()
    expect(director.locator(f'tr[data-name="{LATE}"]')).to_contain_text("given")
    director.locator('nav a[href="#desk"]').click()
    expect(director.locator("[data-missing]")).to_be_visible()
    expect(kept).to_have_count(0)


def on_the_phone(phone: Page) -> None:
    """A player's own view, by the number of the entry."""
    mine = phone.locator("[data-mine]")
    expect(mine).to_contain_text("Player 1")
    expect(mine).to_contain_text("of 12")
    expect(mine.locator("[data-next-break]")).to_have_text("Waiting")
    expect(phone.locator("main")).to_contain_text("$420")
    shot(phone, "mine-phone")
    no_violations(phone, "a player's own view")


def others_sit_down(server: Server) -> None:
    director = server.client("O1")
    desk = director.get("/api/tournaments/twelve/desk").json()
    people = {entry["entry"]: entry["person"] for entry in desk["entries"]}
    for player in desk["players"]:
        if player["stand"] == "in" and not player["present"]:
            entry = player["entry"]
            done(director, "twelve", "take-seat", event="E1", entry=entry, person=people[entry])


def a_player_sees(terminal: Terminal) -> None:
    """Points, place and what the leader has; points are no money."""
    expect(terminal.page.locator("[data-standing]")).to_contain_text("of 12")
    expect(terminal.page.locator("[data-standing]")).to_contain_text("the leader has")
    expect(terminal.page.locator('[data-meter="balance"]')).not_to_contain_text("$")
    own = terminal.page.locator('.stack[data-stack="dozen-2"]')
    terminal.press("dozen-2")  # tournament chips have their value from the round: none is asked for
    expect(own.locator("text")).to_have_text("1")
    terminal.shot("tournament-terminal-tablet")
    terminal.do("undo")
    expect(own).to_have_count(0)
    no_violations(terminal.page, "a tournament's terminal")
    terminal.do("standing")
    sheet = terminal.page.get_by_role("dialog", name="Twelve")
    expect(sheet.locator("[data-mine]")).to_contain_text("Player")
    expect(sheet.locator("[data-next-break]")).to_have_text("break after one more spin")
    expect(sheet.locator("[data-prizes]")).to_contain_text("$420")
    terminal.shot("tournament-own-view-tablet")
    no_violations(terminal.page, "a player's own view at the terminal")
    terminal.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("language", in_languages("en", "es", "de", "fr", "zh-Hans", seen="de"))
@pytest.mark.one_in(2, of="every section of a page on a phone")
def test_every_section_in_every_language(server: Server, chrome: Browser, language: str) -> None:
    size = {"de": "phone", "zh-Hans": "kiosk"}.get(language, "tablet")
    page = enter(chrome, server, "O1", "trial", size=size, query=f"lang={language}")
    for section in (*PUBLIC, *STAFF):
        page.locator(f'nav a[href="#{section}"]').click()
        page.wait_for_load_state("networkidle")
        expect(page.locator("main h1")).to_be_visible()
        expect(page.get_by_text("undefined")).to_have_count(0)
        if language == "de":
            no_violations(page, f"{section} in {language}")
            shot(page, f"{section}-{size}")


def test_a_structure_is_tried(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server, "O1", "trial")
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("of the places are luck")).to_be_visible()
    shot(page, "trial-tablet")
    no_violations(page, "a trial")


def test_everything_is_pushed_and_nothing_is_polled(server: Server, chrome: Browser) -> None:
    """However often its timers run, no page of a tournament asks for anything; what happens elsewhere is told to it."""
    director, cage = server.client("O1"), server.client("C1")
    one = event(fee=15_00, buy_in=50_00, date=day(30), tables=["still"])
    done(director, "still", "publish-rules", rules=plan(one, name="Still"))
    today = director.get("/api/tournaments/still/desk").json()["today"]
    done(director, "still", "file-rules", date=today, office="Central City", proof="mail 14")
    pages = {}
    for badge, section, there in (
        ("O1", "desk", "Next: start the event"), ("C1", "register", "Entries: 0"), ("C1", "papers", "It adds up"),
        ("", "board", "0 entered"), ("", "mine", "Prize pool"),
    ):  # fmt: skip
        page = window(chrome, "tablet").new_page()
        page.add_init_script(TIMERS)
        signed_in(page, f"{server.address}/tournament/?lang=en&tournament=still#{section}", badge)
        pages[section] = page
        expect(page.locator("main")).to_contain_text(there)
        assert rests(page), f"{section} asks by itself"
    paid = {"fee": [{"means": "cash", "amount": 15_00}], "buy_in": [{"means": "cash", "amount": 50_00}]}
    named = {"person": "CO 1", "name": "Guest 1", "identity": "CO 1"}
    done(cage, "still", "register", event="E1", date=today, **named, **paid)
    expect(pages["register"].locator('tr[data-name="1"]')).to_be_visible()
    expect(pages["board"].locator("main")).to_contain_text("Event 1 · 1 entered")  # nobody has named it
    waiting = asked(cage, "still", "count-fees", counted=15_00, date=today)
    assert waiting.status_code == 202, waiting.text
    expect(pages["desk"].locator("[data-bell='1']")).to_be_visible()
    expect(pages["desk"].locator('main [data-approval="count-fees"]')).to_be_visible()
    answer = cage.post(f"/api/approvals/{waiting.json()['approval']['id']}/refuse")
    assert answer.status_code == 200, answer.text
    expect(pages["desk"].locator("[data-bell='0']")).to_be_visible()
    assert rests(pages["desk"]), "the bell neither"


def rests(page: Page) -> bool:
    """Once it has seen what there is. A page that polls asks every time."""
    return any(page.evaluate("passes(40)") == [] for _ in range(8))


TIMERS = """
  const live = new Map(), asked = [], said = window.fetch, begin = {}, end = {};
  for (const kind of ["Interval", "Timeout"]) {
    begin[kind] = window["set" + kind].bind(window); end[kind] = window["clear" + kind].bind(window);
    window["set" + kind] = (work, ms, ...more) => {
      const id = begin[kind](() => { if (kind === "Timeout") live.delete(id); work(...more); }, ms);
      if (kind === "Interval" || ms < 8000) live.set(id, () => {
        if (kind === "Timeout") { live.delete(id); end.Timeout(id); }
        work(...more);
      });
      return id;
    };
    window["clear" + kind] = (id) => { live.delete(id); end[kind](id); };
  }
  window.fetch = (...what) => { asked.push(String(what[0].url ?? what[0])); return said(...what); };
  window.passes = async (times) => {
    asked.length = 0;
    for (let n = 0; n < times; n++) {
      for (const run of [...live.values()]) run();
      await new Promise((soon) => begin.Timeout(soon, 0));
    }
    return asked;
  };
"""  # Every timer of the page runs so many times at once, and whatever is asked for meanwhile is told. What waits for
# eight seconds gives up a question that nobody answers.


def test_a_house_without_tournaments_says_so_in_every_section(tmp_path: Path, chrome: Browser) -> None:
    with serving(tmp_path) as empty:
        page = enter(chrome, empty, "O1", "desk")
        for section in (*PUBLIC, "desk", "register", "papers"):
            page.locator(f'nav a[href="#{section}"]').click()
            expect(page.locator("main")).to_contain_text("No tournament is announced.")
        with page.expect_websocket(lambda line: line.url.endswith("/api/tournaments/live")):
            page.reload()  # it is told of the first, and does not ask every few seconds
        rules = plan(event(fee=15_00, buy_in=50_00, tables=["w1"], seats=2, rounds=[{"spins": 1}]))
        done(empty.client("O1"), "first", "publish-rules", rules=rules)
        expect(page.locator("main")).not_to_contain_text("No tournament is announced.")
        page.context.close()
