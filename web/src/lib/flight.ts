// Cards and counters that fly over the page from one anchor to another. Anchors are elements with data-anchor.

/** Fly something between two anchors; nothing happens when one of them is not on the page. `dress` puts the picture in. */
export async function fly(from: string, to: string, duration: number, dress: (target: HTMLElement) => () => void): Promise<void> {
  const start = place(from)
  const end = place(to)
  if (!start || !end || duration === 0) return
  const card = document.createElement('div')
  card.className = 'flight'
  card.ariaHidden = 'true'
  const undress = dress(card)
  document.querySelector('[data-world]')?.append(card)
  const box = card.getBoundingClientRect()
  const at = (target: DOMRect): string =>
    `translate(${target.x + (target.width - box.width) / 2}px, ${target.y + (target.height - box.height) / 2}px)`
  await card.animate([{ transform: at(start) }, { transform: at(end) }], { duration, easing: 'ease-in-out' }).finished
  undress()
  card.remove()
}

function place(anchor: string): DOMRect | null {
  return document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null
}
