import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import { firstAdmin, insertEnteredSession, usePass } from "../../../modules/account/entry-passes"
import { deleteSession } from "../../../modules/account/sessions"
import { recordEntry } from "./record-entry"

export interface EnterTenantInput {
  tenantId: string
  /** The pass from the URL. */
  pass: string
  /** Token of the new session. */
  token: string
  clientIp: string
  userAgent: string | null
  /** The browser's previous session, which ends. */
  replaces: string | null
}

/**
 * Opens a session in an admin's place with a pass, which is used up.
 * @returns whether the pass was valid
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
