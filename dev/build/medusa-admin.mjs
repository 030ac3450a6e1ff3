// @ts-check
import { constants, setPriority } from "node:os"
import path from "node:path"
import { build } from "@medusajs/admin-bundler"

/**
 * Builds Medusa Admin with the pages of admin-extensions into the folder that is named, in a process of its own: it takes
 * minutes, and the servers come first.
 */
setPriority(constants.priority.PRIORITY_LOW)
await build({
  path: "/app",
  // Medusa Admin calls the server that it comes from.
  backendUrl: "/",
  sources: [path.resolve("admin-extensions/src/admin")],
  plugins: [],
  outDir: path.resolve(process.argv[2] ?? ""),
})
