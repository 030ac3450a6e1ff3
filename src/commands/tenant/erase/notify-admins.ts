import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../../db/with-tenant"
import { eraseDay } from "../../../domain/erase-at"
import { indianDateText } from "../../../domain/indian-date"
import { emailsOfRole } from "../../../modules/account/emails-of-role"
import { archivedMail } from "../../../modules/mail/mails/archived"
import { mailAsTenant, retryPeriodSeconds } from "../../mail/tenant-mail"

/** Key under which the delivery of these mails is recorded: the erasure waits for it. */
export const archiveNotice = "archive-notice"

/**
 * Mails a tenant's admins that it was deleted, and when personal data is erased. Call it inside the transaction that
 * archives the tenant.
 */
export async function notifyAdmins(
  container: MedusaContainer,
  tx: TenantTx,
  archivedAt: Date
): Promise<void> {
  const day = indianDateText(eraseDay(archivedAt))
  for (const to of await emailsOfRole(tx, "ADMIN"))
    await mailAsTenant(
      container,
      tx,
      { to, validForSeconds: retryPeriodSeconds, receipt: archiveNotice },
      (tenant) => archivedMail(tenant, day)
    )
}
