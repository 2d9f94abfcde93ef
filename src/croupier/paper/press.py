"""Documents to PDF and HTML, and back: whether a PDF is, byte for byte, what its own content makes."""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Any, NamedTuple

from croupier.paper.markup import html_of
from croupier.paper.model import Document, canonical, content_code
from croupier.refusal import Refused


def pdf(document: Document) -> bytes:
    """The same document is the same bytes on every machine: no clock, no fonts but those of our packages."""
    return _pressed(document.as_data())


def version(document: Document) -> str:
    """The SHA-256 of its PDF, by which a posting names its text. Kept, for it is asked for again and again, and to
    print takes most of a second.
    """
    return _version(canonical(document.as_data()))


@lru_cache(maxsize=64)
def _version(content: str) -> str:
    return hashlib.sha256(_pressed(json.loads(content))).hexdigest()


def html(document: Document) -> str:
    return html_of(document.as_data())


def _pressed(data: dict[str, Any]) -> bytes:
    try:
        import typst  # noqa: PLC0415 - an extra, and said so where it is missing
    except ModuleNotFoundError:
        raise Refused(
            "extra_missing.printing_paper", "Printing needs the extra “paper”: install croupier[paper].", extra="paper"
        ) from None
    template = files("croupier.paper").joinpath("template.typ").read_bytes()
    with as_file(files("croupier.paper").joinpath("fonts")) as fonts:
        try:
            return typst.compile(
                template,
                format="pdf",
                font_paths=typst.Fonts(include_system_fonts=False, font_paths=[fonts]),
                sys_inputs={"content": canonical(data), "code": content_code(data)},
                pdf_standards="ua-1",  # tagged, so that a screen reader finds its way
                timestamp=0,
            )
        except typst.TypstError as error:
            if "could not be displayed" not in str(error):
                raise
            raise Refused(
                "not_printable",
                "A text has characters that are in none of our fonts; the HTML copy shows them.",
                text=str(error)[:200],
            ) from None


class Checked(NamedTuple):
    """What a PDF says it is, and whether every byte of it follows from that."""

    genuine: bool
    content: dict[str, Any]
    code: str


def check(sheet: bytes) -> Checked:
    """Print the content that the file carries once more, and compare."""
    for text in _streams(sheet):
        if text.startswith(b'{"blocks":') and text.endswith(b"}"):
            try:
                content = json.loads(text)
                return Checked(_pressed(content) == sheet, content, content_code(content))
            except (ValueError, RecursionError, RuntimeError):  # What cannot be printed was never printed here.
                break
    raise Refused("not_our_paper", "This file carries no content of Croupier; it was not printed here, or was altered.")


def _streams(sheet: bytes) -> Iterator[bytes]:
    """The streams of a PDF, unpacked where they are packed."""
    for start in re.finditer(rb"stream\r?\n", sheet):
        packed = sheet[start.end() :]
        try:
            yield zlib.decompressobj().decompress(packed)
        except zlib.error:
            yield packed.partition(b"\nendstream")[0]


def pages(sheet: bytes) -> int:
    """How many pages a PDF of ours has."""
    counts = [
        int(count)
        for text in (sheet, *_streams(sheet))
        for count in re.findall(rb"/Type */Pages.*?/Count +(\d+)", text, re.DOTALL)
    ]
    return max(counts, default=0)
