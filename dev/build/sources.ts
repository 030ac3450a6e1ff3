import { createHash } from "node:crypto"
import { readFile, readdir, stat } from "node:fs/promises"
import path from "node:path"

const NOT_SOURCE = new Set(["node_modules", ".medusa", "build", ".react-router", "coverage", ".git"])
const IS_TEST = /\.(spec|test)\.tsx?$/

async function filesIn(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined)
  if (found === undefined) return []
  if (found.isFile()) return [place]
  const entries = await readdir(place, { withFileTypes: true })
  const lists = await Promise.all(
    entries
      .filter((entry) => !NOT_SOURCE.has(entry.name))
      .map(async (entry) => {
        const inner = path.join(place, entry.name)
        return entry.isDirectory() ? filesIn(inner) : [inner]
      })
  )
  return lists.flat()
}

/**
 * One hash over files and whole folders: their names and contents, without tests and generated files.
 * @param places relative to the repository root; a missing one counts as empty
 */
export async function hashOf(places: string[], root = process.cwd()): Promise<string> {
  const lists = await Promise.all(places.map((place) => filesIn(path.join(root, place))))
  const hash = createHash("sha256")
  for (const file of lists.flat().sort()) {
    if (IS_TEST.test(file)) continue
    hash.update(`${path.relative(root, file)}\0`)
    hash.update(await readFile(file))
    hash.update("\0")
  }
  return hash.digest("hex")
}
