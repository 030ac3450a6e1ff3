import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WishlistEntry } from "../../contract/wishlist"
import { runAlone } from "../../db/transaction"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"

type Container = Pick<MedusaContainer, "resolve">
/** An entry with its product as JSON text. */
interface Row {
  id: string
  product: string
}

interface Owned {
  tenantId: string
  accountId: string
  productId: string
}

const shown = "select id, product from wishlist_stones(?, ?)"

/** The account's wishlist, latest entry first, in one round trip: the SQL function sets the tenant itself. */
export async function readEntries(
  container: Container,
  tenantId: string,
  accountId: string
): Promise<WishlistEntry[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>(shown, [tenantId, accountId])
  return rows.map(entryOf)
}

/** Like `readEntries`, inside a tenant transaction. */
export const entriesIn = async (tx: TenantTx, accountId: string): Promise<WishlistEntry[]> =>
  (await tx.rows<Row>(shown, [tx.tenantId, accountId])).map(entryOf)

const entryOf = ({ id, product }: Row): WishlistEntry => ({
  id,
  product: JSON.parse(product) as WishlistEntry["product"],
})

/** The entry after adding a stone; `null` when the list is full, undefined when the tenant doesn't show the stone. */
type Added = { entry: WishlistEntry; isNew: boolean } | null | undefined

/** Adds a stone to the account's wishlist, unless it would have more than `max`, in one statement. */
export async function addEntry(
  container: Container,
  { tenantId, accountId, productId, max }: Owned & { max: number }
): Promise<Added> {
  const [row] = await runAlone<Omit<Row, "id"> & { id: string | null; isNew: boolean }>(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    'select is_new as "isNew", id, product from wishlist_add(?, ?, ?, ?, ?)',
    [tenantId, accountId, productId, newId("wish"), max]
  )
  if (!row) return undefined
  const { id, isNew, product } = row
  return id === null ? null : { entry: entryOf({ id, product }), isNew }
}

/** Removes a stone from the account's wishlist, in one statement; does nothing when it isn't in there. */
export async function removeEntry(
  container: Container,
  { tenantId, accountId, productId }: Owned
): Promise<void> {
  await runAlone(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    "select wishlist_remove(?, ?, ?)",
    [tenantId, accountId, productId]
  )
}

/** Deletes all of an account's wishlist, also stones that the tenant no longer shows. */
export async function removeAllEntries(tx: TenantTx, accountId: string): Promise<void> {
  await tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
    `wishlist:${tx.tenantId}:${accountId}`,
  ])
  await tx.run("delete from wishlist_entry where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
}
