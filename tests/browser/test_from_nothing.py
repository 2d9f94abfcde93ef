"""From nothing to the filed conclusion by the pages alone: the wizard, the desk, a round counted by two, prizes paid.

Every action of the two people is counted, and the money is right to the cent: played to its end, and called off in the
middle. Eight guests always, forty in the long tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, window
from tests.browser.test_tournament import NAMED, SCAN, Hand, concluded, enter, forms_filed, second_person, shot, step
from tests.web.web_support import Calendar, Server, open_a_table, serving

pytestmark = needs_browser
FEE, POOL = 15_00, 50_00  # as the template has them
CALENDAR = Calendar(-60)
WHO = {
    "licensees": "Golden Gulch", "house_rules.casino": "Golden Gulch", "premises[0].name": "Main hall",
    "premises[0].licence": "R-1", "premises[0].checklist_signed_by": "S4", "chips.approval": "TC-7",
    "chips.approved_by": "the Division", "structure.limit": "100", "structure.limit_source": "the statute",
}  # fmt: skip


@dataclass(frozen=True)
class Hall:
    """So many guests at these tables; `gone` of the last table go home, and the others have seats elsewhere."""

    guests: int
    tables: str
    seats: int
    gone: int

    @property
    def left(self) -> int:
        return self.guests - self.gone


SMALL, FORTY = Hall(8, "AB", 6, 2), Hall(40, "ABCDE", 9, 4)
SIZES = [pytest.param(SMALL, id="8"), pytest.param(FORTY, id="40", marks=pytest.mark.long)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("nothing")), tables=open_a_table, wall=CALENDAR) as running:
        yield running


def announced(hand: Hand, name: str, tables: str, seats: int, *, spins: str = "", played: str = "hand") -> None:
    """By the wizard, from a template to the rules at the Division. What the house has said before is there already."""
    page, before = hand.page, hand.actions
    hand.click('nav a[href="#new"]')
    hand.click('[data-template="single"]')
    given = 0
    for at, value in {"name": name, **WHO}.items():
        if not page.locator(f'[data-at="{at}"]').input_value():
            hand.fills(f'[data-at="{at}"]', value)
            given += 1
    hand.click(".steps button:has-text('Rounds and tables')")
    for at, value in (
        ("tables", tables), ("seats", str(seats)), *[(f"rounds[{number}].spins", spins) for number in (0, 1) if spins],
    ):  # fmt: skip
        hand.fills(f'[data-at="events[0].{at}"]', value)
        given += 1
    if played != "terminals":
        hand.chooses('[data-at="automation"]', played)
        given += 1
    findings = page.locator("[data-findings]")
    expect(findings).to_have_attribute("data-ok", "true")
    expect(page.locator("[data-outlook=there], [data-trying]")).to_be_visible()  # tried, or told that it is being
    hand.click(".steps button:has-text('Publish')")
    expect(page.locator("[data-wizard] article")).to_contain_text(name)
    hand.click("[data-publish]")
    hand.click('a.button[href="#desk"]')
    step(page, "start-event")
    hand.click('[data-obstacle="five_days_notice"] a')
    hand.fills('[data-command="file-rules"] [name=office]', "Central City")
    hand.fills('[data-command="file-rules"] [name=proof]', "mail 12")
    hand.click('[data-command="file-rules"] button.primary')
    expect(page.locator('[data-obstacle="five_days_notice"]')).to_contain_text("settles itself on")
    assert hand.actions - before == given + 10


def registered(hand: Hand, guests: int) -> None:
    """The next card is read while the last is on its way: nobody waits, and nobody is lost."""
    page, before = hand.page, hand.actions
    expect(page.locator(SCAN)).to_be_focused()
    for number in range(1, guests + 1):
        hand.reads(f"CO {number}")
        expect(page.locator(NAMED)).to_be_focused()
        hand.types(f"Guest {number}", enter=True)
        expect(page.locator(SCAN)).to_be_focused()
    for number in range(1, guests + 1):
        expect(page.locator(f'tr[data-name="{number}"]')).to_contain_text("given")
    assert hand.actions - before <= 3 * guests


def drawn_and_begun(hand: Hand) -> None:
    page = hand.page
    step(page, "draw-seats")
    hand.fills("[name=seed]", "4-8-15")
    hand.click('[data-do="draw-seats"]')
    step(page, "start-round")


def seated(hand: Hand) -> int:
    """Table by table; how many tables there were."""
    page, tables = hand.page, 0
    expect(page.locator("[data-seat-all]").first).to_be_visible()
    while page.locator("[data-seat-all]").count():
        name = page.locator("[data-table]", has=page.locator("[data-seat-all]")).first.get_attribute("data-table")
        hand.click(f'[data-table="{name}"] [data-seat-all]')
        expect(page.locator(f'[data-table="{name}"] [data-seat-all]')).to_have_count(0)
        tables += 1
    expect(page.locator("[data-missing]")).to_have_count(0)
    return tables


@pytest.mark.parametrize("hall", SIZES)
@pytest.mark.one_in(2, of="a tournament from beginning to end")
def test_from_nothing_to_the_filed_conclusion(server: Server, chrome: Browser, hall: Hall) -> None:
    """By two people at two pages; every action counted, money to the cent."""
    hand = Hand(enter(chrome, server, "O1", "desk"))
    announced(hand, f"Guests {hall.guests}", ", ".join(hall.tables), hall.seats)
    CALENDAR.ahead += timedelta(days=6)
    key = f"guests-{hall.guests}"
    where = f"lang=en&tournament={key}"
    cage = enter(chrome, server, "C1", "register", query=where)
    second = Hand(cage)
    registered(second, hall.guests)
    cage.locator(SCAN).fill("guest 7")
    expect(cage.locator("tbody tr")).to_have_count(sum("7" in str(number) for number in range(1, hall.guests + 1)))
    cage.locator(SCAN).fill("")
    shot(cage, f"registered-{hall.guests}")
    director = hand.page
    director.goto(f"{server.address}/tournament/?{where}#desk")
    director.reload()
    wall = enter(chrome, server, "", "board", size="kiosk", query=f"{where}&wall")
    hand.actions = second.actions = 0
    step(director, "start-event")
    hand.click('[data-do="start-event"]')
    drawn_and_begun(hand)
    the_card_seats(cage, second, 1)
    gone_home_and_moved(director, hand, wall, hall)
    tables = seated(hand)
    hand.click('[data-do="start-round"]')
    step(director, "end-round")
    second.click('nav a[href="#desk"]')
    counted_by_two((director, cage), (hand, second), hall.left, 1)
    step(director, "advance-players")
    hand.click('[data-do="advance-players"]')
    drawn_and_begun(hand)
    final = 2 * tables
    tables += seated(hand)
    hand.click('[data-do="start-round"]')
    step(director, "end-round")
    counted_by_two((director, cage), (hand, second), final, 2)
    step(director, "advance-players")
    hand.click('[data-do="advance-players"]')
    step(director, "award-prizes")
    best = f"Guest {hall.guests}"
    expect(director.locator("[data-proposed] li").first).to_contain_text(best)
    hand.click('[data-do="award-prizes"]')
    pool = hall.guests * POOL // 100
    second_person(cage, "award-prizes", f"1. {best}", *(f"${pool * share // 100:,}" for share in (50, 30, 20)))
    expect(wall.locator("[data-winners] li").first).to_contain_text(best)
    second.click('nav a[href="#register"]')
    concluded(director, cage, hand, f"{hall.guests * FEE // 100}")
    # of each round: seed, draw, a press a table, start, end twice, on; the event, award, three prizes, the end,
    # its forms
    counts = hall.left + final + tables + 2 * 2
    assert second.actions == counts + 2 + 1
    gone = 1 + 3 * hall.gone + 2  # and a table is broken
    assert hand.actions == counts + tables + 2 * 6 + gone + 1 + 3 * 2 + 1 + 1 + 2
    forms = server.client("A1").get(f"/api/tournaments/{key}/forms").json()
    assert forms["money"] == {
        "collected": hall.guests * (FEE + POOL), "house_additions": 0, "proceeds": hall.guests * FEE, "pools": 0,
        "paid": hall.guests * POOL, "refunds": 0,
    }  # fmt: skip


@pytest.mark.parametrize("hall", SIZES)
def test_from_nothing_and_called_off_in_the_middle(server: Server, chrome: Browser, hall: Hall) -> None:
    """In the middle of its first round: everybody has fee and buy-in back, one by slip, one by voucher, to the cent."""
    guests = hall.guests
    hand = Hand(enter(chrome, server, "O1", "desk"))
    announced(hand, f"Flood {guests}", ", ".join(hall.tables), hall.seats)
    CALENDAR.ahead += timedelta(days=6)
    key = f"flood-{guests}"
    where = f"lang=en&tournament={key}"
    cage = enter(chrome, server, "C1", "register", query=where)
    paying = Hand(cage)
    registered(paying, guests)
    director = hand.page
    director.goto(f"{server.address}/tournament/?{where}#desk")
    director.reload()
    wall = enter(chrome, server, "", "board", size="kiosk", query=f"{where}&wall")
    hand.actions = paying.actions = 0
    step(director, "start-event")
    hand.click('[data-do="start-event"]')
    drawn_and_begun(hand)
    tables = seated(hand)
    hand.click('[data-do="start-round"]')
    step(director, "end-round")
    hand.click('details:has([data-command="cancel-event"]) summary')
    hand.fills('[data-command="cancel-event"] [name=reason]', "the river is in the hall")
    hand.click('[data-command="cancel-event"] button.primary')
    expect(wall.locator("[data-stage]")).to_have_text("Called off")
    expect(wall.locator("tbody tr td:first-child").first).to_have_text("")  # nobody leads what is not held
    shot(wall, "wall-called-off")
    assert hand.actions == 1 + 2 + tables + 1 + 3
    paying.click('nav a[href="#papers"]')
    owed = cage.locator("[data-owed]")
    for left in range(guests, 0, -1):
        expect(owed).to_have_attribute("data-owed", str(left))
        if left in (guests, guests // 2):
            paying.chooses("label.how select", "slip" if left == guests else "voucher")
        if left == guests:
            expect(owed.locator("li").first).to_contain_text("$65")
            shot(cage, "refunds")
            no_violations(cage, "refunds")
            paying.click("[data-refund] input")
        expect(owed.locator("input").first).to_be_focused()
        paying.types(f"S-{left}", enter=True)
    expect(owed).to_have_count(0)
    assert paying.actions == 2 * guests + 4
    expect(director.locator('[data-obstacle="fees_uncounted"]')).to_be_visible()
    counting = '[data-command="count-fees"]'
    paying.click(f"details:has({counting}) summary")
    paying.fills(f"{counting} [name=counted]", f"{guests * FEE // 100}")
    paying.click(f"{counting} button.primary")
    second_person(director, "count-fees")
    expect(director.locator("[data-obstacle]")).to_have_count(0)
    hand.click('[data-do="conclude-tournament"]')
    forms_filed(director, hand)
    forms = server.client("A1").get(f"/api/tournaments/{key}/forms").json()
    assert forms["money"] == {
        "collected": guests * (FEE + POOL), "house_additions": 0, "proceeds": 0, "pools": 0, "paid": 0,
        "refunds": guests * (FEE + POOL),
    }  # fmt: skip
    told = server.house.tournaments.halls[key].view.refunds.values()
    assert [refund.how for refund in told] == ["slip"] * (guests // 2) + ["voucher"] * (guests // 2)
    assert {refund.status for refund in told} == {"paid"}


def the_card_seats(cage: Page, hand: Hand, number: int) -> None:
    """Whoever comes to the desk has the seat by the card that was read before."""
    expect(cage.locator(SCAN)).to_be_focused()
    hand.reads(f"CO {number}")
    expect(cage.locator('[data-command="register"] [role=status]')).to_contain_text(f"Guest {number} sits at table")
    expect(cage.locator(f'tr[data-name="{number}"]')).to_contain_text("✓")


def gone_home_and_moved(director: Page, hand: Hand, wall: Page, hall: Hall) -> None:
    """Some of a table go home; the others have seats elsewhere: read, confirmed, on the wall and on the phone."""
    last_table = hall.tables[-1]
    expect(director.locator("details[data-break]")).to_have_count(0)  # everywhere somebody would be left over
    here = director.locator(f'[data-table="{last_table}"] [data-entry]')
    expect(here.first).to_be_visible()
    at_the_table = [int(entry) for entry in here.evaluate_all("all => all.map(one => one.dataset.entry)")]
    staying = [entry for entry in sorted(at_the_table) if entry >= hall.guests - 1]
    others = [entry for entry in sorted(at_the_table) if entry not in staying]
    form = '[data-command="retire-player"]'
    hand.click(f"details:has({form}) summary")
    for entry in others[: hall.gone]:
        hand.fills(f"{form} [name=entry]", str(entry))
        hand.fills(f"{form} [name=reason]", "went home")
        hand.click(f"{form} button.primary")
        expect(director.locator(f"{form} [role=status]")).not_to_be_empty()  # answered, and empty for the next
        expect(director.locator(f'[data-table="{last_table}"] [data-entry="{entry}"]')).to_have_count(0)
    moves = [entry for entry in at_the_table if entry not in others[: hall.gone]]
    proposed = director.locator(f'[data-break="{last_table}"]')
    hand.click(f'[data-break="{last_table}"] summary')
    expect(proposed.locator("li")).to_have_count(len(moves))
    told = (proposed.locator("li", has_text=f"Guest {moves[0]}:").text_content() or "").split(": ")[1]
    shot(director, "break-a-table")
    no_violations(director, "a table is broken")
    hand.click(f'[data-break="{last_table}"] [data-do="break-table"]')
    expect(director.locator(f'[data-table="{last_table}"]')).to_have_count(0)
    expect(wall.locator("[data-moves] li")).to_have_count(len(moves))
    shot(wall, "wall-moves")
    phone = window(wall.context.browser, "phone").new_page()  # type: ignore[arg-type]
    phone.goto(
        f"{director.url.partition('/tournament')[0]}/tournament/?lang=en&tournament=guests-{hall.guests}"
        f"&entry={moves[0]}#mine"
    )
    expect(phone.locator("[data-moved]")).to_contain_text(told)
    shot(phone, "moved-phone")
    phone.context.close()


def counted_by_two(pages: tuple[Page, Page], hands: tuple[Hand, Hand], left: int, round_: int) -> None:
    """Each at a page of their own, and neither sees the other's figures; a difference is told and counted again."""
    director, _ = pages
    hands[0].click('[data-do="end-round"]')
    expect(director.locator('[data-obstacle="points_not_counted"]')).to_be_visible()
    expect(director.locator("[data-table] input").first).to_be_visible()
    tables = director.locator("[data-table]").evaluate_all("all => all.map(one => one.dataset.table)")
    seen, wrong = 0, ""
    for table in tables:
        where = f'[data-table="{table}"]'
        entries = director.locator(f"{where} [data-entry]").evaluate_all("all => all.map(one => one.dataset.entry)")
        wrong = wrong or entries[0]
        for page, hand in zip(pages, hands, strict=True):
            expect(page.locator(f"{where} [data-command=count-points] input")).to_have_count(len(entries))
            for entry in entries:
                points = 1000 + int(entry) * 10 + (1 if entry == wrong and page is pages[1] else 0)
                hand.fills(f'[data-entry="{entry}"] input', str(points))
            if page is pages[1] and entries[0] == wrong and round_ == 1:
                expect(page.locator(where)).to_contain_text("O1 has counted this table")
                expect(page.locator(f'{where} [data-entry="{wrong}"]')).not_to_contain_text(str(1000 + int(wrong) * 10))
                shot(page, "blind-count")
            hand.click(f"{where} [data-count]")
            expect(page.locator(f"{where} form")).to_have_attribute("data-first", "O1" if page is director else "")
        seen += len(entries)
        if entries[0] == wrong:
            expect(director.locator(f"{where} [role=alert]")).to_contain_text("differ for one player")
            if round_ == 1:
                shot(director, "hand-count")
                no_violations(director, "a count by hand")
            for page, hand in zip(pages, hands, strict=True):
                expect(page.locator(f"{where} input")).to_have_count(1)
                hand.fills(f'[data-entry="{wrong}"] input', str(1000 + int(wrong) * 10))
                hand.click(f"{where} [data-count]")
                expect(page.locator(f"{where} form")).to_have_attribute("data-first", "O1" if page is director else "")
        expect(director.locator(f"{where} form")).to_have_attribute("data-left", "0")
    assert seen == left
    expect(director.locator("[data-obstacle]")).to_have_count(0)
    hands[0].click('[data-do="end-round"]')
