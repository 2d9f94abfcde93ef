"""When two names are one: case, accents, spaces and marks make no difference. A near name is for people to look at."""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from functools import lru_cache

NOBODY = re.compile(r"|player|seat \d+")  # what is called so is a place at a table, or nobody in particular
NEAR = 0.84  # of letters that two names have in common, in order
APART = {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"}  # accents that are no marks


@lru_cache(maxsize=4096)
def words_of(name: str) -> tuple[str, ...]:
    """In the form in which names are compared: “  JOSÉ-María  Lee ” is jose, maria, lee."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    told = "".join(APART.get(letter, letter) for letter in letters if unicodedata.category(letter) not in ("Mn", "Cf"))
    return tuple(re.findall(r"\w+", told))


def same_name(one: str, other: str) -> bool:
    letters = "".join(words_of(one))
    return bool(letters) and letters == "".join(words_of(other))


def near_name(one: str, other: str) -> bool:
    """Words in another order, one of them left out, a letter or two otherwise; not the same name."""
    ours, theirs = words_of(one), words_of(other)
    if not ours or not theirs or same_name(one, other):
        return False
    few, many = sorted((set(ours), set(theirs)), key=len)
    if few == many or (len(few) > 1 and few < many):
        return True
    return SequenceMatcher(None, " ".join(ours), " ".join(theirs)).ratio() >= NEAR
