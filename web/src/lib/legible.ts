// Letters on what is drawn: as large as can be read, or none where they would hide what they stand on.

export const LEGIBLE = 11.1 // pixels of the smallest letters
export const PHONE = 0.69 // pixels of a unit of a figure of the rules on a phone: figures are 480 units wide
export const SMALLEST = LEGIBLE / PHONE // units of the smallest letters of such a figure
const FIGURE = 29 // units of a figure from its feet to its hat
const MOST = 18.5 // units of the largest letter a figure carries: the height of its body

/** The height of the letter on a figure so many pixels tall, in the figure's units; 0 where it would be too small or too large. */
export function figureLetter(pixels: number, usual: number): number {
  const needed = (LEGIBLE / pixels) * FIGURE
  return needed > MOST ? 0 : Math.max(usual, needed)
}
