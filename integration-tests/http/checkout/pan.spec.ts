import { readFile } from "node:fs/promises"
import path from "node:path"
import type { CheckoutSession } from "../../../src/contract/checkout"
import type { Order } from "../../../src/contract/order"
import { pdfPages } from "../../../src/modules/invoice/render/testing/pdf-text"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { pay, paymentsOf } from "../../support/gateway"
import { product } from "../../support/product"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  orderBody,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus, PASSWORD } from "../../support/shopper"
import { unzip } from "../../support/unzip"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

const pan = "ZZZPZ9876Z"
let tenant: TenantWithStones
let buyer: Buyer

beforeAll(async () => {
  tenant = await newTenantWithStones([
    { name: "Dear", stock: 1000, price: "200000.00" },
    { name: "Cheap", stock: 1000, price: "100.00" },
  ])
})
beforeEach(async () => {
  buyer = await newBuyer(tenant.slug)
})

const setThreshold = (value: string) =>
  rows(
    `insert into setting (tenant_id, key, value) values ($1, 'pan_threshold', $2)
     on conflict (tenant_id, key) do update set value = excluded.value`,
    [tenant.id, value]
  )
const fill = async (name: string) =>
  expectStatus(
    await buyer.client.post<Parameters<typeof orderBody>[0]["cart"]>("/api/cart", {
      productId: tenant.stones.get(name)?.id,
    }),
    200
  ).body
const ask = (more: object = {}) =>
  buyer.client.post<CheckoutSession>("/api/checkout/session", { addressId: buyer.addressId, ...more })
const snapshotOf = async (gatewayOrderId: string) =>
  (
    await rows<{ snapshot: { pan?: { sealed: string; masked: string } } }>(
      "select snapshot from payment_ledger where gateway_order_id = $1",
      [gatewayOrderId]
    )
  )[0]?.snapshot

/** Buys an expensive product with a PAN. */
async function buyAbovePanThreshold(): Promise<Order> {
  const cart = await fill("Dear")
  const session = expectStatus(await ask({ pan }), 200).body
  const handed = await pay(session.orderId)
  return expectStatus(
    await buyer.client.post<Order>("/api/orders", orderBody({ session, cart }, handed)),
    201
  ).body
}

describe("above the threshold", () => {
  it.each([
    ["without one", {}, /the law.*₹2,00,000.*Form 97/],
    ["with half of one", { pan: "AAAPA123" }, /valid PAN/],
    ["with a number", { pan: 5 }, /valid PAN/],
  ])(
    "a payment %s is refused with a message, and no gateway order is created",
    async (_how, more, sentence) => {
      await fill("Dear")
      expect(await ask(more)).toMatchObject({
        status: 400,
        body: {
          code: "VALIDATION_FAILED",
          details: [{ path: "pan", message: expect.stringMatching(sentence) as string }],
        },
      })
      expect(await rows("select 1 from payment_ledger where account_id = $1", [buyer.user.id])).toEqual([])
    }
  )

  it("the PAN is printed on the invoice and masked everywhere else; neither its row nor the logs contain it in clear text", async () => {
    const order = await buyAbovePanThreshold()
    expect(order.buyerPan).toBe("ZZZPZ****Z")
    const listed = expectStatus(await buyer.client.get<Order[]>("/api/orders"), 200).body
    expect(JSON.stringify(listed)).not.toContain(pan)
    const seen = expectStatus(await tenant.admin.get<Order>(`/api/orders/${order.orderNumber}`), 200).body
    expect(seen.buyerPan).toBe("ZZZPZ****Z")
    const invoice = await buyer.client.get(`/api/orders/${order.orderNumber}/invoice`)
    expect((await pdfPages(invoice.bytes)).join(" ")).toContain(`PAN: ${pan}`)

    const kept = await rows("select 1 from shop_order where snapshot::text like $1", [`%${pan}%`])
    const ledger = await rows("select 1 from payment_ledger where snapshot::text like $1", [`%${pan}%`])
    expect([...kept, ...ledger]).toEqual([])
    for (const file of ["medusa.log", "storefront.log"]) {
      expect(await readFile(path.join(product().dataDir, "logs", file), "utf8")).not.toContain(pan)
    }
  })

  it("a PAN may be typed with spaces and in lower case; the same PAN gets the same gateway order, another PAN gets another", async () => {
    await fill("Dear")
    const first = expectStatus(await ask({ pan: "zzzpz 9876z" }), 200).body.orderId
    expect(expectStatus(await ask({ pan }), 200).body.orderId).toBe(first)
    expect(expectStatus(await ask({ pan: "ZZZPZ9876Y" }), 200).body.orderId).not.toBe(first)
  })

  it("an account's export contains the PAN in full, and deleting the account keeps it on the invoice only", async () => {
    const order = await buyAbovePanThreshold()
    const { data } = unzip(expectStatus(await buyer.client.get("/api/account/export"), 200))
    expect(data["orders"]).toMatchObject([{ buyerPan: pan }])
    expectStatus(await buyer.client.send("DELETE", "/api/account", { body: { password: PASSWORD } }), 204)
    const invoice = await tenant.admin.get(`/api/orders/${order.orderNumber}/invoice`)
    expect((await pdfPages(invoice.bytes)).join(" ")).toContain(`PAN: ${pan}`)
    const [kept] = await rows<{ pan: unknown }>(
      "select snapshot->'pan' as pan from payment_ledger where account_id = $1",
      [buyer.user.id]
    )
    expect(kept).toEqual({ pan: null })
  })
})

describe("the threshold", () => {
  afterEach(() => setThreshold("200000"))

  it("a PAN below it is not stored", async () => {
    await fill("Cheap")
    const { orderId } = expectStatus(await ask({ pan }), 200).body
    expect(await snapshotOf(orderId)).toBeDefined()
    expect((await snapshotOf(orderId))?.pan).toBeUndefined()
  })

  it("is a setting of the tenant, and 0 turns it off", async () => {
    await setThreshold("0")
    await fill("Dear")
    expect((await ask()).status).toBe(200)
    await setThreshold("50")
    const other = await newBuyer(tenant.slug)
    buyer = other
    await fill("Cheap")
    expect((await ask()).status).toBe(400)
    expect((await new Client(tenant.slug).get("/api/settings/checkout")).body).toMatchObject({
      panThreshold: 50,
    })
  })

  it("applies above it: a total equal to it needs no PAN", async () => {
    await setThreshold("218.00")
    await fill("Cheap")
    const { totals } = expectStatus(await ask(), 200).body
    expect(totals.total).toBe(218)
  })

  it("if lowered, a late payment without a PAN is not captured, since its quote has expired", async () => {
    await setThreshold("0")
    await fill("Dear")
    const { orderId } = expectStatus(await ask(), 200).body
    await rows(
      "update payment_ledger set handed_out_at = now() - interval '2 hours' where gateway_order_id = $1",
      [orderId]
    )
    await setThreshold("200000")
    await pay(orderId, "never")
    await rows("update payment_due set due_at = now() where gateway_order_id = $1", [orderId])
    const state = await waitFor(
      "the payment to be dropped",
      async () => {
        const [row] = await rows<{ state: string; drop_code: string }>(
          "select state, drop_code from payment_ledger where gateway_order_id = $1",
          [orderId]
        )
        return row?.state === "open" ? undefined : row
      },
      60_000
    )
    expect(state).toEqual({ state: "dropped", drop_code: "TOTALS_CHANGED" })
    expect(await paymentsOf(orderId)).toMatchObject([{ captured: false }])
  })
})
