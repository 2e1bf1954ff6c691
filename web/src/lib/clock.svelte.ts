// Time that ticks on the page, and how a clock is written.

class Now {
  ms = $state(Date.now())

  constructor() {
    setInterval(() => (this.ms = Date.now()), 500)
  }
}

export const now = new Now()

/** Minutes and seconds, with hours when there are any. */
export function written(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
