// What the page of whoever runs the server asks. The token stays in this tab.

import { Refused } from '../lib/api'
import type { AdminAct, AdminFound, AdminOverview, AdminSearch, RefusalInfo } from '../lib/wire'

const PLACE = 'windlass-admin'

export const token = (): string => sessionStorage.getItem(PLACE) ?? ''
export const keep = (given: string): void => sessionStorage.setItem(PLACE, given)
export const leave = (): void => sessionStorage.removeItem(PLACE)

export async function ask<Result>(path: string, body?: unknown): Promise<Result> {
  const headers: Record<string, string> = { authorization: `Bearer ${token()}` }
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`/api/${path}`, { credentials: 'omit', ...init })
  if (response.ok) return (await response.json()) as Result
  const problem = (await response.json().catch(() => null)) as { refusal?: RefusalInfo } | null
  throw problem?.refusal ? new Refused(problem.refusal) : new Error(`${path}: ${response.status}`)
}

export const overview = (): Promise<AdminOverview> => ask('admin')
export const search = (body: AdminSearch): Promise<AdminFound> => ask('admin/search', body)
export const act = (body: AdminAct): Promise<AdminOverview> => ask('admin/act', body)

export const DEEDS = { ban: 'admin-ban', 'ban-address': 'admin-ban-address', lift: 'admin-lift', 'lift-address': 'admin-lift', 'sign-out': 'admin-sign-out', 'close-table': 'admin-close-table', settle: 'admin-settle' } as const satisfies Record<AdminAct['what'], string>

/** Something whoever runs the server is about to do: to what, under which name. */
export interface Intent {
  what: AdminAct['what']
  subject: string
  name: string
}
