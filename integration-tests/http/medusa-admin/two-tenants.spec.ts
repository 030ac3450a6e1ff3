import type { HistoryEntry } from "../../../src/contract/history"
import { allowed } from "../../../src/medusa/admin/allowed"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { idsInMedusa, medusaRows, type MedusaIds } from "../../support/medusa-ids"
import { MedusaOrders } from "../../support/medusa-orders"
import { firstStaff, invitedStaff, type Staff } from "../../support/medusa-staff"
import { paidOrder } from "../../support/orders"
import { expectStatus } from "../../support/shopper"
import { newBuyer, newTenantWithStones, type TenantWithStones } from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

type AdminRule = (typeof allowed)[number]

interface Side {
  shop: TenantWithStones
  staff: Staff
  ids: MedusaIds
  email: string
}
let mine: Side
let theirs: Side

async function openSide(): Promise<Side> {
  const shop = await newTenantWithStones([
    { name: "Ruby", stock: 9 },
    { name: "Opal", stock: 9 },
  ])
  const buyer = await newBuyer(shop.slug)
  const ruby = shop.stones.get("Ruby")?.id ?? ""
  const staff = await invitedStaff(shop.tenant.id)
  const packed = await paidOrder(buyer, ruby)
  await paidOrder(buyer, ruby)
  await new MedusaOrders(staff).pack(packed)
  return { shop, staff, ids: await idsInMedusa(shop.tenant.id, packed.id), email: buyer.email }
}

beforeAll(async () => {
  ;[mine, theirs] = await Promise.all([openSide(), openSide()])
}, 120_000)

const urlOf = ({ path, own = {} }: AdminRule, ids: Partial<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[own[name] ?? ""] ?? "none_1")

/** A body that Medusa takes, so that a call isn't refused for another reason. */
function bodyFor(path: string, ids: MedusaIds): object {
  if (path.endsWith("/location-levels/batch"))
    return { update: [{ inventory_item_id: ids.inventory, location_id: ids.location, stocked_quantity: 1 }] }
  if (path.includes("/location-levels/")) return { stocked_quantity: 1 }
  if (path.endsWith("/variants/batch")) return { update: [{ id: ids.variant, title: "Taken" }] }
  if (path.includes("/fulfillments") && !/cancel|mark/.test(path))
    return { items: [{ id: ids.line, quantity: 1 }] }
  if (path.startsWith("/admin/products")) return { title: "Taken" }
  if (path.endsWith("/refund")) return { amount: 1 }
  return {}
}

const send = ({ staff }: Side, { method }: AdminRule, url: string, body: object) =>
  method === "POST" ? staff.post(url, body) : method === "DELETE" ? staff.delete(url) : staff.get(url)

const named = allowed.filter((it) => it.own ?? it.ownQuery)
const lists = allowed.filter((it) => it.filter && !it.own)
const title = (it: AdminRule) => [`${it.method} ${it.path}`, it] as const

describe("staff of one shop and another shop's things", () => {
  it.each(named.map(title))(
    "%s: the other's ids are 404, beside own ones too, and nothing changes",
    async (_, rule) => {
      const before = await medusaRows(theirs.ids)
      const kinds = Object.values(rule.own ?? {})
      const mixed = kinds.map((kind) => ({
        ...mine.ids,
        [kind]: theirs.ids[kind as keyof MedusaIds] ?? "none_1",
      }))
      for (const ids of [theirs.ids, ...mixed]) {
        const query = rule.ownQuery ? `?order_id=${theirs.ids.order}` : ""
        const answer = await send(mine, rule, urlOf(rule, ids) + query, bodyFor(rule.path, theirs.ids))
        expect(answer).toMatchObject({ status: 404, body: { type: "not_found" } })
      }
      expect(await medusaRows(theirs.ids)).toEqual(before)
    }
  )

  const tricks = (): string[] => [
    "",
    "limit=100&offset=0&order=-created_at",
    "q=",
    `q=${theirs.email}`,
    `id=${theirs.ids.product}&id=${theirs.ids.order}`,
    `id[]=${theirs.ids.channel}&id[]=${theirs.ids.location}`,
    `$or[0][id]=${theirs.ids.product}&$or[1][id][$ne]=x`,
    `sales_channel_id[]=${theirs.ids.channel}&location_id=${theirs.ids.location}&customer_id=${theirs.ids.customer}`,
    `product[sales_channels][id]=${theirs.ids.channel}&metadata[tenant_id]=${theirs.shop.tenant.id}`,
    "with_deleted=true&fields=*sales_channels,*variants.product,*customer,*region.orders,*orders,*location_levels",
    "fields=id,*sales_channel.products,*product.sales_channels.products,*payment_collections.order.region.orders",
  ]

  it.each(lists.map(title))("%s: shows own rows only, whatever is asked for", async (_, rule) => {
    const strangers = [...Object.values(theirs.ids), theirs.email, theirs.shop.tenant.id]
    for (const query of tricks()) {
      const { status, body } = await mine.staff.get(`${urlOf(rule, mine.ids)}?${query}`)
      expect({ query, fault: status >= 500 }).toEqual({ query, fault: false })
      const text = JSON.stringify(body)
      const shown = query === `q=${theirs.email}` ? [] : strangers.filter((it) => text.includes(it))
      expect({ query, shown }).toEqual({ query, shown: [] })
    }
  })

  it.each(lists.filter((it) => it.path !== "/admin/returns").map(title))(
    "%s: own rows are there",
    async (_, rule) => {
      const { body } = await mine.staff.get<{ count: number }>(urlOf(rule, mine.ids))
      expect(body.count).toBeGreaterThan(0)
      expect(Object.values(mine.ids).filter((id) => JSON.stringify(body).includes(id))).not.toEqual([])
    }
  )

  it("their own things open, with nothing of the other shop's in them", async () => {
    const strangers = [...Object.values(theirs.ids), theirs.email]
    for (const rule of named.filter(
      (it) => it.method === "GET" && !it.ownQuery && it.path !== "/admin/returns/:id"
    )) {
      const answer = await mine.staff.get(urlOf(rule, mine.ids))
      const text = JSON.stringify(answer.body)
      expect([rule.path, answer.status, strangers.filter((it) => text.includes(it))]).toEqual([
        rule.path,
        200,
        [],
      ])
    }
  })
})

describe("what a body says", () => {
  const bodies = (): [string, string, object, number][] => {
    const { product, variant, inventory } = mine.ids
    const own = `/admin/products/${product}`
    const levels = (inventoryId: string, location: string, more: object = {}) => ({
      update: [{ inventory_item_id: inventoryId, location_id: location, stocked_quantity: 1, ...more }],
    })
    return [
      ["another shop's channel", own, { sales_channels: [{ id: theirs.ids.channel }] }, 403],
      ["another shop's variant", own, { variants: [{ id: theirs.ids.variant, title: "Taken" }] }, 404],
      [
        "another shop's variant in a batch",
        `${own}/variants/batch`,
        { update: [{ id: theirs.ids.variant }] },
        404,
      ],
      ["a picture of a foreign host", own, { images: [{ url: "https://evil.test/a.webp" }] }, 400],
      [
        "a thumbnail of another shop's",
        own,
        { thumbnail: `/static/${theirs.shop.tenant.id}/${"a".repeat(32)}.webp` },
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
        "another shop's stock",
        "/admin/inventory-items/location-levels/batch",
        levels(theirs.ids.inventory, theirs.ids.location),
        404,
      ],
      [
        "another shop's stock, own place",
        "/admin/inventory-items/location-levels/batch",
        levels(theirs.ids.inventory, mine.ids.location),
        404,
      ],
      [
        "another shop's place",
        `/admin/inventory-items/${inventory}/location-levels/batch`,
        { create: [{ location_id: theirs.ids.location }] },
        404,
      ],
      [
        "another shop's level",
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
        "another shop's place to send from",
        `/admin/orders/${mine.ids.order}/fulfillments`,
        { items: [{ id: mine.ids.line, quantity: 1 }], location_id: theirs.ids.location },
        404,
      ],
    ]
  }

  it("reaches nothing of another shop's, and nothing that all shops share", async () => {
    const before = [await medusaRows(theirs.ids), await medusaRows(mine.ids)]
    for (const [what, url, body, status] of bodies())
      expect([what, (await mine.staff.post(url, body)).status]).toEqual([what, status])
    expect([await medusaRows(theirs.ids), await medusaRows(mine.ids)]).toEqual(before)
  })

  it("a new product is the shop's own, whatever was sent, and shows there under its maker's name at once", async () => {
    const { body } = expectStatus(
      await mine.staff.post<{ product: { id: string; handle: string; sales_channels: { id: string }[] } }>(
        "/admin/products?fields=*sales_channels",
        {
          title: "Star Sapphire",
          handle: `${theirs.shop.slug}-star`,
          status: "published",
          sales_channels: [{ id: theirs.ids.channel }],
          metadata: { tenant_id: theirs.shop.tenant.id },
          options: [{ title: "Size", values: ["One"] }],
          variants: [
            {
              title: "One",
              sku: `${theirs.shop.slug}-star`,
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
    expect(body.product.handle).toBe(`${mine.shop.slug}-${theirs.shop.slug}-star`)
    expect(body.product.sales_channels.map((it) => it.id)).toEqual([mine.ids.channel])
    expect(
      await rows(
        `select p.metadata->>'tenant_id' as tenant, v.sku, v.manage_inventory as counted, v.allow_backorder as oversold
         from product p join product_variant v on v.product_id = p.id where p.id = $1`,
        [body.product.id]
      )
    ).toEqual([
      {
        tenant: mine.shop.tenant.id,
        sku: `${mine.shop.slug}-${theirs.shop.slug}-star`,
        counted: true,
        oversold: false,
      },
    ])
    const { body: history } = await mine.shop.admin.get<HistoryEntry[]>(
      `/api/admin/history?id=${body.product.id}`
    )
    expect(history.map((it) => [it.act, it.way, it.by.email])).toEqual([
      ["created", "medusa-admin", mine.staff.email],
    ])
  })

  it("names, prices and stock that staff change show in the shop within two seconds, and in its history", async () => {
    const opal = mine.shop.stones.get("Opal")
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
    const began = Date.now()
    const level = { inventory_item_id: found?.item, location_id: mine.ids.location, stocked_quantity: 4 }
    expectStatus(await staff.post("/admin/inventory-items/location-levels/batch", { update: [level] }), 200)
    const shown = await new Client(mine.shop.slug).get(`/api/products/slug/${opal?.slug ?? ""}`)
    expect(Date.now() - began).toBeLessThan(2_000)
    expect(shown.body).toMatchObject({ name: "Black Opal", price: "777.00", stock: 4 })
    const { body: history } = await mine.shop.admin.get<HistoryEntry[]>(
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
    expect((await new Client(mine.shop.slug).get(`/api/products/slug/${opal?.slug ?? ""}`)).status).toBe(404)
  })
})

describe("who may look at what", () => {
  const calls = [
    "/admin/orders",
    "/admin/products",
    "/admin/customers",
    "/admin/ratna/tenants",
    "/admin/users/me",
  ]

  it("a login that belongs to no shop sees nothing, and a stranger and a secret key neither", async () => {
    const nobody = await invitedStaff()
    for (const url of calls) {
      expect([url, (await nobody.get(url)).status]).toEqual([url, 403])
      expect([url, (await new Client("default", { medusa: true }).get(url)).status]).toEqual([url, 401])
    }
    const token = `sk_${"a".repeat(60)}`
    const basic = { authorization: `Basic ${Buffer.from(`${token}:`).toString("base64")}` }
    expect(
      (await new Client("default", { medusa: true }).get("/admin/orders", { headers: basic })).status
    ).toBe(401)
  })

  it("a shop's staff can neither choose a shop, nor look after users, nor call another shop's pages", async () => {
    const { staff } = mine
    const other = theirs.shop.tenant.id
    const put = (url: string, body: object) => staff.client.put(url, body, { headers: staff.headers })
    expect((await put("/admin/ratna/shown-tenant", { tenantId: other })).status).toBe(403)
    const cookie = { headers: { ...staff.headers, cookie: `ratna_chosen_tenant=${other}` } }
    expect((await staff.client.get(`/admin/orders/${theirs.ids.order}`, cookie)).status).toBe(404)
    expect((await staff.get<object[]>("/admin/ratna/tenants")).body).toHaveLength(1)
    expect((await staff.get(`/admin/ratna/tenants/${other}/faqs`)).status).toBe(404)
    expect((await staff.get("/admin/ratna/users")).status).toBe(403)
    expect((await put("/admin/ratna/users/user_1", { scope: "platform" })).status).toBe(403)
    for (const url of [
      "/admin/users",
      "/admin/invites",
      "/admin/promotions",
      "/admin/api-keys",
      "/admin/search",
    ])
      expect([url, (await staff.get(url)).status]).toEqual([url, 403])
    expect((await staff.post(`/admin/users/user_other`, { first_name: "Eve" })).status).toBe(403)
    for (const url of ["/ADMIN/orders", "/admin//orders", "/admin/%6frders", "/admin/orders/%2e%2e/orders"])
      expect([url, [400, 403, 404].includes((await staff.get(url)).status)]).toEqual([url, true])
  })

  it("the platform's people see a shop's things once they have chosen it, and that one's only", async () => {
    const staff = await firstStaff()
    expect(await staff.get("/admin/orders")).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("Choose a shop") as string },
    })
    expect((await staff.get("/admin/regions")).status).toBe(200)
    await staff.choose(mine.shop.tenant.id)
    expect((await staff.get(`/admin/orders/${mine.ids.order}`)).status).toBe(200)
    expect((await staff.get(`/admin/orders/${theirs.ids.order}`)).status).toBe(404)
    expect((await staff.get("/admin/stores")).body).toMatchObject({
      stores: [{ name: mine.shop.tenant.brandName, default_sales_channel_id: mine.ids.channel }],
    })
    const { body: users } =
      await staff.get<{ id: string; email: string; scope: string }[]>("/admin/ratna/users")
    const colleague = users.find((it) => it.email === mine.staff.email)
    expect(colleague).toMatchObject({ scope: "tenant", tenant: { id: mine.shop.tenant.id } })
    const path = `/admin/ratna/users/${users.find((it) => it.email === staff.email)?.id ?? ""}`
    const locked = await staff.client.put(path, { scope: "none" }, { headers: staff.headers })
    expect(locked.status).toBe(409)
  })
})
