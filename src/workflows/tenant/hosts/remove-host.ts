import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { ApiError } from "../../../lib/api-error"
import { forgetTenants } from "../../../modules/tenant/find-tenant"
import { deleteHost, lockHost } from "../../../modules/tenant/hosts/hosts"
import { lockTenant } from "../../../modules/tenant/platform-tenant"
import { requireEditable, requireTenant } from "../require-editable"
import type { HostInput } from "./add-host"
import { recordHost } from "./record-host"

/** From here on it serves nothing and is free. There is no undo: another tenant may have it a moment later. */
const removeHostStep = createStep("remove-host", async ({ id, host, actor }: HostInput, { container }) => {
  await requireTenant(container, id)
  await withTenant(container, id, async (tx) => {
    requireEditable(await lockTenant(tx))
    const before = await lockHost(tx, host)
    if (before.isPrimary)
      throw new ApiError("CONFLICT", "This is the primary domain. Make another one primary first.")
    await deleteHost(tx, host)
    await recordHost(tx, actor, host, "deleted", { from: host, to: null })
  })
  forgetTenants()
  return new StepResponse(undefined)
})

/** @throws ApiError NOT_FOUND, FORBIDDEN for the platform's own; CONFLICT for the primary host */
export const removeHostWorkflow = createWorkflow(
  "remove-host",
  (input: WorkflowData<HostInput>) => new WorkflowResponse(removeHostStep(input))
)
