import type { MedusaContainer } from "@medusajs/framework/types"
import { findTenant, findTenantEvenArchived } from "../../modules/tenant/find-tenant"
import { finalizePayment } from "./finalize-payment"
import type { Outcome } from "./outcome"

export interface FinalizeInput {
  tenantId: string
  gatewayOrderId: string
  now: Date
}

/**
 * Finalizes a gateway order of a tenant given by id, archived tenants included. Each step is recorded before the next
 * and can be repeated, so recovery after a crash is a retry, not an undo: a rollback can't undo a payment that has
 * moved.
 */
export async function finalizeById(
  container: MedusaContainer,
  { tenantId, gatewayOrderId, now }: FinalizeInput
): Promise<Outcome> {
  const open = await findTenant(container, "id", tenantId)
  const tenant = open ?? (await findTenantEvenArchived(container, tenantId))
  if (!tenant) throw new Error("No such tenant")
  return finalizePayment(container, { tenant, gatewayOrderId, now })
}
