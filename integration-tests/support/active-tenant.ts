import type { Order } from "../../src/contract/order"
import type { Product } from "../../src/contract/product"
import { sendForm } from "./form"
import { pay } from "./gateway"
import { picture } from "./pictures"
import { expectStatus } from "./shopper"
import { superadmin } from "./tenant"
import { buy, type Buyer, newBuyer, newTenantWithStones, orderBody } from "./tenant-with-stones"
import { unique } from "./unique"

/** A brand in which every value differs from the defaults. */
export const look = {
  fonts: "cormorant-mulish",
  customCss: "main h1 { letter-spacing: 0.08em; }",
  features: { enableWishlist: false },
}

/**
 * Opens a tenant with a unique name, a brand, a message, an order, and an order that is expensive enough to require a
 * PAN.
 */
export async function newActiveTenant() {
  const name = `Ruby ${unique("stone")}`
  const expensive = `Padparadscha ${unique("dear")}`
  const tenant = await newTenantWithStones([
    { name, stock: 7 },
    { name: expensive, stock: 2, price: "250000" },
  ])
  const logo = { name: "logo.png", data: await picture("#14532d") }
  const style = { fonts: look.fonts, customCss: look.customCss, features: JSON.stringify(look.features) }
  const platform = await superadmin()
  const tenantPath = `/api/superadmin/tenants/${tenant.id}`
  expectStatus(await sendForm(platform, "PUT", tenantPath, { ...style, logo }), 200)
  const buyer = await newBuyer(tenant.slug)
  const message = unique("message")
  const contact = {
    name: "Asha Rao",
    email: buyer.email,
    subject: "A question",
    message: `Is it ${message}?`,
  }
  expectStatus(await buyer.client.post("/api/contact", contact), 201)
  const stone = tenant.stones.get(name) as Product
  const order = expectStatus((await buy(buyer, stone.id)).response, 201).body
  await buyAbovePanThreshold(buyer, tenant.stones.get(expensive) as Product)
  return { tenant, buyer, stone, order, message }
}

async function buyAbovePanThreshold(buyer: Buyer, { id: productId }: Product): Promise<void> {
  const { body: cart } = expectStatus(
    await buyer.client.post<never>("/api/cart", { productId, quantity: 1 }),
    200
  )
  const body = { addressId: buyer.addressId, pan: "AAAPA1234A" }
  const { body: session } = expectStatus(await buyer.client.post<never>("/api/checkout/session", body), 200)
  const opened = { session, cart } as Parameters<typeof orderBody>[0]
  const paid = await pay(opened.session.orderId, "never")
  expectStatus(await buyer.client.post<Order>("/api/orders", orderBody(opened, paid)), 201)
}
