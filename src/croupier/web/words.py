"""What the pages say, given to them as it is written: which languages there are, and a room's words in one of them."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Annotated

from fastapi import FastAPI, Query, Request
from pydantic import AfterValidator
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from croupier.refusal import Phrase
from croupier.web.pages import ASK_AGAIN, understands
from croupier.words import shelves
from croupier.words.catalogue import Catalogue, catalogue


def known_language(wish: str) -> str:
    """The tag of the language that somebody means: `zh` is zh-Hans."""
    if (tag := shelves.spoken(wish)) is None:
        known = shelves.languages()
        raise ValueError(
            Phrase("problem.language", "there is no language “{wish}”, only {known:list}", wish=wish, known=known)
        )
    return tag


Lang = Annotated[
    str,
    AfterValidator(known_language),
    Query(description="The language, by its tag.", max_length=35, examples=["de"]),
]


def story_words(lang: str) -> Catalogue:
    """For a round told line by line."""
    return catalogue(lang, "story", "paper")


@cache
def written(language: str, room: str) -> tuple[bytes, bytes, str]:
    """A room's words, plain and compressed, with their fingerprint; in English where the language lacks the room."""
    plain = (shelves.text(language, room) or shelves.text("en", room)).encode()
    return plain, gzip.compress(plain, mtime=0), f'"{sha256(plain).hexdigest()[:16]}"'


async def languages() -> Response:
    return JSONResponse(shelves.languages(), headers={"cache-control": ASK_AGAIN})


async def words(language: str, room: str, request: Request) -> Response:
    if language not in shelves.languages() or room not in shelves.rooms("en"):
        raise HTTPException(404, "Not Found")
    plain, small, fingerprint = written(language, room)
    headers = {"etag": fingerprint, "cache-control": ASK_AGAIN, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == fingerprint:
        return Response(status_code=304, headers=headers)
    if understands(request.headers.get("accept-encoding", ""), "gzip"):
        return Response(small, media_type="text/plain", headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type="text/plain", headers=headers)


def serve_words(app: FastAPI) -> None:
    app.add_api_route("/words", languages, include_in_schema=False)
    app.add_api_route("/words/{language}/{room}.ftl", words, include_in_schema=False)
