import type { MedusaContainer } from "@medusajs/framework/types"
import { settleAllDue } from "../workflows/checkout/settle-due"

/** Takes up what nobody else has finished; see `settleAllDue`. */
export default async function reconcilePayments(container: MedusaContainer): Promise<void> {
  await settleAllDue(container)
}

export const config = { name: "reconcile-payments", schedule: "*/15 * * * * *" }
