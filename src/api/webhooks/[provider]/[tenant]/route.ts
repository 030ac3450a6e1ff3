import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { receiveNotice } from "../../../../commands/checkout/receive-notice"
import * as endpoints from "../../../../contract/endpoints/payment-webhook"

export const POST = route(endpoints.receivePaymentWebhook, async ({ container }, { params, raw }, req) => {
  const { provider, tenant: slug } = params
  await receiveNotice(container, { provider, slug, raw, headers: req.headers })
  return ok({ received: true })
})
