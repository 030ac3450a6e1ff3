import { cpSync, readFileSync, readdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { SERVER_FOLDER, STOREFRONT_FOLDER } from "../start/places"

const COPIED = [
  ".node-version",
  "dev",
  "src",
  "package.json",
  "package-lock.json",
  "medusa-config.ts",
  SERVER_FOLDER,
]
const BUILT = path.join(STOREFRONT_FOLDER, "build")
const ENTRY = /^entry\.client-([\w-]+)\.js$/

/** Replaces a text in every built script. */
function rename(folder: string, from: string, to: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".js")) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, "utf8")
    if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to))
  }
}

/**
 * Copies the built tree to a folder, as another release with the same sources: one of its browser files has another
 * name.
 */
export function makeNextRelease(tree: string): void {
  for (const name of COPIED)
    cpSync(name, path.join(tree, name), { recursive: true, preserveTimestamps: true })
  cpSync(BUILT, path.join(tree, BUILT), { recursive: true, preserveTimestamps: true })
  for (const folder of [".", STOREFRONT_FOLDER]) {
    symlinkSync(path.resolve(folder, "node_modules"), path.join(tree, folder, "node_modules"))
  }
  for (const name of ["package.json", "package-lock.json"])
    cpSync(path.join(STOREFRONT_FOLDER, name), path.join(tree, STOREFRONT_FOLDER, name))
  writeFileSync(path.join(tree, SERVER_FOLDER, ".ratna-sources"), "next-release")
  const own = path.join(tree, BUILT, "client/assets")
  const [, hash = ""] =
    readdirSync(own)
      .map((name) => ENTRY.exec(name))
      .find(Boolean) ?? []
  renameSync(path.join(own, `entry.client-${hash}.js`), path.join(own, "entry.client-next.js"))
  rename(path.join(tree, BUILT), `entry.client-${hash}.js`, "entry.client-next.js")
}
