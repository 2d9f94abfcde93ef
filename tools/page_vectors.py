"""Vectors for the pages' own tests, made by the code of the house: pages/tests/vectors/*.json.

`python -m tools.page_vectors` writes them; a test fails when they are stale.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from croupier.rules import policy_from, rulebook, table_rules, wheel
from croupier.web.shown.geometry import layout_json
from croupier.wheels.random.fair import Close, Round, SeatNonce, commit, prove, seal

TARGET = Path(__file__).parent.parent / "pages" / "tests" / "vectors"
SNAKE = str(Path(__file__).parent.parent / "docs" / "examples" / "snake.toml")
LAYOUTS = {
    "house-double-zero": {"rulebook": "house", "wheel": "double-zero"},
    "classic-single-zero": {"rulebook": "classic", "wheel": "single-zero"},
    "colorado-single-zero": {"rulebook": "colorado", "wheel": "single-zero"},
    "colorado-covered": {"rulebook": "colorado", "wheel": "double-zero-as-single-zero"},
    "snake-three-zeros": {"rulebook": SNAKE, "wheel": "three-zeros"},
}


def files() -> dict[str, str]:
    made: dict[str, Any] = {"fair.json": fair()}
    for name, policy in LAYOUTS.items():
        read = policy_from(policy, "policy")
        made[f"layout-{name}.json"] = layout_json(table_rules(read.rulebook, read.wheel, read))
    return {name: json.dumps(data, separators=(",", ":")) + "\n" for name, data in made.items()}


def fair() -> list[dict[str, Any]]:
    """Rounds with one, two and three zeros, with no nonce, with nonces, and with one withheld; and a void one."""
    proofs = []
    for number in range(12):
        name = ("single-zero", "double-zero", "three-zeros")[number % 3]
        round_ = Round("table/1", number + 1, name, tuple(wheel(name, rulebook(SNAKE)).pockets))
        secret = sha256(f"secret {number}".encode()).digest()
        seats = sorted((str(seat) for seat in range(1, number % 4 + 1)), key=str.encode)
        opened = {seat: sha256(f"nonce {number} {seat}".encode()).digest() for seat in seats}
        nonces = tuple(
            SeatNonce(seat, seal("table/1", number + 1, seat, nonce), None if seat == "3" else nonce)
            for seat, nonce in opened.items()
        )
        close = Close(sha256(f"head {number}".encode()).digest(), nonces)
        proofs.append(prove(round_, commit(round_, secret), secret, close).as_json())
    void = {**proofs[0], "journal_head": None, "nonces": [], "outcome": None, "void_reason": "given up"}
    return [*proofs, void]


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (TARGET / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
