import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { claimDue } from "../modules/checkout/due"
import { settleDue } from "../workflows/checkout/settle-due"

const batch = 20

/**
 * Takes up every payment that nobody else has finished: a shopper who closed the browser, a notice that never came, a
 * process that died. Several processes share the work, since claiming skips what another has claimed.
 */
export default async function reconcilePayments(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const due of await claimDue(container, batch)) {
    try {
      await settleDue(container, due)
    } catch (error) {
      logger.warn(`Payment ${due.gatewayOrderId} could not be settled yet: ${String(error)}`)
    }
  }
}

export const config = { name: "reconcile-payments", schedule: "*/15 * * * * *" }
