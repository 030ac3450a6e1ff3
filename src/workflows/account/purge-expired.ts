import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { purgeExpiredStep } from "./steps/purge-expired"

export const purgeExpiredWorkflow = createWorkflow(
  "purge-expired",
  () => new WorkflowResponse(purgeExpiredStep())
)
