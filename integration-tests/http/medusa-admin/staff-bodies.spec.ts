import type { HistoryEntry } from "../../../src/contract/history"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { medusaRows } from "../../support/medusa-ids"
import { expectStatus } from "../../support/shopper"
import { openSide, type Side } from "../../support/staff-side"

jest.setTimeout(120_000)

let mine: Side
let theirs: Side

beforeAll(async () => {
  ;[mine, theirs] = await Promise.all([openSide(), openSide()])
}, 120_000)

describe("a request body from staff", () => {
  const bodies = (): [string, string, object, number][] => {
    const { product, variant, inventory } = mine.ids
    const own = `/admin/products/${product}`
    const levels = (inventoryId: string, location: string, more: object = {}) => ({
      update: [{ inventory_item_id: inventoryId, location_id: location, stocked_quantity: 1, ...more }],
    })
    return [
      ["another tenant's channel", own, { sales_channels: [{ id: theirs.ids.channel }] }, 403],
      ["another tenant's variant", own, { variants: [{ id: theirs.ids.variant, title: "Taken" }] }, 404],
      [
        "another tenant's variant in a batch",
        `${own}/variants/batch`,
        { update: [{ id: theirs.ids.variant }] },
        404,
      ],
      ["a picture of a foreign host", own, { images: [{ url: "https://evil.test/a.webp" }] }, 400],
      [
        "a thumbnail of another tenant's",
        own,
        { thumbnail: `/static/${theirs.tenant.id}/${"a".repeat(32)}.webp` },
        400,
      ],
      ["a shared category", own, { categories: [{ id: "pcat_1" }] }, 403],
      [
        "a price in dollars",
        `${own}/variants/${variant}`,
        { prices: [{ currency_code: "usd", amount: 1 }] },
        400,
      ],
      [
        "a price by region",
        `${own}/variants/${variant}`,
        { prices: [{ currency_code: "inr", amount: 1, rules: { region_id: "reg_1" } }] },
        403,
      ],
      ["a second variant", `${own}/variants/batch`, { create: [{ title: "Two", prices: [] }] }, 403],
      [
        "another tenant's stock",
        "/admin/inventory-items/location-levels/batch",
        levels(theirs.ids.inventory, theirs.ids.location),
        404,
      ],
      [
        "another tenant's stock, own place",
        "/admin/inventory-items/location-levels/batch",
        levels(theirs.ids.inventory, mine.ids.location),
        404,
      ],
      [
        "another tenant's place",
        `/admin/inventory-items/${inventory}/location-levels/batch`,
        { create: [{ location_id: theirs.ids.location }] },
        404,
      ],
      [
        "another tenant's level",
        `/admin/inventory-items/${inventory}/location-levels/batch`,
        { update: [{ id: theirs.ids.level, location_id: mine.ids.location, stocked_quantity: 1 }] },
        404,
      ],
      [
        "the end of a place",
        "/admin/inventory-items/location-levels/batch",
        { delete: [theirs.ids.level] },
        403,
      ],
      [
        "half a stone",
        `/admin/inventory-items/${inventory}/location-levels/${mine.ids.location}`,
        { stocked_quantity: 1.5 },
        400,
      ],
      [
        "another tenant's place to send from",
        `/admin/orders/${mine.ids.order}/fulfillments`,
        { items: [{ id: mine.ids.line, quantity: 1 }], location_id: theirs.ids.location },
        404,
      ],
    ]
  }

  it("reaches nothing of another tenant, and nothing that all tenants share", async () => {
    const before = [await medusaRows(theirs.ids), await medusaRows(mine.ids)]
    for (const [what, url, body, status] of bodies())
      expect([what, (await mine.staff.post(url, body)).status]).toEqual([what, status])
    expect([await medusaRows(theirs.ids), await medusaRows(mine.ids)]).toEqual(before)
  })

  it("leaves each product its one variant, without which its price, stock and history would be gone", async () => {
    const variantOf = async (name: string) => {
      const found = await rows<{ product: string; variant: string }>(
        `select p.id as product, v.id as variant from product p left join product_variant v on v.product_id = p.id
         and v.deleted_at is null where p.id = $1`,
        [mine.tenant.stones.get(name)?.id ?? ""]
      )
      expect(found).toHaveLength(1)
      return found[0] ?? { product: "", variant: "" }
    }
    const [ruby, opal] = [await variantOf("Ruby"), await variantOf("Opal")]
    const own = `/admin/products/${ruby.product}`
    const lists: [object, number][] = [
      [{ variants: [] }, 403],
      [{ variants: [{ id: opal.variant }] }, 403],
      [{ variants: [{ id: ruby.variant }, { id: opal.variant }] }, 403],
      [{ variants: [{ title: "Two" }] }, 404],
    ]
    for (const [body, status] of lists) {
      const response = await mine.staff.post<{ message: string }>(own, body)
      expect([body, response.status]).toEqual([body, status])
      if (status === 403) expect(response.body.message).toBe("A stone has one variant, which stays.")
    }
    const moved = await mine.staff.post(`${own}/variants/batch`, { update: [{ id: opal.variant }] })
    expect(moved.status).toBe(404)
    expect([await variantOf("Ruby"), await variantOf("Opal")]).toEqual([ruby, opal])
    expectStatus(await mine.staff.post(own, { variants: [{ id: ruby.variant, title: "One" }] }), 200)
    expect(await variantOf("Ruby")).toEqual(ruby)
  })

  it("with text that can't be stored is refused with the reason, not a server error", async () => {
    const { product, variant, order } = mine.ids
    const [payment] = await rows<{ id: string }>(
      `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
       where l.order_id = $1`,
      [order]
    )
    const price = { currency_code: "inr", amount: 5 }
    const sent: [string, object][] = [
      [`/admin/products/${product}`, { title: "Ru\u0000by" }],
      [`/admin/products/${product}`, { metadata: { "no\u0000te": "x" } }],
      [`/admin/products/${product}`, { images: [{ id: "\u0000", url: "/static/a.webp" }] }],
      [`/admin/products/${product}/variants/${variant}`, { prices: [{ ...price, id: "\u0000" }] }],
      [`/admin/payments/${payment?.id ?? ""}/refund`, { amount: 1, note: "\u0000" }],
      ["/auth/user/emailpass", { email: "a\u0000@b.test", password: "x" }],
    ]
    for (const [url, body] of sent)
      expect([url, body, await mine.staff.post(url, body)]).toMatchObject([
        url,
        body,
        { status: 400, body: { message: "The request contains a character that can't be stored." } },
      ])
  })

  it("creates a product in the chosen tenant only, whatever it contains, with its author's name in the history", async () => {
    const { body } = expectStatus(
      await mine.staff.post<{ product: { id: string; handle: string; sales_channels: { id: string }[] } }>(
        "/admin/products?fields=*sales_channels",
        {
          title: "Star Sapphire",
          handle: `${theirs.tenant.slug}-star`,
          status: "published",
          sales_channels: [{ id: theirs.ids.channel }],
          metadata: { tenant_id: theirs.tenant.id },
          options: [{ title: "Size", values: ["One"] }],
          variants: [
            {
              title: "One",
              sku: `${theirs.tenant.slug}-star`,
              options: { Size: "One" },
              prices: [{ currency_code: "inr", amount: 500 }],
              manage_inventory: false,
              allow_backorder: true,
            },
          ],
        }
      ),
      200
    )
    expect(body.product.handle).toBe(`${mine.tenant.slug}-${theirs.tenant.slug}-star`)
    expect(body.product.sales_channels.map((it) => it.id)).toEqual([mine.ids.channel])
    expect(
      await rows(
        `select p.metadata->>'tenant_id' as tenant, v.sku, v.manage_inventory as counted, v.allow_backorder as oversold
         from product p join product_variant v on v.product_id = p.id where p.id = $1`,
        [body.product.id]
      )
    ).toEqual([
      {
        tenant: mine.tenant.id,
        sku: `${mine.tenant.slug}-${theirs.tenant.slug}-star`,
        counted: true,
        oversold: false,
      },
    ])
    const { body: history } = await mine.tenant.admin.get<HistoryEntry[]>(
      `/api/admin/history?id=${body.product.id}`
    )
    expect(history.map((it) => [it.act, it.way, it.by.email])).toEqual([
      ["created", "medusa-admin", mine.staff.email],
    ])
  })

  it("changes names, prices and stock on the tenant's pages immediately, and in its history", async () => {
    const opal = mine.tenant.stones.get("Opal")
    const [found] = await rows<{ variant: string; item: string; price: string }>(
      `select v.id as variant, i.inventory_item_id as item, p.id as price from product_variant v
       join product_variant_inventory_item i on i.variant_id = v.id
       join product_variant_price_set s on s.variant_id = v.id join price p on p.price_set_id = s.price_set_id
       where v.product_id = $1`,
      [opal?.id ?? ""]
    )
    const own = `/admin/products/${opal?.id ?? ""}`
    const { staff } = mine
    expectStatus(await staff.post(own, { title: "Black Opal" }), 200)
    const prices = [{ id: found?.price, currency_code: "inr", amount: 777 }]
    expectStatus(await staff.post(`${own}/variants/batch`, { update: [{ id: found?.variant, prices }] }), 200)
    const level = { inventory_item_id: found?.item, location_id: mine.ids.location, stocked_quantity: 4 }
    expectStatus(await staff.post("/admin/inventory-items/location-levels/batch", { update: [level] }), 200)
    const shown = await new Client(mine.tenant.slug).get(`/api/products/slug/${opal?.slug ?? ""}`)
    expect(shown.body).toMatchObject({ name: "Black Opal", price: "777.00", stock: 4 })
    const { body: history } = await mine.tenant.admin.get<HistoryEntry[]>(
      `/api/admin/history?id=${opal?.id ?? ""}`
    )
    expect(
      history.slice(0, 3).map((it) => [it.by.email, it.changes.map((change) => [change.field, change.to])])
    ).toEqual([
      [staff.email, [["stock", 4]]],
      [staff.email, [["price", "777.00"]]],
      [staff.email, [["name", "Black Opal"]]],
    ])
    expectStatus(await staff.delete(own), 200)
    expect((await new Client(mine.tenant.slug).get(`/api/products/slug/${opal?.slug ?? ""}`)).status).toBe(
      404
    )
  })
})
