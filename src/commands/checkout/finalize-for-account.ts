import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CreateOrderBody, Order } from "../../contract/order"
import { invalid, notFound, ApiError } from "../../lib/api-error"
import { readEntry } from "../../modules/checkout/ledger"
import { gatewayOf } from "../../payments/adapters"
import { GatewayRefusal } from "../../payments/errors"
import { orderView, type TenantOrder } from "../../modules/order/tenant-order"
import type { Tenant } from "../../modules/tenant/tenant"
import { type PaymentAccount, paymentAccount } from "../../modules/tenant/payment-account"
import { claimsMatch, isOfItems } from "./claims"
import { finalizePayment } from "./finalize-payment"
import { lookForOrder } from "./look"
import { droppedError } from "./outcome"

/** The payment's tenant and account. */
interface Ctx {
  readonly container: MedusaContainer
  readonly tenant: Tenant
  readonly signedIn: { readonly account: { readonly id: string } }
}

const mismatch = (): ApiError =>
  new ApiError(
    "PAYMENT_MISMATCH",
    "This payment doesn't belong to your order. You have not been charged for it here."
  )

/**
 * Finalizes a payment for the browser after checkout and returns the order. Every value of the body is an unverified
 * claim: the payment is read back from the gateway with the tenant's own credentials, and it must belong to a session
 * of this account.
 * @throws ApiError TOTALS_CHANGED, PAYMENT_MISMATCH, INSUFFICIENT_STOCK, NOT_FOUND, VALIDATION_FAILED
 */
export async function finalizeForAccount(
  ctx: Ctx,
  body: CreateOrderBody
): Promise<{ order: Order; isNew: boolean }> {
  const account = await paymentAccount(ctx.container, ctx.tenant.id)
  if (!account) throw new ApiError("PAYMENT_NOT_CONFIGURED", "This store doesn't accept online payments yet")
  const accountId = ctx.signedIn.account.id
  const found = await lookForOrder(ctx.container, ctx.tenant.id, {
    accountId,
    paymentRef: body.paymentRef,
    addressId: body.addressId,
    gatewayOrderId: body.razorpayOrderId,
  })
  if (found.known && found.known.status !== "PENDING") {
    return { order: orderView(own(ctx, found.known)), isNew: false }
  }
  if (!found.known && !found.hasAddress) throw noAddress(body.addressId)
  const gatewayOrderId = body.razorpayOrderId ?? (await gatewayOrderOf(account, body.paymentRef))
  requireGenuine(body, gatewayOrderId, account)
  const entry = body.razorpayOrderId
    ? found.entry
    : await readEntry(
        ctx.container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
        ctx.tenant.id,
        gatewayOrderId
      )
  if (entry?.accountId !== accountId) throw mismatch()
  if (!isOfItems(body, entry.snapshot)) throw mismatch()
  if (!claimsMatch(body, entry.snapshot)) {
    throw new ApiError("TOTALS_CHANGED", "Prices or totals have changed. Please review your order.")
  }
  return finalize(ctx, account, gatewayOrderId, body.paymentRef)
}

function own(ctx: Ctx, order: TenantOrder): TenantOrder {
  if (order.accountId !== ctx.signedIn.account.id) throw mismatch()
  return order
}

const noAddress = (addressId: string | undefined): ApiError =>
  addressId === undefined ? invalid("addressId", "Please choose a delivery address") : notFound("Address")

/** The gateway order of a payment, read from the gateway if the client doesn't send it. */
async function gatewayOrderOf(account: PaymentAccount, paymentId: string): Promise<string> {
  const payment = await gatewayOf(account)
    .payment(paymentId)
    .catch((error: unknown) => {
      throw error instanceof GatewayRefusal ? mismatch() : error
    })
  if (!payment.gatewayOrderId) throw mismatch()
  return payment.gatewayOrderId
}

function requireGenuine(body: CreateOrderBody, gatewayOrderId: string, account: PaymentAccount): void {
  const { paymentRef: paymentId, razorpaySignature: signature } = body
  if (signature === undefined) return
  if (!gatewayOf(account).isGenuineReturn({ gatewayOrderId, paymentId, signature })) throw mismatch()
}

/** Finalizing reads back every payment of the gateway order. The claimed payment must be the one that counts. */
async function finalize(ctx: Ctx, account: PaymentAccount, gatewayOrderId: string, paymentRef: string) {
  const input = { tenant: ctx.tenant, account, gatewayOrderId, now: new Date() }
  const result = await finalizePayment(ctx.container, input)
  if (result.kind === "dropped") throw droppedError(result)
  if (result.kind === "unpaid" || result.order.paymentRef !== paymentRef) throw mismatch()
  return { order: result.order, isNew: result.isNew }
}
