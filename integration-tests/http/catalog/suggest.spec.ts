import { suggestions, type Suggestions } from "../../../src/contract/product"
import { importRows, newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"
import { hostileParts } from "../../support/hostile"
import type { NewTenant } from "../../support/tenant"

jest.setTimeout(90_000)

let visitor: Client
let tenant: NewTenant

beforeAll(async () => {
  ;({ visitor, tenant } = await newCatalog([
    { name: "Royal Oval", type: "SAPPHIRE", color: "Blue", origin: "Sri Lanka" },
    { name: "Cornflower Cushion", type: "SAPPHIRE", color: "Blue", origin: "Kashmir", stock: "0" },
    { name: "Cornflower Oval", type: "SAPPHIRE", color: "Blue", origin: "Kashmir" },
    { name: "Pigeon Ruby", type: "RUBY", origin: "Mogok" },
    { name: "Hessonite Garnet", type: "OTHER", color: "Orange", origin: "India" },
    { name: "Mahenge Spinel", type: "OTHER", color: "Pink", description: "You feel its glow at once" },
    { name: "Mandarin Drop", type: "OTHER", color: "Orange" },
    { name: "Needle Quartz", type: "QUARTZ", color: "Clear" },
  ]))
})

const ask = async (q: string): Promise<Suggestions> => {
  const { status, body } = await visitor.get(`/api/products/suggest?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return suggestions.parse(body)
}
const labels = ({ terms }: Suggestions): string[] => terms.map((it) => it.label)
const names = ({ products }: Suggestions): string[] => products.map((it) => it.name)

describe("GET /api/products/suggest", () => {
  it.each([
    ["cornf", ["Cornflower Oval", "Cornflower Cushion"]],
    ["cornflwer", ["Cornflower Oval", "Cornflower Cushion"]],
    ["oval corn", ["Cornflower Oval"]],
    ["pigoen", ["Pigeon Ruby"]],
    ["p", []],
    ["", []],
  ])("%j suggests the products %j, those in stock first", async (q, found) => {
    expect(names(await ask(q))).toEqual(found)
  })

  it.each([
    ["neel", ["Cornflower Oval", "Royal Oval", "Cornflower Cushion"]],
    ["neelam", ["Cornflower Oval", "Royal Oval", "Cornflower Cushion"]],
    ["nelam", ["Cornflower Oval", "Royal Oval", "Cornflower Cushion"]],
    ["nee", ["Cornflower Oval", "Royal Oval", "Cornflower Cushion", "Needle Quartz"]],
    ["manik", ["Pigeon Ruby"]],
    ["man", ["Pigeon Ruby", "Mandarin Drop"]],
    ["gom", ["Hessonite Garnet"]],
    ["saph", ["Cornflower Oval", "Royal Oval", "Cornflower Cushion"]],
    ["pin", ["Mahenge Spinel"]],
    ["moti", []],
  ])("%j suggests the stones %j: those of the type and colour before all others", async (q, found) => {
    expect(names(await ask(q))).toEqual(found)
  })

  it("finds the same stones when the typed beginning of a trade name is searched", async () => {
    const { body } = await visitor.get<{ name: string }[]>("/api/products?search=neel&sort=name")
    expect(body.map((it) => it.name)).toEqual(["Cornflower Cushion", "Cornflower Oval", "Royal Oval"])
  })

  it.each(["kashmr", "hesonit", "mandrin", "spinl"])(
    "finds a stone by the misspelt word %s",
    async (typed) => {
      expect((await visitor.get<unknown[]>(`/api/products?search=${typed}`)).body).not.toEqual([])
    }
  )

  it.each([
    ["sapp", ["Sapphire", "Blue Sapphire"]],
    ["saphire", ["Sapphire", "Blue Sapphire"]],
    ["blue", ["Blue", "Blue Sapphire"]],
    ["kashm", ["Kashmir"]],
    ["saph", ["Sapphire", "Blue Sapphire", "Sphatik"]],
    ["cl", ["Clear", "Clear Quartz"]],
    ["emerald", []],
    ["diamond", []],
  ])("%j suggests the filters %j, only values that the tenant has", async (q, found) => {
    expect(labels(await ask(q))).toEqual(found)
  })

  it("suggests a trade name, with its filter and the number of matching products", async () => {
    for (const q of ["neelam", "NEEL", "nelam"]) {
      expect((await ask(q)).terms[0]).toEqual({
        ...{ kind: "name", label: "Neelam", means: "Blue Sapphire", count: 3 },
        filter: { type: "SAPPHIRE", color: "Blue" },
      })
    }
    expect((await ask("gomed")).terms[0]).toMatchObject({ count: 1, filter: { search: "gomed" } })
    expect(labels(await ask("panna"))).toEqual([])
  })

  it("is 304 if the client has it, until the catalog changes", async () => {
    const path = "/api/products/suggest?q=tanz"
    const first = await visitor.get<Suggestions>(path)
    const known = { "if-none-match": first.headers.etag ?? "" }
    expect((await visitor.get(path, { headers: known })).status).toBe(304)
    await importRows(tenant, [{ name: "Tanzanite Trillion", type: "OTHER", color: "Blue" }])
    const fresh = await visitor.get<Suggestions>(path, { headers: known })
    expect([fresh.status, names(fresh.body)]).toEqual([200, ["Tanzanite Trillion"]])
  })

  it("shows nothing of another tenant", async () => {
    const { visitor: stranger } = await newCatalog([{ name: "Lonely" }])
    expect((await stranger.get("/api/products/suggest?q=cornflower")).body).toEqual({
      terms: [],
      products: [],
    })
  })

  it.each(["", "q=a&q=b", `q=${"x".repeat(101)}`, "q=%00"])("refuses ?%s", async (query) => {
    expect(await visitor.get(`/api/products/suggest?${query}`)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION_FAILED" },
    })
  })

  it("treats any input as words", async () => {
    for (const part of hostileParts) {
      const { status } = await visitor.get(`/api/products/suggest?q=${part}`)
      expect([200, 400]).toContain(status)
    }
  })
})
