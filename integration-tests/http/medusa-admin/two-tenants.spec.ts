import { allowed } from "../../../src/medusa/admin/allowed"
import { Client } from "../../support/client"
import { medusaRows, type MedusaIds } from "../../support/medusa-ids"
import { firstStaff, invitedStaff } from "../../support/medusa-staff"
import { openSide, type Side } from "../../support/staff-side"

jest.setTimeout(120_000)

type AdminRule = (typeof allowed)[number]

let mine: Side
let theirs: Side

beforeAll(async () => {
  ;[mine, theirs] = await Promise.all([openSide(), openSide()])
}, 120_000)

const urlOf = ({ path, own = {} }: AdminRule, ids: Partial<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[own[name] ?? ""] ?? "none_1")

/** Returns a body that Medusa accepts, so that a request isn't refused for another reason. */
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

describe("one tenant's staff can't reach another tenant's rows", () => {
  it.each(named.map(title))(
    "%s: the other tenant's ids are 404, also next to own ids, and nothing changes",
    async (_, rule) => {
      const before = await medusaRows(theirs.ids)
      const kinds = Object.values(rule.own ?? {})
      const mixed = kinds.map((kind) => ({
        ...mine.ids,
        [kind]: theirs.ids[kind as keyof MedusaIds],
      }))
      for (const ids of [theirs.ids, ...mixed]) {
        const query = rule.ownQuery ? `?order_id=${theirs.ids.order}` : ""
        const response = await send(mine, rule, urlOf(rule, ids) + query, bodyFor(rule.path, theirs.ids))
        expect(response).toMatchObject({ status: 404, body: { type: "not_found" } })
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
    `product[sales_channels][id]=${theirs.ids.channel}&metadata[tenant_id]=${theirs.tenant.id}`,
    "with_deleted=true&fields=*sales_channels,*variants.product,*customer,*region.orders,*orders,*location_levels",
    "fields=id,*sales_channel.products,*product.sales_channels.products,*payment_collections.order.region.orders",
  ]

  it.each(lists.map(title))("%s: shows own rows only, whatever is requested", async (_, rule) => {
    const strangers = [...Object.values(theirs.ids), theirs.email, theirs.tenant.id]
    for (const query of tricks()) {
      const { status, body } = await mine.staff.get(`${urlOf(rule, mine.ids)}?${query}`)
      expect({ query, fault: status >= 500 }).toEqual({ query, fault: false })
      const text = JSON.stringify(body)
      const shown = query === `q=${theirs.email}` ? [] : strangers.filter((it) => text.includes(it))
      expect({ query, shown }).toEqual({ query, shown: [] })
    }
  })

  it.each(lists.filter((it) => it.path !== "/admin/returns").map(title))(
    "%s: own rows are listed",
    async (_, rule) => {
      const { body } = await mine.staff.get<{ count: number }>(urlOf(rule, mine.ids))
      expect(body.count).toBeGreaterThan(0)
      expect(Object.values(mine.ids).filter((id) => JSON.stringify(body).includes(id))).not.toEqual([])
    }
  )

  it("their own rows open, without any data of the other tenant", async () => {
    const strangers = [...Object.values(theirs.ids), theirs.email]
    for (const rule of named.filter(
      (it) => it.method === "GET" && !it.ownQuery && it.path !== "/admin/returns/:id"
    )) {
      const response = await mine.staff.get(urlOf(rule, mine.ids))
      const text = JSON.stringify(response.body)
      expect([rule.path, response.status, strangers.filter((it) => text.includes(it))]).toEqual([
        rule.path,
        200,
        [],
      ])
    }
  })
})

describe("access of staff", () => {
  const calls = [
    "/admin/orders",
    "/admin/products",
    "/admin/customers",
    "/admin/ratna/tenants",
    "/admin/users/me",
  ]

  it("a login without a tenant sees nothing, and neither does a visitor or a secret key", async () => {
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

  it("a tenant's staff can neither choose a tenant, nor manage users, nor use another tenant's pages", async () => {
    const { staff } = mine
    const other = theirs.tenant.id
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

  it("platform staff see a tenant's rows once they have chosen it, and no other's", async () => {
    const staff = await firstStaff()
    expect(await staff.get("/admin/orders")).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("Choose a store") as string },
    })
    expect((await staff.get("/admin/regions")).status).toBe(200)
    await staff.choose(mine.tenant.id)
    expect((await staff.get(`/admin/orders/${mine.ids.order}`)).status).toBe(200)
    expect((await staff.get(`/admin/orders/${theirs.ids.order}`)).status).toBe(404)
    expect((await staff.get("/admin/stores")).body).toMatchObject({
      stores: [{ name: mine.tenant.brandName, default_sales_channel_id: mine.ids.channel }],
    })
    const { body: users } =
      await staff.get<{ id: string; email: string; scope: string }[]>("/admin/ratna/users")
    const colleague = users.find((it) => it.email === mine.staff.email)
    expect(colleague).toMatchObject({ scope: "tenant", tenant: { id: mine.tenant.id } })
    const path = `/admin/ratna/users/${users.find((it) => it.email === staff.email)?.id ?? ""}`
    const locked = await staff.client.put(path, { scope: "none" }, { headers: staff.headers })
    expect(locked.status).toBe(409)
  })
})
