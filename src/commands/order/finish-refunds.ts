import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { claimDueRefunds, refundDueNow } from "../../modules/refund/due"
import { driveRefund } from "./drive-refund"

const batch = 10

interface FinishRefundsInput {
  /** A refund with news from the gateway. */
  refundId?: string
}

/** Retries every refund whose response was lost or isn't recorded yet. Failures stay due. */
export async function finishRefunds(container: MedusaContainer, input: FinishRefundsInput): Promise<number> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  if (input.refundId !== undefined) await refundDueNow(container, input.refundId)
  const due = await claimDueRefunds(container, batch)
  for (const it of due) {
    await driveRefund(container, it).catch((error: unknown) => {
      logger.warn(`Refund ${it.refundId} could not be finished yet: ${String(error)}`)
    })
  }
  return due.length
}
