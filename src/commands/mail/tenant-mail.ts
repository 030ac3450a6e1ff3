import type { MedusaContainer } from "@medusajs/framework/types"
import { contactOf } from "../../contract/rules/contact"
import type { TenantTx } from "../../db/with-tenant"
import type { MailTemplate, MailTenant } from "../../modules/mail/mail"
import { queueMail } from "../../modules/mail/queue-mail"
import { pictureUrl, renderMail } from "../../modules/mail/render-mail"
import { readContent } from "../../modules/settings/read-settings"
import { tenantIn } from "../../modules/tenant/find-tenant"
import type { Tenant } from "../../modules/tenant/tenant"
import { tenantOrigin } from "../../modules/tenant/tenant-origin"

/** How long a mail is tried for that nothing runs out with. */
export const patientSeconds = 5 * 24 * 60 * 60

interface Addressed {
  /** Null for a mail to nobody: it takes the same time, and ends unsent. */
  to: string | null
  validForSeconds: number
  /** The shop's public origin as its caller sees it; its own where nobody calls. */
  origin?: string | undefined
  /** Where the caller has just read it. */
  tenant?: Tenant
  /** What waits for its delivery. */
  receipt?: string
}

/**
 * Writes a mail in the shop's name into the outbox, with whatever else the transaction writes. Nothing is written for
 * a notification of a shop that has switched them off, nor when `say` has nothing to say.
 * @param say the mail's words, made of the shop as it is now
 */
export async function mailAsTenant(
  container: Pick<MedusaContainer, "resolve">,
  tx: TenantTx,
  { to, validForSeconds, origin, tenant: known, receipt }: Addressed,
  say: (shop: MailTenant) => MailTemplate
): Promise<void> {
  const tenant = known ?? (await tenantIn(tx))
  const { branding, domain, features } = tenant
  const at = origin ?? tenantOrigin(tenant)
  const shop: MailTenant = {
    brandName: branding.brandName,
    domain,
    color: branding.colors.primary,
    logo: branding.logo && pictureUrl(branding.logo, at),
    origin: at,
    contact: contactOf(await readContent(tx), branding),
  }
  const said = say(shop)
  if (said.isNotification && !features.enableEmailNotifications) return
  await queueMail(container, tx, renderMail({ shop, to, ...said }), validForSeconds, receipt)
}
