// Dragging by pointer, finger or pen: a press that moves far enough lifts a picture that follows it, until it is let go over something
// marked `data-drop`. A press that stays where it is remains a click.

const SLACK = 8 // pixels a press may move and still be a click

export interface Dragging {
  /** Puts the picture that follows the pointer into an element; gives back how to take it away. */
  dress: (target: HTMLElement) => () => void
  /** The press has become a drag. */
  begin: () => void
  /** Let go over a place, by its `data-drop`, or over nothing. */
  drop: (place: string | null) => void
  /** The drag was given up: Escape, a second finger, the browser. */
  cancel: () => void
}

/** Follow a press to its end. Call it on pointerdown. */
export function drag(press: PointerEvent, what: Dragging): void {
  if (press.button !== 0 || !press.isPrimary) return
  const held = press.currentTarget as Element
  const listening = new AbortController()
  const own = <E extends Event>(type: string, follow: (event: E) => void): void =>
    addEventListener(type, (event) => (!('pointerId' in event) || event.pointerId === press.pointerId) && follow(event as E), {
      capture: true,
      signal: listening.signal,
    })
  let picture: HTMLElement | null = null
  let undress = (): void => undefined
  let over: Element | null = null

  function lift(): void {
    held.setPointerCapture(press.pointerId)
    picture = document.createElement('div')
    picture.className = 'flight'
    picture.ariaHidden = 'true'
    undress = what.dress(picture)
    document.querySelector('[data-world]')?.append(picture)
    what.begin()
  }

  function hover(event: PointerEvent): void {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null
    if (found === over) return
    over?.removeAttribute('data-over')
    found?.setAttribute('data-over', '')
    over = found
  }

  function follow(event: PointerEvent): void {
    if (!picture && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) <= SLACK) return
    if (!picture) lift()
    hover(event)
    picture!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -70%)`
  }

  /** Whether there was a drag to end. The click that comes when the pointer is let go, now or later, is none of it. */
  function end(letGo = true): boolean {
    listening.abort()
    if (!picture) return false
    over?.removeAttribute('data-over')
    undress()
    picture.remove()
    addEventListener('click', swallow, { capture: true, once: true })
    document.documentElement.setAttribute(DEAF, '')
    if (letGo) hearClicks()
    else addEventListener('pointerup', hearClicks, { capture: true, once: true })
    return true
  }

  own<PointerEvent>('pointermove', follow)
  own<PointerEvent>('pointerup', () => end() && what.drop(over?.getAttribute('data-drop') ?? null))
  own<PointerEvent>('pointercancel', () => end() && what.cancel())
  own<KeyboardEvent>('keydown', (event) => event.key === 'Escape' && end(false) && what.cancel())
}

const CLICK = 50 // milliseconds within which a click follows its pointer
const DEAF = 'data-deaf' // what the page says of itself while the click that ends a drag may come

function hearClicks(): void {
  setTimeout(() => {
    removeEventListener('click', swallow, { capture: true })
    document.documentElement.removeAttribute(DEAF)
  }, CLICK)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
