import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { sendDueMailsStep } from "./steps/send-due-mails"

export const sendDueMailsWorkflow = createWorkflow(
  "send-due-mails",
  () => new WorkflowResponse(sendDueMailsStep())
)
