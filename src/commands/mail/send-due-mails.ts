import type { MedusaContainer } from "@medusajs/framework/types"
import { deliverMail, listDueMails } from "../../modules/mail/deliver-mail"

const atOnce = 5
const maxMails = 200

/** Sends the due mails in small batches. */
export async function sendDueMails(container: MedusaContainer): Promise<number> {
  const due = await listDueMails(container, maxMails)
  for (let from = 0; from < due.length; from += atOnce) {
    await Promise.all(due.slice(from, from + atOnce).map((it) => deliverMail(container, it)))
  }
  return due.length
}
