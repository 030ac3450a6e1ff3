import type { MedusaContainer } from "@medusajs/framework/types"
import type { ContactBody } from "../../contract/contact"
import { contactOf } from "../../contract/rules/contact"
import { isEmailAddress } from "../../contract/rules/email"
import { withTenant } from "../../db/with-tenant"
import { insertMessage } from "../../modules/contact/messages"
import { contactMail } from "../../modules/mail/mails/contact"
import { readContent } from "../../modules/settings/read-settings"
import type { Tenant } from "../../modules/tenant/tenant"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"

export interface SendMessageInput {
  tenant: Pick<Tenant, "id" | "branding">
  origin: string
  message: ContactBody
}

/** Stores a message for the tenant's admins, and mails it to the tenant's contact address if it has one. */
export async function sendContactMessage(
  container: MedusaContainer,
  { tenant, origin, message }: SendMessageInput
): Promise<{ id: string }> {
  return withTenant(container, tenant.id, async (tx) => {
    const id = await insertMessage(tx, message)
    const to = contactOf(await readContent(tx), tenant.branding).email.trim()
    if (isEmailAddress(to)) {
      await mailAsTenant(container, tx, { to, validForSeconds: retryPeriodSeconds, origin }, () =>
        contactMail(message)
      )
    }
    return { id }
  })
}
