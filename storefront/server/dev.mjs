/** Development server: the same Express app with Vite's modules, reloaded when files change. */
import { createServer } from "vite"

process.env.NODE_ENV ??= "development"
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" })

const { createApp } = /** @type {typeof import("./app")} */ (await vite.ssrLoadModule("./server/app.ts"))
const { readConfig } = /** @type {typeof import("./config")} */ (
  await vite.ssrLoadModule("./server/config.ts")
)
const { listen } = /** @type {typeof import("./listen")} */ (await vite.ssrLoadModule("./server/listen.ts"))

const config = readConfig(process.env)
/** @returns {Promise<import("react-router").ServerBuild>} */
const build = () =>
  /** @type {Promise<import("react-router").ServerBuild>} */ (
    vite.ssrLoadModule("virtual:react-router/server-build")
  )
listen(createApp(config, build, vite.middlewares), config.port)
