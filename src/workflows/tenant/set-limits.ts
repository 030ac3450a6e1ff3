import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { TenantLimits } from "../../contract/tenant-limits"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { findTenant, forgetTenants } from "../../modules/tenant/find-tenant"
import { writeLimits } from "../../modules/tenant/platform-tenant"

interface SetTenantLimitsInput {
  id: string
  limits: TenantLimits
}

/** Nothing comes after it, so it has no undo. @throws ApiError NOT_FOUND, for an archived one too */
const setTenantLimitsStep = createStep(
  "set-tenant-limits",
  async ({ id, limits }: SetTenantLimitsInput, { container }) => {
    // Only a tenant's own id may be entered.
    if (!(await findTenant(container, "id", id))) throw notFound("Tenant")
    if ((await withTenant(container, id, (tx) => writeLimits(tx, limits))) === 0) throw notFound("Tenant")
    forgetTenants()
    return new StepResponse(undefined)
  }
)

export const setTenantLimitsWorkflow = createWorkflow(
  "set-tenant-limits",
  (input: WorkflowData<SetTenantLimitsInput>) => new WorkflowResponse(setTenantLimitsStep(input))
)
