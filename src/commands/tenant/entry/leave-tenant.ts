import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import type { Entry } from "../../../modules/account/entry-passes"
import { deleteSession } from "../../../modules/account/sessions"
import { recordEntry } from "./record-entry"

export interface LeaveTenantInput {
  tenantId: string
  sessionId: string
  entry: Omit<Entry, "reason">
}

/** Ends the session in an admin's place. */
export async function leaveTenant(
  container: MedusaContainer,
  { tenantId, sessionId, entry }: LeaveTenantInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    if (await deleteSession(tx, sessionId)) await recordEntry(tx, entry, "deleted", [])
  })
}
