import type { MedusaContainer } from "@medusajs/framework/types"
import { findTenant, findTenantEvenArchived } from "../../modules/tenant/find-tenant"
import { finalisePayment } from "./finalise-payment"
import type { Outcome } from "./outcome"

export interface FinaliseInput {
  tenantId: string
  gatewayOrderId: string
  now: Date
}

/**
 * Finalizes a gateway order of a tenant given by id, archived tenants included. Each step is recorded before the next
 * and can be repeated, so recovery after a crash is a retry, not an undo: a rollback can't undo a payment that has
 * moved.
 */
export async function finaliseById(
  container: MedusaContainer,
  { tenantId, gatewayOrderId, now }: FinaliseInput
): Promise<Outcome> {
  const open = await findTenant(container, "id", tenantId)
  const tenant = open ?? (await findTenantEvenArchived(container, tenantId))
  if (!tenant) throw new Error("No such tenant")
  return finalisePayment(container, { tenant, gatewayOrderId, now })
}
