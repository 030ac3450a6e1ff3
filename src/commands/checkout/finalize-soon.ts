import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Due } from "../../modules/checkout/due"
import { finalizeDue } from "./finalize-due"

/**
 * Finalizes the payment of an incoming webhook after the response is sent. A payment that fails here stays due for the
 * reconciler.
 */
export function finalizeSoon(container: MedusaContainer, due: Due): void {
  setImmediate(() => {
    finalizeDue(container, due).catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Payment ${due.gatewayOrderId} waits for the reconciler: ${String(error)}`)
    })
  })
}
