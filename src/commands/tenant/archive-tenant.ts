import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { deleteAllSessions } from "../../modules/account/sessions"
import { recordChange } from "../../modules/history/record-change"
import { clearTenantCache } from "../../modules/tenant/find-tenant"
import { clearPaymentAccountCache } from "../../modules/tenant/payment-account"
import { archiveTenantRow, lockTenant } from "../../modules/tenant/platform-tenant"
import { notifyAdmins } from "./erase/notify-admins"
import { requireEditable, requireTenant } from "./require-editable"

interface ArchiveInput {
  id: string
  actor: Actor
  now: Date
}

/**
 * Archives a tenant: it goes offline at once, its names become free, and all accounts are signed out. Orders, invoices
 * and payments in flight stay. Its rows stay too, API keys and webhooks among them, until they are erased: no host leads
 * to them, and `restoreTenant` brings them back.
 */
export async function archiveTenant(
  container: MedusaContainer,
  { id, actor, now }: ArchiveInput
): Promise<void> {
  await requireTenant(container, id)
  await withTenant(container, id, async (tx) => {
    const { slug, domain } = requireEditable(await lockTenant(tx))
    await notifyAdmins(container, tx, now)
    await archiveTenantRow(tx)
    await deleteAllSessions(tx)
    await recordChange(tx, actor, {
      act: "deleted",
      entity: "tenant",
      entityId: id,
      version: null,
      changes: [
        { field: "slug", from: slug, to: null },
        { field: "domain", from: domain, to: null },
      ],
    })
  })
  clearTenantCache()
  clearPaymentAccountCache()
}
