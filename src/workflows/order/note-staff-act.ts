import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { noteStaffAct } from "../../modules/order/staff-act"

export interface StaffActInput {
  tenantId: string
  orderId: string
  actor: Actor
}

/** Before the act itself: what follows from it may be seen in the same moment. A name too many harms nobody. */
const noteStaffActStep = createStep(
  "note-staff-act",
  async ({ tenantId, orderId, actor }: StaffActInput, { container }) => {
    await withTenant(container, tenantId, (tx) => noteStaffAct(tx, orderId, actor))
    return new StepResponse(undefined)
  }
)

export const noteStaffActWorkflow = createWorkflow(
  "note-staff-act",
  (input: WorkflowData<StaffActInput>) => new WorkflowResponse(noteStaffActStep(input))
)
