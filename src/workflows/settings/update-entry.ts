import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { editMerged } from "../history/edit-merged"
import { type HeldEntry, holdEntry, type Named, writeEntry } from "./held-entry"

export interface UpdateEntryInput {
  tenantId: string
  actor: Actor
  entry: Named & { value: string }
  /** The version that the change was made from, where the caller names it. */
  version: number | undefined
}

/**
 * Writes a setting or a text that fits its rule.
 * @throws ApiError STALE
 */
const updateEntryStep = createStep(
  "update-entry",
  async ({ tenantId, actor, entry, version }: UpdateEntryInput, { container }) =>
    new StepResponse(
      await withTenant(container, tenantId, async (tx) => {
        const before = await holdEntry(tx, entry)
        return editMerged<HeldEntry>(tx, actor, entry.of, {
          before,
          changes: { value: entry.value },
          version,
          write: (edit) => writeEntry(tx, entry.of, before, edit),
          reread: () => holdEntry(tx, entry),
        })
      })
    )
)

export const updateEntryWorkflow = createWorkflow("update-entry", (input: WorkflowData<UpdateEntryInput>) => {
  return new WorkflowResponse(updateEntryStep(input))
})
