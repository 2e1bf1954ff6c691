// The worker behind the page: keeps the built client so that it opens at once and without a network, and shows calls to play.
// The page itself always comes from the server when there is one, so nobody is left with an old client; files under /assets carry a
// digest in their names and never change. Two generations are kept: an open page of the one before still finds its parts.
// Nothing under /api is ever touched.

const PREFIX = 'windlass-'

/** The name of the generation a page belongs to. */
async function generation(page) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(assets(page).join()))
  return PREFIX + Array.from(new Uint8Array(digest).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The parts a page names: its scripts and styles. */
function assets(page) {
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
}

/** Keep a page with its parts; generations before the last one go. */
async function keep(response) {
  const page = await response.clone().text()
  const name = await generation(page)
  const known = await caches.has(name)
  const cache = await caches.open(name)
  await cache.put('/', response)
  if (known) return
  await cache.addAll(assets(page))
  const old = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name)
  await Promise.all(old.slice(0, -1).map((one) => caches.delete(one)))
}

/** The newest page kept. */
async function kept() {
  for (const name of (await caches.keys()).reverse()) {
    const found = await (await caches.open(name)).match('/')
    if (found) return found
  }
  return Response.error()
}

async function page(event) {
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(keep(response.clone()).catch(() => undefined))
    return response
  } catch {
    return kept()
  }
}

async function part(event) {
  const found = await caches.match(event.request)
  if (found) return found
  const response = await fetch(event.request)
  const name = (await caches.keys()).filter((one) => one.startsWith(PREFIX)).at(-1)
  if (response.ok && name) {
    const copy = response.clone()
    event.waitUntil(caches.open(name).then((cache) => cache.put(event.request, copy)))
  }
  return response
}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(fetch('/', { cache: 'no-cache' }).then(keep))
})

addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== location.origin || event.request.method !== 'GET') return
  if (event.request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(part(event))
})

/** A call to play was touched: go to its table, in a page that is open if there is one. */
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then(async (pages) => {
      const there = pages.find((one) => new URL(one.url).pathname === path) ?? pages[0]
      if (!there) return clients.openWindow(path)
      await there.focus()
      there.postMessage({ go: path })
    }),
  )
})
