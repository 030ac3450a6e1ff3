import type { Content } from "../../../src/contract/branding"
import type { Entry } from "../../../src/contract/entry"
import type { HistoryEntry } from "../../../src/contract/history"
import { texts } from "../../../src/contract/texts"
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

const pathOf = (key: string) => `/api/admin/content/${key}`
const put = (key: string, body: object, headers: Record<string, string> = {}) =>
  here.admin.put<Entry & { current: Entry }>(pathOf(key), body, { headers })
const all = async (): Promise<Entry[]> =>
  expectStatus(await here.admin.get<Entry[]>("/api/admin/content"), 200).body
const one = async (key: string): Promise<Entry | undefined> => (await all()).find((it) => it.key === key)
const publicContent = ({ slug }: NewTenant, headers: Record<string, string> = {}) =>
  new Client(slug).get<Content>("/api/content", { headers })

it("a new tenant has no texts of its own: every editable text is listed, blank", async () => {
  const entries = await all()
  expect(entries.map((it) => it.key)).toEqual(Object.keys(texts))
  expect(entries.filter((it) => it.value !== "" || it.version !== 1)).toEqual([])
})

it("visitors read what the admin writes, in this tenant and in no other", async () => {
  const { headers } = await publicContent(here)
  const value = "Chosen by hand,\nfor you"
  expect(await put("hero_subtitle", { value: "  Chosen by hand,\r\nfor you ", version: 1 })).toMatchObject({
    status: 200,
    body: { key: "hero_subtitle", value, version: 2 },
  })
  const after = await publicContent(here, { "if-none-match": headers["etag"] ?? "" })
  expect(after).toMatchObject({ status: 200, body: { hero_subtitle: value } })
  expect((await publicContent(there)).body).toEqual({})
  expect(await rows("select 1 from content_entry where tenant_id = $1", [there.id])).toEqual([])
})

it("a reset text is the built-in one again, and an older version is a conflict", async () => {
  expectStatus(await put("about_title", { value: "Our hut" }), 200)
  expectStatus(await put("about_title", { value: "Our house" }), 200)
  const reset = (version?: string) =>
    here.admin.delete<Entry>(pathOf("about_title"), {
      headers: version === undefined ? {} : { "if-match": version },
    })
  expect(await reset('"2"')).toMatchObject({ status: 409, body: { code: "STALE" } })
  expect((await publicContent(here)).body).toMatchObject({ about_title: "Our house" })
  expect((await reset('"3"')).status).toBe(204)
  expect((await reset()).status).toBe(204)
  expect((await publicContent(here)).body).not.toHaveProperty("about_title")
  expect(await one("about_title")).toEqual({ key: "about_title", value: "", version: 4 })
  expect(await put("about_title", { value: "Our home", version: 4 })).toMatchObject({
    status: 200,
    body: { version: 5 },
  })
})

it.each([
  ["hero_title_line1", "", "Content cannot be empty"],
  ["hero_title_line1", "  \n ", "Content cannot be empty"],
  ["footer_about", undefined, "Content cannot be empty"],
  ["footer_about", 7, "Content cannot be empty"],
  ["footer_about", "x".repeat(5001), "Content must be at most 5000 characters"],
  ["contact_phone", " ", "Field cannot be empty"],
  ["contact_email", "nobody", "Please enter a valid email address"],
])("refuses %s = %j with the specification's message, and changes nothing", async (key, value, error) => {
  const before = await one(key)
  expect(await put(key, { value })).toMatchObject({
    status: 400,
    body: { code: "VALIDATION_FAILED", error, details: [{ path: "value", message: error }] },
  })
  expect(await one(key)).toEqual(before)
})

it("an unknown text is 404, for writes and for resets", async () => {
  for (const key of ["hero_title", "constructor", "gst_rate", "HERO_SUBTITLE"]) {
    expect(await put(key, { value: "x" })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    expect((await here.admin.delete(pathOf(key))).status).toBe(404)
  }
})

it("refuses a visitor with 401 and a shopper with 403", async () => {
  const { client: shopper } = await newShopper(here.slug)
  const before = await all()
  for (const [caller, status] of [
    [new Client(here.slug), 401],
    [shopper, 403],
  ] as const) {
    expect((await caller.get("/api/admin/content")).status).toBe(status)
    expect((await caller.put(pathOf("footer_about"), { value: "Mine" })).status).toBe(status)
    expect((await caller.delete(pathOf("hero_subtitle"))).status).toBe(status)
  }
  expect(await all()).toEqual(before)
})

it("of two admins who edit one text, one is written, and the other gets the current value", async () => {
  const responses = await Promise.all([
    put("nav_shop", { value: "Stones", version: 1 }),
    put("nav_shop", { value: "Gems" }, { "if-match": '"1"' }),
  ])
  expect(responses.map((it) => it.status).sort()).toEqual([200, 409])
  expect(responses.find((it) => it.status === 409)?.body).toMatchObject({
    code: "STALE",
    current: await one("nav_shop"),
    details: [{ path: "value" }],
  })
})

it("each change is one history entry, resets included; a request that changes nothing adds none", async () => {
  expectStatus(await put("nav_faq", { value: "Questions" }), 200)
  expectStatus(await put("nav_faq", { value: "Questions" }), 200)
  expectStatus(await here.admin.delete(pathOf("nav_faq")), 204)
  const { body } = await here.admin.get<HistoryEntry[]>("/api/admin/history?entity=content&id=nav_faq")
  expect(body).toMatchObject([
    { act: "changed", version: 3, changes: [{ field: "value", from: "Questions", to: "" }] },
    {
      act: "changed",
      version: 2,
      by: { email: `admin@${here.slug}.test` },
      changes: [{ field: "value", from: "", to: "Questions" }],
    },
  ])
})
