import { z } from "zod"
import { withTenant } from "../../../../db/with-tenant"
import { notFound, ShopError } from "../../../../lib/shop-error"
import { addWebhookEvent } from "../../../../modules/checkout/webhook-events"
import { isWebhookSignature } from "../../../../modules/payment-razorpay/signature"
import { findTenant } from "../../../../modules/tenant/find-tenant"
import { paymentAccount } from "../../../../modules/tenant/payment-account"
import { finaliseSoon } from "../../../../workflows/checkout/finalise-soon"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

const notice = z.object({
  event: z.string().max(100),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ order_id: z.string().max(100).nullish() }) }).optional(),
      order: z.object({ entity: z.object({ id: z.string().max(100) }) }).optional(),
    })
    .default({}),
})

export const POST = route(
  {
    access: "platform",
    summary: "The payment gateway's notices for one shop, signed with its webhook secret",
    params: z.object({ tenant: z.string().max(60) }),
    body: notice,
    answers: { 200: z.object({ received: z.boolean() }) },
    refusals: ["NOT_FOUND"],
  },
  async ({ container }, { params, body }, req) => {
    const tenant = await findTenant(container, "slug", params.tenant)
    const account = tenant && (await paymentAccount(container, tenant.id))
    if (!tenant || !account) throw notFound("Shop")
    const raw = (req as { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0)
    const signature = req.headers["x-razorpay-signature"]
    if (typeof signature !== "string" || !isWebhookSignature(raw, signature, account.webhookSecret)) {
      throw new ShopError("UNAUTHENTICATED", "The notice's signature is not valid")
    }
    const gatewayOrderId = body.payload.payment?.entity.order_id ?? body.payload.order?.entity.id ?? null
    const eventId = req.headers["x-razorpay-event-id"]
    const event = {
      id: typeof eventId === "string" ? eventId.slice(0, 100) : signature,
      event: body.event,
      gatewayOrderId,
    }
    // Written down first, answered at once, worked off after: the gateway waits five seconds only.
    const claim = await withTenant(container, tenant.id, (tx) => addWebhookEvent(tx, event))
    if (claim && gatewayOrderId) finaliseSoon(container, { tenantId: tenant.id, gatewayOrderId, claim })
    return ok({ received: true })
  }
)
