"""Anything that the OpenAPI allows, and much that it does not, as several roles and as none: never an error of ours."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.web.web_support import Server, open_a_table, serving

from croupier.table.snapshot import freeze

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, settings

CALLS = 20  # for each of some 33 addresses and 3 people


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("any"), tables=open_a_table) as server:
        yield server


@pytest.mark.parametrize("who", ["", "A1", "K1"])
def test_no_call_breaks_the_house(server: Server, who: str, request: pytest.FixtureRequest) -> None:
    client = server.client(who)
    document = client.get("/api/openapi.json").json()
    schema: Any = schemathesis.openapi.from_dict(document)
    calls = CALLS * (8 if request.config.getoption("--long") else 1)
    before = freeze(server.house.floor.tables["1"].view)
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.label != "DELETE /api/session":
            call_often(server, client, operation, document, calls)
    assert freeze(server.house.floor.tables["1"].view) == before


def call_often(server: Server, client: httpx.Client, operation: Any, document: Any, calls: int) -> None:
    documented = document["paths"][operation.path][operation.method.lower()]["responses"]

    @settings(
        max_examples=calls, deadline=None, database=None, suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )  # fmt: skip
    @given(case=operation.as_strategy())
    def call(case: Any) -> None:
        sent = case.as_transport_kwargs(base_url=server.address)
        sent.pop("cookies", None)
        headers = {k: v for k, v in dict(sent.pop("headers", {})).items() if k.lower() not in ("cookie", "origin")}
        answer = client.request(**sent, headers={**headers, "Origin": server.address})
        assert answer.status_code < 500 or answer.status_code == 503, (sent, answer.status_code, answer.text)
        assert str(answer.status_code) in documented, (sent, answer.status_code, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "message", "clause", "facts", "request_id"}

    call()
