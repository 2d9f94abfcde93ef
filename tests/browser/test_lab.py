"""The lab in a browser: chips on the felt, every question, progress and cancel, links, files, keys, languages."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pypdf
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browser_support import needs_browser, no_violations, picture, window
from tests.web.test_lab_wheels import fed_with, numbers
from tests.web.web_support import LOOSE, PASSPHRASE, Server, serving

pytestmark = needs_browser
PATIENCE = 300_000  # the lab is the least important process of the machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lab")) as running:
        yield running


class Visitor:
    """Somebody who has opened the lab."""

    def __init__(self, browser: Browser, server: Server, address: str = "", size: str = "tablet", language: str = "en"):
        self.context = window(browser, size, accept_downloads=True, permissions=["clipboard-read", "clipboard-write"])
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        self.page.goto(f"{server.address}/lab/?lang={language}#{address}")
        expect(self.page.locator('[data-place="red"]')).to_be_visible(timeout=PATIENCE)

    def press(self, place: str) -> None:
        box = self.page.locator(f'[data-place="{place}"]').bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def sees(self, name: str, text: str) -> None:
        """A figure by its name."""
        tile = self.page.locator("dl > div", has=self.page.get_by_text(name, exact=True)).locator("dd")
        expect(tile.first).to_contain_text(text, timeout=PATIENCE)

    def runs(self, chart: str) -> None:
        self.page.locator('[data-do="run"]').click()
        expect(self.page.locator(f'[data-chart="{chart}"] svg')).to_be_visible(timeout=PATIENCE)

    def saves(self, button: str) -> bytes:
        with self.page.expect_download() as download:
            self.page.locator(button).click()
        return Path(download.value.path()).read_bytes()

    def shot(self, name: str) -> None:
        picture(self.page, f"lab-{name}", whole=True)

    def leaves(self) -> None:
        assert self.problems == []
        self.context.close()


@pytest.fixture
def visit(server: Server, chrome: Browser) -> Any:
    def enter(address: str = "", **how: str) -> Visitor:
        return Visitor(chrome, server, address, **how)

    return enter


@pytest.mark.one_in(2, of="the questions of the lab")
def test_chips_on_the_felt_are_worth_what_the_law_makes_them(visit: Any) -> None:
    lab = visit("slip=")
    expect(lab.page.get_by_text("Put chips on the layout")).to_be_visible()
    lab.page.locator('[data-chip="500"]').click()
    lab.press("red")
    lab.press("straight-17")
    lab.sees("House edge", "1/37")
    lab.sees("Staked", "$10")
    lab.page.locator('[name="option"]').select_option("la-partage")
    lab.sees("House edge", "3/148")
    lab.page.locator('[data-do="undo"]').click()
    lab.sees("House edge", "1/74")
    lab.page.locator('[name="rulebook"]').select_option("colorado")
    lab.page.locator('[name="wheel"]').select_option("double-zero")
    lab.sees("House edge", "1/19")
    lab.page.locator('[data-place="five-0-00-1-2-3"]').wait_for(state="attached")
    lab.page.locator('[data-do="clear"]').click()
    lab.press("five-0-00-1-2-3")
    lab.sees("House edge", "3/38")
    lab.leaves()


def test_after_n_spins_and_what_is_wrong_stands_at_its_field(visit: Any) -> None:
    lab = visit()
    lab.sees("Ahead", "18.76%")
    field = lab.page.locator('[name="spins"]')
    field.fill("many")
    note = lab.page.get_by_role("alert").filter(has_text="A whole number from 1 to 1,000,000.")
    expect(note).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("many")
    expect(lab.page.locator("[data-outdated]")).to_be_visible()
    field.fill("10")
    expect(note).to_be_hidden()
    lab.sees("Even", "24.")
    lab.leaves()


def test_a_link_brings_everything_back(visit: Any) -> None:
    lab = visit("slip=straight-17:100+odd:500&tab=luck&luckSpins=740&rulebook=colorado&option=in-prison&choice=leave")
    expect(lab.page.get_by_role("tab", selected=True)).to_have_text("Hot numbers")
    lab.press("black")
    lab.page.locator('[name="luck-spins"]').fill("999")
    lab.sees("Staked", "$7")
    lab.page.locator('[data-do="share"]').click()
    expect(lab.page.locator('[data-do="share"]')).to_have_text("Link copied")
    link = lab.page.evaluate("navigator.clipboard.readText()")
    other = visit(link.partition("#")[2])
    other.sees("Staked", "$7")
    expect(other.page.locator('[name="luck-spins"]')).to_have_value("999")
    expect(other.page.locator('[name="choice"]')).to_have_value("leave")
    lab.leaves()
    other.leaves()


def test_charts_and_pages_can_be_taken_away(visit: Any) -> None:
    lab = visit()
    lab.page.locator('[data-chart="session"] svg').wait_for()
    head, *rows = csv.reader(io.StringIO(lab.saves('[data-chart="session"] [data-save="csv"]').decode()))
    assert head == ["From", "Below", "Chance"]
    assert 0.998 < sum(float(chance) for _, _, chance in rows) <= 1
    drawing = lab.saves('[data-chart="session"] [data-save="svg"]').decode()
    assert drawing.startswith("<svg")
    assert 'xmlns="http://www.w3.org/2000/svg"' in drawing
    assert "var(" not in drawing
    (page,) = pypdf.PdfReader(io.BytesIO(lab.saves('[data-do="pdf"]'))).pages
    assert "1/37" in page.extract_text()
    lab.leaves()


@pytest.mark.one_in(2, of="the questions of the lab")
def test_target_or_ruin(visit: Any) -> None:
    lab = visit("tab=ruin&rulebook=colorado&wheel=double-zero&bankroll=20&target=40&strategy=flat&limit=")
    lab.runs("ruin")
    lab.sees("Target reached", "10.84%")
    lab.sees("Mean spins", "298")
    lab.page.locator('[name="target"]').fill("5")
    expect(lab.page.get_by_text("The target must be more than the bankroll.")).to_be_visible()
    expect(lab.page.locator('[data-do="run"]')).to_be_disabled()
    lab.page.locator('[name="bankroll"]').fill("0.50")
    lab.page.locator('[data-do="run"]').click()
    expect(lab.page.locator('[data-code="bankroll_too_small"]')).to_be_visible(timeout=PATIENCE)
    expect(lab.page.locator('[name="bankroll"]')).to_have_value("0.50")
    lab.leaves()


def test_a_result_whose_question_was_changed_says_so(visit: Any) -> None:
    lab = visit("tab=ruin&strategy=flat")
    lab.runs("ruin")
    outdated = lab.page.locator("[data-outdated]")
    expect(outdated).to_be_hidden()
    lab.page.locator('[name="bankroll"]').fill("150")
    expect(outdated).to_have_text("These figures answer an earlier question: something was changed since.")
    lab.page.locator('[data-do="run"]').click()
    expect(outdated).to_be_hidden(timeout=PATIENCE)
    lab.leaves()


@pytest.mark.one_in(2, of="the questions of the lab")
def test_the_legend_of_the_fan_names_the_bands_as_they_look(visit: Any) -> None:
    """On the dark page more gold is brighter: the inner band, laid over the outer one, is the bright one."""
    lab = visit("tab=fan&strategy=flat&sessions=200&evening=20")
    lab.runs("fan")
    bands = lab.page.locator('[data-chart="fan"] path[opacity]')
    outer, inner = (float(str(bands.nth(number).get_attribute("opacity"))) for number in (0, 1))
    assert inner > outer
    expect(lab.page.get_by_text("Bright band: half of all players. Dim band: nine of ten.")).to_be_visible()
    lab.leaves()


@pytest.mark.one_in(2, of="the questions of the lab")
def test_more_questions(visit: Any) -> None:
    lab = visit("tab=further&slip=red:10000&spins=500")
    lab.page.locator('[data-do="run"]').click()
    lab.sees("Theoretical hold", "1/37")
    lab.page.locator('[name="held"]').fill("-6000")
    expect(lab.page.locator("[data-outdated]")).to_be_visible()
    lab.page.locator('[data-do="run"]').click()
    lab.sees("p of what was held", "%")
    lab.page.locator('[name="question"]').select_option("zero")
    lab.page.locator('[data-do="run"]').click()
    expect(lab.page.locator("#tab-panel")).to_contain_text("685/49987", timeout=PATIENCE)
    lab.page.locator('[name="question"]').select_option("together")
    lab.page.locator('[name="text"]').fill("odd=5 straight-17")
    lab.page.locator('[data-do="run"]').click()
    expect(lab.page.locator('[data-table="further"]')).to_contain_text("odd=5 straight-17", timeout=PATIENCE)
    lab.page.locator('[name="question"]').select_option("tables")
    lab.page.locator('[data-do="run"]').click()
    expect(lab.page.locator('[data-table="further"]')).to_contain_text("classic/double-zero", timeout=PATIENCE)
    lab.page.locator('[name="question"]').select_option("all-numbers")
    lab.runs("wait")
    lab.sees("Median", "147")
    lab.shot("further")
    lab.leaves()


@pytest.mark.one_in(2, of="the questions of the lab")
def test_an_evening_with_tips_on_a_wheel_of_unequal_pockets(visit: Any) -> None:
    lab = visit("tab=fan&bankroll=100&target=&evening=50&sessions=200")
    lab.page.locator('[data-details="played"] summary').click()
    lab.page.locator('[name="tips"]').fill("red=0.50 crimson=many")
    expect(lab.page.get_by_role("alert")).to_contain_text("Bets with amounts")
    lab.page.locator('[name="tips"]').fill("red=0.50")
    lab.page.locator('[name="pockets"]').fill("1=many")
    expect(lab.page.locator(".panel").first).to_contain_text("is no pocket with its chance")
    lab.page.locator('[name="pockets"]').fill("1=1")
    lab.sees("House edge", "-1")
    lab.sees("The dealers get", "$1")
    lab.runs("fan")
    lab.sees("Median", "$125")  # half a dollar a spin is his, and the dealers have twice as much
    panel = lab.page.locator('[role="tabpanel"]')
    expect(panel.locator("dl > div", has_text="The dealers get").locator("dd").first).to_contain_text("$50")
    again = visit(lab.page.url.partition("#")[2])
    expect(again.page.locator('[name="pockets"]')).to_have_value("1=1")
    expect(again.page.locator('[name="tips"]')).to_be_visible()
    again.leaves()
    lab.page.locator('[name="tips"]').fill("")
    expect(lab.page.locator("[data-outdated]")).to_be_visible()
    lab.problems = [problem for problem in lab.problems if "409" not in problem]  # no pocket, as was typed
    lab.leaves()


def test_a_long_run_shows_how_far_it_is_and_can_be_cancelled(visit: Any, server: Server) -> None:
    lab = visit("tab=fan&strategy=labouchere&evening=10000&sessions=4000&target=")
    lab.page.locator('[data-do="run"]').click()
    expect(lab.page.get_by_role("status").filter(has_text="Working")).to_be_visible(timeout=PATIENCE)
    expect(lab.page.get_by_role("progressbar")).to_be_visible()
    lab.page.locator('[data-do="cancel"]').click()
    expect(lab.page.locator('[data-do="run"]')).to_be_visible()
    lab.page.locator('[name="sessions"]').fill("100")
    lab.page.locator('[name="evening"]').fill("100")
    lab.runs("fan")
    lab.leaves()


def test_systems_compared(visit: Any) -> None:
    lab = visit("tab=compare&systems=flat+martingale&sessions=2000&evening=100")
    lab.page.get_by_label("Paroli").check()
    lab.runs("compare")
    rows = lab.page.locator('[data-table="compare"] tbody tr')
    expect(rows).to_have_count(3)
    for name in ("Flat stakes", "Martingale", "Paroli"):
        lab.page.get_by_label(name, exact=True).uncheck()
    expect(lab.page.get_by_text("Choose at least one system.")).to_be_visible()
    expect(rows).to_have_count(3)
    lab.leaves()


@pytest.mark.one_in(2, of="the questions of the lab")
def test_a_system_of_ones_own(visit: Any) -> None:
    lab = visit("tab=ruin&strategy=own&bankroll=20&target=30&limit=")
    own = lab.page.locator('[name="own"]')
    expect(lab.page.locator("[data-own] tbody tr")).to_have_count(2, timeout=PATIENCE)
    lab.runs("ruin")
    lab.sees("Target reached", "%")
    own.fill("[[stage]]\nstake = 1\non_win = 0\non_loss = 9\n")
    wrong = lab.page.locator('[data-own] [data-code="bad_system"]')
    expect(wrong).to_contain_text("stage 0 leads to stage 9", timeout=PATIENCE)
    expect(own).to_have_attribute("aria-invalid", "true")
    expect(lab.page.locator('[data-do="run"]')).to_be_disabled()
    no_violations(lab.page, "a system of one's own")
    assert all("409" in problem for problem in lab.problems), lab.problems
    lab.problems.clear()  # the browser itself tells of every answer that is a refusal
    own.fill("lines = [1, 1]")
    expect(lab.page.get_by_text("1 · 1")).to_be_visible(timeout=PATIENCE)
    lab.page.locator('[data-do="share"]').click()
    link = lab.page.evaluate("navigator.clipboard.readText()")
    other = visit(link.partition("#")[2])
    expect(other.page.locator('[name="own"]')).to_have_value("lines = [1, 1]")
    other.page.locator("#tab-compare").click()
    other.page.get_by_label("Your own system", exact=True).check()
    other.page.locator('[name="sessions"]').fill("200")
    other.runs("compare")
    expect(other.page.locator('[data-table="compare"] tbody')).to_contain_text("Your own system")
    pages = pypdf.PdfReader(io.BytesIO(other.saves('[data-do="pdf"]'))).pages
    assert "Own system" in pages[1].extract_text()
    other.shot("own-tablet")
    lab.leaves()
    other.leaves()


def test_a_wheel_is_judged_from_a_file_or_from_pasted_numbers(visit: Any, tmp_path: Path) -> None:
    lab = visit("tab=bias")
    lab.page.locator('[data-do="run"]').click()
    expect(lab.page.get_by_text("Choose a file, or paste numbers.")).to_be_visible()
    lab.page.locator('[data-example="biased"]').click()
    expect(lab.page.locator('[data-verdict="true"]')).to_contain_text("Suspicious", timeout=PATIENCE)
    lab.page.locator('[name="spins"]').fill(" ".join(str(n % 37) for n in range(100)) + " x")
    lab.page.locator('[name="spins"]').fill(", ".join(str(n * 7 % 37) for n in range(100)))
    file = tmp_path / "spins.csv"
    lines = ["17" if line == 7 else str(line * line % 37) for line in range(200)]
    file.write_text("number\n" + "\n".join([*lines, "oops"]), encoding="utf-8")
    lab.page.locator('[name="spins-file"]').set_input_files(file)
    lab.page.locator('[data-do="run"]').click()
    expect(lab.page.get_by_text("Line 202")).to_be_visible(timeout=PATIENCE)
    lab.leaves()


def test_by_the_keyboard_alone(visit: Any) -> None:
    lab = visit("slip=&tab=session")
    lab.page.locator('[data-place="straight-17"]').focus()
    lab.page.keyboard.press("Enter")
    lab.page.keyboard.press("Enter")
    lab.sees("Staked", "$2")
    lab.page.keyboard.press("Delete")
    expect(lab.page.get_by_text("Put chips on the layout")).to_be_visible()
    lab.page.get_by_role("tab", selected=True).focus()
    lab.page.keyboard.press("ArrowLeft")
    expect(lab.page.get_by_role("tab", selected=True)).to_have_text("Wheel test")
    lab.page.keyboard.press("ArrowRight")
    expect(lab.page.get_by_role("tab", selected=True)).to_be_focused()
    expect(lab.page.get_by_role("tab", selected=True)).to_have_text("After n spins")
    lab.leaves()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("phone", "de"),  # the longest words on the narrowest screen
        pytest.param("kiosk", "zh-Hans", marks=pytest.mark.long),
        pytest.param("tablet", "fr", marks=pytest.mark.long),
        pytest.param("phone-landscape", "es", marks=pytest.mark.long),
    ],
)
@pytest.mark.one_in(2, of="every section of a page on a phone")
def test_on_every_screen_in_every_language_without_barriers(visit: Any, size: str, language: str) -> None:
    lab = visit("slip=red:500+split-8-11:200&sessions=500&evening=100", size=size, language=language)
    for tab, chart in (
        ("session", "session"), ("ruin", "ruin"), ("fan", "fan"), ("compare", "compare"), ("luck", "numbers"),
        ("further", "wait"), ("bias", "ring"),
    ):  # fmt: skip
        lab.page.locator(f"#tab-{tab}").click()
        if tab == "further":
            lab.page.locator('[name="question"]').select_option("all-numbers")
        if tab in ("ruin", "fan", "compare", "further"):
            lab.page.locator('[data-do="run"]').click()
        if tab == "bias":
            lab.page.locator('[data-example="fair"]').click()
        expect(lab.page.locator(f'[data-chart="{chart}"] svg')).to_be_visible(timeout=PATIENCE)
        no_violations(lab.page, f"{tab} on a {size}")
        assert lab.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{tab} on a {size}"
    lab.shot(f"{size}-{language}")
    lab.leaves()


def test_on_a_floor_with_real_money_one_signs_in_first(chrome: Browser, tmp_path: Path) -> None:
    """The law forbids players a device that works chances out; the house's own people test a table's wheel with it."""
    tables = fed_with(numbers(300, biased=True))
    with serving(tmp_path, replace(LOOSE, demo=False), tables=tables) as server:
        page = window(chrome).new_page()
        page.goto(f"{server.address}/lab/?lang=en")
        expect(page.get_by_text("Sign in first.")).to_be_visible(timeout=PATIENCE)
        expect(page.locator('[data-place="red"]')).to_have_count(0)
        page.locator("[name=badge]").fill("S1")
        page.locator("[name=passphrase]").fill(PASSPHRASE)
        page.locator("button.primary").click()
        expect(page.locator('[data-place="red"]')).to_be_visible(timeout=PATIENCE)
        page.locator("#tab-bias").click()
        page.locator("[data-do=test-table]").click()
        expect(page.locator("[data-verdict=true]")).to_contain_text("Suspicious: sector", timeout=PATIENCE)
        expect(page.locator("[data-worth]")).to_contain_text("To a player the best straight-up bet")
        page.context.close()
