import type { MedusaContainer } from "@medusajs/framework/types"
import { finaliseAllDue } from "../commands/checkout/finalise-due"

/** Finalizes payments that are still unfinished; see `finaliseAllDue`. */
export default async function reconcilePayments(container: MedusaContainer): Promise<void> {
  await finaliseAllDue(container)
}

export const config = { name: "reconcile-payments", schedule: "*/15 * * * * *" }
