import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type InviteInput, inviteStep } from "./steps/invite"

/** Mails an account's owner a link to choose a password; the link comes back. */
export const inviteWorkflow = createWorkflow("invite", (input: WorkflowData<InviteInput>) => {
  return new WorkflowResponse(inviteStep(input))
})
