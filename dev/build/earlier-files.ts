import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs"
import path from "node:path"

const keptMs = 24 * 60 * 60_000

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/**
 * Keeps the browser files of the build that is being replaced, because open pages still load them. A file's time in
 * `earlier` is the time at which it was replaced.
 */
export function keepFiles(own: string, earlier: string, now = new Date()): void {
  mkdirSync(earlier, { recursive: true })
  for (const name of filesIn(own)) {
    cpSync(path.join(own, name), path.join(earlier, name))
    utimesSync(path.join(earlier, name), now, now)
  }
}

/** Deletes kept files that are older than a day, or that the new build has too. */
export function dropFiles(own: string, earlier: string, now = new Date()): void {
  const current = new Set(filesIn(own))
  for (const name of filesIn(earlier)) {
    const file = path.join(earlier, name)
    if (current.has(name) || statSync(file).mtimeMs < now.getTime() - keptMs) rmSync(file)
  }
}
