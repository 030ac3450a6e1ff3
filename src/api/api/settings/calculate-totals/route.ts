import { calculateTotalsBody, totals } from "../../../../contract/checkout"
import { roundedPaiseFromRupees } from "../../../../lib/money"
import { calculateTotals, contractTotals } from "../../../../lib/totals"
import { readRates } from "../../../../modules/settings/read-rates"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const POST = route(
  {
    access: "anyone",
    summary: "What an order of this subtotal costs: GST, shipping, total, in rupees",
    body: calculateTotalsBody,
    answers: { 200: totals },
  },
  async ({ container, tenant }, { body }) => {
    const rates = await readRates(container, tenant.id)
    return ok(contractTotals(calculateTotals(roundedPaiseFromRupees(body.subtotal), rates)))
  }
)
