"""The pages as the server hands them out, and the types they are compiled against."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from tools import page_vectors, wire_types

from croupier.web.door.guard import Guard
from croupier.web.door.settings import Settings
from croupier.web.help.manual import serve_manual
from croupier.web.pages import STATIC, pages_of, serve_pages
from croupier.web.words import serve_words
from croupier.words import shelves

WEB = Path(__file__).parents[2] / "pages"
TERMINAL_KB_MAX = 60
PLATFORMS = ("linux-x64-gnu", "linux-arm64-gnu", "darwin-x64", "darwin-arm64", "win32-x64-msvc", "win32-arm64-msvc")


APP = FastAPI()
serve_words(APP)
serve_manual(APP)
serve_pages(APP)
APP.add_middleware(Guard, settings=Settings(requests_per_second=1e6))


def get(
    path: str, accepted: str = "identity", headers: dict[str, str] | None = None, *, app: Any = APP, raw: bool = False
) -> httpx.Response:
    """`raw` is what went over the wire; else it is read as a browser would."""

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost:8000") as client:
            sent = {"Accept-Encoding": accepted, **(headers or {})}
            async with client.stream("GET", path, headers=sent) as answer:
                if raw:
                    return httpx.Response(
                        answer.status_code, content=b"".join([part async for part in answer.aiter_raw()])
                    )
                await answer.aread()
                return answer

    return asyncio.run(asked())


def test_the_types_of_the_pages_are_fresh() -> None:
    for name, text in wire_types.files().items():
        assert (wire_types.TARGET / name).read_text(encoding="utf-8") == text, f"{name} is stale: make wire"


def test_the_vectors_of_the_pages_tests_are_fresh() -> None:
    for name, text in page_vectors.files().items():
        assert (page_vectors.TARGET / name).read_text(encoding="utf-8") == text, f"{name} is stale: make wire"


@pytest.mark.parametrize("page", ["", *pages_of()])
def test_each_page_is_served_and_obeys_the_content_policy(page: str) -> None:
    answer = get(f"/{page}/" if page else "/")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "<style" not in answer.text
    assert " style=" not in answer.text
    assert not re.search(r"<script(?![^>]*\bsrc=)", answer.text), "no script may stand in the page itself"
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', answer.text)
    assert assets
    for asset in assets:
        served = get(asset)
        assert served.status_code == 200
        assert "immutable" in served.headers["cache-control"]


def test_a_page_without_its_slash_is_found() -> None:
    answer = get("/terminal")
    assert (answer.status_code, answer.headers["location"]) == (308, "/terminal/")


@pytest.mark.parametrize("path", ["/../pages.py", "/%2e%2e/pages.py", "/api/nothing", "/terminal/nothing.js"])
def test_nothing_else_is_handed_out(path: str) -> None:
    assert get(path).status_code == 404


def scripts_of(page: str) -> set[str]:
    """The scripts that a page loads before it shows anything, with what they import."""
    found: set[str] = set()
    queue = re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', (STATIC / page / "index.html").read_text())
    while queue:
        script = queue.pop()
        if script in found:
            continue
        found.add(script)
        text = (STATIC / script.lstrip("/")).read_text(encoding="utf-8")
        queue += [f"/assets/{name}" for name in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)]
    return found


def test_the_terminal_is_light_on_the_wire() -> None:
    for accepted in ("gzip", "gzip, deflate, br"):
        weight = sum(len(get(script, accepted, raw=True).content) for script in scripts_of("terminal"))
        assert weight <= TERMINAL_KB_MAX * 1000, accepted


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("br;q=0.3", "br"),
        ("GZIP ; q=1.0", "gzip"),
        ("deflate", None),
        ("identity", None),
        ("", None),
        ("gzip;q=0.0", None),
    ],
)
def test_a_text_is_sent_as_small_as_the_browser_understands(accepted: str, coding: str | None) -> None:
    script = min(scripts_of("terminal"))
    plain, sent = get(script, "identity"), get(script, accepted)
    assert sent.headers.get("content-encoding") == coding
    assert "accept-encoding" in sent.headers["vary"].lower()
    assert sent.headers["content-type"] == plain.headers["content-type"]
    if coding != "br":  # which the browsers of the other tests read, and no library here
        assert sent.content == plain.content
    again = get(script, accepted, {"If-None-Match": sent.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    if coding:
        assert get(script, "identity", {"If-None-Match": sent.headers["etag"]}).status_code == 200


def test_a_picture_that_was_not_compressed_is_sent_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>hello")
    app = FastAPI()
    serve_pages(app, tmp_path)
    answer = get("/", "gzip, br", app=app)
    assert (answer.headers.get("content-encoding"), answer.text) == (None, "<p>hello")


def test_the_lock_has_binaries_for_every_platform_and_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    for platform in PLATFORMS:
        assert f"node_modules/@rolldown/binding-{platform}" in packages, platform
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_the_pages_get_the_words_of_every_language() -> None:
    spoken = get("/words").json()
    assert spoken == ["en", "de", "es", "fr", "zh-Hans"]
    for language in spoken:
        for room in shelves.rooms("en"):
            answer = get(f"/words/{language}/{room}.ftl")
            assert answer.status_code == 200, (language, room)
            assert answer.text == shelves.text(language, room)
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_words_travel_compressed_and_once() -> None:
    plain, small = get("/words/de/terminal.ftl"), get("/words/de/terminal.ftl", "gzip")
    assert small.headers["content-encoding"] == "gzip"
    assert small.text == plain.text
    assert len(get("/words/de/terminal.ftl", "gzip", raw=True).content) < len(plain.content) / 2
    again = get("/words/de/terminal.ftl", headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert get("/words/fr/terminal.ftl", headers={"If-None-Match": plain.headers["etag"]}).status_code == 200


@pytest.mark.parametrize("path", ["xx/terminal", "de/cellar", "de/..%2Fen%2Fshared", "__pycache__/x"])
def test_words_that_nobody_says_are_not_found(path: str) -> None:
    assert get(f"/words/{path}.ftl").status_code == 404


WRITTEN = re.compile(r"bind:value=\{[\w.]*\b(?:reason|why|what|words|notes)\}")


def test_no_page_of_the_floor_cuts_off_what_people_write() -> None:
    """The house has one limit for all of it, and says so; a field that holds less cuts silently."""
    fields = [
        (path.name, field)
        for page in ("pit", "dealer")
        for path in sorted((WEB / page).rglob("*.svelte"))
        for rest in re.split(r"<(?:input|textarea)\b", path.read_text(encoding="utf-8"))[1:]
        if WRITTEN.search(field := rest.partition("/>")[0])
    ]
    assert len(fields) >= 8
    assert not [name for name, field in fields if "maxlength" in field]
