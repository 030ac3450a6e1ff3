import { receiveNotice } from "../../../../commands/checkout/receive-notice"
import * as endpoints from "../../../../contract/endpoints/payment-webhook"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { takePeerLimit } from "../../../../http/throttle/peer-limit"
import { clientOf } from "../../../../http/throttle/rate-limit"
import { ApiError } from "../../../../lib/api-error"

/** Max refused webhooks of one client in ten seconds. Signed ones are never refused, whatever the client sent before. */
const maxRefused = 30

export const POST = route(endpoints.receivePaymentWebhook, async (ctx, { params, raw }, req) => {
  const { provider, tenant: slug } = params
  const notice = { provider, slug, raw, headers: req.headers }
  await receiveNotice(ctx.container, notice).catch(async (error: unknown) => {
    if (error instanceof ApiError) await takePeerLimit(`webhook:${clientOf(ctx)}`, maxRefused)
    throw error
  })
  return ok({ received: true })
})
