import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { insertStaffAct } from "../../modules/order/staff-act"

export interface StaffActInput {
  tenantId: string
  orderId: string
  actor: Actor
}

/**
 * Recorded before the action itself, because its effects may be processed at the same moment. An unused name does no
 * harm.
 */
export async function noteStaffAct(
  container: MedusaContainer,
  { tenantId, orderId, actor }: StaffActInput
): Promise<void> {
  await withTenant(container, tenantId, (tx) => insertStaffAct(tx, orderId, actor))
}
