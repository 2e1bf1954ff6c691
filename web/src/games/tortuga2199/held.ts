// Asking about a thing: a finger that rests on it, or the other mouse button. The touch that asked does nothing else.

import type { Action } from 'svelte/action'

const REST = 500 // milliseconds a finger rests
const SLIP = 10 // pixels it may slip meanwhile

export const held: Action<Element, () => void> = (node, ask) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0, pointerId: -1 }
  let asked = false
  let answer = ask

  const release = (): void => clearTimeout(timer)
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: (event) => {
      const { pointerType, clientX, clientY, pointerId } = event as PointerEvent
      asked = false
      release()
      if (pointerType === 'mouse') return
      start = { x: clientX, y: clientY, pointerId }
      timer = setTimeout(() => {
        asked = true
        node.dispatchEvent(new PointerEvent('pointercancel', { pointerId: start.pointerId, bubbles: true })) // it will not be dragged any more
        answer()
      }, REST)
    },
    pointermove: (event) => {
      const { clientX, clientY } = event as PointerEvent
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) release()
    },
    pointerup: release,
    pointercancel: release,
    contextmenu: (event) => {
      event.preventDefault()
      release()
      if (!asked) answer()
      asked = true
    },
    click: (event) => {
      if (asked) event.stopImmediatePropagation()
      asked = false
    },
  }
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, { capture: true })
  return {
    update: (next) => void (answer = next),
    destroy: () => {
      release()
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener, { capture: true })
    },
  }
}
