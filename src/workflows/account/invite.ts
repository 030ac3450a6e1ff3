import { createWorkflow, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type InviteInput, inviteStep } from "./steps/invite"

/** Mails the holder of an account a link to choose a password; returns the link. */
export const inviteWorkflow = createWorkflow("invite", (input: WorkflowData<InviteInput>) => {
  return new WorkflowResponse(inviteStep(input))
})
