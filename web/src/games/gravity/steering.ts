// Arrow keys on a map without rows: the focus goes to the nearest place in the direction of the arrow.

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
const NEAR = 8 // pixels that do not count as a direction

/** Move the focus from the element of a key event to the nearest other one with data-spot that way. */
export function steer(canvas: Element, event: KeyboardEvent): void {
  const [across, down] = WAYS[event.key]!
  const here = (event.currentTarget as Element).getBoundingClientRect()
  const found = [...canvas.querySelectorAll<SVGElement>('[data-spot]')].flatMap((spot) => {
    const there = spot.getBoundingClientRect()
    const x = there.x + there.width / 2 - here.x - here.width / 2
    const y = there.y + there.height / 2 - here.y - here.height / 2
    const along = x * across + y * down
    return along > NEAR ? [{ spot, cost: along + 2 * Math.abs(x * down + y * across) }] : []
  })
  found.sort((one, other) => one.cost - other.cost)[0]?.spot.focus()
}
