import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Due } from "../../modules/checkout/due"
import { settleDue } from "./settle-due"

/** Works a notice off after its answer has gone out. What fails here stays due, and the reconciler takes it up. */
export function finaliseSoon(container: MedusaContainer, due: Due): void {
  setImmediate(() => {
    settleDue(container, due).catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Payment ${due.gatewayOrderId} waits for the reconciler: ${String(error)}`)
    })
  })
}
