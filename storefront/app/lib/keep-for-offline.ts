import { whenIdle } from "./when-idle"

/**
 * Path of the service worker (`server/render/service-worker.ts`). It is at the top level, so that its scope is the
 * whole origin.
 */
const workerUrl = "/service-worker.js"

/**
 * Registers the service worker once the page has loaded and the browser is idle, so that offline visitors see an
 * offline page. Built storefronts only.
 */
export function keepForOffline(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return
  // The worker caches the faces that the tenant chose in place of the built-in ones.
  const fonts = document.documentElement.dataset.fonts
  const url = fonts === undefined ? workerUrl : `${workerUrl}?fonts=${fonts}`
  const register = () => {
    // A browser that stores nothing (private windows) shows its own offline page.
    navigator.serviceWorker.register(url).catch(() => undefined)
  }
  whenIdle(register)
}
