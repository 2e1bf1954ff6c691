// The page as an app: its worker keeps it for times without a network, and a page older than the server's loads itself anew.

import { leisure } from './leisure'
import { router } from './route.svelte'

const RELOADED = 'windlass-reloaded'
const SOON = 10_000 // milliseconds within which a page does not load itself anew twice, nor when it is being left

let left = -Infinity

/** Begin to work as an app, once the page has nothing better to do. */
export function settleIn(): void {
  addEventListener('vite:preloadError', renew)
  addEventListener('beforeunload', () => (left = Date.now()))
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ go?: string }>) => event.data.go && router.go(event.data.go))
  void leisure()
    .then(() => navigator.serviceWorker.register('/sw.js'))
    .catch(() => undefined)
}

/** A part of this page is gone: the server has a newer client. Some browsers say so too of parts they let go when the page is left. */
function renew(event: Event): void {
  const last = Math.max(left, Number(sessionStorage.getItem(RELOADED) ?? 0))
  if (Date.now() - last < SOON) return
  event.preventDefault()
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}
