import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import { markAlarm } from "../../modules/alarm/alarms"

export interface MarkAlarmInput {
  tenantId: string
  id: string
  isSeen: boolean
}

/** Marks an alarm as looked into, or as not. @throws ApiError NOT_FOUND, for another tenant's too */
const markAlarmStep = createStep(
  "mark-alarm",
  async ({ tenantId, id, isSeen }: MarkAlarmInput, { container }) =>
    new StepResponse(await withTenant(container, tenantId, (tx) => markAlarm(tx, id, isSeen)))
)

export const markAlarmWorkflow = createWorkflow("mark-alarm", (input: WorkflowData<MarkAlarmInput>) => {
  return new WorkflowResponse(markAlarmStep(input))
})
