import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { ContactBody } from "../../contract/contact"
import { isEmailAddress } from "../../contract/rules/email"
import { contactOf } from "../../contract/rules/contact"
import { withTenant } from "../../db/with-tenant"
import { contactMail } from "../../modules/mail/mails/contact"
import { insertMessage } from "../../modules/contact/messages"
import type { Sender } from "../../modules/mail/mail"
import { queueMail } from "../../modules/mail/queue-mail"
import { renderMail } from "../../modules/mail/render-mail"
import { readContent } from "../../modules/settings/read-settings"
import type { Tenant } from "../../modules/tenant/tenant"

export interface SendMessageInput {
  tenant: Pick<Tenant, "id" | "branding">
  sender: Sender
  message: ContactBody
}

/** How long the shop's mail server may be away. */
const validForSeconds = 5 * 24 * 60 * 60

/** Keeps a message for the shop's admins, and mails it to the shop's contact address where it has one. */
const sendMessageStep = createStep(
  "send-contact-message",
  async ({ tenant, sender, message }: SendMessageInput, { container }) =>
    new StepResponse(
      await withTenant(container, tenant.id, async (tx) => {
        const id = await insertMessage(tx, message)
        const to = contactOf(await readContent(tx), tenant.branding).email.trim()
        if (isEmailAddress(to)) {
          await queueMail(container, tx, renderMail({ sender, to, ...contactMail(message) }), validForSeconds)
        }
        return { id }
      })
    )
)

export const sendMessageWorkflow = createWorkflow(
  "send-contact-message",
  (input: WorkflowData<SendMessageInput>) => {
    return new WorkflowResponse(sendMessageStep(input))
  }
)
