"""What is wrong with a file, all of it at once."""

from __future__ import annotations

from dataclasses import asdict, field
from typing import Any

from croupier.lean import dataclass
from croupier.refusal import Phrase, Refused, Said


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend: which file and key, what is wrong, what was expected, and the clause behind it.

    `id`, `facts` and `expects` are the sentence and the phrase as catalogues know them.
    """

    file: str
    key: str
    code: str
    message: str
    expected: str = ""
    clause: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    id: str = ""
    expects: dict[str, Any] | None = None

    @classmethod
    def of(cls, file: str, key: str, refusal: Refused, expected: Said | str = "") -> Finding:
        """What was expected is a phrase, or what somebody types in a file, which no language changes."""
        expects = expected.as_json() if isinstance(expected, Said) else None
        told = refusal.code, refusal.message, str(expected), refusal.clause, refusal.facts, refusal.id
        return cls(file, key, *told, expects)

    def refused(self) -> Refused:
        return Refused.told(self.as_json())

    def phrase(self) -> Said:
        """In the blank of a sentence about all that is wrong."""
        if not self.expected:
            return Phrase("finding.what", "{key}: {what}", key=self.key, what=self.refused())
        return Phrase(
            "finding.expected",
            "{key}: {what} Expected: {expected}.",
            key=self.key,
            what=self.refused(),
            expected=self.expects or self.expected,
        )

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def __str__(self) -> str:
        expected = f" Expected: {self.expected}." if self.expected else ""
        clause = f" [{self.clause}]" if self.clause else ""
        return f"{self.file}: {self.key}: {self.message}{expected} ({self.code}){clause}"


class BadFile(Exception):
    """A file that cannot be used, with everything that is wrong with it."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__("\n".join(map(str, findings)))
        self.findings = findings
