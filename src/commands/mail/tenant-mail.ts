import type { MedusaContainer } from "@medusajs/framework/types"
import type { Content } from "../../contract/branding"
import { contactOf } from "../../contract/rules/contact"
import type { TenantTx } from "../../db/with-tenant"
import type { MailTemplate, MailTenant } from "../../modules/mail/mail"
import { queueMail } from "../../modules/mail/queue-mail"
import { pictureUrl, renderMail } from "../../modules/mail/render-mail"
import { readContent } from "../../modules/settings/read-settings"
import { tenantIn } from "../../modules/tenant/find-tenant"
import type { Tenant } from "../../modules/tenant/tenant"
import { tenantOrigin } from "../../modules/tenant/tenant-origin"

/** Retry period of a mail whose content doesn't expire. */
export const retryPeriodSeconds = 5 * 24 * 60 * 60

interface Addressed {
  /** Null for a mail without a recipient: it takes the same time to write and is never sent. */
  to: string | null
  validForSeconds: number
  /** The tenant's public origin as the caller sees it; without a caller, the tenant's own origin. */
  origin?: string | undefined
  /** The tenant, if the caller has just read it. */
  tenant?: Tenant
  /** The tenant's own texts, if the caller has just read them. */
  content?: Content
  /** Key under which the delivery is recorded. */
  receipt?: string
  /** When the mail is sent; at once by default. */
  sendAt?: Date
}

/**
 * Writes a mail in the tenant's name into the outbox, in the caller's transaction. Writes nothing if it is a
 * notification and the tenant has switched notifications off.
 * @param templateOf builds the mail's text from the current tenant
 * @returns the mail's id; null when nothing was written
 */
export async function mailAsTenant(
  container: Pick<MedusaContainer, "resolve">,
  tx: TenantTx,
  { to, validForSeconds, origin, tenant: known, content, receipt, sendAt }: Addressed,
  templateOf: (tenant: MailTenant) => MailTemplate
): Promise<string | null> {
  const tenant = known ?? (await tenantIn(tx))
  const { branding, domain, features } = tenant
  const at = origin ?? tenantOrigin(tenant)
  const sender: MailTenant = {
    brandName: branding.brandName,
    domain,
    color: branding.colors.primary,
    logo: branding.logo && pictureUrl(branding.logo, at),
    origin: at,
    contact: contactOf(content ?? (await readContent(tx)), branding),
  }
  const template = templateOf(sender)
  if (template.isNotification && !features.enableEmailNotifications) return null
  return queueMail(container, tx, renderMail({ tenant: sender, to, ...template }), {
    validForSeconds,
    receipt,
    sendAt,
  })
}
