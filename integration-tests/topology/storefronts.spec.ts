import type { Order } from "../../src/contract/order"
import type { Product } from "../../src/contract/product"
import { Client } from "../support/client"
import { expectStatus } from "../support/shopper"
import { buy, newBuyer, newTenantWithStones } from "../support/tenant-with-stones"
import { topology } from "../support/topology"

jest.setTimeout(120_000)

it.each([0, 1])("storefront %i serves the tenant and its API", async (at) => {
  const client = new Client("default", { port: topology().ports[at] ?? 0 })
  const page = await client.get("/")
  expect(page.status).toBe(200)
  expect(String(page.body)).toContain("<html")
  const products = expectStatus(await client.get<Product[]>("/api/products"), 200)
  expect(products.body.length).toBeGreaterThan(0)
})

it("an order placed through one storefront is shown through the other", async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 3 }])
  const buyer = await newBuyer(tenant.slug)
  const { response } = await buy(buyer, tenant.stones.get("Ruby")?.id ?? "")
  const order = expectStatus(response, 201).body
  const elsewhere = new Client(tenant.slug, { port: topology().ports[1] ?? 0 })
  for (const [name, value] of buyer.client.cookies) elsewhere.cookies.set(name, value)
  const { body } = expectStatus(await elsewhere.get<Order[]>("/api/orders"), 200)
  expect(body.map((it) => it.id)).toContain(order.id)
})
