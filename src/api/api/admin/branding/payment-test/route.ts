import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { gatewayCall } from "../../../../../commands/checkout/gateway-call"
import { testPayment } from "../../../../../commands/tenant/test-payment"
import * as endpoints from "../../../../../contract/endpoints/branding"

export const POST = route(endpoints.testPaymentAccount, async (ctx) =>
  ok(await gatewayCall(() => testPayment(ctx.container, ctx.tenant.id)))
)
