import type { MedusaContainer } from "@medusajs/framework/types"
import type { WishlistEntry } from "../../contract/wishlist"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { notFound, ApiError } from "../../lib/api-error"
import { catalogProducts } from "../../modules/catalog/read/catalog-products"
import {
  countEntries,
  entryId,
  insertEntry,
  lockEntries,
  removeEntry,
  stoneView,
} from "../../modules/wishlist/entries"

export interface ChangeWishlistInput {
  tenantId: string
  accountId: string
  kind: "add" | "remove"
  productId: string
}

/** The wishlist entry after adding, and whether it is new; removing returns none. */
interface Changed {
  entry: WishlistEntry | null
  isNew: boolean
}

/** The whole list is part of every response, so its length is bounded. */
const maxEntries = 500

async function addEntry(tx: TenantTx, accountId: string, productId: string): Promise<Changed> {
  const [product] = await catalogProducts(tx, tx.tenantId, [productId])
  if (!product?.isListed) throw notFound("Product")
  await lockEntries(tx, accountId)
  const known = await entryId(tx, accountId, productId)
  if (known !== undefined) return { entry: { id: known, product: stoneView(product) }, isNew: false }
  if ((await countEntries(tx, accountId)) >= maxEntries)
    throw new ApiError("CONFLICT", `Your wishlist can hold at most ${String(maxEntries)} stones`)
  const id = newId("wish")
  await insertEntry(tx, accountId, productId, id)
  return { entry: { id, product: stoneView(product) }, isNew: true }
}

/**
 * Applies one change to the wishlist in one transaction.
 * @throws ApiError NOT_FOUND for a product that the tenant doesn't show, CONFLICT if the list is full
 */
export async function changeWishlist(
  container: MedusaContainer,
  { tenantId, accountId, kind, productId }: ChangeWishlistInput
): Promise<Changed> {
  return withTenant(container, tenantId, async (tx): Promise<Changed> => {
    if (kind === "add") return addEntry(tx, accountId, productId)
    await removeEntry(tx, accountId, productId)
    return { entry: null, isNew: false }
  })
}
