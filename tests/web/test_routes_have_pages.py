"""What the house answers has a page: every address stands in the pages' sources, or is meant for machines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from croupier.web.door.access import ROUTES

PAGES = Path(__file__).parents[2] / "pages"
FOR_MACHINES = {
    "GET /metrics": "whoever watches the machine collects it",
    "GET /api/openapi.json": "the description of the interface",
    "GET /api/frames.json": "the description of the socket",
    "GET /api/commands": "the description of the tables' commands, for clients of others",
    "GET /api/books": "the sums of all accounts, for auditors' programs",
    "GET /api/tables/{table}/books": "the same of a table",
    "GET /api/calls": "pages hear of them with the pit (GET /api/pit)",
    "GET /api/tournaments/{tournament}": "pages hear it on the socket as it changes",
}
# No page leads there yet. Nothing new comes in here, and what has a page now goes out.
WITHOUT = {
    "DELETE /api/session/passkeys/{passkey}",
    "DELETE /api/terminals/{terminal}",
    "GET /api/session/passkeys",
    "GET /api/slips/{table}/{number}",
    "GET /api/tournaments/{tournament}/mine",
    "POST /api/floor/verify",
    "POST /api/paper/copies",
    "POST /api/slips/{table}/{number}/redeem",
    "POST /api/tables",
}


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


def test_every_address_has_a_page(sources: str) -> None:
    http = [route for route in ROUTES if route[0] != "WEBSOCKET"]
    without = {f"{method} {path}" for method, path in http if not is_there(method, path, sources)}
    assert without - set(FOR_MACHINES) == WITHOUT
    assert set(FOR_MACHINES) <= {f"{method} {path}" for method, path in http}
    assert not is_there("GET", "/api/nowhere", sources)
