// A camera over a picture that fills its window: how large it is shown and how far its corner was moved, in pixels of the window.

export interface Camera {
  scale: number
  x: number
  y: number
}

export interface Spot {
  x: number
  y: number
}

export interface Area extends Spot {
  width: number
  height: number
}

export const FIT: Camera = { scale: 1, x: 0, y: 0 }
export const LARGEST = 4

/** The camera kept within its bounds: never smaller than the window, never beyond the picture's edge. */
export function clamped(camera: Camera, width: number, height: number): Camera {
  const scale = Math.min(LARGEST, Math.max(1, camera.scale))
  const within = (at: number, size: number): number => Math.min(0, Math.max(size - size * scale, at))
  return { scale, x: within(camera.x, width), y: within(camera.y, height) }
}

/** The camera so many times nearer; what lies under the spot stays under it. */
export function nearer(camera: Camera, factor: number, spot: Spot): Camera {
  const scale = Math.min(LARGEST, Math.max(1, camera.scale * factor))
  const grown = scale / camera.scale
  return { scale, x: spot.x - (spot.x - camera.x) * grown, y: spot.y - (spot.y - camera.y) * grown }
}

/** The camera after two fingers went from one pair of spots to another. */
export function pinched(camera: Camera, from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Camera {
  const apart = ([one, other]: readonly [Spot, Spot]): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
  const middle = ([one, other]: readonly [Spot, Spot]): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const start = middle(from)
  const end = middle(to)
  const closer = nearer(camera, apart(to) / apart(from), start)
  return { ...closer, x: closer.x + end.x - start.x, y: closer.y + end.y - start.y }
}

/** The camera moved as little as shows an area of the window wholly, with some air around it. */
export function showing(camera: Camera, area: Area, width: number, height: number, air = 12): Camera {
  const shift = (at: number, size: number, room: number): number => {
    if (at < air) return air - at
    return at + size > room - air ? Math.max(room - air - at - size, air - at) : 0
  }
  return { ...camera, x: camera.x + shift(area.x, area.width, width), y: camera.y + shift(area.y, area.height, height) }
}
