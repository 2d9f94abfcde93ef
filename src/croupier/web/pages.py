"""The built pages: HTML that is asked for again each time, and assets whose names change with their content.

They are made from `pages/` by the build hook and lie in `static/`, inside the package, each text also compressed.
"""

from __future__ import annotations

import os
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import compile_path
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from croupier.web.door.access import ROUTES

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
CODINGS = (("br", ".br"), ("gzip", ".gz"))  # the smaller first
NOT_BUILT = "The pages are not built here: run `npm ci && npm run build` in pages/, or install the package again.\n"


class Pages(StaticFiles):
    """Each folder with an index.html is a page. The guard before it adds the security headers."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api"):  # an address of the house that is not there has the house's own answer
            allowed = methods_of(scope["path"])
            if allowed and scope["method"] not in allowed:
                raise HTTPException(405, "Method Not Allowed", {"Allow": ", ".join(allowed)})
            raise HTTPException(404, "Not Found")
        if path == "favicon.ico":  # what browsers ask for before they have read a page
            path = "icon.svg"
        response = await super().get_response(path, scope)
        hashed = path.startswith("assets/")
        response.headers["cache-control"] = FOR_EVER if hashed else ASK_AGAIN
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file as it was compressed when the pages were built, in the best way that the browser understands."""
        asked = Headers(scope=scope)
        for coding, ending in CODINGS:
            small = Path(f"{os.fspath(full_path)}{ending}")
            if understands(asked.get("accept-encoding", ""), coding) and small.is_file():
                kind, _ = guess_type(full_path)
                response: Response = FileResponse(small, status_code, media_type=kind, stat_result=small.stat())
                response.headers["content-encoding"] = coding
                break
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "Accept-Encoding"
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


def understands(accepted: str, coding: str) -> bool:
    """Does `gzip, br;q=0.5` name the coding, and not with a quality of nothing?"""
    for part in accepted.split(","):
        name, _, quality = part.replace(" ", "").partition(";q=")
        if name.lower() == coding:
            return quality.strip("0.") != "" or not quality
    return False


def methods_of(path: str) -> list[str]:
    """By which methods an address of the house can be used; none where there is no such address."""
    return sorted(
        method for (method, known), _ in ROUTES.items() if method != "WEBSOCKET" and compile_path(known)[0].match(path)
    )


def pages_of(static: Path = STATIC) -> list[str]:
    """The names of the pages that are built; the home page is not among them."""
    return sorted(index.parent.name for index in static.glob("*/index.html"))


def serve_pages(app: FastAPI, static: Path = STATIC) -> None:
    """Behind all other routes."""
    if not (static / "index.html").exists():

        async def not_built() -> Response:
            return PlainTextResponse(NOT_BUILT, 503)

        app.add_api_route("/", not_built, include_in_schema=False)
        return

    def redirect_to(page: str) -> None:
        async def with_slash() -> Response:
            return RedirectResponse(f"/{page}/", 308)

        app.add_api_route(f"/{page}", with_slash, include_in_schema=False)

    for page in pages_of(static):
        redirect_to(page)
    app.mount("/", Pages(directory=static, html=True), name="pages")
