import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import {
  buy,
  type Buyer,
  newBuyer,
  newTenantWithStones,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"

jest.setTimeout(60_000)

const notFound = { status: 404, body: { error: "Order not found", code: "NOT_FOUND" } }

let tenant: TenantWithStones
let buyer: Buyer
let first: Order
let second: Order

beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  const stone = tenant.stones.get("Ruby") as Product
  buyer = await newBuyer(tenant.slug)
  first = expectStatus((await buy(buyer, stone.id)).response, 201).body
  second = expectStatus((await buy(buyer, stone.id)).response, 201).body
})

describe("a shopper's orders", () => {
  it("come newest first, in pages, with the total count", async () => {
    const all = await buyer.client.get<Order[]>("/api/orders")
    expect(all.body.map((it) => it.orderNumber)).toEqual([second.orderNumber, first.orderNumber])
    expect(all.headers["x-total-count"]).toBe("2")
    const page = await buyer.client.get<Order[]>("/api/orders?limit=1&offset=1")
    expect(page.body.map((it) => it.orderNumber)).toEqual([first.orderNumber])
    expect(page.headers["x-total-count"]).toBe("2")
  })

  it.each(["limit=0", "limit=1001", "limit=x", "offset=-1", "offset=1.5"])("%s is 400", async (query) => {
    expect(await buyer.client.get(`/api/orders?${query}`)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED" },
    })
  })

  it("are visible to nobody else: another shopper gets the same 404 as for a made-up number", async () => {
    const { client } = await newBuyer(tenant.slug)
    for (const number of [first.orderNumber, "NO-SUCH-ORDER"]) {
      expect(await client.get(`/api/orders/${number}`)).toMatchObject(notFound)
      expect(await client.get(`/api/orders/${number}/invoice`)).toMatchObject(notFound)
    }
    const theirs = await client.get("/api/orders")
    expect(theirs.body).toEqual([])
    expect(theirs.headers["x-total-count"]).toBe("0")
  })

  it("and their invoices are 401 for visitors", async () => {
    const stranger = new Client(tenant.slug)
    for (const path of ["", `/${first.orderNumber}`, `/${first.orderNumber}/invoice`]) {
      expect(await stranger.get(`/api/orders${path}`)).toMatchObject({
        status: 401,
        body: { code: "UNAUTHENTICATED" },
      })
    }
  })

  it("have an invoice as a PDF, for the buyer and for the tenant's admin", async () => {
    for (const client of [buyer.client, tenant.admin]) {
      const response = await client.get(`/api/orders/${first.orderNumber}/invoice`)
      expect(response.status).toBe(200)
      expect(response.headers["content-type"]).toBe("application/pdf")
      expect(response.headers["content-disposition"]).toBe(
        `attachment; filename="invoice-${first.orderNumber}.pdf"`
      )
      expect(response.bytes.subarray(0, 5).toString()).toBe("%PDF-")
    }
  })
})
