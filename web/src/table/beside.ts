// Where a card about a thing goes: beside it where there is room, above or below it else, always within the window.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
interface Size {
  width: number
  height: number
}

const GAP = 8 // pixels between the thing and its card, and between the card and the window's edge

const within = (wanted: number, size: number, room: number): number => Math.max(GAP, Math.min(wanted, room - size - GAP))

export function beside(thing: Box, card: Size, window: Size): { left: number; top: number } {
  const level = within((thing.top + thing.bottom - card.height) / 2, card.height, window.height)
  if (thing.right + GAP + card.width + GAP <= window.width) return { left: thing.right + GAP, top: level }
  if (thing.left - GAP - card.width >= GAP) return { left: thing.left - GAP - card.width, top: level }
  const left = within((thing.left + thing.right - card.width) / 2, card.width, window.width)
  const above = thing.top - GAP - card.height
  return { left, top: above >= GAP ? above : within(thing.bottom + GAP, card.height, window.height) }
}
