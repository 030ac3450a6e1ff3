import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { env } from "../../config/env"
import { iconSizes, pictureWidths } from "../../contract/rules/pictures"
import { pathInside } from "../../lib/path-inside"

/** File name → content, in write order: once the last file exists, the others do too. */
export type KeptFiles = readonly [name: string, data: Buffer][]

/** Prefixes a picture's file names with its hash. */
export const named = (hash: string, files: KeptFiles): KeptFiles =>
  files.map(([ending, data]) => [`${hash}${ending}`, data])

const folderOf = (tenantId: string): string => pathInside(path.join(env().DATA_DIR, "uploads"), tenantId)

/** Whether a tenant's folder contains a file. */
export const isKept = (tenantId: string, name: string): Promise<boolean> =>
  stat(pathInside(folderOf(tenantId), name)).then(
    () => true,
    () => false
  )

/** Writes files into a tenant's folder. */
export async function keepFiles(tenantId: string, files: KeptFiles): Promise<void> {
  const folder = folderOf(tenantId)
  if (files.length) await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [name, data] of files) await writeWhole(pathInside(folder, name), data)
}

/** Writes to a temporary file and renames it, so that no request is served a partial picture. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.${Date.now()}.tmp`
  await writeFile(draft, data, { mode: 0o600 })
  await rename(draft, file)
}

/** Deletes pictures that were stored for a write that then failed. */
export async function dropImages(tenantId: string, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const hash = path.parse(url).name
    const names = [
      ...["", ...pictureWidths.map((it) => `-${it}`)].map((it) => `${hash}${it}.webp`),
      ...["", ...iconSizes.map((it) => `-${it}`)].map((it) => `${hash}${it}.png`),
    ]
    for (const name of names) await rm(pathInside(folderOf(tenantId), name), { force: true })
  }
}

/** All files in a tenant's folder, with their paths. */
export async function* listKeptFiles(tenantId: string): AsyncGenerator<{ name: string; file: string }> {
  const folder = folderOf(tenantId)
  for (const name of (await readdir(folder).catch(() => [])).toSorted()) {
    if (!name.endsWith(".tmp")) yield { name, file: path.join(folder, name) }
  }
}

/**
 * Creates a tenant's folder.
 * @returns false when it exists already, empty or not
 */
export const createFolder = async (tenantId: string): Promise<boolean> => {
  const folder = folderOf(tenantId)
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
  return mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "EEXIST") return false
      throw error
    }
  )
}

/** Number of files in a tenant's folder. */
export const countFiles = (tenantId: string): Promise<number> =>
  readdir(folderOf(tenantId)).then(
    (it) => it.length,
    () => 0
  )

/** Deletes a tenant's folder with all its files. */
export const dropFolder = (tenantId: string): Promise<void> =>
  rm(folderOf(tenantId), { recursive: true, force: true })
