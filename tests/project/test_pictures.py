"""The pictures of every screen: each shows something of its own, and the page shows each."""

import hashlib
import re
from pathlib import Path

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def test_no_two_pictures_are_the_same():
    found: dict[str, list[str]] = {}
    for picture in sorted(PICTURES.glob("*.webp")):
        found.setdefault(hashlib.sha256(picture.read_bytes()).hexdigest(), []).append(picture.name)
    assert [names for names in found.values() if len(names) > 1] == []


def test_the_page_of_pictures_shows_every_one():
    shown = re.findall(r"\(([\w-]+\.webp)\)", (PICTURES / "README.md").read_text("utf-8"))
    assert sorted(shown) == sorted(picture.name for picture in PICTURES.glob("*-*-*.webp"))
