import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ensurePlatform } from "../../../medusa/tenant/ensure-platform"

/**
 * Creates the records that all tenants share, if they don't exist. It has no compensation, since the next tenant needs
 * them as well.
 */
export const ensurePlatformStep = createStep(
  "ensure-platform",
  async (_input: undefined, { container }) => new StepResponse(await ensurePlatform(container))
)
