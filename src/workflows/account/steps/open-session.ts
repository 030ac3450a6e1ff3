import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { lockAccount } from "../../../modules/account/account"
import {
  deleteSession,
  deleteSessionByToken,
  insertSession,
  type NewSession,
} from "../../../modules/account/sessions"

export type OpenSessionInput = NewSession & {
  tenantId: string
  /** The session that this browser had: it ends, so that each sign-in has a session of its own. */
  replaces: string | null
}

/** Signs an account in. Undone by ending the session; one that it made end, as the oldest of many, stays ended. */
export const openSessionStep = createStep(
  "open-session",
  async ({ tenantId, replaces, ...session }: OpenSessionInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      await lockAccount(tx, session.accountId)
      if (replaces) await deleteSession(tx, replaces)
      await insertSession(tx, session)
    })
    return new StepResponse(undefined, { tenantId, token: session.token })
  },
  async (undo, { container }) => {
    if (!undo) return
    await withTenant(container, undo.tenantId, (tx) => deleteSessionByToken(tx, undo.token))
  }
)
