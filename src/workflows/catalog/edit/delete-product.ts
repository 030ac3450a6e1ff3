import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../lib/actor"
import { holdProducts } from "../../../modules/gemstone/write-gemstones"
import { recordEdit } from "../../history/record-edit"
import { removeProducts } from "../remove-products"
import { editedOf } from "./product-values"
import { freshen, getProduct } from "./read-product"

export interface DeleteProductInput {
  tenantId: string
  actor: Actor
  id: string
}

/**
 * Removes a product; orders that were made of it stay whole, and the history keeps what it was.
 * @throws ApiError NOT_FOUND, for another tenant's product too
 */
const deleteProductStep = createStep(
  "delete-product",
  async ({ tenantId, actor, id }: DeleteProductInput, { container }) => {
    await freshen(container, tenantId, [id])
    await withTenant(container, tenantId, async (tx) => {
      await holdProducts(tx)
      const before = await getProduct(tx, id)
      await removeProducts(tx, [id])
      await recordEdit(tx, actor, "product", editedOf(before), null)
    })
    return new StepResponse(undefined)
  }
)

export const deleteProductWorkflow = createWorkflow(
  "delete-product",
  (input: WorkflowData<DeleteProductInput>) => new WorkflowResponse(deleteProductStep(input))
)
