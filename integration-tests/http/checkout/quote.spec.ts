import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { rows } from "../../support/database"
import { limitAccount, gatewayOrders, pay, paymentsOf } from "../../support/gateway"
import {
  type Buyer,
  newBuyer,
  newPaying,
  newTenantWithStones,
  orderBody,
  type Opened,
  payCaptured,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"
import { setStock } from "../../support/tenant-row"

jest.setTimeout(60_000)

let tenant: TenantWithStones
let ruby: Product
let buyer: Buyer
let opened: Opened

beforeEach(async () => {
  ;({ tenant, stone: ruby, buyer, opened } = await newPaying())
})

/** Makes the session look as if it was handed out `minutes` ago. */
const age = (minutes: number): Promise<unknown> =>
  rows(
    "update payment_ledger set handed_out_at = handed_out_at - make_interval(mins => $2) where gateway_order_id = $1",
    [opened.session.orderId, minutes]
  )

const newPrice = (): Promise<unknown> =>
  rows("update catalog_entry set price_paise = price_paise + 1 where product_id = $1", [ruby.id])

const ownRate = async (): Promise<void> => {
  expectStatus(await tenant.admin.put(`/api/admin/products/${ruby.id}`, { gstRate: "3", version: 1 }), 200)
}

const newRate = (): Promise<unknown> =>
  rows("insert into setting (tenant_id, key, value) values ($1, 'gst_rate', '12')", [tenant.id])

async function claim() {
  const paid = await pay(opened.session.orderId)
  const ask = () => buyer.client.post<Order & { error: string }>("/api/orders", orderBody(opened, paid))
  return { paid, ask, response: await ask() }
}

const changed = { status: 409, body: { code: "TOTALS_CHANGED" } }

describe("a price that was quoted", () => {
  it("is valid for an hour, whatever the product costs by then", async () => {
    await newPrice()
    await age(58)
    expect((await claim()).response).toMatchObject({ status: 201, body: { total: "1556.78" } })
  })

  it("is still valid later if nothing has changed", async () => {
    await age(24 * 60)
    expect((await claim()).response).toMatchObject({ status: 201, body: { total: "1556.78" } })
  })

  it("isn't charged later if the product's price has changed, and the shopper gets a message", async () => {
    await newPrice()
    await age(61)
    const { response } = await claim()
    expect(response).toMatchObject(changed)
    expect(response.body.error).toContain("not taken")
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([{ captured: false, refunded: 0 }])
    expect((await buyer.client.get("/api/orders")).body).toEqual([])
  })

  it("isn't charged later if GST has changed", async () => {
    await newRate()
    await age(61)
    expect((await claim()).response).toMatchObject(changed)
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([{ captured: false }])
  })

  it("isn't charged later if the product has got a GST rate of its own", async () => {
    await ownRate()
    await age(61)
    expect((await claim()).response).toMatchObject(changed)
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([{ captured: false }])
  })

  it("isn't charged later if the product is gone", async () => {
    await setStock(ruby.id, 0)
    await age(61)
    expect((await claim()).response).toMatchObject({ status: 409, body: { code: "INSUFFICIENT_STOCK" } })
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([{ captured: false }])
  })

  it("is refunded once if it was captured late anyway", async () => {
    await newPrice()
    await age(61)
    const paid = await payCaptured({ tenant, opened })
    const ask = () => buyer.client.post("/api/orders", orderBody(opened, paid))
    for (const it of await Promise.all([ask(), ask()])) expect(it).toMatchObject(changed)
    expect(await paymentsOf(opened.session.orderId)).toMatchObject([
      { refunded: opened.session.amount, refunds: 1 },
    ])
  })

  it("is renewed when its session is handed out again", async () => {
    await age(61)
    const again = await buyer.client.post("/api/checkout/session", { addressId: buyer.addressId })
    expect(again).toMatchObject({ status: 200, body: { orderId: opened.session.orderId } })
    await newPrice()
    expect((await claim()).response).toMatchObject({ status: 201, body: { total: "1556.78" } })
  })

  it("that has expired is reported at the next session, which has today's price", async () => {
    await newPrice()
    await age(61)
    await pay(opened.session.orderId)
    const session = () => buyer.client.post("/api/checkout/session", { addressId: buyer.addressId })
    expect(await session()).toMatchObject(changed)
    const next = expectStatus(await session(), 200)
    expect(next.body).not.toMatchObject({ orderId: opened.session.orderId })
  })
})

describe("a cart above the gateway's limit", () => {
  const above = {
    status: 400,
    body: { code: "VALIDATION_FAILED", error: expect.stringContaining("fewer stones") as string },
  }

  it("is refused before the payment with instructions, and no gateway request is sent", async () => {
    const expensive = await newTenantWithStones([{ name: "Crown", stock: 2, price: "499999900" }])
    const rich = await newBuyer(expensive.slug)
    expectStatus(await rich.client.post("/api/cart", { productId: expensive.stones.get("Crown")?.id }), 200)
    const session = () => rich.client.post("/api/checkout/session", { addressId: rich.addressId })
    // 18 % GST raises the total above ₹50 crore.
    expect(await session()).toMatchObject(above)
    expect(await gatewayOrders(expensive.gateway.keyId)).toBe(0)
    expect(await rows("select 1 from payment_ledger where account_id = $1", [rich.user.id])).toEqual([])
  })

  it("is refused with the same message if the gateway account's own limit is lower", async () => {
    await limitAccount(tenant.gateway.keyId, 155_678)
    expectStatus(await buyer.client.post("/api/cart", { productId: ruby.id }), 200)
    const response = await buyer.client.post("/api/checkout/session", { addressId: buyer.addressId })
    expect(response).toMatchObject(above)
  })
})
