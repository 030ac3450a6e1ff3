import { mkdir, readdir } from "node:fs/promises"
import path from "node:path"
import { copyDigested } from "./digest"
import type { FileDigest } from "./manifest"

/** Yields the relative paths below a folder, with `/` as separator; skips incomplete files. */
export async function* filesBelow(folder: string, inside = ""): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, inside), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = inside ? `${inside}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesBelow(folder, name)
    else if (entry.isFile() && !name.endsWith(".tmp")) yield name
  }
}

/** Copies all files below a folder. An existing file never changes, because its name is its content hash. */
export async function copyFolder(from: string, to: string): Promise<Record<string, FileDigest>> {
  const copied: Record<string, FileDigest> = {}
  for await (const name of filesBelow(from)) {
    await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 })
    copied[name] = await copyDigested(path.join(from, name), path.join(to, name))
  }
  return copied
}
