import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { ContactBody } from "../../contract/contact"
import { contactOf } from "../../contract/rules/contact"
import { isEmailAddress } from "../../contract/rules/email"
import { withTenant } from "../../db/with-tenant"
import { insertMessage } from "../../modules/contact/messages"
import { contactMail } from "../../modules/mail/mails/contact"
import { readContent } from "../../modules/settings/read-settings"
import type { Tenant } from "../../modules/tenant/tenant"
import { mailAsTenant, patientSeconds } from "../mail/tenant-mail"

export interface SendMessageInput {
  tenant: Pick<Tenant, "id" | "branding">
  origin: string
  message: ContactBody
}

/** Keeps a message for the shop's admins, and mails it to the shop's contact address where it has one. */
const sendContactMessageStep = createStep(
  "send-contact-message",
  async ({ tenant, origin, message }: SendMessageInput, { container }) =>
    new StepResponse(
      await withTenant(container, tenant.id, async (tx) => {
        const id = await insertMessage(tx, message)
        const to = contactOf(await readContent(tx), tenant.branding).email.trim()
        if (isEmailAddress(to)) {
          await mailAsTenant(container, tx, { to, validForSeconds: patientSeconds, origin }, () =>
            contactMail(message)
          )
        }
        return { id }
      })
    )
)

export const sendContactMessageWorkflow = createWorkflow(
  "send-contact-message",
  (input: WorkflowData<SendMessageInput>) => {
    return new WorkflowResponse(sendContactMessageStep(input))
  }
)
