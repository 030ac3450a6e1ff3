import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

interface LockedPackage {
  version?: string
  dev?: boolean
}

interface LockFile {
  packages: Record<string, LockedPackage>
}

/**
 * Packages that a production install contains and no role loads: Medusa Admin's sources and what builds it (the image has
 * the built one), compilers, type declarations, and the Node.js that an image brings itself.
 */
const UNUSED = [
  /^@medusajs\/(dashboard|icons|ui|admin-vite-plugin)$/,
  /^(react-aria|react-stately|@react-aria\/|@ariakit\/|@radix-ui\/|@dnd-kit\/|framer-motion|motion|prismjs)/,
  /^(@esbuild\/|esbuild$|@rollup\/|rollup$|vite$|tailwindcss$|typescript$|@swc\/core)/,
  /^@types\//,
  /^node-linux-/,
]

/** The package's name: what follows the last `node_modules/` of its place. */
const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)

/** Lock file of an install, without development packages. */
export function productionLock(folder: string): LockFile {
  const text = readFileSync(path.join(folder, "node_modules/.package-lock.json"), "utf8")
  const lock = JSON.parse(text) as LockFile
  const packages = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true)
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** Places of the installed packages that a role may load, such as `node_modules/pg`, relative to the folder. */
export const neededPackages = (folder: string): string[] =>
  Object.keys(productionLock(folder).packages).filter(
    (place) => !UNUSED.some((unused) => unused.test(nameOf(place))) && existsSync(path.join(folder, place))
  )

/** Files of packages that no program loads; licences stay. */
const UNUSED_FILE = /\.(map|d\.[cm]?ts|tsbuildinfo)$|^(?!licen[cs]e|notice|copying).*\.(md|markdown)$/i

/** @param name name of a file in a package */
export const isNeededFile = (name: string): boolean => !UNUSED_FILE.test(name)
