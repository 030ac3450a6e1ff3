import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { refreshStale } from "./refresh-stale"
import { settleVersions } from "../../modules/catalog/settle-versions"

/** Nothing to undo: it only makes the read model say what Medusa's tables say. */
const keepCatalogueStep = createStep("keep-catalogue", async (_input: undefined, { container }) => {
  const refreshed = await refreshStale(container)
  await settleVersions(container)
  return new StepResponse({ refreshed })
})

export const keepCatalogueWorkflow = createWorkflow(
  "keep-catalogue",
  () => new WorkflowResponse(keepCatalogueStep())
)
