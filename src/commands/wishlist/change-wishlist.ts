import type { MedusaContainer } from "@medusajs/framework/types"
import type { WishlistEntry } from "../../contract/wishlist"
import { notFound, ApiError } from "../../lib/api-error"
import { addEntry, removeEntry } from "../../modules/wishlist/entries"

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

/**
 * Applies one change to the wishlist.
 * @throws ApiError NOT_FOUND for a product that the tenant doesn't show, CONFLICT if the list is full
 */
export async function changeWishlist(
  container: MedusaContainer,
  { kind, ...owned }: ChangeWishlistInput
): Promise<Changed> {
  if (kind === "remove") {
    await removeEntry(container, owned)
    return { entry: null, isNew: false }
  }
  const added = await addEntry(container, { ...owned, max: maxEntries })
  if (added === undefined) throw notFound("Product")
  if (added === null)
    throw new ApiError("CONFLICT", `Your wishlist can hold at most ${String(maxEntries)} stones`)
  return added
}
