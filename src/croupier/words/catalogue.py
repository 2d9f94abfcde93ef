"""A room's words in one language, to be said with facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from croupier.refusal import Refused
from croupier.words import shelves


@dataclass(frozen=True, slots=True)
class Catalogue:
    language: str
    bundle: FluentBundle

    def __call__(self, id_: str, **facts: object) -> str:
        """The text under an id such as `label.edge`, with the facts filled in."""
        pattern = self._pattern(id_)
        if pattern is None:
            raise KeyError(id_)
        said, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(said)

    def has(self, id_: str) -> bool:
        return self._pattern(id_) is not None

    def _pattern(self, id_: str) -> Pattern | None:
        name, _, part = id_.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(part) if part else message.value

    def under(self, name: str) -> Mapping[str, str]:
        """All parts of a message that need no facts, by their names."""
        return {part: self(f"{name}.{part}") for part in self.bundle.get_message(name).attributes}


@cache
def catalogue(language: str, room: str) -> Catalogue:
    """The words of a room; a text that the language lacks is said in English."""
    spoken = shelves.spoken(language)
    if spoken is None:
        known = ", ".join(shelves.languages())
        raise Refused("no_such_language", f"There is no language “{language}”. There are: {known}.", lang=language)
    bundle = FluentBundle([spoken], use_isolating=False)
    for each in dict.fromkeys((spoken, "en")):
        bundle.add_resource(FluentResource(shelves.text(each, room)))
    return Catalogue(spoken, bundle)
