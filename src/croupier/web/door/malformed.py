"""What is wrong with a request that has not the right shape, in words that every language has."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from croupier.refusal import Phrase, Said
from croupier.rules.files.reader import LIST, TEXT, WORDS, one_of

OBJECT = Phrase("expected.object", "an object with fields")
# What pydantic names a problem by begins with the kind that it wanted: `int_type`, `int_parsing`, `int_from_float`.
KINDS: Mapping[str, Said] = {
    "int": WORDS[int], "float": WORDS[float], "finite": WORDS[float], "bool": WORDS[bool], "string": TEXT,
    "list": LIST, "tuple": LIST, "dict": OBJECT, "model": OBJECT, "dataclass": OBJECT,
}  # fmt: skip


def problem_of(found: Mapping[str, Any]) -> Said:
    """One of pydantic's findings, without what was sent: it may be a passphrase."""
    kind, place = found["type"], [str(each) for each in found["loc"]]
    field = ".".join(place[1:] if kind != "json_invalid" else []) or place[0]
    return Phrase("problem.field", "{field}: {what}.", field=field, what=_what(kind, found.get("ctx", {})))


def _what(kind: str, limits: Mapping[str, Any]) -> Said:
    match kind:
        case "missing":
            return Phrase("problem.missing", "this is missing")
        case "extra_forbidden":
            return Phrase("problem.unknown", "there is no such field")
        case "json_invalid":
            return Phrase("problem.json", "this is not valid JSON")
        case "string_pattern_mismatch":
            return Phrase("problem.pattern", "this is not written as it must be")
        case "string_too_long":
            return Phrase("problem.characters_max", "at most {most} characters", most=limits["max_length"])
        case "string_too_short":
            return Phrase("problem.characters_min", "at least {least} characters", least=limits["min_length"])
        case "too_long":
            return Phrase("problem.entries_max", "at most {most} entries", most=limits["max_length"])
        case "too_short":
            return Phrase("problem.entries_min", "at least {least} entries", least=limits["min_length"])
        case "greater_than_equal":
            return Phrase("problem.least", "at least {least}", least=limits["ge"])
        case "less_than_equal":
            return Phrase("problem.most", "at most {most}", most=limits["le"])
        case "greater_than":
            return Phrase("problem.above", "more than {least}", least=limits["gt"])
        case "less_than":
            return Phrase("problem.below", "less than {most}", most=limits["lt"])
        case "value_error" if isinstance(own := limits["error"].args[0], Said):
            return own
        case "literal_error" | "enum":
            return _expected(one_of(re.findall(r"'([^']*)'", limits["expected"])))
    wanted = KINDS.get(kind.partition("_")[0])
    return _expected(wanted) if wanted else Phrase("problem.other", "this does not fit")


def _expected(what: Said) -> Said:
    return Phrase("problem.expected", "expected {expected}", expected=what)
