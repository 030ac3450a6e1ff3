import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { eraseAt } from "../../domain/erase-at"
import { ApiError, notFound } from "../../lib/api-error"
import { emailsOfRole } from "../../modules/account/emails-of-role"
import { recordChange } from "../../modules/history/record-change"
import { restoredMail } from "../../modules/mail/mails/restored"
import { receiptsOf } from "../../modules/mail/receipts"
import { lockArchived, restoreTenantRow } from "../../modules/tenant/archived"
import { clearTenantCache, findTenantEvenArchived } from "../../modules/tenant/find-tenant"
import { clearPaymentAccountCache } from "../../modules/tenant/payment-account"
import { asConflict, takenName } from "../../modules/tenant/write-tenant"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"
import { archiveNotice } from "./erase/notify-admins"
import { nameTaken } from "./tenant-names"

interface RestoreInput {
  id: string
  actor: Actor
  /** Read once the tenant is locked, so that a restore can't overtake an erasure that has started. */
  clock: () => Date
}

/**
 * Restores an archived tenant with its slug and domain, and notifies its admins. Everything is as it was, except that all
 * accounts sign in again and that hosts beside the domain have to be added again.
 * @throws ApiError NOT_FOUND for an unknown tenant; CONFLICT for one that isn't archived or whose data is erased, and
 * while another tenant has its slug or domain
 */
export async function restoreTenant(
  container: MedusaContainer,
  { id, actor, clock }: RestoreInput
): Promise<void> {
  const tenant = await findTenantEvenArchived(container, id)
  if (!tenant) throw notFound("Tenant")
  const taken = await takenName(container, { slug: tenant.slug, domain: tenant.domain, but: id })
  if (taken) throw nameTaken(taken)
  await withTenant(container, id, async (tx) => {
    const archived = await lockArchived(tx)
    if (!archived) throw new ApiError("CONFLICT", "This tenant isn't deleted")
    const { slug, domain, archivedAt, erasedAt } = archived
    const due = eraseAt(archivedAt, await receiptsOf(tx, archiveNotice))
    if (erasedAt || (due && due <= clock()))
      throw new ApiError("CONFLICT", "This tenant's data has been erased. It can't be restored any more")
    await restoreTenantRow(tx, domain).catch(asConflict)
    await recordChange(tx, actor, {
      act: "created",
      entity: "tenant",
      entityId: id,
      version: null,
      changes: [
        { field: "slug", from: null, to: slug },
        { field: "domain", from: null, to: domain },
      ],
    })
    for (const to of await emailsOfRole(tx, "ADMIN"))
      await mailAsTenant(container, tx, { to, validForSeconds: retryPeriodSeconds }, restoredMail)
  })
  clearTenantCache()
  clearPaymentAccountCache()
}
