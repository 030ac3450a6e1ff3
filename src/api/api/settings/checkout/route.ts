import { checkoutSettings } from "../../../../contract/checkout"
import { readRates } from "../../../../modules/settings/read-rates"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  {
    access: "anyone",
    summary: "From which subtotal on shipping is free",
    answers: { 200: checkoutSettings },
  },
  async ({ container, tenant }) => {
    const rates = await readRates(container, tenant.id)
    return ok({ freeShippingThreshold: Number(rates.free_shipping_threshold) })
  }
)
