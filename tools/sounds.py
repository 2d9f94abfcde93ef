"""The voice of the pages: pages/public/sounds/<language>/<phrase>.opus, spoken by espeak-ng and kept small by opusenc.

The files are in the repository, so nobody needs this to build. A house replaces them with its own recordings.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

TARGET = Path(__file__).parent.parent / "pages" / "public" / "sounds"
SPEED, KBIT = "145", "14"
VOICES = {"en": "en-us", "es": "es", "de": "de", "fr": "fr", "zh-Hans": "cmn"}
PHRASES = {
    "en": {
        "place-your-bets": "Place your bets, please", "last-call": "Last call", "no-more-bets": "No more bets",
        "no-spin": "No spin. All wagers stand.", "red": "red", "black": "black", "green": "green", "odd": "odd",
        "even": "even", "00": "double zero",
    },
    "es": {
        "place-your-bets": "Hagan juego, por favor", "last-call": "Últimas apuestas", "no-more-bets": "No va más",
        "no-spin": "Tirada nula. Todas las apuestas siguen.", "red": "rojo", "black": "negro", "green": "verde",
        "odd": "impar", "even": "par", "00": "doble cero",
    },
    "de": {
        "place-your-bets": "Bitte setzen", "last-call": "Letzte Einsätze", "no-more-bets": "Nichts geht mehr",
        "no-spin": "Ungültiger Wurf. Alle Einsätze bleiben.", "red": "rot", "black": "schwarz", "green": "grün",
        "odd": "ungerade", "even": "gerade", "00": "doppel null",
    },
    "fr": {
        "place-your-bets": "Faites vos jeux", "last-call": "Dernières mises", "no-more-bets": "Rien ne va plus",
        "no-spin": "Coup nul. Toutes les mises restent.", "red": "rouge", "black": "noir", "green": "vert",
        "odd": "impair", "even": "pair", "00": "double zéro",
    },
    "zh-Hans": {
        "place-your-bets": "请下注", "last-call": "最后下注", "no-more-bets": "停止下注",
        "no-spin": "本轮无效，所有投注保留", "red": "红", "black": "黑", "green": "绿", "odd": "单", "even": "双",
        "00": "双零",
    },
}  # fmt: skip


def phrases(language: str) -> dict[str, str]:
    return {**{str(number): str(number) for number in range(37)}, **PHRASES[language]}


def make(language: str, name: str, words: str) -> None:
    file = TARGET / language / f"{name}.opus"
    file.parent.mkdir(parents=True, exist_ok=True)
    speech = subprocess.run(
        ["espeak-ng", "-v", VOICES[language], "-s", SPEED, "--stdout", words], capture_output=True, check=True
    ).stdout
    small = ["--bitrate", KBIT, "--discard-comments", "--padding", "0", "--serial", "1"]
    encode = ["opusenc", "--quiet", *small, "-", str(file)]
    subprocess.run(encode, input=speech, check=True)


def main() -> None:
    missing = [tool for tool in ("espeak-ng", "opusenc") if shutil.which(tool) is None]
    if missing:
        sys.exit(f"{', '.join(missing)} missing: Debian's packages are espeak-ng and opus-tools")
    for language in VOICES:
        for name, words in phrases(language).items():
            make(language, name, words)
    files = list(TARGET.rglob("*.opus"))
    print(f"{len(files)} phrases, {sum(file.stat().st_size for file in files) // 1000} kB")


if __name__ == "__main__":
    main()
