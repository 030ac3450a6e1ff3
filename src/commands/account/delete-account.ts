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
 * Erases an account and all data that the tenant holds about it, in one transaction. Records that the law requires stay
 * without their e-mail, and the e-mail becomes free. Deletion is permanent, so there is no revert.
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
