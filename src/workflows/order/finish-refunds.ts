import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { claimDueRefunds } from "../../modules/refund/due"
import { driveRefund } from "./drive-refund"

const batch = 10

/** Asks again for every refund whose answer was lost. What fails here stays due. */
const finishRefundsStep = createStep("finish-refunds", async (_input: undefined, { container }) => {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const due = await claimDueRefunds(container, batch)
  for (const it of due) {
    await driveRefund(container, it).catch((error: unknown) => {
      logger.warn(`Refund ${it.refundId} could not be finished yet: ${String(error)}`)
    })
  }
  return new StepResponse(due.length)
})

export const finishRefundsWorkflow = createWorkflow(
  "finish-refunds",
  () => new WorkflowResponse(finishRefundsStep())
)
