"""Rulebooks that no house ships: the example of the docs, and the same with a ring as nobody ever built one."""

from __future__ import annotations

from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "snake.toml"
ODD_RING = " ".join(  # in the order of the numbers, with two zeros; odd numbers are black here
    ["0g", *(f"{n}{'rb'[n % 2]}" for n in range(1, 19)), "00g", *(f"{n}{'rb'[n % 2]}" for n in range(19, 37))]
)


def odd_ring(folder: Path) -> str:
    """The path of the example with that ring in the place of its three zeros."""
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    at = lines.index("[rings.three-zeros]")
    lines[at : at + 3] = ["[rings.odd]", "zeros = 2", f'ring = "{ODD_RING}"']
    text = "\n".join(lines).replace('"three-zeros", ', '"odd", ').replace('"snake"\ntitle', '"odd-snake"\ntitle')
    file = folder / "odd.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)
