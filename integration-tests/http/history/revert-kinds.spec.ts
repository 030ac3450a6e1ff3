import type { AdminBranding } from "../../../src/contract/admin-branding"
import type { Entry } from "../../../src/contract/entry"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { sendForm } from "../../support/form"
import { newestEntry, revert, revertNewest } from "../../support/history"
import { adminOrder, orderPath, paidOrder, shelfOf } from "../../support/orders"
import { picture } from "../../support/pictures"
import { expectStatus } from "../../support/shopper"
import { newTenant } from "../../support/tenant"
import {
  newBuyer,
  newTenantWithStones,
  type Buyer,
  type TenantWithStones,
} from "../../support/tenant-with-stones"

jest.setTimeout(120_000)

let tenant: TenantWithStones
let buyer: Buyer
beforeAll(async () => {
  tenant = await newTenantWithStones([{ name: "Ruby", stock: 20 }])
  buyer = await newBuyer(tenant.slug)
})

const put = async (path: string, body: object) => expectStatus(await tenant.admin.put(path, body), 200)
const entry = async (list: string, key: string) =>
  (await tenant.admin.get<Entry[]>(`/api/admin/${list}`)).body.find((it) => it.key === key)?.value

describe("an admin reverts", () => {
  it("a setting: totals are calculated as before", async () => {
    const before = await entry("settings", "free_shipping_threshold")
    const total = async () => (await new Client(tenant.slug).get("/api/settings/checkout")).body
    const counted = await total()
    await put("/api/admin/settings/free_shipping_threshold", { value: "7000" })
    expect(await total()).not.toEqual(counted)
    await revertNewest(tenant.admin, "entity=setting&id=free_shipping_threshold")
    expect(await entry("settings", "free_shipping_threshold")).toBe(before)
    expect(await total()).toEqual(counted)
  })

  it("a text: the built-in text is shown again", async () => {
    await put("/api/admin/content/nav_faq", { value: "Questions" })
    await revertNewest(tenant.admin, "entity=content&id=nav_faq")
    expect(await entry("content", "nav_faq")).toBe("")
  })

  it("the brand, field by field, except a payment key, whose secret is not in the history", async () => {
    const path = "/api/admin/branding"
    const own = await newTenant()
    const put = async (body: object) => expectStatus(await own.admin.put(path, body), 200)
    const brand = async () => (await own.admin.get<AdminBranding>(path)).body
    const before = await brand()
    await put({
      ...{ brandName: "Neelam", primaryColor: "#123456", tagline: "Since 1921" },
      ...{ razorpayKeyId: "rzp_test_other", razorpayKeySecret: "secret" },
    })
    await put({ tagline: "Since 1900" })
    const edited = (await brand()).paymentSecretsAt
    const { left } = await revertNewest(own.admin, "entity=branding&search=rzp_test_other")
    expect(left.map((it) => [it.field, it.reason])).toEqual(
      expect.arrayContaining([
        ["tagline", "changed"],
        ["razorpayKeyId", "final"],
        ["paymentSecretsAt", "final"],
      ])
    )
    expect(await brand()).toEqual({
      ...before,
      tagline: "Since 1900",
      razorpayKeyId: "rzp_test_other",
      paymentSecretsAt: edited,
      version: before.version + 3,
    })
    const { body } = await new Client(own.slug).get<{ brandName: string }>("/api/branding")
    expect(body.brandName).toBe(before.brandName)
  })

  it("the brand's logo: the removed picture is shown again", async () => {
    const own = await newTenant()
    const path = "/api/admin/branding"
    const logo = { name: "logo.png", data: await picture("#aa0000") }
    const before = expectStatus(await sendForm<AdminBranding>(own.admin, "PUT", path, { logo }), 200).body
    expectStatus(await sendForm(own.admin, "PUT", path, { logo: "" }), 200)
    const { restored } = await revertNewest(own.admin, "entity=branding")
    expect(restored).toEqual([{ field: "logo", from: null, to: before.logo }])
    const { body } = await own.admin.get<AdminBranding>(path)
    expect(body).toEqual({ ...before, version: before.version + 2 })
    expect((await new Client(own.slug).get(body.logo ?? "")).status).toBe(200)
  })

  it("a message's read and answered marks", async () => {
    const sent = { name: "Asha", email: "asha@specs.test", message: "Is the ruby still there?" }
    const { id } = expectStatus(
      await new Client(tenant.slug).post<{ id: string }>("/api/contact", sent),
      201
    ).body
    await put(`/api/admin/contact-messages/${id}`, { isRead: true, isAnswered: true })
    await revertNewest(tenant.admin, `id=${id}`)
    const { body } = await tenant.admin.get<{ id: string }[]>("/api/admin/contact-messages")
    expect(body.find((it) => it.id === id)).toMatchObject({ isRead: false, isAnswered: false })
  })
})

describe("a value from before an upgrade that today's rules refuse", () => {
  /** Gives the newest history entry the earlier values of a version with other rules. */
  const predate = async (query: string, earlier: Readonly<Record<string, unknown>>): Promise<void> => {
    const { id, changes } = await newestEntry(tenant.admin, query)
    const old = changes.map((it) =>
      Object.hasOwn(earlier, it.field) ? { ...it, from: earlier[it.field] } : it
    )
    await rows("update history set changes = $2::jsonb where id = $1", [id, JSON.stringify(old)])
  }
  const invalid = (left: { field: string; reason: string }[]) =>
    left.filter((it) => it.reason === "invalid").map((it) => it.field)

  it("is not written to a setting", async () => {
    await put("/api/admin/settings/gst_rate", { value: "12" })
    await predate("entity=setting&id=gst_rate", { value: "180" })
    expect(invalid((await revertNewest(tenant.admin, "entity=setting&id=gst_rate")).left)).toEqual(["value"])
    expect(await entry("settings", "gst_rate")).toBe("12")
  })

  it("is not written to a text", async () => {
    await put("/api/admin/content/contact_email", { value: "hello@specs.test" })
    await predate("entity=content&id=contact_email", { value: "call us" })
    expect(invalid((await revertNewest(tenant.admin, "entity=content&id=contact_email")).left)).toEqual([
      "value",
    ])
    expect(await entry("content", "contact_email")).toBe("hello@specs.test")
  })

  it("is not written to the brand, whose other fields are restored", async () => {
    const path = "/api/admin/branding"
    await put(path, { tagline: "Now", instagram: null, customCss: null, seoTitle: "Now" })
    await put(path, { tagline: "Later", instagram: "https://i.test/shop", customCss: ".card{color:red}" })
    await predate("entity=branding", { instagram: "javascript:alert(1)", customCss: "@import url(//x)" })
    const { left, restored } = await revertNewest(tenant.admin, "entity=branding")
    expect(invalid(left).sort()).toEqual(["customCss", "instagram"])
    expect(restored.map((it) => it.field)).toEqual(["tagline"])
    expect((await tenant.admin.get<AdminBranding>(path)).body).toMatchObject({
      tagline: "Now",
      instagram: "https://i.test/shop",
    })
  })

  it("is not written to an order", async () => {
    const order = await paidOrder(buyer, tenant.stones.get("Ruby")?.id ?? "")
    await put(orderPath(order), { courier: "Blue Dart", trackingUrl: "https://track.test/1" })
    await predate(`entity=order&id=${order.id}`, { trackingUrl: "javascript:alert(1)" })
    expect(invalid((await revertNewest(tenant.admin, `entity=order&id=${order.id}`)).left)).toEqual([
      "trackingUrl",
    ])
    const { courier, trackingUrl } = await adminOrder(tenant.admin, order)
    expect([courier, trackingUrl]).toEqual([undefined, "https://track.test/1"])
  })

  it("is not written to a FAQ, and a removed one with such a text stays removed", async () => {
    const path = "/api/admin/faqs"
    const made = { question: "Why?", answer: "Because." }
    const { id } = expectStatus(await tenant.admin.post<{ id: string }>(path, made), 201).body
    const found = async () => (await tenant.admin.get<{ id: string }[]>(path)).body.find((it) => it.id === id)
    await put(`${path}/${id}`, { answer: "Just because." })
    await predate(`id=${id}`, { answer: "" })
    expect(invalid((await revertNewest(tenant.admin, `id=${id}`)).left)).toEqual(["answer"])
    expect(await found()).toMatchObject({ answer: "Just because." })
    expectStatus(await tenant.admin.delete(`${path}/${id}`), 204)
    await predate(`id=${id}`, { question: "" })
    expect(invalid((await revertNewest(tenant.admin, `id=${id}`)).left)).toContain("question")
    expect(await found()).toBeUndefined()
  })

  it("is not written to a product, and a removed one comes back without it, unless it is required", async () => {
    const path = "/api/admin/products"
    const form = { name: "Dated", type: "DIAMOND", price: "100", stock: "2", gstRate: "3", polish: "Good" }
    const { id } = expectStatus(await tenant.admin.post<{ id: string }>(path, form), 201).body
    const found = async () =>
      (await tenant.admin.get<{ id: string }[]>(`${path}?limit=1000`)).body.find((it) => it.id === id)
    await put(`${path}/${id}`, { gstRate: "5", price: "200" })
    await predate(`id=${id}`, { gstRate: 40 })
    expect(invalid((await revertNewest(tenant.admin, `id=${id}`)).left)).toEqual(["gstRate"])
    expect(await found()).toMatchObject({ gstRate: 5, price: "100.00" })

    expectStatus(await tenant.admin.delete(`${path}/${id}`), 204)
    await predate(`id=${id}`, { polish: "Quite good" })
    expect(invalid((await revertNewest(tenant.admin, `id=${id}`)).left)).toEqual(["polish"])
    expect(await found()).toMatchObject({ name: "Dated", polish: null })

    expectStatus(await tenant.admin.delete(`${path}/${id}`), 204)
    await predate(`id=${id}`, { price: "-1.00" })
    expect(invalid((await revertNewest(tenant.admin, `id=${id}`)).left)).toContain("price")
    expect(await found()).toBeUndefined()
  })
})

describe("of an order, an admin reverts", () => {
  const stone = () => tenant.stones.get("Ruby")?.id ?? ""
  const undo = (order: { id: string }) => revertNewest(tenant.admin, `entity=order&id=${order.id}`)

  it("a tracking number, a note and a status; stock and timeline follow", async () => {
    const order = await paidOrder(buyer, stone())
    const shelf = await shelfOf(stone())
    await put(orderPath(order), { courier: "Blue Dart", trackingNumber: "BD1" })
    await undo(order)
    const bare = await adminOrder(tenant.admin, order)
    expect([bare.courier, bare.trackingNumber]).toEqual([undefined, undefined])
    await put(orderPath(order), { note: "Rang twice" })
    await undo(order)
    expect((await adminOrder(tenant.admin, order)).timeline.map((it) => it.kind)).not.toContain("note")
    await undo(order)
    expect((await adminOrder(tenant.admin, order)).timeline.at(-1)).toMatchObject({ note: "Rang twice" })
    await put(orderPath(order), { status: "CANCELLED" })
    expect((await shelfOf(stone())).reserved).toBe(shelf.reserved - 1)
    await undo(order)
    expect((await adminOrder(tenant.admin, order)).status).toBe("PAID")
    expect(await shelfOf(stone())).toEqual(shelf)
    expect((await newestEntry(tenant.admin, `id=${order.id}`)).reverts).toBeDefined()
  })

  it("never money: a refund, and a cancellation that was refunded, are refused with a message", async () => {
    const order = await paidOrder(buyer, stone())
    await put(orderPath(order), { status: "CANCELLED" })
    const cancelled = await newestEntry(tenant.admin, `id=${order.id}`)
    const body = { reason: "Cancelled" }
    expectStatus(await tenant.admin.post(`${orderPath(order)}/refunds`, body), 201)
    const refunded = (await newestEntry(tenant.admin, `id=${order.id}&search=refund`)).id
    const before = await adminOrder(tenant.admin, order)
    for (const id of [cancelled.id, refunded])
      expect(await revert(tenant.admin, id)).toMatchObject({
        status: 409,
        body: { code: "CONFLICT", error: expect.stringMatching(/can't be (reverted|undone)/) as string },
      })
    expect(await adminOrder(tenant.admin, order)).toEqual(before)
  })

  it("no cancellation whose products are sold by now, so nothing is oversold", async () => {
    const rare = await newTenantWithStones([{ name: "Only one", stock: 1 }])
    const only = rare.stones.get("Only one")?.id ?? ""
    const first = await newBuyer(rare.slug)
    const order = await paidOrder(first, only)
    expectStatus(await rare.admin.put(orderPath(order), { status: "CANCELLED" }), 200)
    const { id } = await newestEntry(rare.admin, `id=${order.id}`)
    await paidOrder(first, only)
    expect(await revert(rare.admin, id)).toMatchObject({ status: 409, body: { code: "INSUFFICIENT_STOCK" } })
    expect(await shelfOf(only)).toEqual({ stocked: 1, reserved: 1 })
  })
})
