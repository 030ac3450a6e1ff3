import { paymentTest } from "../../../../../contract/admin-branding"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { gatewayCall } from "../../../../../workflows/checkout/gateway-call"
import { testPayment } from "../../../../../workflows/tenant/test-payment"

export const POST = route(
  {
    access: "admin",
    summary: "Ask the payment gateway whether it accepts the shop's keys",
    answers: { 200: paymentTest },
    refusals: ["GATEWAY_UNAVAILABLE"],
    limits: [{ name: "payment-test", per: "account", maxPerHour: 60 }],
  },
  async (ctx) => ok(await gatewayCall(() => testPayment(ctx.container, ctx.tenant.id)))
)
