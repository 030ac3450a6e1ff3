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
 * Before the act itself: what follows from it may be seen in the same moment. A name too many harms nobody.
 */
export async function noteStaffAct(
  container: MedusaContainer,
  { tenantId, orderId, actor }: StaffActInput
): Promise<void> {
  await withTenant(container, tenantId, (tx) => insertStaffAct(tx, orderId, actor))
}
