import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { lockAccount } from "../../modules/account/account"
import { deleteSession, insertSession, type NewSession } from "../../modules/account/sessions"

export type OpenSessionInput = NewSession & {
  tenantId: string
  /** The browser's previous session. It ends, so that each sign-in has its own session. */
  replaces: string | null
}

/** Signs an account in. */
export async function openSession(
  container: MedusaContainer,
  { tenantId, replaces, ...session }: OpenSessionInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    await lockAccount(tx, session.accountId)
    if (replaces) await deleteSession(tx, replaces)
    await insertSession(tx, session)
  })
}
