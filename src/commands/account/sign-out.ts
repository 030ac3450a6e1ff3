import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { recordChange } from "../../modules/history/record-change"
import { deleteEnteredSessions, deleteSession, deleteSessionsOf } from "../../modules/account/sessions"

export type EndSessionsInput = { tenantId: string } & (
  | { sessionId: string }
  | {
      othersOf: string
      keep: string
      /**
       * The admin, if an admin signs out: it also ends every session in which the platform acts in an admin's place.
       */
      admin: Actor | null
    }
)

/** Ends one session, or all sessions of an account but one. For an admin it also ends the platform's sessions. */
export async function signOut(container: MedusaContainer, input: EndSessionsInput): Promise<void> {
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
}
