import { expect, test } from 'vitest'
import { animation, imageData } from './webp'

const letters = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
/** A still with an extended header before its image data of five bytes, which are padded. */
const still = new Uint8Array([...'RIFF\x2c\0\0\0WEBPVP8X\x0a\0\0\0'].map((letter) => letter.charCodeAt(0)).concat(Array(10).fill(0), [86, 80, 56, 32, 5, 0, 0, 0, 1, 2, 3, 4, 5, 0]))

test('the image data of a still is found behind its headers', () => {
  expect([...imageData(still)]).toEqual([86, 80, 56, 32, 5, 0, 0, 0, 1, 2, 3, 4, 5, 0])
  expect(() => imageData(new Uint8Array(20))).toThrow('no WebP')
})

test('an animation tells its size, and every frame how long it is shown', () => {
  const made = animation([{ still, shown: 500 }, { still, shown: 1000 }], 640, 360)
  const view = new DataView(made.buffer)
  expect([letters(made, 0), view.getUint32(4, true), letters(made, 8)]).toEqual(['RIFF', made.length - 8, 'WEBP'])
  expect(letters(made, 12)).toBe('VP8X')
  expect([made[20], view.getUint16(24, true) + 1, view.getUint16(27, true) + 1]).toEqual([2, 640, 360])
  const frames = []
  for (let at = 30; at < made.length; at += 8 + ((view.getUint32(at + 4, true) + 1) & ~1)) if (letters(made, at) === 'ANMF') frames.push(view.getUint16(at + 8 + 12, true))
  expect(frames).toEqual([500, 1000])
})
