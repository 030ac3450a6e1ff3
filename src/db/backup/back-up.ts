import { mkdir, readdir } from "node:fs/promises"
import path from "node:path"
import { connectTo } from "../connection"
import { copyOut } from "./copy-out"
import { keyMark, type Manifest, writeManifest } from "./manifest"
import { readSequences, readTables } from "./shape"
import { copyFolder } from "./uploads"

/** Location of an installation. */
export interface Place {
  databaseUrl: string
  dataDir: string
  /** `RATNA_SECRET_KEY`. */
  secretKey: string
}

/** @throws Error when the folder isn't empty */
export async function requireEmpty(folder: string): Promise<void> {
  const there = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return []
    throw new Error(`${folder} can't be used: it is no folder, or not ours to read`)
  })
  if (there.length) throw new Error(`${folder} isn't empty: name a new folder`)
}

/**
 * Backs up a whole installation into a new folder while it runs: every row as of one instant, then the pictures. A
 * picture is stored before a row references it, so every picture that the copied rows reference exists.
 * @throws Error with a sentence when the folder isn't empty
 */
export async function backUp(place: Place, to: string): Promise<Manifest> {
  await requireEmpty(to)
  await mkdir(path.join(to, "tables"), { recursive: true, mode: 0o700 })
  const database = await backUpDatabase(place.databaseUrl, path.join(to, "tables"))
  await mkdir(path.join(to, "uploads"), { mode: 0o700 })
  const uploads = await copyFolder(path.join(place.dataDir, "uploads"), path.join(to, "uploads"))
  const manifest: Manifest = {
    format: "ratna backup 1",
    keyMark: keyMark(place.secretKey),
    ...database,
    files: {
      ...database.files,
      ...Object.fromEntries(Object.entries(uploads).map(([name, it]) => [`uploads/${name}`, it])),
    },
  }
  await writeManifest(to, manifest)
  return manifest
}

async function backUpDatabase(url: string, folder: string): Promise<Omit<Manifest, "format" | "keyMark">> {
  const client = await connectTo(url)
  try {
    await client.query("begin isolation level repeatable read read only")
    const { rows: now } = await client.query<{ at: Date; postgres: string }>(
      "select now() as at, current_setting('server_version') as postgres"
    )
    const { rows: tenants } = await client.query<{ id: string }>("select id from tenant order by id")
    const ids = tenants.map((it) => it.id)
    const tables: Manifest["tables"] = {}
    const files: Manifest["files"] = {}
    for (const table of await readTables(client)) {
      const file = `${table.name}.copy.gz`
      const { rows, digest } = await copyOut(client, table, ids, path.join(folder, file))
      tables[table.name] = { columns: table.columns, rows }
      files[`tables/${file}`] = digest
    }
    // Read after the rows: sequences aren't part of the snapshot, and may be ahead of the rows but not behind.
    const sequences = await readSequences(client)
    await client.query("commit")
    return {
      takenAt: (now[0]?.at ?? new Date()).toISOString(),
      postgres: now[0]?.postgres ?? "",
      tables,
      sequences,
      files,
    }
  } finally {
    await client.end()
  }
}
