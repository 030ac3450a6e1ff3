import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { deleteSession, deleteSessionsOf } from "../../../modules/account/sessions"

export type EndSessionsInput = { tenantId: string } & (
  { sessionId: string } | { othersOf: string; keep: string }
)

/** There is no undo: a session that was ended on purpose must not come back. */
export const endSessionsStep = createStep("end-sessions", async (input: EndSessionsInput, { container }) => {
  const ended = await withTenant(container, input.tenantId, (tx) =>
    "sessionId" in input
      ? deleteSession(tx, input.sessionId)
      : deleteSessionsOf(tx, input.othersOf, input.keep)
  )
  return new StepResponse(ended)
})
