import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { deleteTenant, insertTenant, type NewTenant } from "../../../modules/tenant/write-tenant"

/** Inserts the tenant's row of the registry; compensated by deleting it. */
export const insertTenantStep = createStep(
  "insert-tenant",
  async (input: NewTenant, { container }) => {
    await insertTenant(container, input)
    return new StepResponse(undefined, input.id)
  },
  async (id, { container }) => {
    if (id) await deleteTenant(container, id)
  }
)
