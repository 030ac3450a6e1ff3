import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { getFaq } from "../../modules/faq/read-faqs"
import { deleteFaq, holdFaqs } from "../../modules/faq/write-faqs"
import { recordEdit } from "../history/record-edit"

export interface DeleteFaqInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Removes a question; the history keeps what it was.
 * @throws ApiError NOT_FOUND, for another tenant's question too
 */
const deleteFaqStep = createStep(
  "delete-faq",
  async ({ tenantId, actor, id }: DeleteFaqInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      await holdFaqs(tx)
      const before = await getFaq(tx, id)
      await deleteFaq(tx, id)
      await recordEdit(tx, actor, "faq", before, null)
    })
    return new StepResponse(undefined)
  }
)

export const deleteFaqWorkflow = createWorkflow("delete-faq", (input: WorkflowData<DeleteFaqInput>) => {
  return new WorkflowResponse(deleteFaqStep(input))
})
