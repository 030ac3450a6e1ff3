import { createReadStream } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { createGunzip } from "node:zlib"
import { filesIn } from "../../../lib/tar/read-tar"
import { leftOut, archivedRows } from "./archive-tables"
import { type ArchiveManifest, archiveManifest, digestOf, manifestName } from "./manifest"

/** The only names there are: nothing leads out of the folder. */
const allowed = /^(tables\/[a-z_]+\/\d+\.jsonl|uploads\/[\w-][\w.-]*)$/

/**
 * Unpacks an archive into a folder and compares every file with the manifest.
 * @throws Error with a sentence when anything is missing, changed or of another format
 */
export async function unpack(archive: string, folder: string): Promise<ArchiveManifest> {
  const found = new Map<string, { bytes: number; sha256: string }>()
  let manifest: ArchiveManifest | undefined
  const source = createReadStream(archive).pipe(createGunzip())
  for await (const { name, bytes } of filesIn(source as AsyncIterable<Buffer>)) {
    if (name === manifestName) {
      manifest = readManifest(bytes)
      continue
    }
    if (!allowed.test(name)) throw new Error(`The archive has a file that is none of a shop's: ${name}`)
    found.set(name, digestOf(bytes))
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, bytes, { mode: 0o600 })
  }
  if (!manifest) throw new Error("The archive was cut off: its manifest is missing")
  requireWhole(manifest, found)
  return manifest
}

function readManifest(bytes: Buffer): ArchiveManifest {
  const read = archiveManifest.safeParse(JSON.parse(bytes.toString("utf8")))
  if (!read.success) throw new Error("The archive is of another format than this version reads")
  const unknown = Object.keys(read.data.tables).find((it) => !(it in archivedRows))
  if (unknown !== undefined) {
    const why = leftOut[unknown] ?? "there is no such table"
    throw new Error(`The archive holds rows of ${unknown}, which no archive of this version does (${why})`)
  }
  return read.data
}

function requireWhole(
  { files }: ArchiveManifest,
  found: ReadonlyMap<string, { bytes: number; sha256: string }>
): void {
  for (const [name, kept] of Object.entries(files)) {
    const it = found.get(name)
    if (it?.bytes !== kept.bytes || it.sha256 !== kept.sha256) {
      throw new Error(`The archive is damaged: ${name} ${it ? "was changed" : "is missing"}`)
    }
  }
  const added = [...found.keys()].find((name) => !files[name])
  if (added !== undefined) throw new Error(`The archive is damaged: ${added} was added to it`)
}
