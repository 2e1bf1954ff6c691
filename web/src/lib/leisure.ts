// Work that can wait until the page has been seen and answers touches.

const LONGEST = 1000 // milliseconds

/** Resolves once the page is painted and has nothing better to do. */
export function leisure(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST })
      else setTimeout(resolve, LONGEST / 5)
    }),
  )
}
