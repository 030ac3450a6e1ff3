import { totalsOfItems } from "../../../../commands/checkout/totals-of-items"
import * as endpoints from "../../../../contract/endpoints/settings"
import { roundedPaiseFromRupees } from "../../../../domain/money"
import { taxRegime } from "../../../../domain/tax-regime"
import { calculateTotals, contractTotals } from "../../../../domain/totals"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { readRates } from "../../../../modules/settings/read-rates"

export const POST = route(endpoints.calculateTotals, async ({ container, tenant }, { body }) => {
  const rates = await readRates(container, tenant.id)
  const regime = taxRegime(rates, body.country, new Date())
  const subtotal = roundedPaiseFromRupees(body.subtotal)
  if (body.items) {
    const input = { items: body.items, subtotal, rates, regime }
    return ok(contractTotals(await totalsOfItems(container, tenant.id, input)))
  }
  const { rates: _rates, ...totals } = calculateTotals([{ lineTotal: subtotal }], rates, regime)
  return ok(contractTotals(totals))
})
