/** The address of the service worker (`server/render/service-worker.ts`); at the top, so that it stands for the whole shop. */
const workerUrl = "/service-worker.js"

/** Once the page is there and the browser idle: keeps what an offline visitor is shown. Built shops only. */
export function keepForOffline(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return
  // The faces of a shop that has chosen some are its worker's to keep, in place of the built-in ones.
  const fonts = document.documentElement.dataset.fonts
  const url = fonts === undefined ? workerUrl : `${workerUrl}?fonts=${fonts}`
  const register = () => {
    // A browser that keeps nothing (private windows) shows its own offline page.
    navigator.serviceWorker.register(url).catch(() => undefined)
  }
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(register, { timeout: 5_000 }) : register()
  if (document.readyState === "complete") whenIdle()
  else window.addEventListener("load", whenIdle, { once: true })
}
