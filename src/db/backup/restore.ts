import path from "node:path"
import type { Client, ClientBase } from "pg"
import { connectTo } from "../connection"
import type { Place } from "./back-up"
import { copyIn } from "./copy-in"
import { withoutConstraints } from "./guards"
import type { Manifest } from "./manifest"
import { readTables } from "./shape"
import { copyFolder } from "./uploads"

/** @throws Error when the database has tables: existing data is never overwritten */
export async function requireNewDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "select exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as there"
    )
    if (rows[0]?.there) throw new Error("The database isn't empty: restore into a new one")
  })
}

/**
 * Restores a backup into a database that has its tables but no tenant yet, in one transaction, and copies the pictures.
 * @param manifest of a checked backup
 * @throws Error with a sentence when the tables are of another version than the backup's
 */
export async function restore(place: Place, from: string, manifest: Manifest): Promise<void> {
  await copyFolder(path.join(from, "uploads"), path.join(place.dataDir, "uploads"))
  await withClient(place.databaseUrl, async (client) => {
    await requireSameTables(client, manifest)
    await client.query("begin")
    await withoutConstraints(client, () => fill(client, from, manifest))
    for (const [name, { value, isCalled }] of Object.entries(manifest.sequences)) {
      await client.query("select setval($1::regclass, $2::bigint, $3)", [
        client.escapeIdentifier(name),
        value,
        isCalled,
      ])
    }
    await client.query("commit")
    await client.query("analyze")
  })
}

async function fill(client: ClientBase, from: string, { tables }: Manifest): Promise<void> {
  const names = Object.keys(tables)
  // Migrations and Medusa's first start insert rows (currencies, providers) that the backup contains too.
  await client.query(`truncate ${names.map((it) => client.escapeIdentifier(it)).join(", ")}`)
  for (const name of names) {
    const { columns, rows } = tables[name] ?? { columns: [], rows: 0 }
    await copyIn(client, { name, columns, rows }, path.join(from, "tables", `${name}.copy.gz`))
  }
}

async function requireSameTables(client: ClientBase, { tables, takenAt }: Manifest): Promise<void> {
  const here = new Map((await readTables(client)).map((it) => [it.name, it.columns.toSorted().join()]))
  const other = Object.keys({ ...tables, ...Object.fromEntries(here) }).find(
    (name) => here.get(name) !== tables[name]?.columns.toSorted().join()
  )
  if (other === undefined) return
  throw new Error(
    `The backup of ${takenAt} was taken by another version of Ratna (table ${other}): restore it with that version, then update`
  )
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connectTo(url)
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
