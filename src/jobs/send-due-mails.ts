import type { MedusaContainer } from "@medusajs/framework/types"
import { sendDueMailsWorkflow } from "../workflows/mail/send-due-mails"

/** Mails that could not be sent at once. */
export default async function sendDueMails(container: MedusaContainer): Promise<void> {
  await sendDueMailsWorkflow(container).run()
}

export const config = { name: "send-due-mails-job", schedule: { interval: 10_000 } }
