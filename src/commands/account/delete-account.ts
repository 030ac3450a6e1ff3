import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { notFound, ApiError } from "../../lib/api-error"
import { lockAccount } from "../../modules/account/account"
import { isLastOfRole } from "../../modules/account/last-of-role"
import { eraseHoldings } from "./erase-holdings"

export interface DeleteAccountInput {
  tenantId: string
  accountId: string
}

const lastAdmin = (): ApiError =>
  new ApiError(
    "CONFLICT",
    "You are the only administrator here. Please invite another one before you delete your account."
  )

/**
 * Erases an account with all that the shop holds about it, in one transaction: all of it, or nothing. What the law
 * wants kept stays without its e-mail, and the e-mail is free. It can't be taken back, and so has no undo.
 * @throws ApiError CONFLICT for the last administrator
 */
export async function deleteAccount(
  container: MedusaContainer,
  { tenantId, accountId }: DeleteAccountInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) throw notFound("Account")
    if (account.role !== "CUSTOMER" && (await isLastOfRole(tx, account))) throw lastAdmin()
    await eraseHoldings({ container, tx, account })
  })
}
