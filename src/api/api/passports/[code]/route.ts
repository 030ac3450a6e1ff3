import { qrCode } from "../../../../lib/qr"
import { notFound } from "../../../../lib/api-error"
import { orderById } from "../../../../modules/order/read-orders"
import { readPassport } from "../../../../modules/passport/passport-record"
import { findPassport } from "../../../../modules/passport/passports"
import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { passportUrl } from "../../orders/order-passports"
import * as endpoints from "../../../../contract/endpoints/passport"

export const GET = route(endpoints.getPassport, async (ctx, { params }) => {
  const found = await inTenant(ctx, async (tx) => {
    const kept = await findPassport(tx, params.code)
    return kept && { ...kept, order: await orderById(tx, kept.orderId) }
  })
  if (!found) throw notFound("Passport")
  const { code, payload, signature, keyId, order } = found
  const url = passportUrl(ctx, code)
  const isCancelled = order?.status === "CANCELLED"
  const claims = readPassport(ctx.tenant.id, found)
  return ok(
    { code, url, qr: qrCode(url), payload, signature, keyId, isCancelled, ...claims },
    { "x-robots-tag": "noindex" }
  )
})
