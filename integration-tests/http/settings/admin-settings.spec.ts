import type { Content } from "../../../src/contract/branding"
import type { Totals } from "../../../src/contract/checkout"
import type { Entry } from "../../../src/contract/entry"
import type { Faq } from "../../../src/contract/faq"
import type { HistoryEntry } from "../../../src/contract/history"
import { settingKeys } from "../../../src/contract/settings"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { expectStatus, newShopper } from "../../support/shopper"
import { newTenant, type NewTenant } from "../../support/tenant"

jest.setTimeout(60_000)

let here: NewTenant
let there: NewTenant
beforeAll(async () => {
  here = await newTenant()
  there = await newTenant()
})

type Refused = Entry & { current: Entry }
const put = (key: string, body: object, headers: Record<string, string> = {}) =>
  here.admin.put<Refused>(`/api/admin/settings/${key}`, body, { headers })
const all = async ({ admin }: NewTenant = here): Promise<Entry[]> =>
  expectStatus(await admin.get<Entry[]>("/api/admin/settings"), 200).body
const one = async (key: string): Promise<Entry> => {
  const found = (await all()).find((it) => it.key === key)
  if (!found) throw new Error(`no ${key}`)
  return found
}
const totalsIn = async ({ slug }: NewTenant): Promise<Totals> =>
  (await new Client(slug).post<Totals>("/api/settings/calculate-totals", { subtotal: 1000 })).body
const historyOf = async (key: string): Promise<HistoryEntry[]> =>
  (await here.admin.get<HistoryEntry[]>(`/api/admin/history?entity=setting&id=${key}`)).body

it("a new tenant's admin sees every setting with its effective value: the tenant's own rate, or the built-in one", async () => {
  const entries = await all()
  expect(entries.map((it) => it.key)).toEqual(settingKeys)
  expect(entries).toEqual(
    expect.arrayContaining([
      { key: "gst_rate", value: "18", version: 1 },
      { key: "shipping_fee", value: "100", version: 1 },
      { key: "free_shipping_threshold", value: "5000", version: 1 },
      { key: "invoice_gstin", value: "", version: 1 },
    ])
  )
})

it("the next shopper pays what the admin sets, in this tenant and in no other", async () => {
  const { version } = await one("gst_rate")
  expect(await put("gst_rate", { value: " 12.5 ", version })).toMatchObject({
    status: 200,
    body: { key: "gst_rate", value: "12.5", version: version + 1 },
  })
  expectStatus(await put("shipping_fee", { value: 49.5 }), 200)
  expectStatus(await put("free_shipping_threshold", { value: "2000" }), 200)
  expect(await totalsIn(here)).toEqual({
    subtotal: 1000,
    gstRate: 12.5,
    gst: 125,
    shippingFee: 49.5,
    freeShippingThreshold: 2000,
    total: 1174.5,
  })
  expect((await new Client(here.slug).get("/api/settings/checkout")).body).toMatchObject({
    freeShippingThreshold: 2000,
  })
  expect(await totalsIn(there)).toMatchObject({ gstRate: 18, shippingFee: 100, freeShippingThreshold: 5000 })
  expect(await rows("select 1 from setting where tenant_id = $1", [there.id])).toEqual([])
})

it.each([
  ["gst_rate", "100.01"],
  ["gst_rate", "-1"],
  ["gst_rate", ""],
  ["gst_rate", "3.125"],
  ["gst_rate", true],
  ["shipping_fee", "-0.01"],
  ["shipping_fee", 1e21],
  ["free_shipping_threshold", "5,000"],
  ["ratti_mg", "121"],
  ["invoice_gstin", "08AAKCR7341Q1ZKX"],
  ["invoice_company_name", "x".repeat(201)],
  ["pan_threshold", null],
  ["growth_target_percent", "1000.01"],
])("refuses %s = %j with 400, names the value, and changes nothing", async (key, value) => {
  const before = await one(key)
  const response = await put(key, { value })
  expect(response).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED", details: [{ path: "value" }] },
  })
  expect(await one(key)).toEqual(before)
})

it("an unknown setting is 404", async () => {
  for (const key of ["vat_rate", "constructor", "hero_subtitle"])
    expect(await put(key, { value: "1" })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
})

it("refuses a visitor with 401 and a shopper with 403", async () => {
  const { client: shopper } = await newShopper(here.slug)
  const before = await all()
  for (const [caller, status] of [
    [new Client(here.slug), 401],
    [shopper, 403],
  ] as const) {
    expect((await caller.get("/api/admin/settings")).status).toBe(status)
    expect((await caller.put("/api/admin/settings/gst_rate", { value: "1" })).status).toBe(status)
  }
  expect(await all()).toEqual(before)
})

it("an emptied invoice setting falls back to the brand", async () => {
  expectStatus(await put("invoice_company_name", { value: "Ratna Gems Pvt Ltd" }), 200)
  const values = async () =>
    (await rows<{ it: object | null }>("select setting_values($1) as it", [here.id]))[0]?.it ?? {}
  expect(await one("invoice_company_name")).toMatchObject({ value: "Ratna Gems Pvt Ltd", version: 2 })
  expectStatus(await put("invoice_company_name", { value: " " }), 200)
  expect(await values()).not.toHaveProperty("invoice_company_name")
  expect(await one("invoice_company_name")).toMatchObject({ value: "", version: 3 })
})

describe("two admins who edit one setting", () => {
  it("the second gets the current value, and nothing is overwritten, even if it was never set before", async () => {
    const key = "invoice_pan"
    const responses = await Promise.all([
      put(key, { value: "AAAPA1234A", version: 1 }),
      put(key, { value: "AAACA5678K" }, { "if-match": '"1"' }),
    ])
    expect(responses.map((it) => it.status).sort()).toEqual([200, 409])
    const now = await one(key)
    expect(now.version).toBe(2)
    expect(responses.find((it) => it.status === 409)?.body).toMatchObject({
      code: "STALE",
      current: now,
      details: [{ path: "value" }],
    })
  })

  it("the same value is no conflict; a request without a version is written, as the specification's client sends it", async () => {
    const key = "pan_threshold"
    expectStatus(await put(key, { value: "300000", version: 1 }), 200)
    expect(await put(key, { value: "300000", version: 1 })).toMatchObject({
      status: 200,
      body: { version: 2 },
    })
    expect(await put(key, { value: "0" })).toMatchObject({ status: 200, body: { value: "0", version: 3 } })
    expect(await put(key, { value: "1", version: 99 })).toMatchObject({
      status: 409,
      body: { code: "STALE" },
    })
  })
})

it("each change is one history entry, with person and old and new value; a request that changes nothing adds none", async () => {
  const { value: from, version } = await one("ratti_mg")
  expectStatus(await put("ratti_mg", { value: from, version }), 200)
  expect(await historyOf("ratti_mg")).toEqual([])
  expectStatus(await put("ratti_mg", { value: "180", version }), 200)
  expect(await historyOf("ratti_mg")).toMatchObject([
    {
      act: "changed",
      entity: "setting",
      entityId: "ratti_mg",
      version: version + 1,
      way: "screen",
      by: { email: `admin@${here.slug}.test` },
      changes: [{ field: "value", from, to: "180" }],
    },
  ])
})

it("shoppers' pages receive the return window that the admin sets, in this tenant and in no other", async () => {
  const shown = async ({ slug }: NewTenant) => (await new Client(slug).get<Content>("/api/content")).body
  expect(await shown(here)).not.toHaveProperty("return_window_days")
  expectStatus(await put("return_window_days", { value: "366" }), 400)
  expectStatus(await put("return_window_days", { value: "0" }), 200)
  expect(await shown(here)).toMatchObject({ return_window_days: "0" })
  expectStatus(await put("return_window_days", { value: "" }), 200)
  expect(await shown(here)).not.toHaveProperty("return_window_days")
  expect(await shown(there)).not.toHaveProperty("return_window_days")
  expect(await shown(here)).not.toHaveProperty("gst_rate")
})

it("the FAQs of a store that never edited them promise no returns that its product pages don't", async () => {
  const { body: faqs } = await new Client(here.slug).get<Faq[]>("/api/faqs")
  const about = faqs.filter((it) => /return|refund/i.test(it.question + it.answer))
  expect(about.map((it) => it.question)).toEqual(["Can I return a stone?"])
  expect(about[0]?.answer).toMatch(/^If the product page names a return period.* If it names none, we do not/)
})
