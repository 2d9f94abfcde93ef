"""What docs/tournaments.md tells directors to do, done: every bold word is pressed, filled or read, in its order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.browser_support import needs_browser
from tests.browser.test_tournament import Hand, day, enter, step
from tests.tournament.hall_support import event, plan
from tests.tournament.test_web import done
from tests.web.web_support import Calendar, Server, open_a_table, serving

pytestmark = needs_browser
DOCUMENT = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text(encoding="utf-8")
CALENDAR = Calendar(-20)
GUESTS = 8
PRESSED = "a:visible, button:visible, summary:visible"
SHOWN = "h2, h3, th, label, legend, a, button"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("guide")), tables=open_a_table, wall=CALENDAR) as running:
        yield running


class Guide:
    """The bold words that are left; whoever does something else than the next of them has not followed it."""

    def __init__(self) -> None:
        section = DOCUMENT.partition("## For directors")[2].partition("\n## ")[0]
        self.left = [" ".join(name.split()) for name in re.findall(r"\*\*(.+?)\*\*", section, flags=re.DOTALL)]

    def says(self, name: str) -> str:
        assert self.left, f"the document says nothing of {name}"
        assert self.left.pop(0) == name
        return name


class Reader(Hand):
    """One person at a page, with the document in the other hand."""

    def __init__(self, page: Page, guide: Guide) -> None:
        super().__init__(page)
        self.guide = guide

    def presses(self, name: str, within: str = "") -> None:
        where = ", ".join(f"{within} {each}" for each in PRESSED.split(", ")) if within else PRESSED
        self.actions += 1
        self.page.locator(where).filter(has_text=self.guide.says(name)).first.click()

    def reads(self, name: str, within: str = "main") -> None:
        expect(self.page.locator(within).locator(SHOWN).filter(has_text=self.guide.says(name)).first).to_be_visible()

    def answers(self, name: str, text: str, within: str = "main") -> Locator:
        self.actions += 1
        field = self.page.locator(within).get_by_label(self.guide.says(name)).first
        field.fill(text)
        return field

    def form(self, command: str, **fields: str) -> None:
        """A form that was opened by its name is filled and sent."""
        here = self.page.locator(f'[data-command="{command}"]')
        for name, text in fields.items():
            self.actions += 1
            field = here.locator(f'[name="{name}"]')
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(text)
            else:
                field.fill(text)
        self.click(f'[data-command="{command}"] button.primary')
        expect(here.locator("[role=status]")).not_to_be_empty()  # answered, and empty for the next


@pytest.mark.one_in(2, of="a tournament from beginning to end")
def test_the_guide_for_directors_is_what_is_done(server: Server, chrome: Browser) -> None:
    guide = Guide()
    director = Reader(enter(chrome, server, "O1", "desk"), guide)
    the_rules(director)
    CALENDAR.ahead += timedelta(days=6)
    cage = Reader(enter(chrome, server, "C1", "desk"), guide)
    registered(cage)
    on_the_day(director)
    the_first_round(director, cage)
    the_final(director, cage)
    prizes_and_the_end(director, cage)
    money = server.client("A1").get("/api/tournaments/autumn-cup/forms").json()["money"]
    assert money == {
        "collected": GUESTS * 65_00 + 65_00, "house_additions": 0, "proceeds": GUESTS * 15_00, "pools": 0,
        "paid": GUESTS * 50_00, "refunds": 65_00,
    }  # fmt: skip
    on_paper_and_called_off(server, director, cage)
    assert not guide.left, "the document says more than is done"


def the_rules(director: Reader) -> None:
    page, steps = director.page, ".steps"
    director.presses("New tournament", "nav")
    director.presses("Single event")
    director.answers("Name of the tournament", "Autumn Cup")
    director.presses("Who and where", steps)
    for at, value in (
        ("licensees", "Golden Gulch"), ("house_rules.casino", "Golden Gulch"), ("premises[0].name", "Main hall"),
        ("premises[0].licence", "R-1"), ("premises[0].checklist_signed_by", "S4"), ("chips.approval", "TC-7"),
        ("chips.approved_by", "the Division"), ("structure.limit", "100"), ("structure.limit_source", "the statute"),
    ):  # fmt: skip
        director.fills(f'[data-at="{at}"]', value)
    expect(page.locator("[data-findings]")).to_have_attribute("data-ok", "true")
    director.presses("Events and money", steps)
    director.reads("Into the prize pool")
    director.presses("Rounds and tables", steps)
    director.reads("Played on")
    page.locator('[data-at="automation"]').select_option("hand")
    director.reads("Go on")
    director.answers("Tables, with commas", "A, B")
    director.presses("Prizes", steps)
    director.presses("The print", steps)
    director.presses("Rarely needed")
    director.presses("As a file", steps)
    expect(page.locator("[data-file]")).to_have_value(re.compile(r'tables = \["A", "B"\]'))
    director.reads("Would it work?")
    director.presses("Publish", steps)
    director.presses("Publish", "[data-wizard]")
    expect(page.get_by_role("status")).to_have_text("Published.")
    director.presses("To the director’s desk")
    step(page, "start-event")
    director.presses("File the rules", "[data-obstacle]")
    director.reads("Office of the Division", '[data-command="file-rules"]')
    director.reads("Proof of filing", '[data-command="file-rules"]')
    for name, text in (("office", "Central City"), ("proof", "mail 12")):
        director.fills(f'[data-command="file-rules"] [name={name}]', text)
    director.presses("Record", '[data-command="file-rules"]')
    expect(page.locator('[data-obstacle="five_days_notice"]')).to_contain_text("settles itself on")


def registered(cage: Reader) -> None:
    page = cage.page
    cage.presses("Registration", "nav")
    scan, named = (page.locator(f'[data-command="register"] [name={name}]') for name in ("identity", "name"))
    cage.answers("Card, code or name", "CO 1").press("Enter")
    expect(named).to_be_focused()
    cage.answers("Whose is it? Name", "Guest 1").press("Enter")
    for number in range(2, GUESTS + 2):
        expect(scan).to_be_focused()
        scan.fill(f"CO {number}")
        scan.press("Enter")
        expect(named).to_be_focused()
        named.fill(f"Guest {number}")
        named.press("Enter")
        expect(page.locator(f'tr[data-name="{number}"]')).to_contain_text("given")
    cage.reads("Receipt")
    cage.presses("Take back")
    expect(page.locator(".good[role=status]").first).to_contain_text("is taken back")
    cage.presses("Forms and money", "nav")
    cage.reads("Owed back")
    cage.page.locator("[data-refund] input").fill("R-9")
    cage.enter()
    expect(page.locator("[data-owed]")).to_have_count(0)
    cage.presses("Registration", "nav")
    cage.presses("Correct an entry")
    cage.form("correct-entry", entry="8", name="Guest Eight", identity="CO 8", reason="misread")
    expect(page.locator('tr[data-name="8"]')).to_contain_text("Guest Eight")


def on_the_day(director: Reader) -> None:
    page = director.page
    director.presses("Director", "nav")
    page.reload()  # it is another day
    step(page, "start-event")
    director.presses("Start the event", ".next")
    step(page, "draw-seats")
    draws(director)
    for sheet in ("Seat cards", "Count sheets"):
        printed = page.request.get(str(page.url).partition("/tournament")[0] + linked(page, director.guide.says(sheet)))
        assert printed.ok, printed.text()
        assert printed.body().startswith(b"%PDF")
    director.presses("Take the seat", '[data-table="A"]')
    expect(page.locator('[data-table="A"] [data-sit]')).to_have_count(3)
    director.presses("Seat all", '[data-table="A"]')
    expect(page.locator('[data-table="A"] [data-seat-all]')).to_have_count(0)
    card = page.locator('[data-table="B"] [data-entry]').first.get_attribute("data-entry")
    director.presses("Registration", "nav")
    page.locator('[data-command="register"] [name=identity]').fill(f"CO {card}")
    director.enter()
    expect(page.locator('[data-command="register"] [role=status]')).to_contain_text("sits at table B")


def draws(director: Reader) -> None:
    """The field is told before the button only where it stands so."""
    director.guide.says("Draw the seats")
    if director.guide.left[0] == "Seed that everybody was told":
        director.answers("Seed that everybody was told", "4-8-15", ".next")
    else:
        director.fills(".next [name=seed]", "16-23-42")
    director.click('.next [data-do="draw-seats"]')
    step(director.page, "start-round")


def linked(page: Page, name: str) -> str:
    return str(page.locator("main a").filter(has_text=name).first.get_attribute("href"))


def at_table(page: Page, table: str) -> list[str]:
    found: list[str] = page.locator(f'[data-table="{table}"] [data-entry]').evaluate_all(
        "all => all.map(one => one.dataset.entry)"
    )
    return found


def the_first_round(director: Reader, cage: Reader) -> None:
    page = director.page
    director.presses("Director", "nav")
    *others, one, two = at_table(page, "B")
    assert len(others) == 2
    director.presses("A player goes out for good")
    for entry in (one, two):
        director.form("retire-player", entry=entry, reason="went home")
        expect(page.locator(f'[data-table="B"] [data-entry="{entry}"]')).to_have_count(0)
    director.presses("Break a table", '[data-table="B"]')
    director.presses("Move", '[data-table="B"]')
    expect(page.locator('[data-table="B"]')).to_have_count(0)
    seats_all(director)
    director.presses("Start the round", ".next")
    step(page, "end-round")
    director.presses("Call a break", ".next")
    seats_all(director)
    director.presses("End the round", ".next")
    expect(page.locator('[data-obstacle="points_not_counted"]')).to_be_visible()
    cage.page.locator('nav a[href="#desk"]').click()
    counted(director, cage)
    expect(page.locator("[data-obstacle]")).to_have_count(0)
    director.presses("End the round", ".next")
    step(page, "advance-players")
    director.presses("Advance to the next round", ".next")
    step(page, "draw-seats")


def seats_all(director: Reader) -> None:
    director.presses("Seat all")
    expect(director.page.locator("[data-seat-all]")).to_have_count(0)
    expect(director.page.locator("[data-missing]")).to_have_count(0)


def counted(director: Reader, cage: Reader) -> None:
    director.guide.says("Send this count")
    entries = at_table(director.page, "A")
    for one in (director, cage):
        expect(one.page.locator('[data-table="A"] [data-command=count-points] input')).to_have_count(len(entries))
        for entry in entries:
            one.fills(f'[data-entry="{entry}"] input', str(1000 + 10 * int(entry)))
        one.click('[data-table="A"] [data-count]')
        expect(one.page.locator('[data-table="A"] form')).to_have_attribute(
            "data-first", "O1" if one is director else ""
        )
    expect(director.page.locator('[data-table="A"] form')).to_have_attribute("data-left", "0")


def the_final(director: Reader, cage: Reader) -> None:
    page = director.page
    draws(director)
    assert len(at_table(page, "A")) == 2
    seats_all(director)
    director.presses("Start the round", ".next")
    step(page, "end-round")
    counted(director, cage)
    director.presses("End the round", ".next")
    step(page, "advance-players")
    director.presses("Advance to the next round", ".next")
    step(page, "award-prizes")


def confirmed(second: Reader, action: str, *reads: str) -> None:
    waiting = second.page.locator(f'[data-approval="{action}"]')
    for text in reads:
        expect(waiting).to_contain_text(text)
    second.presses("Confirm", f'[data-approval="{action}"]')
    expect(waiting).to_have_count(0)


def prizes_and_the_end(director: Reader, cage: Reader) -> None:
    page = director.page
    best = [page.locator("[data-proposed] li strong").nth(place).inner_text() for place in range(3)]
    director.presses("Award the prizes", ".next")
    confirmed(cage, "award-prizes", *best, "$200", "$120", "$80")
    director.guide.says("Pay a prize")
    director.guide.says("Form number")
    for left in (3, 2, 1):
        expect(page.locator(".next .award")).to_contain_text(best[3 - left])
        director.fills(".next [name=form]", f"PF-{4 - left}")
        director.click('[data-do="pay-prize"]')
    step(page, "conclude-tournament")
    expect(page.locator('[data-obstacle="fees_uncounted"]')).to_be_visible()
    cage.presses("Forms and money", "nav")
    cage.presses("Count the fee cash")
    cage.form("count-fees", counted="135")  # with that of the guest who was taken back
    confirmed(director, "count-fees")
    director.presses("Director", "nav")
    expect(page.locator("[data-obstacle]")).to_have_count(0)
    director.presses("Conclude the tournament", ".next")
    step(page, "file-forms")
    director.guide.says("File the forms")
    director.answers("Proof of filing", "receipt 99", ".next")
    director.click('[data-do="file-forms"]')
    step(page, "over")
    director.presses("Forms and money", "nav")
    for form in ("Tournament form", "Prize pay-out form", "Proceeds by month"):
        expect(page.locator("main a").filter(has_text=director.guide.says(form)).first).to_be_visible()


def on_paper_and_called_off(server: Server, director: Reader, cage: Reader) -> None:
    """Another one, in which much goes wrong."""
    client, cashier, page = server.client("O1"), server.client("C1"), director.page
    first = client.get("/api/tournaments/autumn-cup/desk").json()["today"]
    starts = day(CALENDAR.ahead.days + 8)
    done(client, "flood", "publish-rules", rules=plan(event(fee=15_00, buy_in=50_00, date=starts), name="Flood"))
    done(client, "flood", "file-rules", date=first, office="Central City", proof="mail 13")
    for number in (1, 2, 3):
        parts = {"fee": [{"means": "cash", "amount": 15_00}], "buy_in": [{"means": "cash", "amount": 50_00}]}
        person = {"person": f"P{number}", "name": f"Guest {number}", "identity": f"CO {number}"}
        done(cashier, "flood", "register", event="E1", date=first, **person, **parts)
    CALENDAR.ahead += timedelta(days=1)
    for one, badge in ((director, "O1"), (cage, "C1")):
        one.page = enter(one.page.context.browser, server, badge, "paper", query="lang=en&tournament=flood")  # type: ignore[arg-type]
    page = director.page
    cage.presses("From paper", "nav")
    cage.guide.says("What was done")
    cage.page.locator("[name=done]").select_option("register")
    form = '[data-command="enter-from-paper"]'
    cage.answers("Date", first, form)
    cage.answers("Evidence", "receipt 44", form)
    for name, text in (("name", "Guest 4"), ("identity", "CO 4"), ("why", "the line was down")):
        cage.fills(f'{form} [name="{name}"]', text)
    cage.presses("Record", form)
    confirmed(director, "enter-from-paper", "receipt 44")
    expect(page.locator("main")).to_contain_text("†1")
    director.presses("Director", "nav")
    director.presses("Put an event off")
    director.form("postpone-event", to=day(CALENDAR.ahead.days + 30), reason="the river rises")
    expect(page.locator('[data-obstacle="five_days_notice"]')).to_be_visible()
    director.presses("Cancel an event")
    cage.presses("Registration", "nav")
    cage.presses("Withdraw an entry")
    cage.form("withdraw-entry", entry="1", reason="ill")
    director.form("cancel-event", reason="the river is in the hall")
    cage.presses("Forms and money", "nav")
    cage.reads("Owed back")
    expect(cage.page.locator("[data-owed]")).to_have_attribute("data-owed", "4")
    cage.guide.says("How")
    cage.page.locator("label.how select").select_option("voucher")
    cage.guide.says("Receipt, slip or voucher number")
    cage.click("[data-refund] input")
    for left in range(4, 0, -1):
        expect(cage.page.locator("[data-owed]")).to_have_attribute("data-owed", str(left))
        expect(cage.page.locator("[data-owed] input").first).to_be_focused()
        cage.types(f"V-{left}", enter=True)
    expect(cage.page.locator("[data-owed]")).to_have_count(0)
    money = server.client("A1").get("/api/tournaments/flood/forms").json()["money"]
    assert money == {
        "collected": 4 * 65_00, "house_additions": 0, "proceeds": 0, "pools": 0, "paid": 0, "refunds": 4 * 65_00,
    }  # fmt: skip
