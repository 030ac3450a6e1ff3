/* The service worker of one tenant's origin. The server prepends VERSION and FILES (`service-worker.ts`). */
/* global VERSION, FILES */
const page = "/offline"

/** Removes the scripts from the offline page: they would take the address that it replaces as their own. */
async function withoutScripts(response) {
  if (!response.ok) throw new Error(`${page} answered ${response.status}`)
  const html = (await response.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
  return new Response(html, { headers: response.headers })
}

async function keep() {
  const cache = await caches.open(VERSION)
  // Fetched without credentials, so that no account's name is ever cached.
  const offline = await withoutScripts(await fetch(page, { credentials: "omit", cache: "no-store" }))
  await cache.put(page, offline)
  await cache.addAll(FILES)
}

async function forgetOlder() {
  const names = await caches.keys()
  await Promise.all(names.filter((it) => it !== VERSION).map((it) => caches.delete(it)))
  await self.clients.claim()
}

const kept = (request) => caches.open(VERSION).then((cache) => cache.match(request))

async function visit(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const offline = await kept(page)
    if (!offline) throw error
    return offline
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())))
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()))
self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== self.location.origin) return
  if (request.mode === "navigate") event.respondWith(visit(request))
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((it) => it ?? fetch(request)))
})
