import type { CheckoutSettings } from "../../../src/contract/checkout"
import type { Product } from "../../../src/contract/product"
import { namesIn, newCatalog } from "../../support/catalog"
import { rows } from "../../support/database"
import { Client } from "../../support/client"

jest.setTimeout(90_000)

it("a product's page lists related products in stock: same type, then same colour, then nearest price", async () => {
  const { visitor } = await newCatalog([
    { name: "Own", price: "1000", color: "Red" },
    { name: "Sold out", price: "1000", color: "Red", stock: "0" },
    { name: "Far red", price: "9000", color: "Red" },
    { name: "Near pink", price: "1001", color: "Pink" },
    { name: "Near red", price: "990", color: "Red" },
    { name: "Nearer red", price: "1005", color: "Red" },
    { name: "Sapphire", type: "SAPPHIRE", price: "1000", color: "Red" },
    { name: "Last", price: "900000", color: "Pink" },
  ])
  const { body, status } = await visitor.get<Product[]>("/api/products/own/related")
  expect(status).toBe(200)
  expect(namesIn(body)).toEqual(["Nearer red", "Near red", "Far red", "Near pink"])
  expect((await visitor.get("/api/products/no-such-stone/related")).status).toBe(404)
  expect((await new Client("sapphire").get("/api/products/own/related")).status).toBe(404)
  expect((await visitor.get<Product[]>("/api/products/sapphire/related")).body).toEqual([])
})

it("the page of a former slug redirects to the current one, even without related products", async () => {
  const { visitor } = await newCatalog([{ name: "Own" }, { name: "Other" }])
  const { body: stone } = await visitor.get<Product>("/api/products/slug/own")
  await rows(
    `insert into slug_history (tenant_id, slug, product_id)
     select tenant_id, 'before', product_id from catalog_entry where product_id = $1`,
    [stone.id]
  )
  const moved = await visitor.get("/products/before")
  expect(moved).toMatchObject({ status: 301, headers: { location: "/products/own" } })
  const page = (await visitor.get<string>("/products/own")).body
  expect(page).toContain("Stones like this one")
  expect(page).toContain('"@type":"Product"')
})

it("the weight in ratti uses the tenant's definition of a ratti", async () => {
  const { tenant, visitor } = await newCatalog([{ name: "Own", weight: "2 ct" }])
  const settings = async () => (await visitor.get<CheckoutSettings>("/api/settings/checkout")).body
  expect(await settings()).toEqual({
    freeShippingThreshold: 5000,
    gstRate: 18,
    gstRegistered: true,
    panThreshold: 200_000,
    rattiMg: "121.5",
  })
  const page = (await visitor.get<string>("/products/own")).body
  // React separates adjacent texts by comments.
  expect(page.replaceAll("<!-- -->", "")).toContain("3.29 ratti")
  await rows(
    "insert into setting (tenant_id, key, value) select id, 'ratti_mg', '180' from tenant where slug = $1",
    [tenant.slug]
  )
  expect(await settings()).toMatchObject({ rattiMg: "180" })
})
