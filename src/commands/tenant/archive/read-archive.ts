import { boundedGunzip } from "../../../lib/bounded-gunzip"
import { filesIn, type TarFile } from "../../../lib/tar"
import { archivedRows, leftOut } from "./archive-tables"
import { type ArchiveManifest, archiveManifest, digestOf, manifestName } from "./manifest"

const mebibyte = 1024 * 1024

/** Rows compress to a tenth or less, pictures hardly at all. */
const bounds = { maxRatio: 100, allowance: 16 * mebibyte }
/** Maximum size of one picture, one part of a table's rows, or the manifest. */
const maxFileBytes = 64 * mebibyte
const maxManifestBytes = 256 * mebibyte
const maxFiles = 2_000_000

const tablePart = /^tables\/([a-z_]+)\/\d{1,9}\.jsonl$/
const picture = /^uploads\/[0-9a-f]{32}(-\d{1,4})?\.(webp|jpg|png|svg|avif)$/

type Digests = Map<string, ArchiveManifest["files"][string]>

/**
 * Reads an archive from its first byte to its last and compares every file with the manifest.
 * @param keep called with each file but the manifest, before the archive is known to be complete
 * @throws Error with a sentence when anything is missing, changed, too large or of another format
 */
export async function readArchive(
  archive: string,
  keep: (file: TarFile) => Promise<void>
): Promise<ArchiveManifest> {
  const found: Digests = new Map()
  let manifest: ArchiveManifest | undefined
  const maxBytesOf = (name: string) => (name === manifestName ? maxManifestBytes : maxFileBytes)
  for await (const file of filesIn(boundedGunzip(archive, bounds), maxBytesOf)) {
    if (manifest) throw new Error("The archive is damaged: there are files after its manifest")
    if (file.name === manifestName) {
      manifest = readManifest(file.bytes)
      continue
    }
    requireName(file.name)
    if (found.has(file.name)) throw new Error(`The archive is damaged: it holds ${file.name} twice`)
    if (found.size >= maxFiles) throw new Error("The archive holds too many files")
    found.set(file.name, digestOf(file.bytes))
    await keep(file)
  }
  if (!manifest) throw new Error("The archive was cut off: its manifest is missing")
  requireWhole(manifest, found)
  return manifest
}

/** @throws Error for a file name that no export writes: every name becomes a path inside the import's folder */
function requireName(name: string): void {
  const table = tablePart.exec(name)?.[1]
  if (table === undefined ? picture.test(name) : Object.hasOwn(archivedRows, table)) return
  throw new Error(`The archive has a file that no export writes: ${JSON.stringify(name)}`)
}

function readManifest(bytes: Buffer): ArchiveManifest {
  const read = archiveManifest.safeParse(parsedJson(bytes))
  if (!read.success) throw new Error("The archive has another format than this version reads")
  const unknown = Object.keys(read.data.tables).find((it) => !Object.hasOwn(archivedRows, it))
  if (unknown !== undefined) {
    const why = Object.hasOwn(leftOut, unknown) ? leftOut[unknown] : "there is no such table"
    throw new Error(
      `The archive holds rows of ${JSON.stringify(unknown)}, which no archive of this version contains (${why ?? ""})`
    )
  }
  return read.data
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"))
  } catch {
    return undefined
  }
}

function requireWhole({ files }: ArchiveManifest, found: Digests): void {
  const listed = new Map(Object.entries(files))
  for (const [name, kept] of listed) {
    const file = found.get(name)
    if (file?.bytes !== kept.bytes || file.sha256 !== kept.sha256) {
      throw new Error(
        `The archive is damaged: ${JSON.stringify(name)} ${file ? "was changed" : "is missing"}`
      )
    }
  }
  const added = [...found.keys()].find((name) => !listed.has(name))
  if (added !== undefined) throw new Error(`The archive is damaged: ${added} was added to it`)
}
