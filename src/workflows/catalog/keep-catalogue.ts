import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { refreshStale } from "./refresh-stale"
import { sumVersions } from "../../modules/catalog/sum-versions"

/** Nothing to undo: it only brings the read model to the state of Medusa's tables. */
const keepCatalogueStep = createStep("keep-catalogue", async (_input: undefined, { container }) => {
  const refreshed = await refreshStale(container)
  await sumVersions(container)
  return new StepResponse({ refreshed })
})

export const keepCatalogueWorkflow = createWorkflow(
  "keep-catalogue",
  () => new WorkflowResponse(keepCatalogueStep())
)
