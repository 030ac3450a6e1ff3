import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { recordChange } from "../../modules/history/record-change"
import { deleteEnteredSessions, deleteSession, deleteSessionsOf } from "../../modules/account/sessions"

export type EndSessionsInput = { tenantId: string } & (
  | { sessionId: string }
  | {
      othersOf: string
      keep: string
      /** An admin, who also ends every session in which the platform acts in an admin's place. */
      admin: Actor | null
    }
)

/** There is no undo: a session that was ended on purpose must not come back. */
const endSessionsStep = createStep("end-sessions", async (input: EndSessionsInput, { container }) => {
  await withTenant(container, input.tenantId, async (tx) => {
    if ("sessionId" in input) {
      await deleteSession(tx, input.sessionId)
      return
    }
    if (input.admin) {
      for (const { id } of await deleteEnteredSessions(tx)) {
        const change = { act: "deleted", entity: "entry", entityId: id, version: null, changes: [] } as const
        await recordChange(tx, input.admin, change)
      }
    }
    await deleteSessionsOf(tx, input.othersOf, input.keep)
  })
  return new StepResponse(undefined)
})

/** Ends one session, or all of an account but one and, for an admin, those of the platform. */
export const signOutWorkflow = createWorkflow("sign-out", (input: WorkflowData<EndSessionsInput>) => {
  return new WorkflowResponse(endSessionsStep(input))
})
