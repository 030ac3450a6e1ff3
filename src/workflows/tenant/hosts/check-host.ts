import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { hostView } from "../../../modules/tenant/hosts/host-view"
import { lockHost } from "../../../modules/tenant/hosts/hosts"
import { requireTenant } from "../require-editable"
import type { HostInput } from "./add-host"
import { lookAtHost } from "./look-at-host"

const checkHostStep = createStep(
  "check-host",
  async ({ now, ...input }: HostInput & { now: string }, { container }) => {
    const { id, host } = input
    await requireTenant(container, id)
    await lookAtHost(container, { tenantId: id, host, actor: input.actor, now: new Date(now) })
    return new StepResponse(await withTenant(container, id, async (tx) => hostView(await lockHost(tx, host))))
  }
)

/** Looks for a host's proof now. @throws ApiError NOT_FOUND */
export const checkHostWorkflow = createWorkflow(
  "check-host",
  (input: WorkflowData<HostInput & { now: string }>) => new WorkflowResponse(checkHostStep(input))
)
