"""What a page says in each language, and in the made-up one, which shows what has no id and what is cut off."""

from __future__ import annotations

import os
import re

from playwright.sync_api import Page, expect
from tests.browser.browser_support import picture
from tests.words.clocks import stray
from tools.made_up import TAG

from croupier.rules import Role

SHOWN = ("zh-Hans",) if "PICTURES" in os.environ else ()  # also to those who look at the pictures
LANGUAGES = ("en", "de", *SHOWN, TAG)  # one language of people, and the made-up one
# What people see and hear of a page, but for what is marked as being in another language.
TEXTS = """() => {
  const ours = node => !node.closest('option[lang]') && node.checkVisibility() &&
    node.closest('[lang]').lang === document.documentElement.lang;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walk.nextNode()) if (ours(walk.currentNode.parentElement)) found.add(walk.currentNode.data.trim());
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (ours(node)) found.add(node.getAttribute(name).trim());
  return [...found];
}"""
# Texts that do not fit where they stand: what sticks out of a box that hides it.
CUT = """() => [...document.querySelectorAll('body *')].filter(node =>
  node.checkVisibility() && [...node.childNodes].some(each => each.nodeType === 3 && each.data.trim()) &&
  ['hidden', 'clip'].includes(getComputedStyle(node).overflowX) && node.clientWidth > 4 &&
  node.scrollWidth > node.clientWidth + 1).map(node => `${node.className}: ${node.textContent.trim()}`)"""
OPENED = "for (const each of document.querySelectorAll('main details')) each.open = true"
CODES = "|".join(role for role in Role if "-" in role)
WRONG = re.compile(rf"undefined|NaN|\[object|[{{}}]|\b(?:{CODES})\b")
PLAIN = re.compile(r"[A-Za-z]{4,}")
ENGLISH = re.compile(r"[A-Za-z]{3,} (?:[a-z]+ )*[a-z]{3,}")  # two words at least; names are one, or are capital
# Names, places, clauses, hashes and signatures; labels that a text prescribes for the felt; people typed XYZ.
ALLOWED = re.compile(
    r"Voisins|Tiers|Jeu zéro|America/Denver|^Croupier$|Player \d|^ball-\d|spring-series|(?:[0-9a-f]{64}|^[0-9a-f]{16})$"
    r"|^croupier/j|^(?:CO|SD|H)-[A-Z0-9]|^[Ee]ven$|XYZ|: \w+ house$"  # the last is what this house calls its own chips
    r"|^By points after the last spin|^The best of each table play it|^Except as changed by these tournament rules"
)


SEEN: set[str] = set()  # of a test, in all languages


def seen(page: Page, language: str, what: str) -> set[str]:
    expect(page.locator("html")).to_have_attribute("lang", language)
    picture(page, f"languages/{re.sub(r'[^a-z0-9]+', '-', what).strip('-') or 'home'}-{language}", whole=True)
    texts = set(page.evaluate(TEXTS))
    assert not [each for each in texts if WRONG.search(each)], language
    assert stray(texts) == []
    SEEN.update(texts)
    assert language != TAG or page.evaluate(CUT) == []
    return texts


def tongue(page: Page, language: str) -> None:
    """Also while a dialog keeps the pointer from it."""
    choice = page.locator("header select", has=page.locator("option[value='zh-Hans']")).first
    choice.evaluate(
        "(node, to) => { node.value = to; node.dispatchEvent(new Event('change', { bubbles: true })) }", language
    )


def none_in_english(texts: dict[str, set[str]]) -> None:
    """A phrase that reads the same in English and in German was not translated; a word without accents has no id."""
    same = sorted(each for each in texts["en"] & texts["de"] if ENGLISH.search(each) and not ALLOWED.search(each))
    assert (same, plain(texts[TAG])) == ([], [])


def plain(texts: set[str]) -> list[str]:
    return sorted(each for each in texts if PLAIN.search(outside_brackets(each)) and not ALLOWED.search(each))


def outside_brackets(text: str) -> str:
    """What of a text comes from no catalogue: the made-up language has brackets around what does."""
    while (inner := re.sub(r"\[[^\[\]]*\]", " ", text)) != text:
        text = inner
    return text
