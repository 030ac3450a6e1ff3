import type { MedusaContainer } from "@medusajs/framework/types"
import { finishRefunds } from "../commands/order/finish-refunds"

/** Finishes refunds whose response was lost, and refunds made in Medusa Admin whose event was missed. */
export default async function finishRefundsJob(container: MedusaContainer): Promise<void> {
  await finishRefunds(container, {})
}

export const config = { name: "finish-refunds-job", schedule: { interval: 10_000 } }
