import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import { env } from "../../config/env"
import { iconSizes, pictureWidths } from "../../contract/rules/pictures"
import { pathInside } from "../../lib/path-inside"

/** File name → content, in the order of writing: where the last one is, the others are. */
export type KeptFiles = readonly [name: string, data: Buffer][]

/** A picture's files, named by its hash. */
export const named = (hash: string, files: KeptFiles): KeptFiles =>
  files.map(([ending, data]) => [`${hash}${ending}`, data])

const folderOf = (tenantId: string): string => pathInside(path.join(env().DATA_DIR, "uploads"), tenantId)

/** Whether a tenant's folder has a file. */
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

/** Written beside and renamed, so that nobody is ever served half a picture. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.${Date.now()}.tmp`
  await writeFile(draft, data, { mode: 0o600 })
  await rename(draft, file)
}

/** Removes pictures that were kept for something that then didn't come about. */
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

/** All files of a tenant's folder, with where they stand. */
export async function* listKeptFiles(tenantId: string): AsyncGenerator<{ name: string; file: string }> {
  const folder = folderOf(tenantId)
  for (const name of (await readdir(folder).catch(() => [])).toSorted()) {
    if (!name.endsWith(".tmp")) yield { name, file: path.join(folder, name) }
  }
}

/**
 * Makes a tenant's folder, which must not be there yet.
 * @returns whether it was made: false where there is one, empty or not
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

/** How many files are kept for a tenant. */
export const countFiles = (tenantId: string): Promise<number> =>
  readdir(folderOf(tenantId)).then(
    (it) => it.length,
    () => 0
  )

/** Removes all that is kept for a tenant. */
export const dropFolder = (tenantId: string): Promise<void> =>
  rm(folderOf(tenantId), { recursive: true, force: true })
