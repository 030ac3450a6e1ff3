import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../db/with-tenant"
import { claimDue, type Due, dropDue, lookLater } from "../../modules/checkout/due"
import { finalisePaymentWorkflow } from "./finalise-workflow"

/** Finalises one due gateway order and says when to look again. Whatever it throws, the entry stays due. */
export async function settleDue(container: MedusaContainer, due: Due, now = new Date()): Promise<void> {
  const age = await withTenant(container, due.tenantId, (tx) =>
    tx.first<{ seconds: number }>(
      `select extract(epoch from now() - created_at)::int as seconds from payment_ledger
       where tenant_id = ? and gateway_order_id = ?`,
      [due.tenantId, due.gatewayOrderId]
    )
  )
  if (!age) {
    await dropDue(container, due)
    return
  }
  const { result } = await finalisePaymentWorkflow(container).run({
    input: { ...due, now: now.toISOString() },
  })
  const waiting = result.kind === "unpaid" && (await lookLater(container, due, age.seconds))
  if (!waiting) await dropDue(container, due)
}

/** How much one round of the reconciler takes on. */
const batch = 20

/**
 * Takes up every payment that nobody else has finished: a shopper who closed the browser, a notice that never came, a
 * process that died. Several processes share the work, since claiming skips what another has claimed.
 */
export async function settleAllDue(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const due of await claimDue(container, batch)) {
    try {
      await settleDue(container, due)
    } catch (error) {
      logger.warn(`Payment ${due.gatewayOrderId} could not be settled yet: ${String(error)}`)
    }
  }
}
