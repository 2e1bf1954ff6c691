import { expect, test } from 'vitest'
import { clamped, FIT, LARGEST, nearer, pinched, showing } from './zoom'

test('what lies under the pointer stays under it', () => {
  const spot = { x: 120, y: 40 }
  const near = nearer(FIT, 2, spot)
  expect(near).toEqual({ scale: 2, x: -120, y: -40 })
  expect(nearer(near, 0.5, spot)).toEqual({ scale: 1, x: 0, y: 0 })
})

test('the picture is never smaller than its window, never larger than the limit, and never leaves it', () => {
  expect(clamped({ scale: 0.2, x: 30, y: -30 }, 400, 300)).toEqual(FIT)
  expect(clamped({ scale: 2, x: 50, y: -900 }, 400, 300)).toEqual({ scale: 2, x: 0, y: -300 })
  expect(nearer(FIT, 99, { x: 0, y: 0 }).scale).toBe(LARGEST)
})

test('two fingers zoom by their distance and move by their middle', () => {
  const from = [{ x: 100, y: 100 }, { x: 200, y: 100 }] as const // prettier-ignore
  const to = [{ x: 60, y: 110 }, { x: 260, y: 110 }] as const // prettier-ignore
  expect(pinched(FIT, from, to)).toEqual({ scale: 2, x: -140, y: -90 })
})

test('an area out of sight is brought into it by the shortest way', () => {
  const camera = { scale: 2, x: -100, y: -100 }
  expect(showing(camera, { x: 50, y: 50, width: 40, height: 40 }, 400, 300)).toEqual(camera)
  expect(showing(camera, { x: -30, y: 290, width: 40, height: 40 }, 400, 300)).toEqual({ scale: 2, x: -58, y: -142 })
})
