import type { Address } from "../../src/contract/address"
import type { Cart } from "../../src/contract/cart"
import type { CheckoutSession } from "../../src/contract/checkout"
import type { Order } from "../../src/contract/order"
import type { Product } from "../../src/contract/product"
import { Client, type ClientResponse } from "./client"
import { captureAtGateway, pay, registerWebhook, type HandedOver, type Webhook } from "./gateway"
import { product } from "./product"
import { expectStatus, newShopper, type Shopper } from "./shopper"
import { newTenant, type NewTenant } from "./tenant"
import { unique } from "./unique"

export interface TenantWithStones extends NewTenant {
  /** Products by name. */
  stones: Map<string, Product>
  /** The tenant's credentials at the gateway. */
  gateway: { keyId: string; keySecret: string }
}

export interface StoneRow {
  name: string
  stock: number
  price?: string
  gstRate?: string
  hsnCode?: string
  sku?: string
}

/** Opens a new tenant that takes payments and sells these products. */
export async function newTenantWithStones(stones: readonly StoneRow[]): Promise<TenantWithStones> {
  const secret = unique("secret")
  const keyId = `rzp_test_${secret.replaceAll("-", "")}`
  const made = await newTenant({
    paymentConfig: { razorpayKeyId: keyId, razorpayKeySecret: secret, razorpayWebhookSecret: secret },
  })
  await registerWebhook(keyId, `${product().medusaUrl}/webhooks/razorpay/${made.slug}`, secret)
  const rows = stones.map((it) => ({
    ...{ type: "RUBY", color: "Red", weight: "1.20 ct", origin: "Mogok", price: "1234.56" },
    ...it,
    stock: String(it.stock),
  }))
  expectStatus(await made.admin.post("/api/admin/products/bulk-import", { products: rows }), 200)
  const { body } = expectStatus(await new Client(made.slug).get<Product[]>("/api/products?limit=1000"), 200)
  return {
    ...made,
    stones: new Map(body.map((it) => [it.name, it])),
    gateway: { keyId, keySecret: secret },
  }
}

export const jaipur = {
  fullName: "Asha Rao",
  phone: "98765 43210",
  line1: "12 MI Road",
  city: "Jaipur",
  state: "Rajasthan",
  postalCode: "302001",
}

export interface Buyer extends Shopper {
  addressId: string
}

/** Creates a verified shopper with an address. @param make `signUp` for an account with consent and mails */
export async function newBuyer(slug: string, make = newShopper): Promise<Buyer> {
  const shopper = await make(slug)
  const { body } = expectStatus(await shopper.client.post<Address>("/api/addresses", jaipur), 201)
  return { ...shopper, addressId: body.id }
}

export interface Opened {
  session: CheckoutSession
  cart: Cart
}

/** Puts one product into the cart and opens its payment. */
export async function openPayment(
  { client, addressId }: Buyer,
  productId: string,
  quantity = 1
): Promise<Opened> {
  const { body: cart } = expectStatus(await client.post<Cart>("/api/cart", { productId, quantity }), 200)
  const { body: session } = expectStatus(
    await client.post<CheckoutSession>("/api/checkout/session", { addressId }),
    200
  )
  return { session, cart }
}

export interface Paying {
  tenant: TenantWithStones
  stone: Product
  buyer: Buyer
  opened: Opened
}

/** Opens a new tenant that sells one product, and a buyer with an open payment for one unit. */
export async function newPaying(row: StoneRow = { name: "Ruby", stock: 10 }): Promise<Paying> {
  const tenant = await newTenantWithStones([row])
  const stone = tenant.stones.get(row.name)
  if (!stone) throw new Error(`${row.name} is not in the catalog`)
  const buyer = await newBuyer(tenant.slug)
  return { tenant, stone, buyer, opened: await openPayment(buyer, stone.id) }
}

/** Pays at the gateway, which captures the payment by itself. The product has not captured it. */
export async function payCaptured({
  tenant,
  opened,
}: Pick<Paying, "tenant" | "opened">): Promise<HandedOver> {
  const paid = await pay(opened.session.orderId)
  await captureAtGateway(tenant.gateway, paid.razorpay_payment_id, opened.session.amount)
  return paid
}

/** Returns the body that the checkout page sends after paying. */
export const orderBody = ({ session, cart }: Opened, paid: HandedOver, addressId?: string) => ({
  items: cart.items.map((it) => ({
    productId: it.productId,
    quantity: it.quantity,
    unitPrice: it.product.price,
    lineTotal: it.lineTotal,
  })),
  subtotal: session.totals.subtotal,
  gst: session.totals.gst,
  shippingFee: session.totals.shippingFee,
  total: session.totals.total,
  paymentRef: paid.razorpay_payment_id,
  razorpayOrderId: paid.razorpay_order_id,
  razorpaySignature: paid.razorpay_signature,
  status: "PAID",
  ...(addressId ? { addressId } : {}),
})

interface Bought {
  opened: Opened
  paid: HandedOver
  response: ClientResponse<Order>
}

/** Runs the whole purchase: cart, session, payment, order. */
export const buy = async (buyer: Buyer, productId: string, webhook: Webhook = "never"): Promise<Bought> =>
  payOpened(buyer, await openPayment(buyer, productId), webhook)

/** Pays an open payment and places its order. */
export async function payOpened(
  { client }: Buyer,
  opened: Opened,
  webhook: Webhook = "never"
): Promise<Bought> {
  const paid = await pay(opened.session.orderId, webhook)
  return { opened, paid, response: await client.post<Order>("/api/orders", orderBody(opened, paid)) }
}
