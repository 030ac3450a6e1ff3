import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import type { AccountRow } from "../../modules/account/account"
import { deleteSessionsOf } from "../../modules/account/sessions"
import { deleteAddresses } from "../../modules/address/write-addresses"
import { removeAllEntries } from "../../modules/wishlist/entries"
import { removeFromCart } from "../cart/remove-lines"

/**
 * Takes away what an unverified account holds: anybody may have opened it with an e-mail that isn't theirs, and a
 * delivery address left there would get the owner's parcels. Call it when somebody proves the e-mail from outside,
 * before they get in. Sessions end, the one of the asking browser too. Whatever else accounts come to hold belongs here.
 */
export async function emptyUnverified(
  container: MedusaContainer,
  tx: TenantTx,
  account: Pick<AccountRow, "id" | "isEmailVerified">
): Promise<void> {
  if (account.isEmailVerified) return
  await deleteSessionsOf(tx, account.id, null)
  await deleteAddresses(tx, account.id)
  await removeAllEntries(tx, account.id)
  await removeFromCart(container, tx, account.id, null)
}
