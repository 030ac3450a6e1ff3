import { createReadStream } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { createInterface } from "node:readline"
import type { MedusaContainer } from "@medusajs/framework/types"
import { inKeySequence, insertJson, writtenColumns } from "../../../db/bring-rows"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { dropFolder, keepFiles } from "../../../modules/media/kept-files"
import { resignPassports } from "../../../modules/passport/resign-passports"
import { forgetTenants } from "../../../modules/tenant/find-tenant"
import { giveFirstHost } from "../../../modules/tenant/first-host"
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
  try {
    for (const name of await readdir(path.join(folder, "uploads")).catch(() => [])) {
      await keepFiles(id, [[name, await readFile(path.join(folder, "uploads", name))]])
    }
    await withTenant(container, id, async (tx) => {
      for (const table of await inKeySequence(tx, Object.keys(manifest.tables))) {
        const brought = await bringTable(tx, table, path.join(folder, "tables", table), elsewhere)
        if (brought !== manifest.tables[table]) {
          throw new Error(
            `${table} got ${brought} of ${manifest.tables[table] ?? 0} rows: nothing was imported`
          )
        }
      }
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
  const parts = await readdir(folder).catch(() => [])
  if (!parts.length) return 0
  const columns = await writtenColumns(tx, table)
  let count = 0
  let batch: unknown[] = []
  let members: string[] = []
  const write = async () => {
    if (batch.length) count += await insertJson(tx, table, members, JSON.stringify(batch))
    batch = []
  }
  for (const part of parts.toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10))) {
    for await (const line of createInterface({ input: createReadStream(path.join(folder, part)) })) {
      const row = rewriteRow(table, JSON.parse(line) as Record<string, unknown>, it)
      members = columns.filter((column) => column in row)
      batch.push(row)
      if (batch.length >= rowsAtOnce) await write()
    }
  }
  await write()
  return count
}

const uniqueViolation = "23505"

function asTaken(error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error) || error.code !== uniqueViolation) return error
  const detail = "table" in error ? String(error.table) : "a table"
  return new Error(`Something of this shop is here already (${detail}): nothing was imported`, {
    cause: error,
  })
}
