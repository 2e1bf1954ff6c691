// Which screen an address means, and going there without loading the page anew.

export type Route =
  | { name: 'front' }
  | { name: 'game'; game: string }
  | { name: 'table'; table: string; at: number | null; guide: boolean }
  | { name: 'mine' }
  | { name: 'carry'; token: string }
  | { name: 'lost' }

/** The screen of an address. */
export function read(address: URL): Route {
  const [first, second, ...more] = address.pathname.split('/').filter(Boolean)
  if (first === undefined) return { name: 'front' }
  if (first === 'carry' && !second) return { name: 'carry', token: address.hash.slice(1) }
  if (first === 'me' && !second) return { name: 'mine' }
  if (second === undefined || more.length > 0) return { name: 'lost' }
  if (first === 'game') return { name: 'game', game: second }
  if (first !== 't') return { name: 'lost' }
  const at = address.searchParams.get('at')
  return { name: 'table', table: second, at: at !== null && /^\d+$/.test(at) ? Number(at) : null, guide: address.searchParams.has('guide') }
}

class Router {
  current = $state.raw<Route>({ name: 'front' })

  start(): void {
    this.current = read(new URL(location.href))
    addEventListener('popstate', () => (this.current = read(new URL(location.href))))
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.current = read(new URL(location.href))
    if (!replace) scrollTo(0, 0)
  }
}

export const router = new Router()

/** Follow a link inside the page unless it is meant for a new tab. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go((event.currentTarget as HTMLAnchorElement).getAttribute('href')!)
}
