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
 * Each part of it is written down before the next and can be repeated, so that dying in the middle is mended by
 * asking again, not by undoing: money that has moved can't be undone by a rollback.
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
