import { createReadStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import type { ClientBase } from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { columnsOf } from "./shape"

/** @throws Error when the file's row count differs */
export async function copyIn(
  client: ClientBase,
  table: { name: string; columns: string[]; rows: number },
  file: string
): Promise<void> {
  const into = client.query(
    copyFrom(`copy ${client.escapeIdentifier(table.name)} (${columnsOf(client, table)}) from stdin`)
  )
  await pipeline(createReadStream(file), createGunzip(), into)
  if (into.rowCount !== table.rows) {
    throw new Error(`${table.name} got ${into.rowCount} of ${table.rows} rows: nothing was restored`)
  }
}
