import type { MedusaContainer } from "@medusajs/framework/types"
import { finishRefundsWorkflow } from "../workflows/order/finish-refunds"

/** Refunds whose answer was lost. */
export default async function finishRefunds(container: MedusaContainer): Promise<void> {
  await finishRefundsWorkflow(container).run()
}

export const config = { name: "finish-refunds-job", schedule: { interval: 10_000 } }
