import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { lockAccount } from "../../../modules/account/account"
import { deleteSession, insertSession, type NewSession } from "../../../modules/account/sessions"

export type OpenSessionInput = NewSession & {
  tenantId: string
  /** The session that this browser had: it ends, so that each sign-in has a session of its own. */
  replaces: string | null
}

/** Signs an account in. It is the last step of each workflow that has it, so there is no undo. */
export const openSessionStep = createStep(
  "open-session",
  async ({ tenantId, replaces, ...session }: OpenSessionInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      await lockAccount(tx, session.accountId)
      if (replaces) await deleteSession(tx, replaces)
      await insertSession(tx, session)
    })
    return new StepResponse(undefined)
  }
)
