import type { TenantTx } from "../../db/with-tenant"
import type { AccountRow } from "../../modules/account/account"
import { deleteSessionsOf } from "../../modules/account/sessions"
import { deleteAddresses } from "../../modules/address/write-addresses"
import { emptyOpenCart } from "../../modules/cart/change-lines"
import { removeAllEntries } from "../../modules/wishlist/entries"

/**
 * Removes what an unverified account holds. Anybody may have created the account with an e-mail that isn't theirs, and
 * a delivery address left there would receive the mailbox owner's parcels. Call it when somebody proves the e-mail
 * without being signed in, before they get a session. All sessions end, including the calling browser's. Add any new
 * kind of data that an account holds here.
 */
export async function emptyUnverified(
  tx: TenantTx,
  account: Pick<AccountRow, "id" | "isEmailVerified">
): Promise<void> {
  if (account.isEmailVerified) return
  await deleteSessionsOf(tx, account.id, null)
  await deleteAddresses(tx, account.id)
  await removeAllEntries(tx, account.id)
  await emptyOpenCart(tx, account.id)
}
