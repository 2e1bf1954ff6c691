"""Letters as a reader sees them: the height of every text in sight after all scaling."""

from __future__ import annotations

from tests.browser.kit import Visitor

LEAST = 11  # pixels on a phone

# Every text in sight that is drawn smaller than so many pixels: the size its style computes to, times what the drawing and all
# transformations around it make of that; beside it what it says and where.
SMALL = """(least) => {
  const scaled = (element) => {
    const drawn = element.closest('svg') && element.getScreenCTM?.()
    if (drawn) return Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c))
    let least = 1
    for (let one = element; one; one = one.parentElement) {
      const { transform, scale } = getComputedStyle(one)
      const { a, b, c, d } = new DOMMatrix(transform === 'none' ? '' : transform)
      least *= Math.sqrt(Math.abs(a * d - b * c)) * (scale === 'none' ? 1 : parseFloat(scale))
    }
    return least
  }
  const place = (element) => {
    const names = []
    for (let one = element; one && one !== document.body && names.length < 5; one = one.parentElement) {
      names.unshift(one.tagName.toLowerCase() + [...one.classList].filter(name => !name.startsWith('svelte-')).map(name => '.' + name).join(''))
    }
    return names.join(' > ')
  }
  const found = {}
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim()
    const element = node.parentElement
    if (!words || element.closest('.unseen, title, desc, style, script, noscript')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 1 || box.height < 1 || box.right < 0 || box.left > innerWidth) continue
    if (getComputedStyle(element).clipPath.startsWith('inset(50%')) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * scaled(element)
    if (size < least - 0.05) found[`${size.toFixed(1)} px "${words.slice(0, 30)}" in ${place(element)}`] = true
  }
  return Object.keys(found)
}"""


def too_small(guest: Visitor) -> list[str]:
    """The texts in sight that are smaller than a phone may show."""
    found: list[str] = guest.page.evaluate(SMALL, LEAST)
    return found
