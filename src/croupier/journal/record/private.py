"""What is private in a record: sealed under the key of the person whom it is about, before the record has a hash.

A private text stands in the record as `{"for": "staff/B7", "sealed": "..."}`, and whoever made a command as a player is
`player/` and a number. With the person's key it is the text again; without it, it is withheld, and says so. Hashes,
chain and tree are over the sealed form, so that they hold when a key is destroyed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from croupier.domain import Person, Private

FOR, SEALED = "for", "sealed"
FORM = frozenset({FOR, SEALED})
PLAYERS = "player/"  # so begins what stands for a player in a record
MARK = '"sealed":"'  # stands in the text of every record of which an event says something private
SEALED_STATE = b"sealed "  # so begins a snapshot that is sealed
BLACKED_OUT = "█████"


class Keys(Protocol):
    """The keys of people, one for each. `about` ties what is sealed to the command that it is of."""

    def sealed(self, person: Person, value: Any, about: str) -> dict[str, str]: ...

    def opened(self, sealed: Mapping[str, str], about: str) -> Any:
        """None where the key is gone."""

    def number_of(self, player: str) -> str:
        """What stands in a record for a player of this name: `player/5f0c...`."""

    def player(self, number: str) -> str | None:
        """The name behind it; None where the key is gone."""

    def digest(self, body: Mapping[str, Any]) -> str:
        """Of a command with something private: nobody can hold a guess against it once the key is gone."""

    def proof(self, text: str) -> bytes | None:
        """That the house itself wrote this text down somewhere: on a slip. None where its key is not at hand."""

    def same(self, earlier: str, digest: str) -> bool: ...

    def seal_state(self, state: bytes, about: str) -> bytes: ...

    def open_state(self, sealed: bytes, about: str) -> bytes | None: ...


def withheld(whose: str) -> str:
    """What is read in place of a text whose key is gone; it needs no language."""
    return f"{BLACKED_OUT} {whose}"


def is_withheld(text: str) -> bool:
    return text.startswith(f"{BLACKED_OUT} ")


def same(earlier: str, digest: str, keys: Keys | None) -> bool:
    """Are these the digests of one command?"""
    return earlier == digest or (keys is not None and keys.same(earlier, digest))


def sealed_data(data: dict[str, Any], private: Private, keys: Keys, about: str) -> dict[str, Any]:
    """An event's data with these texts sealed. A path is `name`, or `request.prizes.0.name`."""
    for path, people in private.items():
        data = _replaced(data, path.split("."), people, keys, about)
    return data


def _replaced(value: Any, path: list[str], people: tuple[Person, ...], keys: Keys, about: str) -> Any:
    if path and isinstance(value, list):
        place = int(path[0])
        return [*value[:place], _replaced(value[place], path[1:], people, keys, about), *value[place + 1 :]]
    if path:
        return {**value, path[0]: _replaced(value[path[0]], path[1:], people, keys, about)}
    if isinstance(value, dict):
        return {name: _replaced(inner, [], people, keys, about) for name, inner in value.items()}
    if isinstance(value, list):
        return [_replaced(inner, [], people, keys, about) for inner in value]
    if not isinstance(value, str) or not value:
        return value
    sealed: Any = value
    for person in people:  # What is about several people is sealed under one key after the other, and needs them all.
        sealed = keys.sealed(person, sealed, about)
    return sealed


def opened_fields(fields: dict[str, Any], keys: Keys | None) -> dict[str, Any]:
    """A record with its private texts as they were, or withheld. The hash is of the record as it came."""
    about = fields["key"]
    events = [{**event, "data": _opened(event["data"], keys, about)} for event in fields["events"]]
    return {**fields, "events": events, "who": opened_who(fields["who"], keys)}


def opened_who(who: str, keys: Keys | None) -> str:
    """Whoever made a command: a player by name again."""
    if not who.startswith(PLAYERS):
        return who
    return (keys.player(who) if keys is not None else None) or withheld(who)


def _opened(value: Any, keys: Keys | None, about: str) -> Any:
    if isinstance(value, dict):
        if is_sealed(value):
            inner = keys.opened(value, about) if keys is not None else None
            return withheld(value[FOR]) if inner is None else _opened(inner, keys, about)
        return {name: _opened(inner, keys, about) for name, inner in value.items()}
    if isinstance(value, list):
        return [_opened(inner, keys, about) for inner in value]
    return value


def is_open(sealed: Mapping[str, str], keys: Keys | None, about: str) -> bool:
    """Can it still be read? What is about several people needs the keys of all."""
    inner = keys.opened(sealed, about) if keys is not None else None
    return inner is not None and (not isinstance(inner, dict) or is_open(inner, keys, about))


def is_sealed(value: Mapping[str, Any]) -> bool:
    return value.keys() == FORM and all(isinstance(part, str) for part in value.values())


def sealed_in(fields: Mapping[str, Any]) -> Iterator[Mapping[str, str]]:
    """Every sealed text of a record, for those who count them."""
    for event in fields.get("events", ()):
        yield from _found(event["data"])


def _found(value: Any) -> Iterator[Mapping[str, str]]:
    if isinstance(value, dict):
        if is_sealed(value):
            yield value
            return
        for inner in value.values():
            yield from _found(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _found(inner)
