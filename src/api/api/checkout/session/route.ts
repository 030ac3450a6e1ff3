import { openSession } from "../../../../commands/checkout/open-session"
import { gatewayCall } from "../../../../commands/checkout/gateway-call"
import type { CheckoutSessionBody } from "../../../../contract/checkout"
import { ok } from "../../../../http/kernel/reply"
import { requireFeature } from "../../../../http/kernel/require-feature"
import { requireVerified } from "../../../../http/kernel/require-verified"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/checkout"

/** The body's firm; undefined when the body has neither of its members. */
function buyerOf({ buyerGstin: gstin, buyerName: name }: CheckoutSessionBody) {
  if (gstin === undefined && name === undefined) return undefined
  return gstin && name ? { gstin, name } : null
}

export const POST = route(endpoints.createCheckoutSession, async (ctx, { body }) => {
  requireVerified(ctx)
  requireFeature(ctx, "enableCheckout")
  // Checkout pays for the cart.
  requireFeature(ctx, "enableCart")
  const { id, customerId, name, email } = ctx.signedIn.account
  const input = {
    tenantId: ctx.tenant.id,
    account: { id, customerId, name, email },
    shop: { name: ctx.tenant.branding.brandName, domain: ctx.tenant.domain },
    addressId: body.addressId,
    knownOrderId: body.orderId ?? null,
    pan: body.pan ?? null,
    buyer: buyerOf(body),
    now: new Date(),
  }
  return ok(await gatewayCall(() => openSession(ctx.container, input)))
})
