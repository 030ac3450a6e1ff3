import { totalsOfItems } from "../../../../commands/checkout/totals-of-items"
import * as endpoints from "../../../../contract/endpoints/settings"
import { roundedPaiseFromRupees } from "../../../../domain/money"
import { calculateTotals, contractTotals } from "../../../../domain/totals"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { readRates } from "../../../../modules/settings/read-rates"

export const POST = route(endpoints.calculateTotals, async ({ container, tenant }, { body }) => {
  const rates = await readRates(container, tenant.id)
  const subtotal = roundedPaiseFromRupees(body.subtotal)
  if (body.items) {
    return ok(
      contractTotals(await totalsOfItems(container, tenant.id, { items: body.items, subtotal, rates }))
    )
  }
  const { rates: _rates, ...totals } = calculateTotals([{ lineTotal: subtotal }], rates)
  return ok(contractTotals(totals))
})
