import type { MedusaContainer } from "@medusajs/framework/types"
import { emptyTable, tenantTables } from "../../../db/tenant-tables"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { productsOfChannel } from "../../../medusa/product/read-products"
import { pictureStore } from "../../../picture-store/stores"
import { type Archived, listArchived, notePurged } from "../../../modules/tenant/archived"
import { removeProducts } from "../../catalog/remove-products"
import { eraseTime } from "./erase-archived"
import { type Leftovers, searchLeftovers } from "./search-leftovers"
import { isKept } from "./tables"

const atOnce = 100

/** @throws Error with a sentence for the person at the terminal */
async function requireErased(container: MedusaContainer, id: string): Promise<Archived> {
  const tenant = (await listArchived(container)).find((it) => it.id === id)
  if (!tenant) throw new Error(`There is no deleted tenant with the id "${id}"`)
  if (tenant.erasedAt) return tenant
  const due = await eraseTime(container, tenant)
  throw new Error(
    due
      ? `Its personal data is erased from ${due.toISOString()} on, by the hourly job. Purge it after that.`
      : "No mail has reached its administrators yet, so its personal data is not erased."
  )
}

async function dropProducts(container: MedusaContainer, { id, salesChannelId }: Archived): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined;)
    after = await withTenant(container, id, async (tx) => {
      const ids = await productsOfChannel(tx, salesChannelId, { after: after ?? "", limit: atOnce })
      if (ids.length) await removeProducts(tx, ids)
      return ids.at(-1)
    })
}

/** A table is emptied after the tables that refer to it: what fails is retried in the next round. */
async function emptyAll(tx: TenantTx, tables: readonly string[]): Promise<void> {
  let left = tables
  for (let before = Infinity; left.length > 0 && left.length < before;) {
    before = left.length
    const refused: string[] = []
    for (const table of left) {
      await tx.run("savepoint one_table")
      await emptyTable(tx, table).catch(async () => {
        refused.push(table)
        await tx.run("rollback to savepoint one_table")
      })
    }
    left = refused
  }
}

/**
 * Removes all rows and files of an archived tenant that the law doesn't require to keep, and then checks that they are
 * gone.
 * @throws Error for a tenant that isn't archived, or whose personal data isn't erased yet
 */
export async function purgeTenant(
  container: MedusaContainer,
  { id, now }: { id: string; now: Date }
): Promise<Leftovers> {
  const tenant = await requireErased(container, id)
  await dropProducts(container, tenant)
  await withTenant(container, id, async (tx) => {
    await emptyAll(
      tx,
      (await tenantTables(tx)).filter((it) => !isKept(it))
    )
    await notePurged(tx, now)
  })
  // After the rows: without its row, nobody stores a copy of a picture any more.
  await pictureStore().deleteFolder(id)
  return searchLeftovers(container, tenant)
}
