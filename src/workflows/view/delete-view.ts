import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import { deleteView, getView } from "../../modules/view/views"

export interface DeleteViewInput {
  tenantId: string
  accountId: string
  id: string
}

/** Removes a view. @throws ApiError NOT_FOUND for another's own view, and another tenant's */
const deleteViewStep = createStep(
  "delete-view",
  async ({ tenantId, accountId, id }: DeleteViewInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      await getView(tx, accountId, id)
      await deleteView(tx, id)
    })
    return new StepResponse(undefined)
  }
)

export const deleteViewWorkflow = createWorkflow(
  "delete-view",
  (input: WorkflowData<DeleteViewInput>) => new WorkflowResponse(deleteViewStep(input))
)
