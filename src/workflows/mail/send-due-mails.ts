import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deliverMail, listDueMails } from "../../modules/mail/deliver-mail"

const atOnce = 5
const maxMails = 200

/** Sends what is due, a few at a time. There is no undo: a mail that is out is out. */
const sendDueMailsStep = createStep("send-due-mails", async (_input: undefined, { container }) => {
  const due = await listDueMails(container, maxMails)
  for (let from = 0; from < due.length; from += atOnce) {
    await Promise.all(due.slice(from, from + atOnce).map((it) => deliverMail(container, it)))
  }
  return new StepResponse(due.length)
})

export const sendDueMailsWorkflow = createWorkflow(
  "send-due-mails",
  () => new WorkflowResponse(sendDueMailsStep())
)
