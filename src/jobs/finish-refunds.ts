import type { MedusaContainer } from "@medusajs/framework/types"
import { finishRefunds } from "../commands/order/finish-refunds"

/** Refunds whose answer was lost, and those of Medusa Admin that no event has told of. */
export default async function finishRefundsJob(container: MedusaContainer): Promise<void> {
  await finishRefunds(container, {})
}

export const config = { name: "finish-refunds-job", schedule: { interval: 10_000 } }
