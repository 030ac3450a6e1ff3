import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { OrderUpdateBody } from "../../contract/admin-order"
import { withTenant } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { editOf, holdOrder } from "../../modules/order/edit-orders"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { mergeNewer } from "../history/merge-newer"
import { adminOrderOf } from "./admin-orders"
import { applyOrderEdit } from "./apply-edit"

export interface UpdateOrderInput {
  tenantId: string
  actor: Actor
  /** Its id or its number. */
  id: string
  changes: OrderUpdateBody
  /** The version that the changes were made from, where the caller names it. */
  version: number | undefined
}

/**
 * Changes an order's status, courier or tracking, or notes something, and keeps newer changes of other fields.
 * @throws ApiError NOT_FOUND, for another tenant's order too; STALE; INSUFFICIENT_STOCK
 */
const updateOrderStep = createStep(
  "update-order",
  async ({ tenantId, actor, id, changes, version }: UpdateOrderInput, { container }) =>
    new StepResponse(
      await withTenant(container, tenantId, async (tx) => {
        const order = await holdOrder(tx, id)
        const { note, ...fields } = changes
        const edit = await mergeNewer(tx, "order", editOf(order), fields, version)
        await applyOrderEdit(container, tx, { tenant: await tenantIn(tx), actor, order, edit, note })
        return adminOrderOf(tx, order.orderId)
      })
    )
)

export const updateOrderWorkflow = createWorkflow(
  "update-order",
  (input: WorkflowData<UpdateOrderInput>) => new WorkflowResponse(updateOrderStep(input))
)
