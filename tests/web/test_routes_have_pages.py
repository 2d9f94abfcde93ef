"""What the house answers has a page: every address stands in the pages' sources, or is meant for machines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi.routing import APIRoute

from croupier.web.app import routers
from croupier.web.door.access import ROUTES
from croupier.web.door.programs import NAME

PAGES = Path(__file__).parents[2] / "pages"


@pytest.fixture(scope="module")
def sources() -> str:
    """What people wrote; what is generated names every address."""
    apart = {"node_modules", "wire", "tests"}
    files = (path for path in PAGES.rglob("*") if path.suffix in (".svelte", ".ts") and not apart & set(path.parts))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def is_there(method: str, path: str, sources: str) -> bool:
    """Asked for by its name, written as a link, fetched by hand, or the file of a list that a page shows."""
    if f'"{method} {path}"' in sources:
        return True
    if path.endswith((".{form}", ".csv")) and f'new ListOf("GET {path.rpartition(".")[0]}"' in sources:
        return True
    link = re.sub(r"\\\{\w+\\\}", r"[^/`\"?\\s]+", re.escape(path))
    return re.search(rf"(?<![\w ]){link}[`\"?]", sources) is not None


def for_programs() -> set[str]:
    """Which routes say of themselves that no page asks for them, by a sentence of why; and the description itself."""
    told = {"GET /api/openapi.json"}
    for route in (route for router in routers() for route in router.routes):
        if isinstance(route, APIRoute) and (route.openapi_extra or {}).get(NAME, "").endswith("."):
            told |= {f"{method} {route.path}" for method in route.methods or ()}
    return told


def test_every_address_has_a_page_or_says_that_it_is_for_programs(sources: str) -> None:
    http = [route for route in ROUTES if route[0] != "WEBSOCKET"]
    without = {f"{method} {path}" for method, path in http if not is_there(method, path, sources)}
    assert without == for_programs()
    assert not is_there("GET", "/api/nowhere", sources)
