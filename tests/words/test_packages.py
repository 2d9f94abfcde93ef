"""Another package brings a language and texts of its own, found when the words are read."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ASKED = """
import json
from croupier.words.catalogue import catalogue
from croupier.words.shelves import languages

english, breton = catalogue("en", "paper"), catalogue("br", "paper")
print(json.dumps({
    "languages": languages(),
    "added": english("option.quarter"),
    "kept": english("option.in-prison"),
    "breton": breton("kind.red"),
    "else": breton("kind.black"),
}))
"""


def installed(folder: Path, files: dict[str, str]) -> Path:
    """A package as an installer leaves it: its files, and what it tells about itself."""
    about = folder / "more_words-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: more-words\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[croupier.words]\nmore = more_words\n", encoding="utf-8")
    for name, text in {"__init__.py": "", **files}.items():
        file = folder / "more_words" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def told(folder: Path, script: str) -> dict[str, object]:
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, object] = json.loads(run.stdout)
    return answer


def test_a_package_adds_a_language_and_texts_and_changes_none_of_the_house(tmp_path: Path) -> None:
    folder = installed(
        tmp_path,
        {
            "en/paper.ftl": "option =\n    .quarter = a quarter back\n    .in-prison = something else\n",
            "br/paper.ftl": "kind =\n    .red = Ruz\n",
        },
    )
    answer = told(folder, ASKED)
    assert answer["languages"] == ["en", "br", "de", "es", "fr", "zh-Hans"]
    assert answer["added"] == "a quarter back"
    assert answer["kept"] == "In Prison"
    assert answer["breton"] == "Ruz"
    assert answer["else"] == "Black", "what a language lacks is said in English"
