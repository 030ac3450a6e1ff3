import type { CreateOrderBody } from "../../contract/order"
import type { TenantTx } from "../../db/with-tenant"
import { invalid, notFound, ShopError } from "../../lib/shop-error"
import { defaultAddress, findAddress } from "../../modules/address"
import { findEntry, type LedgerEntry } from "../../modules/checkout/ledger"
import { Gateway } from "../../modules/payment-razorpay/gateway"
import { GatewayRefusal } from "../../modules/payment-razorpay/gateway-errors"
import { isCheckoutSignature } from "../../modules/payment-razorpay/signature"
import { orderById, orderByPayment } from "../../modules/shop-order/read-orders"
import type { ShopOrder } from "../../modules/shop-order/shop-order"
import { paymentAccount } from "../../modules/tenant/payment-account"
import { claimsMatch } from "../../workflows/checkout/claims"
import { finalisePaymentWorkflow } from "../../workflows/checkout/finalise-workflow"
import { inTenant, type RequestContext, type SignedIn } from "./context"

type Ctx = RequestContext & { signedIn: SignedIn }

const mismatch = (): ShopError =>
  new ShopError(
    "PAYMENT_MISMATCH",
    "This payment doesn't belong to your order. You have not been charged for it here."
  )

/**
 * The browser's way to its order after paying. Everything in the body is a claim: the payment is read back from the
 * gateway with the shop's own credentials, and it must belong to a session of this account.
 * @throws ShopError TOTALS_CHANGED, PAYMENT_MISMATCH, INSUFFICIENT_STOCK, NOT_FOUND, VALIDATION_FAILED
 */
export async function claimOrder(
  ctx: Ctx,
  body: CreateOrderBody
): Promise<{ order: ShopOrder; isNew: boolean }> {
  const known = await inTenant(ctx, (tx) => orderByPayment(tx, body.paymentRef))
  if (known && known.status !== "PENDING") return { order: own(ctx, known), isNew: false }
  if (!known) await inTenant(ctx, (tx) => requireAddress(tx, ctx.signedIn.account.id, body.addressId))
  const gatewayOrderId = await gatewayOrderOf(ctx, body)
  const entry = await inTenant(ctx, (tx) => findEntry(tx, gatewayOrderId))
  if (entry?.accountId !== ctx.signedIn.account.id) throw mismatch()
  if (!claimsMatch(body, entry.snapshot)) {
    throw new ShopError("TOTALS_CHANGED", "Prices or totals have changed. Please review your order.")
  }
  return finalise(ctx, entry, body.paymentRef)
}

function own(ctx: Ctx, order: ShopOrder): ShopOrder {
  if (order.accountId !== ctx.signedIn.account.id) throw mismatch()
  return order
}

async function requireAddress(tx: TenantTx, accountId: string, addressId: string | undefined): Promise<void> {
  if (addressId !== undefined) {
    if (!(await findAddress(tx, accountId, addressId))) throw notFound("Address")
  } else if (!(await defaultAddress(tx, accountId))) {
    throw invalid("addressId", "Please choose a delivery address")
  }
}

async function gatewayOrderOf(ctx: Ctx, body: CreateOrderBody): Promise<string> {
  const account = await paymentAccount(ctx.container, ctx.tenant.id)
  if (!account) throw new ShopError("PAYMENT_NOT_CONFIGURED", "This store takes no online payments yet")
  const { paymentRef: paymentId, razorpayOrderId: orderId, razorpaySignature: signature } = body
  const payment = await new Gateway(account).payment(paymentId).catch((error: unknown) => {
    throw error instanceof GatewayRefusal ? mismatch() : error
  })
  if (!payment.order_id || (orderId !== undefined && payment.order_id !== orderId)) throw mismatch()
  if (signature !== undefined) {
    const signed = { orderId: payment.order_id, paymentId, signature }
    if (!isCheckoutSignature(signed, account.keySecret)) throw mismatch()
  }
  if (payment.status !== "authorized" && payment.status !== "captured") throw mismatch()
  return payment.order_id
}

async function finalise(ctx: Ctx, entry: LedgerEntry, paymentRef: string) {
  const input = {
    tenantId: ctx.tenant.id,
    gatewayOrderId: entry.gatewayOrderId,
    now: new Date().toISOString(),
  }
  const { result } = await finalisePaymentWorkflow(ctx.container).run({ input })
  if (result.kind === "dropped") throw new ShopError(result.code, result.reason)
  if (result.kind === "unpaid") throw mismatch()
  const order = await inTenant(ctx, (tx) => orderById(tx, result.orderId))
  // Another payment of the same gateway order may have made the order; this one is then not charged, or refunded.
  if (order?.paymentRef !== paymentRef) throw mismatch()
  return { order: own(ctx, order), isNew: entry.state === "open" }
}
