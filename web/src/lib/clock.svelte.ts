// Time that ticks on the page, how much of it a clock has left, and how that is written.

import { say } from './speech.svelte'
import type { ClockInfo } from './wire'

const DAY = 86_400_000

class Now {
  ms = $state(Date.now())

  constructor() {
    setInterval(() => (this.ms = Date.now()), 500)
  }
}

export const now = new Now()

/** Milliseconds that a clock has left; the server's own time is so far ahead of this device's. */
export function timeLeft(clock: ClockInfo, skew: number): number {
  return clock.running && clock.deadline !== null ? clock.deadline - (now.ms + skew) : clock.left
}

/** Time left in words where it is days, else as a clock shows it. */
export function timeWritten(left: number): string {
  return left >= 2 * DAY ? say('web-days-left', { days: Math.floor(left / DAY) }) : written(left)
}

/** Minutes and seconds, with hours when there are any. */
export function written(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
