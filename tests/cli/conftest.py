"""Commands speak to a terminal of 80 columns here, whatever the terminal of the person who runs the tests."""

from __future__ import annotations

import pytest

from croupier.cli import output


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output.console, "_width", 80)
    monkeypatch.setattr(output.errors, "_width", 80)
