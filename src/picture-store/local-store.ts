import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Readable } from "node:stream"
import { pathInside } from "../lib/path-inside"
import {
  type ByteRange,
  isPictureName,
  type PictureStore,
  requireFolderName,
  requirePictureName,
} from "./picture-store"

const isMissing = (error: unknown): boolean =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")

/** Turns the error of a missing file or folder into `nothing`; rethrows any other. */
const orMissing =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return nothing
    throw error
  }

/** Stores pictures in a folder of this machine: `uploads/{tenant id}/{file}`. */
export class LocalStore implements PictureStore {
  constructor(private readonly root: string) {}

  private pathOf(name: string): string {
    return pathInside(this.root, requirePictureName(name))
  }

  async has(name: string): Promise<boolean> {
    return (await this.get(name)) !== undefined
  }

  async get(name: string) {
    const file = this.pathOf(name)
    const found = await stat(file).catch(orMissing(undefined))
    if (!found?.isFile()) return undefined
    return {
      bytes: found.size,
      storedAt: found.mtime,
      // Opened first: of a missing file there is an error instead of a stream that fails.
      read: async (range?: ByteRange): Promise<Readable> => (await open(file)).createReadStream(range),
    }
  }

  /** Writes to a temporary file and renames it. */
  async put(name: string, data: Buffer): Promise<void> {
    const file = this.pathOf(name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const draft = `${file}.${process.pid}.${Date.now()}.tmp`
    try {
      await writeFile(draft, data, { mode: 0o600 })
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async *list(folder?: string): AsyncGenerator<{ name: string; bytes: number }> {
    const folders = folder === undefined ? await this.folders() : [requireFolderName(folder)]
    for (const each of folders.toSorted()) {
      for (const file of (await readdir(path.join(this.root, each)).catch(orMissing([]))).toSorted()) {
        const name = `${each}/${file}`
        // Skips incomplete files, and what isn't ours.
        const found = isPictureName(name) ? await this.get(name) : undefined
        if (found) yield { name, bytes: found.bytes }
      }
    }
  }

  private async folders(): Promise<string[]> {
    const entries = await readdir(this.root, { withFileTypes: true }).catch(orMissing([]))
    return entries.filter((it) => it.isDirectory()).map((it) => it.name)
  }

  async delete(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true })
  }

  async deleteFolder(folder: string): Promise<void> {
    await rm(pathInside(this.root, requireFolderName(folder)), { recursive: true, force: true })
  }
}
