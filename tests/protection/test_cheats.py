"""The document lists the ten cheats that are played."""

from __future__ import annotations

import re
from pathlib import Path

from tests.protection.cheats import CHEATS

DOCUMENT = Path(__file__).parents[2] / "docs" / "game-protection.md"


def test_the_document_lists_them() -> None:
    listed = re.findall(r"^\| \d+ \| \*\*(.+?)\*\*", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == list(CHEATS)
