"""A house that plays on and on, and must not grow; `python -m tests.soak` is hours of it."""

from __future__ import annotations

import pytest
from tests.soak import AT_LEAST, GROWS, Sample, soak, verdict


def samples(**growing: float) -> list[Sample]:
    """Thirty looks at a house that warms up for ten, and after that has so many times more with every look."""
    usual = {
        "kilobytes": 90_000.0,
        "wheel_kilobytes": 30_000.0,
        "descriptors": 150.0,
        "threads": 12.0,
        "p50_ms": 4.0,
        "p99_ms": 30.0,
    }
    return [
        {name: value * min(1.0, 0.5 + n / 20) * growing.get(name, 1.0) ** n for name, value in usual.items()}
        for n in range(30)
    ]


def test_what_is_flat_after_warming_up_is_called_flat() -> None:
    assert all(one["flat"] for one in verdict(samples()).values())
    assert GROWS.keys() == AT_LEAST.keys() == verdict(samples()).keys()


@pytest.mark.parametrize("name", GROWS)
def test_what_grows_is_not_called_flat(name: str) -> None:
    assert [grows for grows, one in verdict(samples(**{name: 1.08})).items() if not one["flat"]] == [name]


@pytest.mark.long
def test_a_house_is_flat_for_minutes() -> None:
    found = soak("sqlite", seconds=180, every=4)
    assert (found["flat"], found["findings"]) == (True, []), found["verdict"]
    assert found["answers"] > 1000
