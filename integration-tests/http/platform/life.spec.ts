import { createHmac } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import type { NewApiKey } from "../../../src/contract/key"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { mailAbout } from "../../support/mailbox"
import { inMedusa } from "../../support/medusa-exec"
import { picture } from "../../support/pictures"
import { sendForm } from "../../support/form"
import { tenantsPath } from "../../support/platform"
import { product } from "../../support/product"
import { expectStatus } from "../../support/shopper"
import { superadmin } from "../../support/tenant"
import {
  type Buyer,
  buy,
  newBuyer,
  newTenantWithStones,
  type TenantWithStones,
} from "../../support/tenant-with-stones"
import { unique } from "../../support/unique"
import { waitFor } from "../../support/wait-for"

jest.setTimeout(120_000)

interface Erased {
  tooEarly: string
  early: boolean
  late: boolean
  found: { mustBeNone: Record<string, number>; kept: Record<string, number> }
}

let platform: Client
let tenant: TenantWithStones
let buyer: Buyer
let key: string
let logo: string
let adminEmail: string
const stranger = `${unique("stranger")}@specs.test`

beforeAll(async () => {
  platform = await superadmin()
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 10 }])
  buyer = await newBuyer(tenant.slug)
  expectStatus((await buy(buyer, tenant.stones.get("Ruby")?.id ?? "")).response, 201)
  const body = { name: "Program", scopes: ["orders:read"] }
  key = expectStatus<NewApiKey>(await tenant.admin.post("/api/admin/keys", body), 201).body.key
  const branded = await sendForm<{ logo: string }>(tenant.admin, "PUT", "/api/admin/branding", {
    logo: { name: "logo.png", data: await picture("#123456") },
  })
  logo = expectStatus(branded, 200).body.logo
  adminEmail = (await tenant.admin.get<{ email: string }>("/api/auth/me")).body.email
  const letter = { name: "Stranger", email: stranger, message: "Is it heated?" }
  expectStatus(await new Client(tenant.slug).post("/api/contact", letter), 201)
})

/** Every way to access a tenant, and who uses it. */
const ways: [way: string, ask: () => Promise<{ status: number }>][] = [
  ["a page", () => new Client(tenant.slug).get("/shop")],
  ["a page of an account", () => buyer.client.get("/profile")],
  ["the back office", () => tenant.admin.get("/admin")],
  ["the sitemap", () => new Client(tenant.slug).get("/sitemap.xml")],
  ["its own domain", () => new Client("default", { host: tenant.domain }).get("/shop")],
  ["a visitor's call", () => new Client(tenant.slug).get("/api/products")],
  ["a shopper's session", () => buyer.client.get("/api/auth/me")],
  ["a cart", () => buyer.client.post("/api/cart", { productId: tenant.stones.get("Ruby")?.id })],
  ["a checkout", () => buyer.client.post("/api/checkout/session", { addressId: buyer.addressId })],
  ["an admin's session", () => tenant.admin.get("/api/admin/orders")],
  [
    "a key",
    () => new Client(tenant.slug).get("/api/admin/orders", { headers: { authorization: `Bearer ${key}` } }),
  ],
  [
    "a sign-in",
    () => new Client(tenant.slug).post("/api/auth/login", { email: buyer.email, password: "Wrong1234" }),
  ],
  [
    "a mail with a link",
    () => new Client(tenant.slug).post("/api/auth/forgot-password", { email: buyer.email }),
  ],
  [
    "a letter",
    () => new Client(tenant.slug).post("/api/contact", { name: "A", email: stranger, message: "Hello" }),
  ],
]
const statuses = async () =>
  Object.fromEntries(await Promise.all(ways.map(async ([way, ask]) => [way, (await ask()).status] as const)))
const all = (status: number) => Object.fromEntries(ways.map(([way]) => [way, status]))

const mails = async () =>
  (
    await rows<{ count: string }>("select count(*) as count from mail_outbox where tenant_id = $1", [
      tenant.id,
    ])
  )[0]

/** Sends an incoming webhook about an unknown payment, with the tenant's signature. */
const notice = () => {
  const body = { event: "payment.failed", payload: { payment: { entity: { order_id: "order_none" } } } }
  const signature = createHmac("sha256", tenant.gateway.keySecret).update(JSON.stringify(body)).digest("hex")
  const headers = { "x-razorpay-signature": signature, "x-razorpay-event-id": unique("event") }
  return new Client().post(`/webhooks/razorpay/${tenant.slug}`, body, { headers })
}

const act = (members: object) => platform.put(`${tenantsPath}/${tenant.id}`, members)

it("a closed tenant is closed to every access except the gateway's incoming webhooks; opened again, it is unchanged", async () => {
  expect((await statuses())["a page"]).toBe(200)
  expectStatus(await act({ isActive: false }), 200)
  const before = await mails()
  expect(await statuses()).toEqual(all(503))
  expect(await mails()).toEqual(before)
  expect((await notice()).status).toBe(200)
  expectStatus(await act({ isActive: true }), 200)
  expect((await buyer.client.get("/api/auth/me")).status).toBe(200)
  expect((await new Client(tenant.slug).get(logo)).status).toBe(200)
})

describe("a deleted tenant", () => {
  let archivedAt: number

  beforeAll(async () => {
    expectStatus(await platform.delete(`${tenantsPath}/${tenant.id}`), 204)
    archivedAt = Date.now()
  })

  it("is gone for every access, including its pictures", async () => {
    // Its own domain is unassigned, which in development leads to the default tenant.
    expect(await statuses()).toEqual({ ...all(404), "its own domain": 200 })
    expect((await new Client().get(logo)).status).toBe(404)
  })

  it("notifies its admins immediately of the date when personal data is erased", async () => {
    const { text } = await mailAbout(adminEmail, /deleted from the platform/)
    const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" })
    expect(text).toContain(day.format(archivedAt + 72 * 3_600_000))
    await waitFor("the mail's receipt", async () => {
      const found = await rows(
        "select 1 from mail_receipt where tenant_id = $1 and delivered_at is not null",
        [tenant.id]
      )
      return found.length ? true : undefined
    })
  })

  it("keeps personal data for its retention time, then only orders and invoices, without anyone's e-mail", async () => {
    const folder = path.join(product().dataDir, "uploads", tenant.id)
    expect(existsSync(folder)).toBe(true)
    const at = (hours: number): string => new Date(archivedAt + hours * 3_600_000).toISOString()
    const erased = await inMedusa<Erased>("erase-tenant.cjs", {
      id: tenant.id,
      early: at(47),
      late: at(73),
    })
    expect(erased).toMatchObject({
      early: false,
      late: true,
      tooEarly: expect.stringMatching(/erased from/) as string,
    })
    expect(Object.entries(erased.found.mustBeNone).filter(([, count]) => count > 0)).toEqual([])
    expect(Object.keys(erased.found.mustBeNone)).toEqual(
      expect.arrayContaining(["account", "customers", "logins", "files"])
    )
    expect(erased.found.kept).toMatchObject({ shop_order: 1, invoice: 1 })
    expect(existsSync(folder)).toBe(false)
    for (const table of [
      "shop_order",
      "invoice",
      "payment_ledger",
      "customer",
      "contact_message",
      "mail_outbox",
    ]) {
      const matches = await rows(`select 1 from "${table}" it where it::text ilike any($1)`, [
        [`%${buyer.email}%`, `%${adminEmail}%`, `%${stranger}%`],
      ])
      expect({ table, found: matches }).toEqual({ table, found: [] })
    }
  })
})
