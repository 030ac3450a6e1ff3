import { readFileSync } from "node:fs"
import { restrictFields, restrictOrder } from "./restrict-fields"

test.each([
  ["orders", "id,fulfillments.location.*", "id"],
  ["orders", "id,*fulfillments.location,email", "id,email"],
  ["orders", "*fulfillments.location", undefined],
  ["orders", "fulfillments.location.id", "id"],
  ["orders", "region.orders.email,+region.name", "+region.name,id"],
  ["orders", "*region.orders,*region.carts,*customer", "*customer"],
  ["regions", "*orders, *carts", undefined],
  ["regions", "+*payment_providers.regions.orders", undefined],
  ["payments", "*payment_collection.order.region.orders", undefined],
  ["orders", "-customer,-anything.at.all", "-customer"],
  ["orders", "id,-fulfillments.location.*", "id"],
  ["orders", "id,-*fulfillments.location", "id"],
  ["orders", " -fulfillments.location.*", undefined],
  ["orders", "+-region.orders.*,+email", "+email"],
  ["orders", "orders", "id"],
  ["orders", "id,display_id", "id,display_id,custom_display_id"],
  ["no-such-family", "id,*orders,metadata", "id,metadata"],
  ["__proto__", "id,*a", "id"],
  ["orders", "+*fulfillments.*.location", undefined],
])("on %s, `%s` is reduced to the listed fields", (family, sent, kept) => {
  expect(restrictFields(family, sent)).toBe(kept)
})

test("rows can be sorted by their own fields or by those of a listed relation", () => {
  expect(restrictOrder("orders", "-created_at")).toBe("-created_at")
  expect(restrictOrder("orders", "customer.email")).toBe("customer.email")
  expect(restrictOrder("orders", "fulfillments.location.name")).toBeUndefined()
})

/** The `fields` lists anywhere in the source of a Medusa Admin page. */
const fieldsIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/"([\w.,*+-]*[*+,][\w.,*+-]*)"/g)]
    .flatMap((it) => (it[1] ?? "").split(","))
    .filter(Boolean)

test.each([
  ["orders", "orders/order-detail/constants.ts"],
  ["product-variants", "product-variants/product-variant-detail/constants.ts"],
  ["product-variants", "product-variants/product-variant-media/product-variant-media.tsx"],
  ["products", "products/product-detail/constants.ts"],
  ["inventory-items", "inventory/inventory-detail/constants.ts"],
  ["stock-locations", "locations/location-detail/constants.ts"],
  ["stock-locations", "locations/location-list/constants.ts"],
  ["customer-groups", "customer-groups/customer-group-detail/constants.ts"],
  ["regions", "regions/region-detail/constants.ts"],
])("every field that Medusa Admin requests of %s in %s is kept", (family, page) => {
  const requests = fieldsIn(`node_modules/@medusajs/dashboard/src/routes/${page}`)
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter((it) => restrictFields(family, it) !== it)).toEqual([])
})
