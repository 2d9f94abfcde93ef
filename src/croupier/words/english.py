"""Who says a text: a catalogue in any language, or plain English with the standard library alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from croupier.lean import dataclass


class Speaker(Protocol):
    def __call__(self, id_: str, **facts: object) -> str: ...

    def has(self, id_: str) -> bool: ...

    def joined(self, items: Iterable[str]) -> str: ...

    def money(self, amount: int) -> str: ...

    def told(self, said: Mapping[str, Any]) -> str: ...


@dataclass(frozen=True, slots=True)
class English:
    """Two texts under one id: for the count of one, and for any other. The English catalogue says the same."""

    texts: Mapping[str, str | tuple[str, str]]
    money: Callable[[int], str]

    def __call__(self, id_: str, **facts: object) -> str:
        text = self.texts[id_]
        if isinstance(text, tuple):
            text = text[facts["count"] != 1]
        return text.format(**facts)

    def has(self, id_: str) -> bool:
        return id_ in self.texts

    def joined(self, items: Iterable[str]) -> str:
        return ", ".join(items)

    def told(self, said: Mapping[str, Any]) -> str:
        """A refusal on record, which has its English with it."""
        return str(said["message"])
