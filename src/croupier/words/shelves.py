"""Where the words lie. A package adds its own by an entry point: a folder with languages and rooms, like this one."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

GROUP = "croupier.words"


@cache
def shelves() -> tuple[Traversable, ...]:
    """The folders that hold languages: the house's own first, so that no other package says it differently."""
    others = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return (files("croupier.words"), *(files(point.value) for point in others))


@cache
def languages() -> tuple[str, ...]:
    """Every language by its tag, English first."""
    tags = {folder.name for shelf in shelves() for folder in shelf.iterdir() if any(_rooms(folder))}
    return tuple(sorted(tags, key=lambda tag: (tag != "en", tag)))


def spoken(wish: str) -> str | None:
    """The language that a wish means: its own tag, or one of the same tongue ("zh", "de-AT")."""
    same = (tag for tag in languages() if tag.partition("-")[0] == wish.partition("-")[0])
    return wish if wish in languages() else next(same, None)


def text(language: str, room: str) -> str:
    """All that is said in a room, in Fluent: empty where nobody says anything."""
    found = (shelf.joinpath(language, f"{room}.ftl") for shelf in shelves())
    return "\n".join(each.read_text(encoding="utf-8") for each in found if each.is_file())


def rooms(language: str) -> tuple[str, ...]:
    return tuple(sorted({room for shelf in shelves() for room in _rooms(shelf.joinpath(language))}))


def _rooms(folder: Traversable) -> list[str]:
    inside = folder.iterdir() if folder.is_dir() else ()
    return [each.name.removesuffix(".ftl") for each in inside if each.name.endswith(".ftl")]
