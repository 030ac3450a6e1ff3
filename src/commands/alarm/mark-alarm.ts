import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { markAlarmRow } from "../../modules/alarm/alarms"

export interface MarkAlarmInput {
  tenantId: string
  id: string
  isSeen: boolean
}

/**
 * Marks an alarm as seen or unseen.
 * @throws ApiError NOT_FOUND, also for another tenant's alarm
 */
export async function markAlarm(container: MedusaContainer, { tenantId, id, isSeen }: MarkAlarmInput) {
  return withTenant(container, tenantId, (tx) => markAlarmRow(tx, id, isSeen))
}
