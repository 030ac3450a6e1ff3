import { z } from "zod"
import { withTenant } from "../../../../db/with-tenant"
import { notFound, ShopError } from "../../../../lib/shop-error"
import { addWebhookEvent } from "../../../../modules/checkout/webhook-events"
import { gatewayOf } from "../../../../payments/adapters"
import { findTenant } from "../../../../modules/tenant/find-tenant"
import { paymentAccount } from "../../../../modules/tenant/payment-account"
import { finaliseSoon } from "../../../../workflows/checkout/finalise-soon"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const POST = route(
  {
    access: "platform",
    summary: "The payment gateway's notices for one shop, signed with its webhook secret",
    params: z.object({ provider: z.string().max(40), tenant: z.string().max(60) }),
    body: z.looseObject({}),
    answers: { 200: z.object({ received: z.boolean() }) },
    refusals: ["NOT_FOUND"],
  },
  async ({ container }, { params }, req) => {
    const tenant = await findTenant(container, "slug", params.tenant)
    const account = tenant && (await paymentAccount(container, tenant.id))
    if (!tenant || account?.provider !== params.provider) throw notFound("Shop")
    const raw = (req as { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0)
    const notice = gatewayOf(account).readNotice(raw, req.headers)
    if (!notice) throw new ShopError("UNAUTHENTICATED", "The notice's signature is not valid")
    // Written down first, answered at once, worked off after: the gateway waits five seconds only.
    const claim = await withTenant(container, tenant.id, (tx) => addWebhookEvent(tx, notice))
    if (claim && notice.gatewayOrderId)
      finaliseSoon(container, { tenantId: tenant.id, gatewayOrderId: notice.gatewayOrderId, claim })
    return ok({ received: true })
  }
)
