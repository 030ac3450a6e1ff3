import type { Order } from "../../../src/contract/order"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"
import { buy, newBuyer, newTenantWithStones } from "../../support/tenant-with-stones"
import { expectStatus } from "../../support/shopper"
import { rows } from "../../support/database"
import { firstStaff, type Staff } from "../../support/medusa-staff"

jest.setTimeout(90_000)

type Shown = Record<string, unknown>
let staff: Staff
let orderId: string

/** A shipped order, since the circular relation begins at the shipment. */
beforeAll(async () => {
  const tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  staff = await firstStaff(tenant.id)
  const stone = tenant.stones.get("Ruby") as Product
  const { body } = expectStatus((await buy(await newBuyer(tenant.slug), stone.id)).response, 201)
  orderId = await idOf(body)
  const { body: found } = await staff.get<{ order: { items: { id: string; quantity: number }[] } }>(
    `/admin/orders/${orderId}`
  )
  const items = found.order.items.map(({ id, quantity }) => ({ id, quantity }))
  expectStatus(await staff.post(`/admin/orders/${orderId}/fulfillments`, { items }), 200)
})

async function idOf(order: Order): Promise<string> {
  const [row] = await rows<{ id: string }>(`select id from "order" where custom_display_id = $1`, [
    order.orderNumber,
  ])
  return row?.id ?? ""
}

/** Returns the relations that a response contains beyond the requested rows. */
function relationsIn(body: Shown): string[] {
  const json = JSON.stringify(Object.values(body))
  return json.match(/"(location|orders|carts|regions|sales_channels)":/g) ?? []
}

const evil = [
  "id,fulfillments.location.*",
  "*fulfillments.location",
  "id,fulfillments.location.fulfillment_sets.location.name",
  "id,region.orders.email",
  "*region.orders",
  "id,+*region.carts",
  "id,customer.orders.id",
  "id,payment_collections.order.region.orders.id",
  "id,orders",
]

it.each(evil)(
  "one staff user can neither overload the server nor read related rows of others by fields=%s",
  async (fields) => {
    const began = Date.now()
    for (const url of [`/admin/orders/${orderId}?`, "/admin/orders?limit=5&"]) {
      const response = await staff.get<Shown>(`${url}fields=${encodeURIComponent(fields)}`)
      expect(response.status).toBe(200)
      expect(relationsIn(response.body)).toEqual([])
    }
    expect((await new Client().get("/api/health")).status).toBe(200)
    expect(Date.now() - began).toBeLessThan(10_000)
  }
)

it.each([
  "/admin/regions?fields=*orders",
  "/admin/regions?fields=id,payment_providers.regions.orders.email",
  "/admin/payments/payment-providers?fields=*regions,*regions.orders",
  "/admin/collections?fields=id,products.sales_channels.products.id",
  "/admin/Regions/?fields=id,orders.email",
  "/admin/regions?fields[]=*orders",
  "/admin/regions?fields=id&fields=*orders",
  "/admin/regions?order=orders.email",
])("%s shows no other rows and causes no server error", async (url) => {
  const { status, body } = await staff.get<Shown>(url)
  expect(status).toBeLessThan(500)
  expect(relationsIn(body)).toEqual([])
})

it("the fields that the pages of Medusa Admin request are still returned", async () => {
  const fields =
    "id,email,total,*customer,*items,*items.variant,*items.variant.product,*shipping_address,*sales_channel," +
    "*fulfillments,+fulfillments.shipping_option.service_zone.fulfillment_set.type,*fulfillments.items," +
    "*payment_collections,*payment_collections.payments,region.automatic_taxes"
  const { body } = await staff.get(`/admin/orders/${orderId}?fields=${encodeURIComponent(fields)}`)
  expect(body).toMatchObject({
    order: {
      id: orderId,
      customer: { id: expect.any(String) as string },
      items: [{ variant: { product: { id: expect.any(String) as string } } }],
      fulfillments: [{ items: [{ quantity: 1 }] }],
      payment_collections: [{ payments: [{ amount: expect.any(Number) as number }] }],
      sales_channel: { id: expect.any(String) as string },
      shipping_address: { city: "Jaipur" },
    },
  })
})
