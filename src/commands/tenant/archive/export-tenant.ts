import { Readable } from "node:stream"
import { createGzip } from "node:zlib"
import { env } from "../../../config/env"
import { inSnapshot, type Snapshot } from "../../../db/snapshot"
import { type TarFile, tarOf } from "../../../lib/tar"
import { readWhole } from "../../../picture-store/picture-store"
import { pictureStore } from "../../../picture-store/stores"
import type { Tenant } from "../../../modules/tenant/tenant"
import { archivedRows } from "./archive-tables"
import { archiveKeyMarks, type ArchiveManifest, digestOf, manifestName } from "./manifest"
import { secretColumns } from "./own-tables"

/** Number of rows in one part of a table, and the size in bytes at which a part is closed. */
const batch = 200
const partBytes = 1024 * 1024

/**
 * Streams a tenant's archive (tar.gz): every row of the tenant as of one instant, its pictures, and last the manifest
 * with the digest of each file.
 */
export const exportTenant = (tenant: Tenant): Readable =>
  Readable.from(tarOf(inSnapshot(env().DATABASE_URL, tenant.id, (it) => filesOf(tenant, it)))).compose(
    createGzip({ level: 5 })
  ) as Readable

async function* filesOf(tenant: Tenant, snapshot: Snapshot): AsyncGenerator<TarFile> {
  const { id, slug, domain, branding } = tenant
  const manifest: ArchiveManifest = {
    format: "ratna tenant 1",
    exportedAt: new Date().toISOString(),
    tenant: { id, slug, domain, brandName: branding.brandName },
    keyMark: archiveKeyMarks()[0],
    tables: {},
    files: {},
  }
  const noted = (file: TarFile): TarFile => {
    manifest.files[file.name] = digestOf(file.bytes)
    return file
  }
  for (const [table, condition] of Object.entries(archivedRows)) {
    manifest.tables[table] = 0
    for await (const { name, bytes, rows } of partsOf(snapshot, table, condition)) {
      manifest.tables[table] += rows
      yield noted({ name, bytes })
    }
  }
  // After the rows: a picture is stored before a row names it.
  for await (const { name } of pictureStore().list(id)) {
    const file = await pictureStore().get(name)
    // The sweeper may have removed it since it was listed.
    if (file) yield noted({ name: `uploads/${name.slice(id.length + 1)}`, bytes: await readWhole(file) })
  }
  yield { name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) }
}

async function* partsOf(
  snapshot: Snapshot,
  table: string,
  condition: string
): AsyncGenerator<TarFile & { rows: number }> {
  let lines: string[] = []
  let size = 0
  let part = 0
  const close = () => {
    const bytes = Buffer.from(`${lines.join("\n")}\n`)
    const closed = { name: `tables/${table}/${part}.jsonl`, bytes, rows: lines.length }
    lines = []
    size = 0
    part += 1
    return closed
  }
  const secrets = (secretColumns[table] ?? []).map((it) => ` - '${it}'`).join("")
  const sql = `select (to_jsonb(t)${secrets})::text as row from "${table}" t, tenant tn where tn.id = $1 and ${condition}`
  for await (const rows of snapshot.batches<{ row: string }>(sql, batch)) {
    for (const { row } of rows) {
      lines.push(row)
      size += row.length
      if (size >= partBytes) yield close()
    }
  }
  if (lines.length) yield close()
}
