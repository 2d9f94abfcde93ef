"""What tests of paper share: tables with everything on, and the text of a PDF as a person reads it."""

from __future__ import annotations

import io
import re
from typing import Any

from pypdf import PdfReader

from croupier.rules import TableRules, policy_from, table_rules

POLICIES: dict[str, dict[str, Any]] = {
    "colorado": {
        "rulebook": "colorado",
        "wheel": "single-zero",
        "name": "High limit room, table 12",
        "limits": {"inside": {"min": 500, "max": 50_000}, "outside": {"min": 2500, "max": 500_000}},
        "odds": {"straight": 36},
        "options": {"in_prison": True},
        "chips": {"value_chips": True, "match_play": True},
        "tips": {"restriction": "One wager for the dealers in a round.", "posted": True},
    },
    "terminals": {
        "rulebook": "colorado",
        "wheel": "double-zero",
        "limits": {"all": {"min": 100, "max": 50_000}},
        "chips": {"match_play": True},
        "terminals": {"count": 20, "central_screen": False},
        "tips": {"wager_max": 500, "posted": True},
    },
    "covered": {
        "rulebook": "colorado",
        "wheel": "double-zero-as-single-zero",
        "limits": {"all": {"min": 500, "max": 50_000}},
    },
    "tournament": {"rulebook": "colorado", "wheel": "double-zero", "tournament": True},
    "house": {"rulebook": "house", "wheel": "double-zero"},
    "south-dakota": {
        "rulebook": "south-dakota",
        "wheel": "double-zero",
        "limits": {"all": {"min": 500, "max": 50_000}},
        "chips": {"value_chips": True},
    },
    "classic": {
        "rulebook": "classic",
        "wheel": "single-zero",
        "limits": {"all": {"min": 500, "max": 50_000}},
        "options": {"la_partage": True},
    },
    "classic-prison": {"rulebook": "classic", "wheel": "single-zero", "options": {"in_prison": True}},
    "classic-surrender": {"rulebook": "classic", "wheel": "double-zero", "options": {"surrender": True}},
}


def table(name: str) -> TableRules:
    policy = policy_from(POLICIES[name], name)
    return table_rules(policy.rulebook, policy=policy)


def text_of(sheet: bytes) -> str:
    """All the words of a PDF with single spaces between them."""
    pages = PdfReader(io.BytesIO(sheet)).pages
    return squeezed(" ".join(page.extract_text() for page in pages))


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def bare(text: str) -> str:
    """Without spaces and hyphens, for scripts that have none and lines that were broken."""
    return re.sub(r"[\s\u00ad-]+", "", text)
