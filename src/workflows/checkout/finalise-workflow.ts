import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { findTenant, findTenantEvenArchived } from "../../modules/tenant/find-tenant"
import { finalisePayment } from "./finalise-payment"

export interface FinaliseWorkflowInput {
  tenantId: string
  gatewayOrderId: string
  now: string
}

/**
 * Each part of it is written down before the next and can be repeated, so that dying in the middle is mended by
 * asking again, not by undoing: money that has moved can't be undone by a rollback.
 */
const finalisePaymentStep = createStep(
  "finalise-payment",
  async ({ tenantId, gatewayOrderId, now }: FinaliseWorkflowInput, { container }) => {
    const open = await findTenant(container, "id", tenantId)
    const tenant = open ?? (await findTenantEvenArchived(container, tenantId))
    if (!tenant) throw new Error("No such tenant")
    return new StepResponse(await finalisePayment(container, { tenant, gatewayOrderId, now: new Date(now) }))
  }
)

export const finalisePaymentWorkflow = createWorkflow(
  "finalise-payment",
  (input: WorkflowData<FinaliseWorkflowInput>) => new WorkflowResponse(finalisePaymentStep(input))
)
