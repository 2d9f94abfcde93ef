"""The manual as pages: what stands in docs/, made HTML when it is asked for, in the frame of the built page `manual`.

In a wheel the files lie beside the package's code; in a checkout they are in docs/.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path
from posixpath import dirname, join, normpath

from fastapi import FastAPI
from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

import croupier
from croupier.web.pages import ASK_AGAIN, STATIC

PACKED = Path(croupier.__file__).parent / "manual"
DOCS = PACKED if PACKED.is_dir() else Path(croupier.__file__).parents[2] / "docs"
MAIN = '<main id="main">'
FIRST = ("pages", "floor", "table", "tournaments", "paper", "rulebooks")  # what people of the house look for
APART = ("decisions", "gpu-run", "mutation", "testing", "architecture", "speed")  # for whoever changes the program


@cache
def chapters(docs: Path = DOCS) -> dict[str, str]:
    """Each chapter's title, by its address."""
    files = {path.relative_to(docs).with_suffix("").as_posix(): path for path in docs.rglob("*.md")}
    found = {name: _title(path) for name, path in files.items() if name.split("/")[0] not in APART}
    return dict(sorted(found.items(), key=lambda one: (one[0] not in FIRST, "/" in one[0], one[1])))


def _title(file: Path) -> str:
    return next(line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("# "))[2:]


@cache
def page(chapter: str, docs: Path = DOCS) -> str:
    """A chapter as HTML, or the list of all of them."""
    if not chapter:
        items = "".join(
            f'<li><a href="/manual/{name}/">{escape(title)}</a></li>' for name, title in chapters(docs).items()
        )
        return f"<h1>Manual</h1><ul>{items}</ul>"
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    text = re.sub(r"\A<!--.*?-->\s*", "", (docs / f"{chapter}.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    tokens = reader.parse(text)
    for part in (part for token in tokens for part in (token, *(token.children or ()))):
        if part.type == "link_open" and (leads := _leads(str(part.attrs["href"]), chapter, docs)):
            part.attrs["href"] = leads
    for heading, said in _headings(tokens):
        heading.attrs["id"] = slug(said.content)
    html: str = reader.renderer.render(tokens, reader.options, {})
    html = html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")
    html = re.sub(r"<th([^>]*)></th>", r"<td\1></td>", html)  # the corner of a table heads nothing
    return '<p><a href="/manual/">Manual</a></p>' + html.replace("<pre>", '<pre tabindex="0">')


def _headings(tokens: list[Token]) -> Iterator[tuple[Token, Token]]:
    for first, second in pairwise(tokens):
        if first.type == "heading_open":
            yield first, second


def slug(heading: str) -> str:
    """As on the sites where such files are read: `## The regulator's package` is `#the-regulators-package`."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip())


def _leads(href: str, chapter: str, docs: Path) -> str | None:
    """From one file to another: the address of its page; what is no chapter keeps its name."""
    path, _, part = href.partition("#")
    if not path.endswith(".md") or "://" in path:
        return None
    name = normpath(join(dirname(chapter), path)).removesuffix(".md")
    return f"/manual/{name}/{'#' if part else ''}{part}" if name in chapters(docs) else None


def serve_manual(app: FastAPI, docs: Path = DOCS, static: Path = STATIC) -> None:
    """Before the pages, whose frame it takes. Everybody may read it."""
    frame = static / "manual" / "index.html"

    async def read(chapter: str) -> Response:
        if not chapter.endswith("/") and chapter in chapters(docs):
            return RedirectResponse(f"/manual/{chapter}/", 308)
        name = chapter.removesuffix("/")
        if (name and name not in chapters(docs)) or not frame.exists():
            raise HTTPException(404, "Not Found")
        around = frame.read_text(encoding="utf-8")
        return HTMLResponse(around.replace(MAIN, MAIN + page(name, docs)), headers={"cache-control": ASK_AGAIN})

    app.add_api_route("/manual/{chapter:path}", read, include_in_schema=False)
