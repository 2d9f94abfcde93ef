"""Whatever the house answers to whom: for tests of what must be nowhere in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import httpx
from tests.web.web_support import Server

KNOWN = {
    "table": "1", "badge": "K1", "terminal": "1-1", "number": "1", "round": "1", "tournament": "spring",
    "form": "csv", "sheet": "count", "shard": "0", "sequence": "1", "incident": "0-1-0", "job": "1",
}  # fmt: skip


def everything_shown(server: Server, people: Mapping[str, httpx.Client]) -> Iterator[tuple[str, str, bytes]]:
    """Every GET address as each of these people and as nobody; but for the regulator's package."""
    described = server.client("A1").get("/api/openapi.json").json()
    addresses = [path for path, calls in described["paths"].items() if "get" in calls]
    assert len(addresses) > 60
    for who, client in {**people, "nobody": server.client()}.items():
        client.event_hooks = {}
        for path in addresses:
            if "/package" not in path:
                asked = path.format_map({**dict.fromkeys(_names(path), "1"), **KNOWN})
                yield who, path, client.get(asked, params={"limit": 500, "as": "html"}).content


def _names(path: str) -> list[str]:
    return [part[1:].partition("}")[0] for part in path.split("/") if "{" in part for part in [part[part.index("{") :]]]
