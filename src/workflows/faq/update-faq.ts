import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { FaqUpdateBody } from "../../contract/faq"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { getFaq, nearestPlace } from "../../modules/faq/read-faqs"
import { holdFaqs, placeFaq, updateFaq } from "../../modules/faq/write-faqs"
import { mergeNewer } from "../history/merge-newer"
import { recordEdit } from "../history/record-edit"

export interface UpdateFaqInput {
  tenantId: string
  actor: Actor
  id: string
  changes: FaqUpdateBody
  /** The version that the changes were made from, where the caller names it. */
  version: number | undefined
}

/**
 * Changes a question, and keeps newer changes of its other fields.
 * @throws ApiError NOT_FOUND, for another tenant's question too; STALE
 */
const updateFaqStep = createStep(
  "update-faq",
  async ({ tenantId, actor, id, changes, version }: UpdateFaqInput, { container }) =>
    new StepResponse(
      await withTenant(container, tenantId, async (tx) => {
        await holdFaqs(tx)
        const before = await getFaq(tx, id)
        const position = changes.position === undefined ? undefined : await nearestPlace(tx, changes.position)
        const edit = await mergeNewer(tx, "faq", before, { ...changes, position }, version)
        if (Object.keys(edit).length === 0) return before
        if (edit.position !== undefined) await placeFaq(tx, id, edit.position)
        await updateFaq(tx, id, { ...before, ...edit })
        const after = await getFaq(tx, id)
        await recordEdit(tx, actor, "faq", before, after)
        return after
      })
    )
)

export const updateFaqWorkflow = createWorkflow("update-faq", (input: WorkflowData<UpdateFaqInput>) => {
  return new WorkflowResponse(updateFaqStep(input))
})
