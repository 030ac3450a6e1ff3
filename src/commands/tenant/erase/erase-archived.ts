import type { MedusaContainer } from "@medusajs/framework/types"
import { emptyTable } from "../../../db/tenant-tables"
import { withTenant } from "../../../db/with-tenant"
import { eraseAt } from "../../../domain/erase-at"
import { lockAccount } from "../../../modules/account/account"
import { allAccountIds } from "../../../modules/account/all-accounts"
import { deleteAllKeys } from "../../../modules/key/keys"
import { receiptsOf } from "../../../modules/mail/receipts"
import { type Archived, listArchived, lockArchived, noteErased } from "../../../modules/tenant/archived"
import { deleteAllWebhooks } from "../../../modules/webhook/endpoints"
import { eraseHoldings } from "../../account/erase-holdings"
import { namingPeople } from "./tables"
import { archiveNotice } from "./notify-admins"

/** When a tenant's personal data may be erased; null while that isn't known. */
export const eraseTime = async (container: MedusaContainer, tenant: Archived): Promise<Date | null> =>
  eraseAt(tenant.archivedAt, await withTenant(container, tenant.id, (tx) => receiptsOf(tx, archiveNotice)))

/**
 * Whether the tenant is still archived. The lock waits for a restore that is under way; a later one sees that the time of
 * the erasure has come.
 */
const isStillArchived = (container: MedusaContainer, { id }: Archived): Promise<boolean> =>
  withTenant(container, id, async (tx) => (await lockArchived(tx)) !== undefined)

/**
 * Erases each account in a transaction of its own, so that a tenant of any size is erased and an interrupted run
 * continues.
 */
async function erase(container: MedusaContainer, { id }: Archived, now: Date): Promise<void> {
  for (const accountId of await withTenant(container, id, allAccountIds))
    await withTenant(container, id, async (tx) => {
      const account = await lockAccount(tx, accountId)
      if (account) await eraseHoldings({ container, tx, account })
    })
  await withTenant(container, id, async (tx) => {
    for (const table of namingPeople) await emptyTable(tx, table)
    await deleteAllKeys(tx)
    await deleteAllWebhooks(tx)
    await noteErased(tx, now)
  })
}

/**
 * Erases the personal data of archived tenants, not before 48 hours after their admins were notified. Orders and
 * invoices stay, as after the deletion of an account.
 * @returns the erased tenants
 */
export async function eraseArchived(container: MedusaContainer, { now }: { now: Date }): Promise<string[]> {
  const erased: string[] = []
  for (const tenant of await listArchived(container)) {
    const due = tenant.erasedAt ? null : await eraseTime(container, tenant)
    if (!due || due > now || !(await isStillArchived(container, tenant))) continue
    await erase(container, tenant, now)
    erased.push(tenant.id)
  }
  return erased
}
