import type { MedusaContainer } from "@medusajs/framework/types"
import { finishRefundsWorkflow } from "../workflows/order/finish-refunds"

/** Refunds whose answer was lost, and those of Medusa Admin that no event has told of. */
export default async function finishRefunds(container: MedusaContainer): Promise<void> {
  await finishRefundsWorkflow(container).run({ input: {} })
}

export const config = { name: "finish-refunds-job", schedule: { interval: 10_000 } }
