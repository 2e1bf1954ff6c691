// Which screen an address means, and going there without loading the page anew.

export type Route =
  | { name: 'front' }
  | { name: 'game'; game: string }
  | { name: 'rules'; game: string; chapter: string }
  | { name: 'puzzles'; game: string; puzzle: string }
  | { name: 'table'; table: string; at: number | null; shows: boolean; guide: boolean }
  | { name: 'mine' }
  | { name: 'account' }
  | { name: 'admin' }
  | { name: 'lab' }
  | { name: 'turn' }
  | { name: 'ladder'; game: string; seats: number }
  | { name: 'person'; person: string }
  | { name: 'calls'; ticket: string }
  | { name: 'carry'; token: string }
  | { name: 'lost' }

/** The screen of an address. */
export function read(address: URL): Route {
  const [first, second, ...more] = address.pathname.split('/').filter(Boolean)
  if (first === undefined) return { name: 'front' }
  if (first === 'carry' && !second) return { name: 'carry', token: address.hash.slice(1) }
  if (first === 'me' && !second) return { name: 'mine' }
  if (first === 'account' && !second) return { name: 'account' }
  if (first === 'admin' && !second) return { name: 'admin' }
  if (first === 'lab' && !second) return { name: 'lab' }
  if (first === 'turn' && !second) return { name: 'turn' }
  if (first === 'calls' && second && more.length === 0) return { name: 'calls', ticket: address.hash.slice(1) }
  if (first === 'puzzles' && second && more.length < 2) return { name: 'puzzles', game: second, puzzle: more[0] ?? '' }
  if (second === undefined || more.length > 0) return { name: 'lost' }
  if (first === 'people') return { name: 'person', person: second }
  if (first === 'ladder') return { name: 'ladder', game: second, seats: Number(address.searchParams.get('seats') ?? 2) || 2 }
  if (first === 'game') return { name: 'game', game: second }
  if (first === 'rules') return { name: 'rules', game: second, chapter: address.hash.slice(1) }
  if (first !== 't') return { name: 'lost' }
  const at = address.searchParams.get('at')
  return { name: 'table', table: second, at: at !== null && /^\d+$/.test(at) ? Number(at) : null, shows: address.searchParams.has('show'), guide: address.searchParams.has('guide') }
}

/** Whether the place in the browser's history is one that only keeps "back" from leaving the page. */
const guarding = (): boolean => (history.state as { guard?: boolean } | null)?.guard === true

class Router {
  current = $state.raw<Route>({ name: 'front' })
  private readonly covers: (() => void)[] = []
  private guarded = false

  start(): void {
    this.arrive()
    addEventListener('popstate', () => {
      if (this.guarded && !guarding()) this.back()
      else this.arrive()
    })
  }

  go(path: string, replace = false): void {
    if (replace || this.guarded) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.arrive()
    if (!replace) scrollTo(0, 0)
  }

  /** From now on "back" closes this instead of leaving the page. Gives how to say that it is closed. */
  cover(close: () => void): () => void {
    this.covers.push(close)
    this.guard()
    return () => {
      if (this.covers.includes(close)) this.covers.splice(this.covers.indexOf(close), 1)
    }
  }

  private guard(): void {
    if (!this.guarded) history.pushState({ guard: true }, '')
    this.guarded = true
  }

  /** "Back" was meant for what was opened last, or, when all of it has been closed, for the page before. */
  private back(): void {
    this.guarded = false
    const close = this.covers.pop()
    if (this.covers.length > 0) this.guard()
    if (close) close()
    else history.back()
  }

  private arrive(): void {
    this.guarded = guarding()
    this.current = read(new URL(location.href))
  }
}

export const router = new Router()

/** Follow a link inside the page unless it is meant for a new tab. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go((event.currentTarget as HTMLAnchorElement).getAttribute('href')!)
}
