import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { FaqCreateBody } from "../../contract/faq"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { getFaq } from "../../modules/faq/read-faqs"
import { holdFaqs, insertFaq, placeFaq } from "../../modules/faq/write-faqs"
import { recordEdit } from "../history/record-edit"

export interface CreateFaqInput {
  tenantId: string
  actor: Actor
  faq: FaqCreateBody
}

/** Adds a question; without a position it goes to the end. */
const createFaqStep = createStep(
  "create-faq",
  async ({ tenantId, actor, faq }: CreateFaqInput, { container }) =>
    new StepResponse(
      await withTenant(container, tenantId, async (tx) => {
        await holdFaqs(tx)
        const id = await insertFaq(tx, faq)
        if (faq.position !== undefined) await placeFaq(tx, id, faq.position)
        const after = await getFaq(tx, id)
        await recordEdit(tx, actor, "faq", null, after)
        return after
      })
    )
)

export const createFaqWorkflow = createWorkflow("create-faq", (input: WorkflowData<CreateFaqInput>) => {
  return new WorkflowResponse(createFaqStep(input))
})
