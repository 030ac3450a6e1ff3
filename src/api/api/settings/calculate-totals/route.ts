import { roundedPaiseFromRupees } from "../../../../domain/money"
import { calculateTotals, contractTotals } from "../../../../domain/totals"
import { readRates } from "../../../../modules/settings/read-rates"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/settings"

export const POST = route(endpoints.calculateTotals, async ({ container, tenant }, { body }) => {
  const rates = await readRates(container, tenant.id)
  return ok(contractTotals(calculateTotals(roundedPaiseFromRupees(body.subtotal), rates)))
})
