import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { pay } from "../../support/gateway"
import {
  buy,
  type Buyer,
  jaipur,
  newBuyer,
  newTenantWithStones,
  openPayment,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

describe("data of one tenant is invisible in another", () => {
  let here: TenantWithStones
  let there: TenantWithStones
  let stone: Product
  let buyer: Buyer
  let stranger: Buyer
  let order: Order

  beforeAll(async () => {
    ;[here, there] = await Promise.all([
      newTenantWithStones([{ name: "Ruby", stock: 100 }]),
      newTenantWithStones([{ name: "Ruby", stock: 100 }]),
    ])
    stone = here.stones.get("Ruby") as Product
    buyer = await newBuyer(here.slug)
    stranger = await newBuyer(there.slug)
    order = (await buy(buyer, stone.id)).response.body
  }, 120_000)

  it("orders and invoices: 404 for the other tenant's shopper and admin", async () => {
    for (const client of [stranger.client, there.admin]) {
      expect((await client.get(`/api/orders/${order.orderNumber}`)).status).toBe(404)
      expect((await client.get(`/api/orders/${order.orderNumber}/invoice`)).status).toBe(404)
    }
    expect((await here.admin.get(`/api/orders/${order.orderNumber}`)).status).toBe(200)
  })

  it("addresses: 404, and the row stays as it was", async () => {
    const before = await rows("select * from address where id = $1", [buyer.addressId])
    expect((await stranger.client.put(`/api/addresses/${buyer.addressId}`, jaipur)).status).toBe(404)
    await stranger.client.delete(`/api/addresses/${buyer.addressId}`)
    expect(await rows("select * from address where id = $1", [buyer.addressId])).toEqual(before)
  })

  it("products and carts: another tenant's product can't be put into a cart", async () => {
    expect((await stranger.client.post("/api/cart", { productId: stone.id })).status).toBe(404)
    expect((await stranger.client.put(`/api/cart/${stone.id}`, { quantity: 1 })).status).toBe(404)
  })

  it("payments: a payment of one tenant creates no order in the other", async () => {
    const opened = await openPayment(buyer, stone.id)
    const paid = await pay(opened.session.orderId)
    const claim = await stranger.client.post("/api/orders", orderBody(opened, paid))
    expect(claim).toMatchObject({ status: 409, body: { code: "PAYMENT_MISMATCH" } })
    expect((await stranger.client.get("/api/orders")).body).toEqual([])
  })

  it("sessions: a cookie of one tenant is not signed in at the other", async () => {
    const thief = new Client(there.slug)
    for (const [name, value] of buyer.client.cookies) thief.cookies.set(name, value)
    expect((await thief.get("/api/auth/me")).status).toBe(401)
  })

  it("invoice numbers: each tenant has its own series", async () => {
    const theirs = await buy(stranger, (there.stones.get("Ruby") as Product).id)
    const numbers = await rows<{ tenant_id: string; serial: number }>(
      "select tenant_id, serial from invoice where order_id = any ($1)",
      [[order.id, theirs.response.body.id]]
    )
    expect(numbers.map((it) => it.serial)).toEqual([1, 1])
    expect(new Set(numbers.map((it) => it.tenant_id)).size).toBe(2)
  })
})
