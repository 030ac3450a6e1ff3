/** Development: the same Express app over Vite's modules, reloading as files change. */
import { createServer } from "vite"

process.env.NODE_ENV ??= "development"
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" })
const { startDev } = /** @type {import("./start-dev")} */ (await vite.ssrLoadModule("./server/start-dev.ts"))
startDev(vite)
