import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { invite, type InviteInput } from "../../../commands/account/invite"

/** Sends an invitation. It must be a workflow's last step, since a sent e-mail can't be undone. */
export const inviteStep = createStep(
  "invite",
  async (input: InviteInput, { container }) => new StepResponse(await invite(container, input))
)
