import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { receiveNotice } from "../../../../commands/checkout/receive-notice"
import * as endpoints from "../../../../contract/endpoints/payment-webhook"

export const POST = route(endpoints.receivePaymentWebhook, async ({ container }, { params }, req) => {
  const raw = (req as { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0)
  await receiveNotice(container, {
    provider: params.provider,
    slug: params.tenant,
    raw,
    headers: req.headers,
  })
  return ok({ received: true })
})
