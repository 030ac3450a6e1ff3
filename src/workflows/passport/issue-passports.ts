import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { PassportRecord } from "../../contract/passport"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { orderById } from "../../modules/order/read-orders"
import { signPassport } from "../../modules/passport/passport-record"
import { addPassport, passportsOfOrder } from "../../modules/passport/passports"

export interface IssuePassportsInput {
  tenantId: string
  orderId: string
  shop: PassportRecord["shop"]
}

/**
 * Gives each line of an order its passport, once. It is done when somebody first looks, not when the order is made:
 * all of it comes from the order's snapshot, so nothing is lost by waiting, and the checkout stays as short as it is.
 */
const issuePassportsStep = createStep(
  "issue-passports",
  async ({ tenantId, orderId, shop }: IssuePassportsInput, { container }) =>
    new StepResponse(
      await withTenant(container, tenantId, async (tx) => {
        const order = await orderById(tx, orderId)
        if (!order) throw notFound("Order")
        for (const line of order.snapshot.items.keys()) await addPassport(tx, signPassport(order, line, shop))
        return passportsOfOrder(tx, orderId)
      })
    )
)

export const issuePassportsWorkflow = createWorkflow(
  "issue-passports",
  (input: WorkflowData<IssuePassportsInput>) => new WorkflowResponse(issuePassportsStep(input))
)
