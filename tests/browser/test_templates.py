"""Every template of the wizard goes to a published tournament by the form alone; a series is played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations
from tests.browser.test_from_nothing import WHO
from tests.browser.test_tournament import NAMED, SCAN, Hand, day, enter, shot
from tests.tournament.hall_support import event, plan
from tests.tournament.test_web import asked, done
from tests.web.web_support import Calendar, Server, open_a_table, serving

pytestmark = needs_browser
CALENDAR = Calendar(-40)
FIELDS = {  # what only a person can say of each, beside who holds it
    "series": {},
    "knock-out": {},
    "re-buy": {},
    "charity": {"events[0].prizes[0].goods": "a bicycle"},
    "joint": {"licensees": "Golden Gulch, Silver Spur", "responsible": "Silver Spur"},
}
HEAT, PLACE, FEE = 10, 200_00, 10_00  # guests of each heat, a place in the final, and the house's part of an entry


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("templates")), tables=open_a_table, wall=CALENDAR) as running:
        yield running


def published(page: Page, template: str) -> None:
    hand, findings = Hand(page), page.locator("[data-findings]")
    hand.click(".steps button:has-text('Template')")
    hand.click(f'[data-template="{template}"]')
    for at, value in {"name": template, **WHO, **FIELDS[template]}.items():
        if at.startswith("events"):
            hand.click(".steps button:has-text('Prizes')")
        field = page.locator(f'[data-at="{at}"]')
        if at in FIELDS[template] or not field.input_value():
            (field.select_option if at == "responsible" else field.fill)(value)
    for step in ("Events and money", "Rounds and tables"):
        hand.click(f".steps button:has-text('{step}')")
    hand.chooses('[data-at="automation"]', "hand")
    hand.click(".steps button:has-text('Prizes')")
    expect(findings).to_have_attribute("data-ok", "true")
    shot(page, f"template-{template}")
    hand.click(".steps button:has-text('Publish')")
    expect(page.locator("[data-wizard] article")).to_contain_text(template)
    hand.click("[data-publish]")
    expect(page.get_by_role("status").filter(has_text="Published.")).to_be_visible()


def test_every_template_is_published_by_the_form(server: Server, chrome: Browser) -> None:
    page = enter(chrome, server, "O1", "new")
    for template in FIELDS:
        published(page, template)
    no_violations(page, "a template that is published")
    told = {one["tournament"]: one for one in server.client().get("/api/tournaments").json()}
    found = {name: told[name] for name in FIELDS}
    assert {name: len(one["events"]) for name, one in found.items()} == {**dict.fromkeys(FIELDS, 1), "series": 3}
    rules = {name: server.client("O1").get(f"/api/tournaments/{name}/desk").json()["rules"] for name in FIELDS}
    assert [event["key"] for event in rules["series"]["events"]] == ["E1", "E2", "F"]
    assert all(round_["fresh_stacks"] for round_ in rules["knock-out"]["events"][0]["rounds"])
    assert rules["re-buy"]["events"][0]["re_buys"]["allowed"] == 2
    assert rules["re-buy"]["house_rules"]["re_buys"]
    assert rules["charity"]["events"][0]["prizes"][0]["goods"] == "a bicycle"
    assert (rules["joint"]["licensees"], rules["joint"]["responsible"]) == (
        ["Golden Gulch", "Silver Spur"], "Silver Spur",
    )  # fmt: skip
    the_series_is_played_to_its_end(server, chrome)


def the_series_is_played_to_its_end(server: Server, chrome: Browser) -> None:
    """Two heats by commands, each led by what comes next; the winners enter the final at the desk, by their cards."""
    director, cage = server.client("O1"), server.client("C1")
    done(director, "series", "file-rules", date=today(server), office="Central City", proof="mail 12")
    CALENDAR.ahead += timedelta(days=6)
    for heat, key in enumerate(("E1", "E2")):
        for guest in range(heat * HEAT + 1, (heat + 1) * HEAT + 1):
            who = {"person": f"CO {guest}", "name": f"Guest {guest}", "identity": f"CO {guest}"}
            fee, pool = ([{"means": "cash", "amount": amount}] for amount in (FEE, 40_00))
            done(cage, "series", "register", event=key, date=today(server), fee=fee, buy_in=pool, **who)
            done(cage, "series", "acknowledge-rules", entry=guest)
        led(server, until=("E2", "F")[heat])
        CALENDAR.ahead += timedelta(days=7)
    heat = server.client().get("/api/tournaments/series").json()["events"][0]
    assert {prize["description"] for prize in heat["prizes"]} == {"voucher for Final"}, (
        "by its name, and not by its key"
    )
    assert "a voucher for Final, worth $200.00" in server.client().get("/api/tournaments/series/rules").json()["text"]
    won = [award for award in desk(server)["awards"] if award["kind"] == "voucher"]
    assert [(award["voucher_for"], award["amount"]) for award in won] == [("F", PLACE)] * 4
    page = enter(chrome, server, "C1", "register", query="lang=en&tournament=series")
    hand = Hand(page)
    for award in won:
        expect(page.locator(SCAN)).to_be_focused()
        hand.reads(f"CO {award['entry']}")
        told = page.locator('[data-command="register"] [role=status]')
        expect(told).to_have_text(
            f"Guest {award['entry']} has entry {award['entry']}, paid by voucher {award['number']}."
        )
    assert hand.actions == len(won), "one card each"
    shot(page, "winners-enter-the-final")
    led(server, until="")
    forms = server.client("A1").get("/api/tournaments/series/forms").json()
    assert forms["money"]["proceeds"] == 2 * HEAT * FEE
    assert forms["money"]["pools"] == forms["money"]["refunds"] == 0
    cash = [line["amount"] for line in forms["payouts"]["lines"] if line["kind"] == "cash"]
    assert sorted(cash) == [320_00, 480_00]
    assert server.client().get("/api/tournaments/series").json()["concluded"] == today(server)


def test_the_desk_knows_who_may_enter_and_which_partner_takes_the_money(server: Server, chrome: Browser) -> None:
    """Several licensees, and something that whoever enters has to meet: both at the registration, by hand."""
    wanted = {
        "key": "guest",
        "text": "Is a guest of the hotel.",
        "reason": "It is a series for guests.",
        "signed_by": "O1",
    }
    partners: dict[str, Any] = {
        "licensees": ["Golden Gulch", "Silver Spur"],
        "responsible": "Silver Spur",
        "criteria": [wanted],
    }
    done(
        server.client("O1"),
        "partners",
        "publish-rules",
        rules=plan(event(buy_in=50_00, date=day()), **partners, name="Partners"),
    )
    done(server.client("O1"), "partners", "file-rules", date=day_of(server), office="Central City", proof="mail 13")
    page = enter(chrome, server, "C1", "register", query="lang=en&tournament=partners")
    hand, form = Hand(page), page.locator('[data-command="register"]')
    hand.reads("CO 1")
    expect(page.locator(NAMED)).to_be_focused()
    hand.types("Guest 1", enter=True)
    expect(form.locator("[role=alert]")).to_contain_text("Is a guest of the hotel.")
    expect(form.locator("[role=alert]")).to_contain_text("CO-2213.04-a")
    hand.click("[name=meets]")
    hand.chooses("[name=licensee]", "Golden Gulch")
    form.locator("button.primary").click()
    expect(page.locator('tr[data-name="1"]')).to_contain_text("given")
    expect(form.locator("[role=alert]")).to_have_count(0)
    expect(form.locator("[name=meets]")).not_to_be_checked()  # the next one is another person
    shot(page, "partners")
    hand.reads("CO 2")
    expect(page.locator(NAMED)).to_be_focused()
    hand.click("[name=meets]")
    hand.fills(NAMED, "Guest 2")
    hand.enter()
    expect(page.locator('tr[data-name="2"]')).to_contain_text("given")
    books = server.house.tournaments.halls["partners"].view.books
    assert (books["collected/cash/Golden Gulch"], books["pool/E1"]) == (-100_00, 100_00), "the desk is one partner's"


def day_of(server: Server) -> str:
    return str(server.client("O1").get("/api/tournaments/partners/desk").json()["today"])


def desk(server: Server) -> dict[str, Any]:
    return dict(server.client("O1").get("/api/tournaments/series/desk").json())


def today(server: Server) -> str:
    return str(desk(server)["today"])


def led(server: Server, until: str) -> None:
    """Whatever comes next, until it is another event's turn, or the end."""
    director, cage, pit = server.client("O1"), server.client("C1"), server.client("S1")
    while step := director.get("/api/tournaments/series/next").json()["step"]:
        do, fields, event = step["do"], step["fields"], step["event"]
        if event == until and do == "start-event":
            return
        players = [one for one in desk(server)["players"] if one["event"] == event and one["stand"] == "in"]
        if do == "draw-seats":
            fields = {**fields, "seed": "4-8-15"}
        if do == "start-round":
            for one in players:
                person = {"person": f"CO {one['entry']}"}
                done(director, "series", "take-seat", event=event, entry=one["entry"], **person)
            fields = director.get("/api/tournaments/series/next").json()["step"]["fields"]
        if do == "end-round":
            for table in sorted({one["table"] for one in players}):
                points = {str(one["entry"]): 1000 + one["entry"] for one in players if one["table"] == table}
                for counter in (cage, pit):
                    done(counter, "series", "count-points", event=event, table=table, points=points)
        if do == "pay-prize":
            fields = {**fields, "form": f"PF-{fields['award']}"}
        if do == "file-forms":
            fields = {**fields, "proof": "receipt 99"}
        if do == "conclude-tournament" and desk(server)["uncounted_fees"]:
            by_two(server, cage, director, "count-fees", counted=desk(server)["uncounted_fees"], date=today(server))
        if do == "award-prizes":
            by_two(server, director, cage, do, **fields)
        else:
            done(cage if do == "pay-prize" else director, "series", do, **fields)


def by_two(server: Server, first: Any, second: Any, do: str, **fields: Any) -> None:
    waiting = asked(first, "series", do, **fields)
    assert waiting.status_code == 202, waiting.text
    approval = waiting.json()["approval"]
    answer = second.post(f"/api/approvals/{approval['id']}/confirm", json={"digest": approval["digest"]})
    assert answer.status_code == 200, answer.text
