"""Playing Gravity by touch: whatever a hint lights is touched as a person would, on the map first, and then confirmed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.kit import DECLARED, Visitor

BOT = "bot:advice"

# Everything a person looks for on the page, found in one go.
EYES = f"""{DECLARED}
  const shown = (element) => element && element.getClientRects().length > 0
  const found = (selector) => [...document.querySelectorAll(selector)].find(shown)
  const middle = (element) => {{
    element.scrollIntoView({{ block: 'nearest', inline: 'nearest' }})
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }}
"""
ADVICE = f"async () => {{ {EYES} await until(() => found('.prompt .hint')); return found('.prompt .hint').innerText }}"
# Where to touch next to follow the hint, or the main button when it is followed.
NEXT = f"""() => {{ {EYES}
  const confirm = document.querySelector('#confirm')
  const done = {{ at: middle(confirm), done: true, says: confirm.innerText.trim().split('\\n')[0] }}
  const next = (element) => ({{ at: middle(element), done: false }})
  if (found('.spread')) return done
  const value = found('.stepper .value')
  if (value) return value.matches('.hint:not(.open)') ? done : next(found('.stepper [data-more]:not([disabled])') ?? found('.stepper .button:not([disabled])'))
  const turn = found('.way[data-hint]')
  if (turn) return turn.matches('.now, [aria-pressed=true]') && !confirm.disabled ? done : next(turn)
  const card = found('.slot[data-hint]:not([aria-pressed=true])') ?? found('.ways [data-hint]:not([aria-pressed=true])')
  if (card) return next(card)
  if (!confirm.disabled) return done
  return next(found('.hit[data-hint]') ?? found('.act[data-hint]') ?? found('.menu [data-hint]'))
}}"""


# What was touched is chosen, or already done.
CHOSEN = f"""(before) => {{ {DECLARED}
  return until(() => declared().settled > before || document.querySelector('#confirm:not(:disabled)'))
}}"""


class Pilot:
    """One person at a table of Gravity."""

    touched: int | None = None  # up to which entry everything was shown when something was touched last

    def __init__(self, guest: Visitor) -> None:
        self.guest = guest
        self.page = guest.page

    def open(self, *seats: str, **options: str | int) -> Pilot:
        """A table by the form of the game's page."""
        self.guest.set_table(*seats, game="gravity", **options)
        expect(self.page.locator(".hit").first).to_be_visible()
        return self

    def learn(self) -> Pilot:
        """The table of the guided game: always the same deal, with cards 5 and 2 and an island worth turning."""
        self.guest.go("/game/gravity")
        self.page.locator("button", has_text="Learn by playing").click()
        expect(self.page.locator(".guide")).to_be_visible()
        return self

    def look(self) -> dict[str, Any]:
        """Wait for a decision of this person, or for the end; what the page says of it."""
        return self.guest.settle("mine", "over")

    def act(self) -> bool:
        """Follow a hint and confirm it; false when the match is over instead."""
        seen = self.look()
        if seen["decision"] == "over":
            return False
        self.page.locator(".actions .button").nth(1).click()
        hint = self.page.evaluate(ADVICE)
        for _ in range(16):
            step = self.page.evaluate(NEXT)
            self.page.mouse.click(*step["at"])
            if not step["done"] and self.guest.settle()["settled"] > seen["settled"]:
                return True  # a step that only says what is meant next is done by touching it
            if step["done"]:
                assert step["says"] in hint or seen["step"] in ("hunter-post", "mercenary-post", "permanent", "temporary"), (step, hint)
                self.guest.settle(beyond=seen["settled"])
                return True
        raise AssertionError(hint)

    def play(self, until: str = "", most: int = 400) -> bool:
        """Play on by hints until a step is reached or the match is over; whether it goes on."""
        for _ in range(most):
            if until and self.look()["step"] == until:
                return True
            if not self.act():
                return False
        raise AssertionError("the match does not end")

    def touch(self, *selectors: str) -> None:
        """Touch these one after another."""
        self.touched = self.guest.settle()["settled"]
        for selector in selectors:
            self.page.locator(selector).first.click()

    def confirm(self) -> None:
        """Press the main button of what was chosen, unless touching it did it."""
        before, self.touched = self.touched, None
        if before is not None:
            self.page.evaluate(CHOSEN, before)
            if self.guest.settle()["settled"] > before:
                return
        self.guest.confirm()

    def use_card_five(self, act: int) -> None:
        """The guided deal up to the first question of one of card 5's actions: 0 support, 1 rotate."""
        self.settle_and_keep()
        self.look()
        self.touch('[data-card="5"]')
        self.confirm()
        self.look()
        self.touch(f".acts .act >> nth={act}")
        self.confirm()

    def settle_and_keep(self) -> None:
        """The beginning of the guided deal: Island IV, and four cards with 5 and 2 among them."""
        self.look()
        self.touch('[data-spot="place-4"]')
        self.confirm()
        while self.look()["step"] == "keeping":
            spare = self.page.evaluate(
                "() => [...document.querySelectorAll('.slot.open')].find(card => !['5', '2'].includes(card.dataset.card) || card.querySelector('.count'))"
                "?.dataset.card ?? ''"
            )
            keep = self.page.locator(".menu .end")
            if keep.count():
                keep.click()
            else:
                self.touch(f'[data-card="{spare}"]')
            self.confirm()
