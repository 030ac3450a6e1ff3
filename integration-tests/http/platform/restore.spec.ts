import type { NewApiKey } from "../../../src/contract/key"
import type { ListedTenant, TenantView } from "../../../src/contract/tenant"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { mailAbout } from "../../support/mailbox"
import { inMedusa } from "../../support/medusa-exec"
import { paidOrder } from "../../support/orders"
import { tenantsPath } from "../../support/platform"
import { expectStatus } from "../../support/shopper"
import { newTenant, superadmin } from "../../support/tenant"
import {
  type Buyer,
  newBuyer,
  newTenantWithStones,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

let platform: Client

beforeAll(async () => {
  platform = await superadmin()
})

const remove = async (id: string) => expectStatus(await platform.delete(`${tenantsPath}/${id}`), 204)
const restore = (id: string, client = platform) => client.post<TenantView>(`${tenantsPath}/${id}/restore`, {})
const deleted = async (id: string) =>
  (await platform.get<ListedTenant[]>(`${tenantsPath}?deleted=true`)).body.find((tenant) => tenant.id === id)

describe("a tenant deleted by mistake", () => {
  let tenant: TenantWithStones
  let buyer: Buyer
  let orderNumber: string
  let key: string
  let adminEmail: string

  beforeAll(async () => {
    tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
    buyer = await newBuyer(tenant.slug)
    orderNumber = (await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")).orderNumber
    const body = { name: "Program", scopes: ["orders:read"] }
    key = expectStatus<NewApiKey>(await tenant.admin.post("/api/admin/keys", body), 201).body.key
    adminEmail = (await tenant.admin.get<{ email: string }>("/api/auth/me")).body.email
    await remove(tenant.id)
  })

  it("is listed with the time at which its data is erased", async () => {
    const listed = await deleted(tenant.id)
    expect(listed).toMatchObject({ slug: tenant.slug, domain: tenant.domain })
    const hours = (Date.parse(listed?.erasesAt ?? "") - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(48)
    expect(hours).toBeLessThan(73)
    const others = (await platform.get<TenantView[]>(`${tenantsPath}?search=${tenant.slug}`)).body
    expect(others.map(({ id }) => id)).not.toContain(tenant.id)
  })

  it("comes back with its names, orders, keys and accounts, and nothing is erased later", async () => {
    const response = expectStatus(await restore(tenant.id), 200)
    expect(response.body).toMatchObject({ id: tenant.id, slug: tenant.slug, domain: tenant.domain })
    expect((await new Client(tenant.slug).get("/shop")).status).toBe(200)
    expect((await new Client("default", { host: tenant.domain }).get("/api/branding")).body).toMatchObject({
      brandName: tenant.brandName,
    })
    const headers = { authorization: `Bearer ${key}` }
    const orders = await new Client(tenant.slug).get<{ orderNumber: string }[]>("/api/admin/orders", {
      headers,
    })
    expect(orders.body.map((order) => order.orderNumber)).toEqual([orderNumber])
    expect((await buyer.client.get("/api/auth/me")).status).toBe(401)
    const later = new Date(Date.now() + 100 * 3_600_000).toISOString()
    const erased = await inMedusa<string[]>("erase-archived.cjs", { now: later })
    expect(erased).not.toContain(tenant.id)
    expect(await rows("select 1 from account where tenant_id = $1", [tenant.id])).toHaveLength(2)
    expect(await deleted(tenant.id)).toBeUndefined()
  })

  it("its admins are told that it is online again", async () => {
    expect((await mailAbout(adminEmail, /online again/)).text).toContain("restored")
  })

  it("and isn't restored twice", async () => {
    expect(await restore(tenant.id)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  })
})

it.each(["slug", "domain"] as const)("another tenant's %s is never taken away by a restore", async (name) => {
  const gone = await newTenant()
  await remove(gone.id)
  const slug = name === "slug" ? gone.slug : unique("other")
  const domain = name === "domain" ? gone.domain : `${unique("other")}.example`
  const body = { brandName: "Another", slug, domain }
  const { id } = expectStatus(await platform.post<TenantView>(tenantsPath, body), 201).body
  expect(await restore(gone.id)).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", details: [{ path: name }] },
  })
  expect(await rows("select tenant_id from tenant_host where host = $1", [domain])).toEqual([
    { tenant_id: id },
  ])
  // Once the name is free, the restore succeeds.
  await remove(id)
  expectStatus(await restore(gone.id), 200)
})

it("a tenant whose data is being erased can't be restored, and its keys are erased too", async () => {
  const gone = await newTenant()
  const key = { name: "Program", scopes: ["orders:read"] }
  expectStatus(await gone.admin.post("/api/admin/keys", key), 201)
  await remove(gone.id)
  await waitFor("the delivery of the mail about the deletion", async () => {
    const [waiting] = await rows("select 1 from mail_receipt where tenant_id = $1 and delivered_at is null", [
      gone.id,
    ])
    return waiting ? undefined : true
  })
  await rows("update tenant set archived_at = now() - interval '80 hours' where id = $1", [gone.id])
  await rows("update mail_receipt set delivered_at = now() - interval '50 hours' where tenant_id = $1", [
    gone.id,
  ])
  expect(await restore(gone.id)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
  expect(await inMedusa<string[]>("erase-archived.cjs", { now: new Date().toISOString() })).toContain(gone.id)
  expect(await rows("select 1 from integration_key where tenant_id = $1", [gone.id])).toEqual([])
  expect(await restore(gone.id)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
})

it("only a superadmin restores, and an unknown tenant is 404", async () => {
  const gone = await newTenant()
  const { admin } = await newTenant()
  await remove(gone.id)
  expect((await restore(gone.id, admin)).status).toBe(403)
  expect((await restore(gone.id, new Client())).status).toBe(401)
  expect((await restore("ten_none")).status).toBe(404)
  expect(await deleted(gone.id)).toBeDefined()
})
