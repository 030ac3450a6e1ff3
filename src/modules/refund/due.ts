import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { WorkQueue } from "../../db/work-queue"

/**
 * Refunds without a definite response. The transaction that stores the response deletes the row; until then the refund
 * is retried whenever its lease ends.
 */
export const refundQueue = new WorkQueue({
  name: "refunds",
  table: "refund_due",
  key: { refundId: "refund_id" },
  leaseSeconds: 60,
  atOnce: 4,
  perTenant: 1,
})

/** Makes a refund due now, for example after an incoming webhook. */
export const refundDueNow = (
  container: Pick<MedusaContainer, "resolve">,
  refundId: string
): Promise<unknown> =>
  container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("update refund_due set due_at = now() where refund_id = ?", [refundId])
