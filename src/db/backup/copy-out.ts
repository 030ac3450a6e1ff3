import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import type { ClientBase } from "pg"
import { to as copyTo } from "pg-copy-streams"
import { digesting } from "./digest"
import type { FileDigest } from "./manifest"
import { columnsOf, type TableShape } from "./shape"

/**
 * Writes a table's rows to a file: with one COPY, or with one for each tenant where a row-level security policy
 * applies.
 * @param client in a transaction whose snapshot all tables share
 */
export async function copyOut(
  client: ClientBase,
  table: TableShape,
  tenants: readonly string[],
  file: string
): Promise<{ rows: number; digest: FileDigest }> {
  const gzip = createGzip({ level: 6 })
  const { through, digest } = digesting()
  const written = pipeline(gzip, through, createWriteStream(file, { mode: 0o600, flags: "wx" }))
  // Awaited below. Until then its own failure (a full disk) must not end the process.
  written.catch(() => undefined)
  const sql = `copy ${client.escapeIdentifier(table.name)} (${columnsOf(client, table)}) to stdout`
  const copies = []
  try {
    for (const tenant of table.byTenant ? tenants : [""]) {
      await client.query("select set_config('app.tenant_id', $1, true)", [tenant])
      const out = client.query(copyTo(sql))
      for await (const chunk of out) {
        if (gzip.destroyed) break
        if (!gzip.write(chunk)) await Promise.race([once(gzip, "drain"), written])
      }
      copies.push(out)
    }
    // The row count may arrive after the end of a copy, but at the latest before the next query's result.
    await client.query("select")
  } finally {
    gzip.end()
  }
  await written
  return { rows: copies.reduce((sum, it) => sum + it.rowCount, 0), digest: digest() }
}
