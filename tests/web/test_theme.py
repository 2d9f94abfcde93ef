"""Light and dark: every colour stands in one place, and can be read on every ground of either."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "pages"
CSS = (PAGES / "shared" / "design" / "croupier.css").read_text(encoding="utf-8")
DRAWN = ("shared/felt", "shared/wheel", "terminal", "display", "lab")  # things with colours of their own; always dark
GROUNDS = ("ground", "ground-2", "ground-3", "panel", "panel-2", "sunk", "key", "key-2", "key-down")
TEXTS = ("text", "muted", "gold", "good", "bad", "warn", "ivory")
PAIRS = (
    *((text, ground) for text in TEXTS for ground in GROUNDS),
    *(("on-pocket", ground) for ground in ("red", "black", "zero", "danger", "danger-2")),
    *(("main-text", ground) for ground in ("main", "main-2")),
    ("on-gold", "gold"), ("on-gold", "gold-bright"), ("on-bad", "bad"), ("on-warn", "warn"), ("text", "cut-line"),
    ("refused-text", "refused"), ("refused-muted", "refused"), ("paper-text", "paper"), ("paper-muted", "paper"),
    ("text", "step-done"), ("ivory", "step-now"), ("felt-line", "felt"),
)  # fmt: skip


def tokens(theme: str) -> dict[str, str]:
    found = dict(re.findall(r"^  --([\w-]+): ([^;]+);", CSS[: CSS.index("--radius")], flags=re.MULTILINE))
    which = 1 if theme == "light" else 2
    return {name: re.sub(r"light-dark\((.+?), (#?[^,]*)\)$", rf"\{which}", value) for name, value in found.items()}


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    whole = digits if len(digits) == 6 else "".join(2 * digit for digit in digits)
    parts = (int(whole[at : at + 2], 16) / 255 for at in (0, 2, 4))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_text_can_be_read_on_every_ground(theme: str) -> None:
    of = tokens(theme)
    assert contrast("#000", "#fff") == pytest.approx(21)
    assert {(text, ground) for text, ground in PAIRS if contrast(of[text], of[ground]) < 4.5} == set()


def components() -> Iterator[Path]:
    for path in PAGES.rglob("*"):
        name = path.relative_to(PAGES).as_posix()
        if path.suffix in (".svelte", ".css") and not name.startswith(("node_modules", "shared/design", *DRAWN)):
            yield path


def test_no_colour_is_left_in_a_component() -> None:
    left = {
        f"{path.relative_to(PAGES)}: {line.strip()}"
        for path in components()
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"(#[0-9a-fA-F]{3,8}|(rgb|rgba|hsl|oklch)\([^)]*\))[\s;,\")]", line) and "{#" not in line
    }
    assert left == set()
    assert tokens("light").keys() == tokens("dark").keys()


def test_pages_at_the_felt_are_dark_and_all_others_follow() -> None:
    dark = {path.parent.name for path in PAGES.glob("*/index.html") if 'data-theme="dark"' in path.read_text()}
    assert dark == {"terminal", "display", "lab"}
