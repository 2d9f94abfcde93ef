"""How each language sets its marks, and that it has one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.words.words_support import LANGUAGES, rooms, texts

NO_BREAK = "\N{NO-BREAK SPACE}"
CHINESE = "[\u4e00-\u9fff]"

# Marks that a language does not set so. Codes and TOML within a sentence are typed in every language.
UNSET = {
    "en": [r"[\d*] %", r"  "],
    "de": [rf"[\d*](?!{NO_BREAK}|-%-)[^\d*]?%", r"  ", r"[„][^“]*$"],
    "es": [rf"[\d*](?!{NO_BREAK})[^\d*]?%", r"  ", r" …", r"(?:^|\n)[^¿\n]*\?", r"(?:^|\n)[^¡\n]*!"],
    "fr": [rf"[\d*](?!{NO_BREAK})[^\d*]?%", r"[ \u00a0\u202f]{2}", r"[^r] …", r"host\S :"],
    "zh-Hans": [r" %", rf"{CHINESE} ?[,;:!?()]|[,;:!?()] ?{CHINESE}", rf"{CHINESE}…(?!…)(?<!……)"],
}
TYPED = re.compile(r"^(console:called|lab:own|forms:pairs|help:field\.(ring|changes|seals|shares)|refusals:bad_offer)")

# What a thing is not called, since it is called otherwise everywhere else.
OTHERWISE = {
    "en": {"passphrase": "password", "round": r"\b[Gg]ames/h|Last games"},
    "de": {
        "Passphrase": "Kennsatz|Passwort",
        "Tableau": "Layout|Setztuch",
        "Drop-Kasten": "Geldkasten|Drop-Box",
        "Trinkgeldkasten": "Trinkgeldbox|Tip-Box",
        "Croupier": r"\bDealer",
        "Spieler": r"\bGast(?:es)?\b",
        "Journal": "Tagebuch",
        "Prüfpunkt": "Kontrollpunkt",
        "Match-Play-Coupon": "(?:Spiel|Match-Play-)[Gg]utschein",
        "Beleg": r"\bSchein\b|Auszahlungsschein",
        "Startnummer": "Anmeldenummer",
        "gesperrt": "Gefängnis",
        "Auffüllung": "Nachfüll",
        "Leitung": "Schlüsselverwalter|Key Manager",
    },
    "es": {
        "frase de acceso": "contraseña|frase de paso",
        "tapete": "paño",
        "rueda": "[Cc]ilindro",
        "marcador": r"\b[Dd]olly",
        "supervisor": "[Jj]efe de",
        "cartel": "letrero",
        "comprobante": "resguardo",
        "gerente": "encargado de llaves",
        "credencial": r"\bplaca",
    },
    "fr": {
        "phrase secrète": "phrase de passe|mot de passe",
        "superviseur": "[Cc]hef de (?:table|salle)",
        "dérogation": r"\b[Vv]aria(?:tion|nte)",
        "approbation": "[Aa]utorisation|[Aa]grément",
        "ajout": r"réassort|\bapports?\b",
        "ticket": "[Bb]ordereau",
        "deuxième personne": "[Ss]econde personne",
        "service": r"(?:Ouvrir|Fermer) une équipe",
        "a été": r"\bfut\b|\bfurent\b",
    },
    "zh-Hans": {
        "赌台": "牌桌|赌桌|号桌|桌号|本桌",
        "号座": r"\} 号位",
        "轮盘": "转盘",
        "球": "滚珠",
        "台布": "布局",
        "票据": "单据|凭条",
        "配对券": "优惠券|配注券",
        "凭证": "代金券|奖券",
        "玩家": "客人(?!的语言|在终端)",
        "主管": "巡场|监场|主管官员",
        "博彩处": "监管机构",
        "营业日": "博彩日",
        "执照": "牌照",
        "停止下注": "停止投注",
        "参赛号": "报名号",
        "封签": "封条",
        "加彩": "补码|加码单|添码",
        "狱中": "监禁",
    },
}


def written(language: str) -> Iterator[tuple[str, str]]:
    for room in rooms():
        for name, text in texts(language, room).items():
            yield f"{room}:{name}", text.whole


@pytest.mark.parametrize("language", UNSET)
def test_marks_are_set_as_the_language_sets_them(language: str) -> None:
    unset = re.compile("|".join(UNSET[language]))
    assert [
        f"{id_}: {text}" for id_, text in written(language) if not TYPED.match(id_) and unset.search(text.strip())
    ] == []


@pytest.mark.parametrize("language", OTHERWISE)
def test_one_word_for_one_thing(language: str) -> None:
    assert {
        word: found
        for word, others in OTHERWISE[language].items()
        if (found := [id_ for id_, text in written(language) if re.search(others, text)])
    } == {}


def test_each_language_is_looked_at() -> None:
    assert set(UNSET) == set(OTHERWISE) == set(LANGUAGES)


# Which sections of the office, and of a tournament, the short tour sends somebody to.
SENT_TO = {
    "key-manager": ("people", "equipment", "approvals"),
    "security": ("boxes", "inspections"),
    "maintenance": ("inspections", "equipment"),
    "slot-technician": ("equipment",),
    "drop-team": ("boxes",),
    "count-team": ("count",),
    "cashier": ("slips", "cash"),
    "compliance": ("cash", "bars"),
    "auditor": ("journal",),
    "regulator": ("papers",),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tour_calls_sections_by_their_names(language: str) -> None:
    office, tour = texts(language, "office"), texts(language, "tour")
    assert [
        (role, section)
        for role, sections in SENT_TO.items()
        for section in sections
        if office[f"sections.{section}"].whole.casefold() not in tour[f"role.{role}"].whole.casefold()
    ] == []
