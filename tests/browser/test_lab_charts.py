"""The lab's charts under a pointer, a finger and a keyboard: values are read out, and a part is seen closer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.browser.browser_support import needs_browser, no_violations
from tests.browser.test_lab import PATIENCE, Visitor
from tests.parts import commit, drawn
from tests.web.web_support import Server, serving

pytestmark = needs_browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lab")) as running:
        yield running


class Chart:
    """A chart, and somebody in front of it."""

    def __init__(self, lab: Visitor, name: str) -> None:
        self.lab, self.page = lab, lab.page
        self.figure = lab.page.locator(f'[data-chart="{name}"]')
        self.told = self.figure.locator("[data-told]")
        self.area = self.figure.get_by_role("slider")
        expect(self.figure.locator("svg")).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_load_state("networkidle")  # an answer that came above it would move it
        self.area.scroll_into_view_if_needed()

    def at(self, share: float) -> tuple[float, float]:
        box = self.area.bounding_box()
        assert box is not None
        return box["x"] + box["width"] * share, box["y"] + box["height"] / 2

    def point(self, share: float) -> None:
        box = self.area.bounding_box()
        assert box is not None
        self.area.hover(position={"x": box["width"] * share, "y": box["height"] / 2})  # once it stands still

    def drag(self, start: float, end: float) -> None:
        self.point(start)
        self.page.mouse.down()
        self.point((start + end) / 2)
        self.point(end)
        self.page.mouse.up()

    def button(self, which: str) -> Locator:
        return self.figure.locator(f'[data-zoom="{which}"]')

    @property
    def bars(self) -> int:
        return self.figure.locator("svg g rect").count()

    def ticks(self) -> list[str]:
        return self.figure.locator("svg g[aria-hidden] text[text-anchor=middle]").all_text_contents()


@pytest.fixture(scope="module")
def opened(server: Server, chrome: Browser) -> Iterator[Chart]:
    lab = Visitor(chrome, server)
    yield Chart(lab, "session")
    lab.leaves()


@pytest.fixture
def session(opened: Chart) -> Chart:
    """One page for all who look at this chart: it is seen whole, nothing is chosen, and nobody points at it."""
    opened.page.locator('[name="spins"]').fill("100")
    if opened.button("whole").is_enabled():
        opened.button("whole").click()
    expect(opened.button("whole")).to_be_disabled(timeout=PATIENCE)
    expect(opened.figure.get_by_text("-$30", exact=True)).to_be_visible(timeout=PATIENCE)  # as far as 100 spins reach
    opened.page.evaluate("document.activeElement.blur()")
    opened.page.mouse.move(1, 1)
    return opened


def test_what_is_under_the_pointer_is_read_out(session: Chart) -> None:
    expect(session.told).to_contain_text("Point at the chart")
    session.point(0.5)
    expect(session.told).to_have_text(re.compile(r"^-?\$[\d,.]+ … -?\$[\d,.]+: [\d.]+%$"))
    middle = session.told.inner_text()
    expect(session.figure.locator("[data-cross]")).to_have_count(1)
    session.point(0.8)
    expect(session.told).not_to_have_text(middle)
    session.page.mouse.move(1, 1)
    expect(session.told).to_contain_text("Point at the chart")


def test_what_is_read_is_a_row_of_the_figures(session: Chart) -> None:
    session.area.focus()
    session.page.keyboard.press("Home")
    for _ in range(3):
        session.page.keyboard.press("ArrowRight")
    session.figure.locator("summary").click()
    row = session.figure.locator("tbody tr").nth(3).locator("td").all_inner_texts()
    told = session.told.inner_text()
    share = float(told.rpartition(": ")[2].rstrip("%"))
    assert share == pytest.approx(100 * float(row[2]), rel=0.01)
    assert told.startswith(f"-${-float(row[0]):.0f}")


def test_a_range_is_dragged_and_a_double_click_shows_all_again(session: Chart) -> None:
    whole, ticks = session.bars, session.ticks()
    expect(session.button("whole")).to_be_disabled()
    session.drag(0.4, 0.6)
    expect(session.button("whole")).to_be_enabled()
    assert session.bars < whole / 2
    assert session.ticks() != ticks
    session.page.mouse.dblclick(*session.at(0.5))
    expect(session.button("whole")).to_be_disabled()
    assert (session.bars, session.ticks()) == (whole, ticks)


def test_keys_read_zoom_and_move_on(session: Chart) -> None:
    whole = session.bars
    session.area.focus()
    session.page.keyboard.press("End")
    expect(session.area).to_have_attribute("aria-valuetext", re.compile("%"))
    last = session.told.inner_text()
    session.page.keyboard.press("+")
    session.page.keyboard.press("+")
    assert session.bars < whole / 2
    expect(session.told).to_have_text(last)
    expect(session.figure.locator("[data-cross]")).to_have_count(1)
    session.page.keyboard.press("Home")  # far outside of what is shown: it moves along
    expect(session.told).not_to_have_text(last)
    expect(session.figure.locator("[data-cross]")).to_have_count(1)
    expect(session.area).to_have_attribute("aria-valuenow", "0")
    expect(session.area).to_have_attribute("aria-valuetext", session.told.inner_text())
    session.page.keyboard.press("Escape")
    expect(session.button("whole")).to_be_disabled()
    assert session.bars == whole


def test_buttons_zoom_for_who_has_no_wheel(session: Chart) -> None:
    whole = session.bars
    session.button("in").click()
    session.button("in").click()
    closer = session.bars
    assert closer < whole
    session.button("out").click()
    assert closer < session.bars < whole
    session.button("whole").click()
    assert session.bars == whole


def test_a_wheel_zooms_once_the_chart_is_chosen_and_scrolls_before(session: Chart) -> None:
    whole = session.bars
    session.point(0.5)
    session.page.mouse.wheel(0, 5)
    assert session.bars == whole
    session.area.focus()
    session.point(0.5)
    session.page.mouse.wheel(0, -600)
    expect(session.button("whole")).to_be_enabled()
    assert session.bars < whole


def test_another_answer_is_seen_whole(session: Chart) -> None:
    session.drag(0.4, 0.6)
    expect(session.button("whole")).to_be_enabled()
    session.page.locator('[name="spins"]').fill("37")
    expect(session.button("whole")).to_be_disabled(timeout=PATIENCE)


def test_a_saved_drawing_holds_no_pointer(session: Chart) -> None:
    session.area.focus()
    session.page.keyboard.press("Home")
    expect(session.figure.locator("[data-cross]")).to_have_count(1)
    drawing = session.lab.saves('[data-chart="session"] [data-save="svg"]').decode()
    assert "data-cross" not in drawing
    assert "clipPath" in drawing


CHARTS = (
    ("ruin", "ruin", r"^\$[\d,]+: .*%"),
    ("fan", "fan", r"5% \$[\d,.]+ · 25% .* · 95% "),
    ("compare", "compare", r"5% -?\$[\d,.]+ · .* · Mean"),
    ("luck", "hottest", r"^\d+: [\d.]+%$"),
    ("luck", "numbers", r"^Number \d+: Count \d+$"),
    ("bias", "ring", r"^Number \d+: Count \d+$"),
)


def test_every_chart_is_read_by_pointer_and_keys(
    server: Server, chrome: Browser, request: pytest.FixtureRequest
) -> None:
    """Half of them for each commit."""
    lab = Visitor(chrome, server, "sessions=500")
    tried = drawn([chart for _, chart, _ in CHARTS], 1 if request.config.getoption("--long") else 2, commit())
    for tab, chart, told in CHARTS:
        if chart not in tried:
            continue
        lab.page.locator(f"#tab-{tab}").click()
        if chart == "ring":
            lab.page.locator('[data-example="fair"]').click()
        if chart in ("ruin", "fan", "compare"):
            lab.runs(chart)
        seen = Chart(lab, chart)
        seen.point(0.55)
        expect(seen.told).to_have_text(re.compile(told))
        seen.area.focus()
        seen.page.keyboard.press("End")
        expect(seen.told).to_have_text(re.compile(told))
        expect(seen.button("in")).to_have_count(0 if chart == "ring" else 1)
        if chart != "ring":
            seen.page.keyboard.press("+")
            expect(seen.button("whole")).to_be_enabled()
        no_violations(lab.page, chart)
    lab.leaves()


def test_on_a_phone_a_finger_reads_and_two_zoom(server: Server, chrome: Browser) -> None:
    lab = Visitor(chrome, server, size="phone")
    chart = Chart(lab, "session")
    x, y = chart.at(0.5)
    lab.page.touchscreen.tap(x, y)
    expect(chart.told).to_have_text(re.compile(r": [\d.]+%$"))
    whole = chart.bars
    touch: Any = lab.context.new_cdp_session(lab.page)
    for kind, gap in (("touchStart", 10), ("touchMove", 20), ("touchMove", 40), ("touchMove", 60), ("touchEnd", None)):
        points = [] if gap is None else [{"x": x - gap, "y": y, "id": 1}, {"x": x + gap, "y": y, "id": 2}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(chart.button("whole")).to_be_enabled()
    assert chart.bars < whole
    for which in ("in", "out", "whole"):
        box = chart.button(which).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43
    assert lab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_violations(lab.page, "a chart on a phone")
    lab.shot("phone-chart")
    lab.leaves()


@pytest.mark.parametrize(
    ("language", "hint", "whole"),
    [
        pytest.param("en", "Point at the chart", "Show all", marks=pytest.mark.long),
        pytest.param("de", "Zeigen Sie auf das Diagramm", "Alles zeigen", marks=pytest.mark.long),
        pytest.param("es", "Señale el gráfico", "Mostrar todo", marks=pytest.mark.long),
        pytest.param("fr", "Pointez le graphique", "Tout afficher", marks=pytest.mark.long),
        ("zh-Hans", "指向图表", "显示全部"),
    ],
)
def test_in_every_language(server: Server, chrome: Browser, language: str, hint: str, whole: str) -> None:
    lab = Visitor(chrome, server, language=language)
    chart = Chart(lab, "session")
    expect(chart.told).to_contain_text(hint)
    chart.drag(0.35, 0.65)
    chart.point(0.6)
    expect(chart.button("whole")).to_have_attribute("title", whole)
    no_violations(lab.page, f"a chart in {language}")
    lab.shot(f"chart-{language}")
    lab.leaves()
