// An animated WebP from still ones: their image data, one frame after the other, in the container of the format (RIFF).

export interface Frame {
  /** A still WebP of the animation's size. */
  still: Uint8Array
  /** Milliseconds for which it is shown. */
  shown: number
}

const HEAD = 12 // bytes of RIFF, size and WEBP
const ANIMATED = 2 // flag of the extended header
const OVERWRITE = 2 // flag of a frame that is not blended with the one before

function text(word: string): number[] {
  return [...word].map((letter) => letter.charCodeAt(0))
}

/** A number in so many bytes, the lowest first. */
function bytes(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >>> (8 * at)) & 255)
}

function chunk(name: string, ...parts: (number[] | Uint8Array)[]): Uint8Array {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const whole = new Uint8Array(8 + size + (size & 1))
  whole.set([...text(name), ...bytes(size, 4)])
  let at = 8
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** What a still WebP is made of, without its headers: one chunk of image data, perhaps one of transparency before it. */
export function imageData(still: Uint8Array): Uint8Array {
  const view = new DataView(still.buffer, still.byteOffset, still.byteLength)
  for (let at = HEAD; at + 8 <= still.length; at += 8 + ((view.getUint32(at + 4, true) + 1) & ~1)) {
    const name = String.fromCharCode(...still.subarray(at, at + 4))
    if (name === 'ALPH' || name === 'VP8 ' || name === 'VP8L') return still.subarray(at)
  }
  throw new Error('no WebP')
}

/** All frames as one animation that begins again at its end. */
export function animation(frames: readonly Frame[], width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = [...bytes(width - 1, 3), ...bytes(height - 1, 3)]
  const parts = [
    chunk('VP8X', [ANIMATED, 0, 0, 0], size),
    chunk('ANIM', [255, 255, 255, 255], bytes(0, 2)),
    ...frames.map(({ still, shown }) => chunk('ANMF', bytes(0, 6), size, bytes(shown, 3), [OVERWRITE], imageData(still))),
  ]
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  const whole = new Uint8Array(8 + length)
  whole.set([...text('RIFF'), ...bytes(length, 4), ...text('WEBP')])
  let at = HEAD
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
