import path from "node:path"
import { build, rebuildServer } from "../build/build"
import { writePrivate } from "../start/files"
import { runProduct } from "../start/main"
import { shown } from "../start/problem"
import { startControl } from "../test/control"
import { infoOf, testSettings } from "../test/product"
import { LOOP_DATA, productFile } from "../test/running"
import { ServerLoop } from "./server-loop"
import { loopPorts, loopServers } from "./servers"

/** A server that crashes while it is being changed is started again. */
const MAX_RESTARTS = 1000

/**
 * `npm run dev`: the product of `npm start` with its own data, the storefront on Vite's development server, and a
 * Medusa server that is restarted when one of its files changes. `npm test -- http <words>` uses it.
 */
export const main = (): Promise<void> => shown(start)

async function start(): Promise<void> {
  const dataDir = path.resolve(process.env["DEV_DATA_DIR"] || LOOP_DATA)
  const settings = await testSettings({ DATA_DIR: dataDir, NODE_ENV: "development" })
  const ports = await loopPorts()
  await runProduct({
    settings: () => settings,
    build: async (progress) => {
      await build(progress, { storefront: false })
      await rebuildServer()
      return { storefront: Promise.resolve() }
    },
    options: { servers: loopServers(ports), maxRestarts: MAX_RESTARTS },
    onReady: async (product, progress) => {
      const loop = new ServerLoop(product, progress)
      loop.watch()
      const controlUrl = await startControl(product, () => loop.update())
      writePrivate(productFile(dataDir), JSON.stringify(infoOf(product, controlUrl), null, 2))
      return [
        [
          "Debuggers",
          `127.0.0.1:${String(ports.medusaDebugger)} (Medusa), `.concat(
            `127.0.0.1:${String(ports.storefrontDebugger)} (storefront)`
          ),
        ],
      ]
    },
  })
}
