import { mkdir, statfs, writeFile } from "node:fs/promises"
import path from "node:path"
import { pathInside } from "../../../lib/path-inside"
import type { ArchiveManifest } from "./manifest"
import { readArchive } from "./read-archive"

/**
 * Unpacks an archive into a folder. Nothing is written before the whole archive has been read once and matches its
 * manifest.
 * @throws Error with a sentence when anything is missing, changed, too large or of another format
 */
export async function unpack(archive: string, folder: string): Promise<ArchiveManifest> {
  await requireWithinLimits(folder, await readArchive(archive, () => Promise.resolve()))
  return readArchive(archive, async ({ name, bytes }) => {
    const file = pathInside(folder, name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, bytes, { mode: 0o600 })
  })
}

/** Pictures are written twice: unpacked, and into the tenant's folder. */
async function requireWithinLimits(folder: string, { files }: ArchiveManifest): Promise<void> {
  const needed = 2 * Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
  const { bavail, bsize } = await statfs(folder)
  if (needed > bavail * bsize) {
    const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)
    throw new Error(
      `The archive needs ${megabytes(needed)} MB of disk space, and ${megabytes(bavail * bsize)} MB are free`
    )
  }
}
