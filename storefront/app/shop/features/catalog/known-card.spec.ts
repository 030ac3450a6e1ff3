import { newQueryClient } from "~/lib/query-client"
import { queryKeys } from "~/lib/query-keys"
import type { CardProduct } from "./card-product"
import { knownCard } from "./known-card"

const card = (price: string): CardProduct => ({
  id: "prod_1",
  slug: "ruby",
  name: "Ruby",
  shortInfo: "",
  price,
  currency: "INR",
  weight: "",
  images: [],
  stock: 1,
  gstRate: null,
})

it("a product opens with what the newest list says about it", () => {
  const client = newQueryClient()
  client.setQueryData(queryKeys.featuredProducts, [card("1")], { updatedAt: 1 })
  client.setQueryData(
    queryKeys.productPage("sort=name", 1),
    { items: [card("2")], total: 1 },
    { updatedAt: 2 }
  )
  expect(knownCard(client, "ruby")?.price).toBe("2")
  expect(knownCard(client, "spinel")).toBeUndefined()
})

it("a list that a change has made wrong shows nothing", async () => {
  const client = newQueryClient()
  client.setQueryData(queryKeys.featuredProducts, [card("1")])
  await client.invalidateQueries({ queryKey: queryKeys.products })
  expect(knownCard(client, "ruby")).toBeUndefined()
})
