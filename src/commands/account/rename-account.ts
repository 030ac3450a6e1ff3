import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { notFound } from "../../lib/api-error"
import { renameCustomer } from "../../medusa/login/rename-customer"
import { type AccountRow, lockAccount, setName } from "../../modules/account/account"
import { recordChange } from "../../modules/history/record-change"

export interface RenameAccountInput {
  tenantId: string
  accountId: string
  actor: Actor
  name: string
}

/**
 * Changes an account's name, and that of its Medusa customer. The history shows it for an admin, whose name stands
 * beside every change; a shopper's name is nobody else's business.
 */
export async function renameAccount(
  container: MedusaContainer,
  { tenantId, accountId, actor, name }: RenameAccountInput
): Promise<AccountRow> {
  return withTenant(container, tenantId, async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) throw notFound("Account")
    if (account.name === name) return account
    await setName(tx, accountId, name)
    await renameCustomer(container, tx, account.customerId, name)
    if (account.role === "ADMIN") {
      await recordChange(tx, actor, {
        act: "changed",
        entity: "staff",
        entityId: accountId,
        version: null,
        changes: [{ field: "name", from: account.name, to: name }],
      })
    }
    return { ...account, name }
  })
}
