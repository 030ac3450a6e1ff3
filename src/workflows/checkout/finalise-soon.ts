import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { settleDue } from "./settle-due"

/** Works a notice off after its answer has gone out. What fails here stays due, and the reconciler takes it up. */
export function finaliseSoon(container: MedusaContainer, tenantId: string, gatewayOrderId: string): void {
  setImmediate(() => {
    settleDue(container, { tenantId, gatewayOrderId }).catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Payment ${gatewayOrderId} waits for the reconciler: ${String(error)}`)
    })
  })
}
