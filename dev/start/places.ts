import path from "node:path"

/** The folder where `medusa build` puts the compiled server, relative to the repository root. */
export const SERVER_FOLDER = ".medusa/server"
export const STOREFRONT_FOLDER = "storefront"
export const MEDUSA_CLI = "node_modules/@medusajs/cli/cli.js"

/** What decides whether a database has to be migrated. */
export const MIGRATION_SOURCES = [
  "package-lock.json",
  "medusa-config.ts",
  "src/modules",
  "src/links",
  "src/migration-scripts",
]

export function logPathOf(dataDir: string, name: string): string {
  return path.join(dataDir, "logs", `${name}.log`)
}
