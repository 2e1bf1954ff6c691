"""Words on a screen: what stands there to be read or heard, and what of it was left in another language."""

from __future__ import annotations

import re

from playwright.sync_api import Page

# What is called the same in every language: people, places, games, and the names languages give themselves.
NAMES = ("Tortuga", "Windlass", "Ann", "Bea", "English", "Français", "Doña", "Inés", "Chrome", "Linux")
COLLECT = """() => {
  const told = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent.closest('script, style, kbd, code, .code, body [lang=en]')) told.push(node.textContent)
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) told.push(element.getAttribute(name) ?? '')
  return [...new Set(told.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean))]
}"""
WORD = re.compile(r"(?<!\w)[^\W\d_]{2,}(?!\w)")
LATIN = re.compile(r"[A-Za-z]{2,}(?:[ ,’'-]+[A-Za-z]{2,})+")
RUN = 4  # words in a row that two languages do not share by chance


def texts(page: Page) -> list[str]:
    """Every text of the page, seen or only heard, once each."""
    return page.evaluate(COLLECT)


def leftovers(text: list[str], english: list[str], language: str) -> list[str]:
    """Texts of a screen that were left in English: whole ones of two words or more, runs of words inside, Latin among Cyrillic."""
    same = [one for one in text if one in set(english) and len(words(one)) > 1]
    runs = set().union(*(runs_of(one) for one in english)) if english else set()
    partly = [one for one in text if runs_of(one) & runs]
    foreign = [one for one in text if language == "ru" and any(len(words(found)) > 1 for found in LATIN.findall(one))]
    return sorted({*same, *partly, *foreign})


def words(text: str) -> list[str]:
    """The words of a text that are nobody's name."""
    return [word for word in WORD.findall(text) if word not in NAMES]


def runs_of(text: str) -> set[tuple[str, ...]]:
    """All runs of a few words."""
    found = words(text)
    return {tuple(found[at : at + RUN]) for at in range(len(found) - RUN + 1)}
