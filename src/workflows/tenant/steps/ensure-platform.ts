import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ensurePlatform } from "../../../medusa/tenant/ensure-platform"

/** Creates what all tenants share, unless it exists; it is never undone, since the next tenant needs it as well. */
export const ensurePlatformStep = createStep(
  "ensure-platform",
  async (_input: undefined, { container }) => new StepResponse(await ensurePlatform(container))
)
