import type { MedusaContainer } from "@medusajs/framework/types"
import { sendDueMails } from "../commands/mail/send-due-mails"
import { runJob } from "../lib/telemetry/run-job"

/** Sends e-mails that could not be sent immediately. */
export default async function sendDueMailsJob(container: MedusaContainer): Promise<void> {
  await runJob(config.name, () => sendDueMails(container))
}

export const config = { name: "send-due-mails-job", schedule: { interval: 10_000 } }
