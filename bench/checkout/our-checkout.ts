import type { Cart } from "../../src/contract/cart"
import type { CheckoutSession } from "../../src/contract/checkout"
import type { Order } from "../../src/contract/order"
import { Client } from "../../integration-tests/support/client"
import { pay } from "../../integration-tests/support/gateway"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  orderBody,
} from "../../integration-tests/support/tenant-with-stones"
import { expectStatus } from "../../integration-tests/support/shopper"

export interface OurTenant {
  buyers: Buyer[]
  stoneId: string
}

/** A new tenant with one stone, and buyers who send requests directly to the server, not to the public origin. */
export async function ourTenant(count: number): Promise<OurTenant> {
  const { slug, stones } = await newTenantWithStones([{ name: "Ruby", stock: 100_000 }])
  const stoneId = stones.get("Ruby")?.id
  if (stoneId === undefined) throw new Error("The stone is not in the store")
  const buyers: Buyer[] = []
  for (let n = 0; n < count; n++) {
    const buyer = await newBuyer(slug)
    const client = new Client(slug, { medusa: true })
    for (const [name, value] of buyer.client.cookies) client.cookies.set(name, value)
    buyers.push({ ...buyer, client })
  }
  return { buyers, stoneId }
}

export async function addToCart({ client }: Buyer, productId: string): Promise<void> {
  expectStatus(await client.post("/api/cart", { productId, quantity: 1 }), 200)
}

/** From the filled cart to the PAID order. The payment itself, in the simulator, costs the product nothing. */
export async function checkOut({ client, addressId }: Buyer): Promise<void> {
  const { body: cart } = expectStatus(await client.get<Cart>("/api/cart"), 200)
  const { body: session } = expectStatus(
    await client.post<CheckoutSession>("/api/checkout/session", { addressId }),
    200
  )
  const paid = await pay(session.orderId)
  const { body: order } = expectStatus(
    await client.post<Order>("/api/orders", orderBody({ session, cart }, paid)),
    201
  )
  if (order.status !== "PAID") throw new Error(`The order is ${order.status}`)
}
