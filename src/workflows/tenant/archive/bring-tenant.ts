import { createReadStream } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { createInterface } from "node:readline"
import type { MedusaContainer } from "@medusajs/framework/types"
import { inKeySequence, insertJson, updateJson, writtenColumns } from "../../../db/bring-rows"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { countFiles, dropFolder, keepFiles } from "../../../modules/media/kept-files"
import { resignPassports } from "../../../modules/passport/resign-passports"
import { findTenantEvenArchived, forgetTenants } from "../../../modules/tenant/find-tenant"
import { giveFirstHost } from "../../../modules/tenant/first-host"
import { medusaLater } from "../../../medusa/tenant/archive-rules"
import { takeNumbers } from "../../../medusa/tenant/take-numbers"
import type { ArchiveManifest } from "./manifest"
import { type Elsewhere, rewriteRow } from "./rewrite-row"

const rowsAtOnce = 200

/**
 * Writes an unpacked archive: the pictures, then every row in one transaction, so that the tenant is there at once and
 * whole, or not at all.
 * @throws Error with a sentence when a row is taken already
 */
export async function bringTenant(
  container: MedusaContainer,
  folder: string,
  manifest: ArchiveManifest,
  elsewhere: Elsewhere
): Promise<void> {
  const { id } = manifest.tenant
  // What is removed when this fails is then nobody's.
  if ((await findTenantEvenArchived(container, id)) || (await countFiles(id)) > 0) {
    throw new Error("This shop is here already, or was once: nothing was imported")
  }
  try {
    for (const name of await readdir(path.join(folder, "uploads")).catch(() => [])) {
      await keepFiles(id, [[name, await readFile(path.join(folder, "uploads", name))]])
    }
    await withTenant(container, id, async (tx) => {
      for (const table of await inKeySequence(tx, Object.keys(manifest.tables), medusaLater)) {
        const brought = await bringTable(tx, table, path.join(folder, "tables", table), elsewhere)
        if (brought !== manifest.tables[table]) {
          throw new Error(
            `${table} got ${brought} of ${manifest.tables[table] ?? 0} rows: nothing was imported`
          )
        }
      }
      await bringLater(tx, folder)
      await giveFirstHost(tx, elsewhere.domain)
      await takeNumbers(tx)
      if (elsewhere.keys) await resignPassports(tx)
    })
  } catch (error) {
    await dropFolder(id)
    throw asTaken(error)
  }
  forgetTenants()
}

async function bringTable(tx: TenantTx, table: string, folder: string, it: Elsewhere): Promise<number> {
  const columns = await writtenColumns(tx, table)
  const later = medusaLater[table]
  let count = 0
  for await (const rows of batchesIn(folder)) {
    const written = rows.map((row) => rewriteRow(table, later ? { ...row, [later]: null } : row, it))
    // Rows of one table have the same members; what has come since they were written gets its default.
    const members = columns.filter((column) => column in (written[0] ?? {}))
    count += await insertJson(tx, table, members, JSON.stringify(written))
  }
  return count
}

async function bringLater(tx: TenantTx, folder: string): Promise<void> {
  for (const [table, column] of Object.entries(medusaLater)) {
    for await (const rows of batchesIn(path.join(folder, "tables", table))) {
      const set = rows.filter((row) => row[column] !== null)
      if (set.length) await updateJson(tx, table, column, JSON.stringify(set))
    }
  }
}

async function* batchesIn(folder: string): AsyncGenerator<Record<string, unknown>[]> {
  const parts = await readdir(folder).catch(() => [])
  for (const part of parts.toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10))) {
    let batch: Record<string, unknown>[] = []
    for await (const line of createInterface({ input: createReadStream(path.join(folder, part)) })) {
      batch.push(JSON.parse(line) as Record<string, unknown>)
      if (batch.length < rowsAtOnce) continue
      yield batch
      batch = []
    }
    if (batch.length) yield batch
  }
}

const uniqueViolation = "23505"

function asTaken(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || error.code !== uniqueViolation) return error
  const detail = "table" in error ? String(error.table) : "a table"
  return new Error(`Something of this shop is here already (${detail}): nothing was imported`, {
    cause: error,
  })
}
