import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { openSession, type OpenSessionInput } from "../../../commands/account/open-session"

/** Opens a session. It must be a workflow's last step. */
export const openSessionStep = createStep("open-session", async (input: OpenSessionInput, { container }) => {
  await openSession(container, input)
  return new StepResponse(undefined)
})
