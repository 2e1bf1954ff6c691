// Seats are known by colour, shape and letter together, on pieces, rail, log and markers.

import { SEAT_LETTERS } from './wire'

export const LETTERS: readonly string[] = [...SEAT_LETTERS.toUpperCase()]

/** Outlines of the five shapes in a box of 20 by 29 units, standing on its lower edge: bodies of figures. */
export const BODY = [
  'M10 12.8a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  'M10 10.5 19.6 28.6H.4z',
  'M2.8 13h14.4v15.6H2.8z',
  'M10 10.5 19.2 20 10 29 .8 20z',
  'M10 10.8l2.9 5.3 6.7.7-4.6 5.1 2.6 6.9L10 25.5l-7.6 3.3L5 21.9.4 16.8l6.7-.7z',
] as const

/** Outlines of the five shapes in a square of 24 units: badges. */
export const SHAPE = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'M12 1.5 23.5 22H.5z',
  'M3 3h18v18H3z',
  'M12 .5 23.5 12 12 23.5.5 12z',
  'M12 .8l3.4 7.1 7.8 1-5.7 5.4 1.4 7.8-6.9-3.8-6.9 3.8 1.4-7.8L.8 8.9l7.8-1z',
] as const
