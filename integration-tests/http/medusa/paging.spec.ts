import { allowed } from "../../../src/medusa/admin/allowed"
import { openStoreCalls } from "../../../src/medusa/store/open"
import { Client } from "../../support/client"
import { rows } from "../../support/database"
import { openSide, type Side } from "../../support/staff-side"

jest.setTimeout(120_000)

let side: Side
let key: string

beforeAll(async () => {
  side = await openSide()
  const [row] = await rows<{ key: string }>("select publishable_key as key from tenant where id = $1", [
    side.tenant.id,
  ])
  key = row?.key ?? ""
}, 120_000)

const bad = [
  "offset=-1",
  "offset=1.5",
  "offset=x",
  "offset=1e3",
  "limit=-1",
  "limit=x",
  "offset=99999999999999999999",
  "order=nonsense",
  "order=-nonsense",
  "order=title,nonsense",
  "order=__proto__",
  "order=constructor",
  "order=%00",
  "q=%00",
  "id=%00",
  "id[]=%00",
  "handle=%00",
  "created_at[$gt]=%00",
  "%00=1",
]
const good = ["offset=0&limit=1", "order=created_at", "order=-created_at", "order=id"]

const adminLists = allowed
  .filter((it) => it.method === "GET" && !it.path.includes("/:") && !it.response && it.for !== "anyone")
  .map((it) => it.path)
  .filter((it) => !/plugins|users\/me$|claims|exchanges/.test(it))
const storeLists = openStoreCalls.map((it) => it.path).filter((it) => !it.includes("/:"))

/** Each request has its own address, since the store API is rate-limited by address. */
const inStore = (url: string) =>
  new Client("default", { medusa: true }).get(url, { headers: { "x-publishable-api-key": key } })

describe("a list with an invalid query", () => {
  it.each(adminLists)("%s returns an error that explains it, never a server error", async (path) => {
    for (const query of bad) {
      const { status } = await side.staff.get(`${path}?${query}`)
      expect([query, status]).toEqual([query, 400])
    }
  })

  it.each(storeLists)("%s returns an error that explains it, never a server error", async (path) => {
    for (const query of bad) expect([query, (await inStore(`${path}?${query}`)).status]).toEqual([query, 400])
  })
})

/** Fields that contain JSON, of a list's own rows and of its relations. */
const unsortable = ["metadata", "data", "context", "execution", "raw_amount"]
const related = [
  "items",
  "credit_lines",
  "images",
  "variants",
  "options",
  "addresses",
  "location_levels",
  "countries",
]
const unsortableKeys = [
  ...unsortable,
  ...related.flatMap((relation) => ["metadata", "raw_amount"].map((field) => `${relation}.${field}`)),
]

describe("a list that is sorted by what has no order", () => {
  it.each(adminLists)("%s returns an error that explains it, never a server error", async (path) => {
    for (const key of unsortableKeys)
      expect([key, (await side.staff.get(`${path}?order=${key}`)).status]).toEqual([key, 400])
  })

  it.each(storeLists)("%s returns an error that explains it, never a server error", async (path) => {
    expect((await inStore(`${path}?order=metadata`)).status).toBe(400)
  })
})

describe("a list with a valid query", () => {
  const ids = /currencies/
  it.each(adminLists.filter((it) => !/users|invites/.test(it)))("%s returns rows", async (path) => {
    for (const query of good.filter((it) => !ids.test(path) || !it.startsWith("order")))
      expect([query, (await side.staff.get(`${path}?${query}`)).status]).toEqual([query, 200])
  })

  it.each(storeLists)("%s returns rows", async (path) => {
    for (const query of good.filter((it) => !ids.test(path) || !it.startsWith("order")))
      expect([query, (await inStore(`${path}?${query}`)).status]).toEqual([query, 200])
  })
})
