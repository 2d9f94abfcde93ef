"""The same blocks as HTML: one file, no scripts, nothing fetched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from croupier.paper.model import content_code

Data = Mapping[str, Any]

STYLE = """
:root { --ink: #1d1b19; --green: #1f4e3d; --red: #9b1b2a; --grey: #5d5850; --hair: #bdb5a6; }
body { font: 1.06rem/1.5 "Libertinus Serif", Georgia, "Noto Serif", serif; color: var(--ink); background: #fff;
  max-width: 58rem; margin: 2.5rem auto; padding: 0 1.5rem; }
header { border-bottom: 3px double var(--green); margin-bottom: 1.5rem; padding-bottom: .8rem; }
header p { margin: .2rem 0; color: var(--grey); font-style: italic; }
h1 { font-weight: 400; font-size: 2.2rem; line-height: 1.15; margin: .3rem 0; }
h2 { font-weight: 400; font-size: 1.4rem; color: var(--green); border-bottom: 1px solid var(--hair);
  margin-top: 2.2rem; }
.kicker, th, dt, .label { text-transform: uppercase; letter-spacing: .08em; font-size: .74rem; color: var(--green); }
header p.kicker { font-style: normal; color: var(--green); }
.rule { display: grid; grid-template-columns: 10rem 1fr; gap: 1.4rem; margin: .7rem 0; }
.rule > .clauses { font-size: .74rem; color: var(--green); text-align: right; overflow-wrap: anywhere; }
.rule > .clauses a { color: inherit; }
.rule p, .reading p { margin: 0; }
.tag { border: 1px solid var(--red); color: var(--red); border-radius: 3px; padding: 0 .3em; font-size: .72em;
  white-space: nowrap; }
.letter { color: var(--green); display: inline-block; width: 1.2em; }
.tag.assumed { border-color: #7a4f00; color: #7a4f00; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; margin: 1rem 0; }
th { text-align: left; border-bottom: 2px solid var(--green); padding: .3rem .5rem; }
td { border-bottom: 1px solid var(--hair); padding: .3rem .5rem; }
.right { text-align: right; } .center { text-align: center; }
tfoot td { font-weight: 600; border-top: 2px solid var(--green); border-bottom: 2px solid var(--green); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: .2rem 1.6rem; }
dl div { border-bottom: 1px solid var(--hair); } dt { color: var(--grey); } dd { margin: 0 0 .2rem; }
.small { color: var(--grey); font-size: .9rem; } .lead { font-size: 1.15rem; }
.amount { text-align: center; margin: 1rem 0; } .amount strong { display: block; font-size: 2.2rem; }
.columns { columns: 22rem; column-gap: 2rem; } .clause { break-inside: avoid; font-size: .9rem; margin: 0 0 .7rem; }
.clause b { color: var(--green); } figure { margin: 1.2rem 0; } figure svg { width: 100%; height: auto; }
.checks { list-style: none; padding: 0; }
.checks li { display: flex; gap: .8rem; border-bottom: 1px solid var(--hair); }
.checks li span:last-child { margin-left: auto; } .sign { border-top: 1px solid var(--ink); margin-top: 3rem; }
.write { border-bottom: 1px solid var(--hair); height: 2rem; }
footer { margin-top: 3rem; border-top: 1px solid var(--hair); color: var(--grey); font-size: .8rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
@media (max-width: 40rem) { .rule { grid-template-columns: 1fr; gap: 0; } .rule > .clauses { text-align: left; } }
@media print { body { margin: 0; max-width: none; } .pagebreak { break-after: page; } }
"""


def html_of(data: Data) -> str:
    kicker = f'<p class="kicker">{escape(data["kicker"])}</p>' if data["kicker"] else ""
    subtitle = f"<p>{escape(data['subtitle'])}</p>" if data["subtitle"] else ""
    known = frozenset(block["id"] for block in _flat(data["blocks"]) if block["kind"] == "clause")
    page = _Page(data["words"], known)
    body = "\n".join(page.block(block) for block in data["blocks"])
    return (
        f'<!doctype html>\n<html lang="{escape(data["lang"])}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(data['title'])}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header>{kicker}<h1>{escape(data['title'])}</h1>{subtitle}</header>\n<main>\n{body}\n</main>\n"
        f"{_foot(data)}\n</body>\n</html>\n"
    )


def _flat(blocks: list[Data]) -> list[Data]:
    return [inner for block in blocks for inner in (block["blocks"] if block["kind"] == "columns" else [block])]


def _foot(data: Data) -> str:
    words, stamp = data["words"], data["stamp"]
    lines = [f"{escape(words.get('copy', 'copy'))} <code>{content_code(dict(data))}</code>"]
    if data["source"]:
        lines.append(f"<code>{escape(data['source'])}</code>")
    if data.get("rests_on"):
        lines.append(escape(data["rests_on"]))
    if stamp:
        events = f"{stamp['size']} {escape(words.get('events', 'events'))}"
        root = f"<code>{escape(stamp['root'])}</code>"
        named = escape(words.get("checkpoint", "checkpoint"))
        lines.append(f"{named} <code>{escape(stamp['origin'])}</code> · {events} · {root}")
    return f"<footer><p>{' · '.join(lines)}</p></footer>"


class _Page:
    def __init__(self, words: Mapping[str, str], clauses: frozenset[str]) -> None:
        self.words, self.clauses = words, clauses

    def word(self, name: str) -> str:
        return escape(self.words.get(name, name))

    def block(self, block: Data) -> str:
        if block["kind"] == "break":  # a word of the language, so it cannot be a method's name
            return '<div class="pagebreak"></div>'
        shown: Callable[[Data], str] = getattr(self, block["kind"])
        return shown(block)

    def heading(self, block: Data) -> str:
        level = block["level"] + 1
        return f"<h{level}>{escape(block['text'])}</h{level}>"

    def text(self, block: Data) -> str:
        return f'<p class="{block["style"]}">{escape(block["text"])}</p>'

    def rule(self, block: Data) -> str:
        clauses = "<br>".join(
            f'<a href="#{escape(name)}">{escape(name)}</a>' if name in self.clauses else escape(name)
            for name in block["clauses"]
        )
        marks = (f' <span class="tag">{self.word("reading")} {name}</span>' for name in block["readings"])
        assumed = f' <span class="tag assumed">{self.word("assumed")}</span>' if block["assumed"] else ""
        letter = f'<span class="letter">{escape(block["letter"])}</span> ' if block["letter"] else ""
        lead = f"{letter}<b>{escape(block['lead'])}</b> " if block["lead"] else letter
        text = f"<p>{lead}{escape(block['text'])}{''.join(marks)}{assumed}</p>"
        return f'<div class="rule"><div class="clauses">{clauses}</div>{text}</div>'

    def reading(self, block: Data) -> str:
        question = f"<i>{escape(block['question'])}</i><br>" if block["question"] else ""
        mark = f'<div class="clauses"><span class="tag">{block["id"]}</span></div>'
        return f'<div class="rule reading">{mark}<p>{question}{escape(block["answer"])}</p></div>'

    def clause(self, block: Data) -> str:
        name, cite = escape(block["id"]), escape(block["cite"])
        head = f'<b>{name}</b> <span class="small">{cite}</span>'
        says = f'<span lang="en">{escape(block["says"])}</span>'
        return f'<p class="clause" id="{name}">{head}<br>{says}</p>'

    def columns(self, block: Data) -> str:
        inner = "\n".join(self.block(child) for child in block["blocks"])
        return f'<div class="columns">{inner}</div>'

    def table(self, block: Data) -> str:
        columns = block["columns"]

        def row(cells: list[str], cell: str = "td") -> str:
            shown = (
                f'<{cell} class="{column["align"]}">{escape(text)}</{cell}>'
                for column, text in zip(columns, cells, strict=True)
            )
            return f"<tr>{''.join(shown)}</tr>"

        head = row([column["title"] for column in columns], 'th scope="col"').replace('</th scope="col">', "</th>")
        body = "".join(row(cells) for cells in block["rows"])
        foot = f"<tfoot>{row(block['total'])}</tfoot>" if block["total"] else ""
        return f"<table><thead>{head}</thead><tbody>{body}</tbody>{foot}</table>"

    def facts(self, block: Data) -> str:
        pairs = "".join(f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in block["pairs"])
        return f"<dl>{pairs}</dl>"

    def figure(self, block: Data) -> str:
        svg = block["svg"].replace("<svg ", f'<svg role="img" aria-label="{escape(block["alt"])}" ', 1)
        return f"<figure>{svg}</figure>"

    def amounts(self, block: Data) -> str:
        return "".join(
            f'<p class="amount"><span class="label">{escape(label)}</span><strong>{escape(amount)}</strong></p>'
            for label, amount in block["lines"]
        )

    def statement(self, block: Data) -> str:
        label = f"<b>{escape(block['label'])}</b> " if block["label"] else ""
        return f"<p>{label}{escape(block['text'])}</p>"

    def checks(self, block: Data) -> str:
        signs = {"yes": "☑", "no": "☒", "": "☐"}
        items = "".join(
            f"<li><span>{signs[answer]}</span><span>{escape(text)}</span><span>{self.word(answer)}</span></li>"
            for text, answer in block["items"]
        )
        return f'<ul class="checks">{items}</ul>'

    def signatures(self, block: Data) -> str:
        return "".join(
            f'<p class="sign"><span class="label">{escape(label)}</span> {escape(name)}</p>'
            for label, name in block["lines"]
        )

    def writehere(self, block: Data) -> str:
        return f'<p class="label">{escape(block["label"])}</p>' + '<div class="write"></div>' * int(block["count"])
