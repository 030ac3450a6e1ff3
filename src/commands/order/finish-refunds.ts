import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { refundDueNow, refundQueue } from "../../modules/refund/due"
import { driveRefund } from "./drive-refund"

interface FinishRefundsInput {
  /** A refund with news from the gateway. */
  refundId?: string
}

/** Retries every refund whose response was lost or isn't recorded yet. Failures stay due. */
export async function finishRefunds(container: MedusaContainer, input: FinishRefundsInput): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  if (input.refundId !== undefined) await refundDueNow(container, input.refundId)
  await refundQueue.run(container, (due) => driveRefund(container, due), {
    onFailure: ({ refundId }, error) => {
      logger.warn(`Refund ${refundId} could not be finished yet: ${String(error)}`)
    },
  })
}
