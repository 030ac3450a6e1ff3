/** Development: the same Express app over Vite's modules, reloading as files change. */
import { createServer } from "vite"

process.env.NODE_ENV ??= "development"
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" })
const { createApp } = await vite.ssrLoadModule("./server/app.ts")
const { readConfig } = await vite.ssrLoadModule("./server/config.ts")
const { listen } = await vite.ssrLoadModule("./server/listen.ts")

const config = readConfig(process.env)
const build = () => vite.ssrLoadModule("virtual:react-router/server-build")
listen(createApp(config, build, vite.middlewares), config.port)
