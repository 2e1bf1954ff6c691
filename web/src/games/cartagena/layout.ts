// Where the tunnel lies on the chart. Units are spaces; points are centres. The tunnel keeps its winding shape and is laid in one
// long sweep or folded once, either way up, whichever gives the largest stones.

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export interface Layout {
  name: string
  width: number
  height: number
  spaces: Point[]
  gate: Point
  pier: Point
  start: Box
  boat: Box
  compass: Point
}

const SWEEP = `
  0,4 1,4 2,4 2,3 1,3 1,2  2,2 2,1 1,1 1,0 2,0 3,0  4,0 5,0 6,0 6,1 5,1 5,2
  6,2 6,3 5,3 5,4 6,4 7,4  8,4 8,3 7,3 7,2 8,2 9,2  10,2 10,3 9,3 9,4 10,4 11,4`
const FOLDED = `
  0,0 1,0 2,0 2,1 1,1 1,2  2,2 3,2 4,2 4,1 3,1 3,0  4,0 5,0 6,0 6,1 5,1 5,2
  5,3 5,4 6,4 6,5 5,5 4,5  3,5 3,4 4,4 4,3 3,3 2,3  1,3 1,4 2,4 2,5 1,5 0,5`
const FOLD = 0.42 // the rock between the two halves
const MARGIN = 0.32

function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number)
      return { x: x!, y: y! }
    })
}

function sweep(): Layout {
  return framed({
    name: 'sweep',
    width: 0,
    height: 0,
    spaces: points(SWEEP),
    gate: { x: -1, y: 4 },
    pier: { x: 12, y: 4 },
    start: { x: -1.62, y: -0.45, width: 2.02, height: 3.9 },
    boat: { x: 10.75, y: 0.25, width: 2.4, height: 3 },
    compass: { x: 8.6, y: 0.45 },
  })
}

function folded(): Layout {
  const lower = (at: Point): Point => (at.y > 2 ? { x: at.x, y: at.y + FOLD } : at)
  return framed({
    name: 'folded',
    width: 0,
    height: 0,
    spaces: points(FOLDED).map(lower),
    gate: { x: -1, y: 0 },
    pier: { x: -1, y: 5 + FOLD },
    start: { x: -2.1, y: 0.52, width: 2.5, height: 2.04 },
    boat: { x: -2.2, y: 2.86, width: 2.6, height: 2.0 },
    compass: { x: 6.1, y: 2.5 + FOLD / 2 },
  })
}

/** The same layout moved so that everything lies between 0 and its width and height. */
function framed(layout: Layout): Layout {
  const boxes = [layout.start, layout.boat]
  const cells = [...layout.spaces, layout.gate, layout.pier].map((at) => ({ x: at.x - 0.5, y: at.y - 0.5, width: 1, height: 1 }))
  const all = [...boxes, ...cells]
  const left = Math.min(...all.map((box) => box.x)) - MARGIN
  const top = Math.min(...all.map((box) => box.y)) - MARGIN
  const shift = <P extends Point>(at: P): P => ({ ...at, x: at.x - left, y: at.y - top })
  return {
    ...layout,
    width: Math.max(...all.map((box) => box.x + box.width)) + MARGIN - left,
    height: Math.max(...all.map((box) => box.y + box.height)) + MARGIN - top,
    spaces: layout.spaces.map(shift),
    gate: shift(layout.gate),
    pier: shift(layout.pier),
    start: shift(layout.start),
    boat: shift(layout.boat),
    compass: shift(layout.compass),
  }
}

/** The layout mirrored along its diagonal: wide becomes tall. */
function turned(layout: Layout): Layout {
  const swap = (at: Point): Point => ({ x: at.y, y: at.x })
  const swapBox = (box: Box): Box => ({ ...swap(box), width: box.height, height: box.width })
  return {
    name: `${layout.name}-turned`,
    width: layout.height,
    height: layout.width,
    spaces: layout.spaces.map(swap),
    gate: swap(layout.gate),
    pier: swap(layout.pier),
    start: swapBox(layout.start),
    boat: swapBox(layout.boat),
    compass: swap(layout.compass),
  }
}

export const LAYOUTS: readonly Layout[] = [sweep(), folded(), turned(sweep()), turned(folded())]

/** The layout whose stones are largest in an area of this size. */
export function bestLayout(width: number, height: number): Layout {
  const scale = (layout: Layout): number => Math.min(width / layout.width, height / layout.height)
  return LAYOUTS.reduce((best, layout) => (scale(layout) > scale(best) * 1.02 ? layout : best))
}

/** Every point a pirate passes from one place to another, both ends included. Place 0 is the start, `boat` the boat. */
export function way(layout: Layout, from: number, to: number, boat: number): Point[] {
  const step = to > from ? 1 : -1
  const last = layout.spaces.length
  const points: Point[] = []
  for (let place = Math.min(from, last + 1); place !== Math.min(to, last + 1) + step; place += step) {
    if (place >= 1 && place <= last) points.push(layout.spaces[place - 1]!)
    else if (place > last || place === boat) points.push(layout.pier)
    else points.push(layout.gate)
  }
  return points
}
