import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import type { Client } from "pg"
import { STOREFRONT_FOLDER } from "./places"

const BUILT = path.join(STOREFRONT_FOLDER, "build/client/assets")

/**
 * Stores the built browser files in the database, where every process finds those of another release
 * (docs/adr/0026). Files that the release no longer has are deleted a day later.
 */
export async function storeBrowserFiles(client: Client, folder = path.resolve(BUILT)): Promise<void> {
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
  const known = await client.query<{ name: string }>(
    "update browser_file set delete_after = null where name = any ($1) returning name",
    [names]
  )
  const isKnown = new Set(known.rows.map((it) => it.name))
  for (const name of names.filter((it) => !isKnown.has(it))) {
    await client.query("insert into browser_file (name, body) values ($1, $2) on conflict do nothing", [
      name,
      readFileSync(path.join(folder, name)),
    ])
  }
  await client.query(
    `update browser_file set delete_after = now() + interval '1 day'
     where delete_after is null and name <> all ($1)`,
    [names]
  )
  await client.query("delete from browser_file where delete_after < now()")
}
