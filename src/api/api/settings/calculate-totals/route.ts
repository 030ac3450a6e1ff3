import { roundedPaiseFromRupees } from "../../../../lib/money"
import { calculateTotals, contractTotals } from "../../../../lib/totals"
import { readRates } from "../../../../modules/settings/read-rates"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import * as endpoints from "../../../../contract/endpoints/settings"

export const POST = route(endpoints.calculateTotals, async ({ container, tenant }, { body }) => {
  const rates = await readRates(container, tenant.id)
  return ok(contractTotals(calculateTotals(roundedPaiseFromRupees(body.subtotal), rates)))
})
