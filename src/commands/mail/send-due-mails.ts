import type { MedusaContainer } from "@medusajs/framework/types"
import { deliverMail } from "../../modules/mail/deliver-mail"
import { mailQueue } from "../../modules/mail/due"

/** Sends the due mails. */
export async function sendDueMails(container: MedusaContainer): Promise<void> {
  await mailQueue.run(container, (due) => deliverMail(container, due))
}
