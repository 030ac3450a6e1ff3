import * as endpoints from "../../../../contract/endpoints/checkout"
import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { keptBuyer } from "../../../../modules/account/kept-buyer"

export const GET = route(endpoints.getCheckoutDetails, async (ctx) => {
  const buyer = await inTenant(ctx, (tx) => keptBuyer(tx, ctx.signedIn.account.id))
  return ok({ buyerGstin: buyer?.gstin ?? null, buyerName: buyer?.name ?? null })
})
