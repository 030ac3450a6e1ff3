import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import { firstAdmin, insertEnteredSession, usePass } from "../../../modules/account/entry-passes"
import { deleteSession } from "../../../modules/account/sessions"
import { recordEntry } from "./record-entry"

export interface EnterTenantInput {
  tenantId: string
  /** The pass's, from the address. */
  pass: string
  /** The new session's. */
  token: string
  clientIp: string
  userAgent: string | null
  /** The session that this browser had: it ends. */
  replaces: string | null
}

/**
 * Begins a session in an admin's place by a pass, which then is used up.
 * @returns whether the pass worked
 */
export async function enterTenant(container: MedusaContainer, input: EnterTenantInput): Promise<boolean> {
  const { tenantId, pass, token, clientIp, userAgent, replaces } = input
  return withTenant(container, tenantId, async (tx): Promise<boolean> => {
    const entry = await usePass(tx, pass)
    const admin = entry && (await firstAdmin(tx))
    if (!admin) return false
    if (replaces) await deleteSession(tx, replaces)
    const until = await insertEnteredSession(tx, {
      ...entry,
      token,
      clientIp,
      userAgent,
      accountId: admin.id,
    })
    await recordEntry(tx, entry, "created", [
      { field: "reason", from: null, to: entry.reason },
      { field: "until", from: null, to: until.toISOString() },
    ])
    return true
  })
}
