// @ts-check
import { constants, setPriority } from "node:os"
import path from "node:path"
import { build } from "@medusajs/admin-bundler"

/**
 * Builds Medusa Admin with the pages of admin-extensions into the given folder. Runs in a separate process: it takes
 * minutes, and the servers have priority.
 */
setPriority(constants.priority.PRIORITY_LOW)
await build({
  path: "/app",
  // Medusa Admin sends requests to the server that serves it.
  backendUrl: "/",
  sources: [path.resolve("admin-extensions/src/admin")],
  plugins: [],
  outDir: path.resolve(process.argv[2] ?? ""),
})
