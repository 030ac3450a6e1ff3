/**
 * Development server: the same Express app with Vite's modules. Components, styles and this folder's server code are
 * replaced when their files change. `npm run dev` in the root starts it and sets its variables; HMR_PORT is the port of
 * Vite's own WebSocket.
 */
import { createServer } from "vite"

process.env.NODE_ENV ??= "development"
const hmrPort = Number(process.env.HMR_PORT ?? 24678)
const vite = await createServer({
  server: { middlewareMode: true, hmr: { host: "127.0.0.1", port: hmrPort } },
  appType: "custom",
})

const { readConfig } = /** @type {typeof import("./config")} */ (
  await vite.ssrLoadModule("./server/config.ts")
)
const { listen } = /** @type {typeof import("./listen")} */ (await vite.ssrLoadModule("./server/listen.ts"))
const { startTelemetry } = /** @type {typeof import("./telemetry/start-telemetry")} */ (
  await vite.ssrLoadModule("./server/telemetry/start-telemetry.ts")
)
const config = readConfig(process.env)
await startTelemetry(config.telemetry)
/**
 * The pages of the current files. The only stylesheet is in the page already. React Router would look for others by
 * transforming the server's packages for the browser, and Vite would optimize those and reload the page.
 */
const build = async () => {
  const pages = /** @type {import("react-router").ServerBuild} */ (
    await vite.ssrLoadModule("virtual:react-router/server-build")
  )
  return { ...pages, unstable_getCriticalCss: () => undefined }
}

/** @type {typeof import("./app").createApp | undefined} */
let loaded
/** @type {import("node:http").RequestListener} */
let app
/** Returns the app of the current files: Vite evaluates a module again after it or one of its imports has changed. */
async function currentApp() {
  const { createApp } = /** @type {typeof import("./app")} */ (await vite.ssrLoadModule("./server/app.ts"))
  if (createApp !== loaded) app = createApp(config, build, vite.middlewares)
  loaded = createApp
  return app
}

await currentApp()
// The first page is complete when the server listens: packages that Vite discovered later would be optimized again, and
// the page's scripts would get 504 "Outdated Optimize Dep".
await vite.environments.client.warmupRequest("/app/entry.client.tsx")
await vite.waitForRequestsIdle()
await build()

listen((req, res) => {
  currentApp()
    .then((current) => current(req, res))
    .catch((/** @type {unknown} */ error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      process.stderr.write(`${text}\n`)
      res.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(text)
    })
}, config)
