"""The lab printed: a slip with its exact figures and where it leads after many spins, then the runs that were made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from croupier.extras import needs
from croupier.money import money as in_english
from croupier.paper.sheets.named import wheel_said
from croupier.rules import table_rules
from croupier.web.lab.questions.asked import Asked, Report
from croupier.web.lab.questions.exact import session, slip

if TYPE_CHECKING:
    from croupier.words.catalogue import Catalogue

WIDE, HIGH, FOOT = 640, 200, 24
APART = 12  # bars as wide as this stand apart; narrower ones are one area, because gaps between them would flicker
GOLD, GREY, INK = "#b58a2b", "#c9c5ba", "#3b3a36"


def sheet(asked: Asked, _upload: bytes, report: Report) -> bytes:
    with needs("paper"):
        from croupier.paper import Document, pdf  # noqa: PLC0415
        from croupier.paper.model import Block, Column, Facts, Figure, Heading, Table, Text  # noqa: PLC0415
        from croupier.paper.sheets.named import bet_said  # noqa: PLC0415
        from croupier.web.lab.questions.run_sheets import runs_blocks  # noqa: PLC0415
        from croupier.web.lab.questions.words import lab_words  # noqa: PLC0415

    words = lab_words(asked["language"])
    one, many = slip(asked, b"", report), session(asked, b"", report)
    rules = table_rules(asked["rulebook"], asked["wheel"])
    bets = tuple(
        (bet_said(bet["bet"], words), words.money(bet["stake"]), bet["hit_frequency"]["exact"], bet["edge"]["exact"],
         words.percent(bet["edge"]["value"], 3))
        for bet in one["bets"]
    )  # fmt: skip
    whole = ("", words.money(one["staked"]), one["hit_frequency"]["exact"], one["edge"]["exact"],
             words.percent(one["edge"]["value"], 3))  # fmt: skip
    columns = (Column(words("slip.bet"), "left", "fr"), *(Column(words(name), "right") for name in
               ("slip.stake", "slip.hit_frequency", "slip.edge", "slip.percent")))  # fmt: skip
    shown = bets if len(bets) <= 18 else (*bets[:17], (f"+ {len(bets) - 17}", "", "", "", ""))
    spins = {"count": many["spins"], "spins": words.number(many["spins"])}
    said = {"method": words(f"method.{many['method'].replace(' ', '-')}"), "error": f"{many['error']:.1e}"}
    figures = (
        (words("slip.mean"), words.money(one["mean"]["value"], 2)),
        (words("slip.variance"), one["variance"]["exact"]),
        (words("slip.deviation"), words.money(one["deviation"], 2)),
        (words("slip.skewness"), words.number(one["skewness"], 6)),
    )
    after = (
        (words("slip.ahead"), _share(many["ahead"], words)),
        (words("slip.even"), _share(many["even"], words)),
        (words("slip.behind"), _share(many["behind"], words)),
        (words("slip.mean"), words.money(many["mean"], 2)),
        *((words.percent(quantile["level"]), words.money(quantile["net"])) for quantile in many["quantiles"]),
    )
    blocks: tuple[Block, ...] = (
        Heading(words("slip.one_coup")),
        Table(columns, shown, whole),
        Facts(figures),
        Heading(words("slip.after", **spins)),
        Figure(bars_svg(many, words.money), words("slip.figure", **spins)),
        Facts(after),
        Text(words("slip.exact" if many["exact"] else "slip.approximate", **said), "small"),
        *runs_blocks(asked["answers"], words),
    )  # fmt: skip
    options = (f"option.{asked['option']}-{asked['choice']}", f"option.{asked['option']}")
    option = next((words(name) for name in options if words.has(name)), "")
    table = (rules.rulebook.source.title, wheel_said(rules.wheel.name, words), option)
    document = Document(
        words("slip.title"),
        "form",
        blocks,
        kicker="Croupier",
        subtitle=words.joined(filter(None, table)),
        lang=words.language,
        paper=asked["paper"],
        type_size=10,
        source=rules.digest,
        words=words.under("foot"),
    )
    return pdf(document)


def _share(chance: dict[str, Any], words: Catalogue) -> str:
    if chance["exponent"] < -4:
        return f"{chance['mantissa']:.4f}e{chance['exponent']}"
    return words.number(chance["value"], 6)


def bars_svg(many: dict[str, Any], money: Callable[[int], str] = in_english) -> str:
    """The distribution of the net result: gold where the player is ahead."""
    bars = many["bars"]
    low, high = float(bars[0]["low"]), float(bars[-1]["high"])
    top = max(bar["chance"] for bar in bars)

    def x(net: float) -> float:
        return round((net - low) / float(high - low) * WIDE, 2)

    gap = 1.0 if WIDE / len(bars) >= APART else 0.0

    def outline(bar: dict[str, Any]) -> str:
        """From the base line up, across, and down again to the next bar."""
        tall = round(HIGH - bar["chance"] / top * (HIGH - 4), 2)
        end = round(x(bar["high"]) - gap, 2)
        return f"L{x(bar['low'])} {tall}H{end}" + (f"V{HIGH}H{x(bar['high'])}" if gap else "")

    def area(some: list[dict[str, Any]], colour: str) -> str:
        if not some:
            return ""
        outlines = "".join(map(outline, some))
        return f'<path d="M{x(some[0]["low"])} {HIGH}{outlines}V{HIGH}Z" fill="{colour}"/>'

    behind, ahead = ([bar for bar in bars if (bar["low"] > 0) is gold] for gold in (False, True))

    ends = f'font-family="sans-serif" font-size="13" fill="{INK}" y="{HIGH + 17}"'
    zero = f'<line x1="{x(0)}" x2="{x(0)}" y1="0" y2="{HIGH}" stroke="{INK}" stroke-dasharray="3 3"/>'
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH + FOOT}">',
            area(behind, GREY),
            area(ahead, GOLD),
            f'<line x1="0" x2="{WIDE}" y1="{HIGH}" y2="{HIGH}" stroke="{INK}"/>',
            zero if low < 0 < high else "",
            f'<text x="0" {ends}>{money(round(low))}</text>',
            f'<text x="{WIDE}" text-anchor="end" {ends}>{money(round(high))}</text>',
            "</svg>",
        )
    )
