// Telling people that it is their turn: by the page's title and icon, and by a notification when they look elsewhere and want one.

import resting from '../../public/icon.svg?raw'
import calling from './icon-turn.svg?raw'
import { preferences } from './preferences.svelte'

/** Set the title, and the icon that calls for attention or rests. Both icons are at hand: a turn may come or end without a network. */
export function attend(title: string, mine: boolean): void {
  document.title = title
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = `data:image/svg+xml,${encodeURIComponent(mine ? calling : resting)}`
  if (icon && icon.href !== wanted) icon.href = wanted
}

/** Whether this browser can notify at all: not every one can, and none can without a secure connection. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext
}

/** Ask the person for the permission to notify; whether they gave it. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Call somebody who looks elsewhere to a table. One call a table: a new one takes the place of the old. */
export async function call(table: string, title: string, body: string): Promise<void> {
  if (!preferences.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const path = `/t/${table}`
  const options = { body, tag: table, icon: '/icon-192.png', data: { path } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, options)
  const notification = new Notification(title, options)
  notification.onclick = () => {
    focus()
    location.assign(path)
  }
}
