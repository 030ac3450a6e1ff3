import { knex } from "@medusajs/framework/mikro-orm/knex"
import { countFacetGroups, readFacetGroups } from "../../../src/modules/catalog/read/facet-groups"
import { searchQuery } from "../../../src/modules/catalog/read/db"
import { readCounts, type Counts } from "../../../src/modules/catalog/read/facet-counts"
import type { ScopedFilters } from "../../../src/modules/catalog/read/where"
import { newCatalog } from "../../support/catalog"
import { product } from "../../support/product"

jest.setTimeout(90_000)

const database = knex({ client: "pg", connection: product().superuserUrl, pool: { min: 0, max: 1 } })
const container = { resolve: () => database } as never
afterAll(() => database.destroy())

let tenantId: string

const of = (values: readonly string[], n: number): string => values[n % values.length] ?? ""

beforeAll(async () => {
  const { shop } = await newCatalog(
    Array.from({ length: 240 }, (_, n) => ({
      name: `Stone ${String(n)} ${of(["bright", "deep", "calm"], n >> 1)}`,
      type: of(["RUBY", "SAPPHIRE", "EMERALD"], n),
      color: of(["Red", "Blue", "Green", "Pink"], n >> 2),
      origin: of(["Mogok", "Kashmir", ""], n >> 3),
      shape: of(["Oval", "Round", ""], n >> 1),
      treatment: of(["None", "Heated", ""], n >> 4),
      weight: n % 7 ? `${String(1 + (n % 40) / 10)} ct` : "a pair",
      price: String(100 + ((n * 37) % 900)),
      stock: String(n % 3),
    }))
  )
  tenantId = shop.tenant.id
})

/** Yields every combination of the filters that a shopper can set. */
function* everyWay(): Generator<ScopedFilters> {
  for (const search of [undefined, "bright", "deep stone"])
    for (const inStock of [undefined, "true", "false"] as const)
      for (const choice of [
        {},
        { type: "RUBY" },
        { color: "Red", shape: "Oval" },
        { treatment: "None", type: "EMERALD" },
      ])
        for (const range of [{}, { priceMin: "300" }, { priceMax: "700", caratMin: "2" }, { caratMax: "3" }])
          yield { search, inStock, ...choice, ...range }
}

const ordered = ({ groups, facts }: Counts) => ({
  groups: groups.map((it) => JSON.stringify(it, Object.keys(it).sort())).sort(),
  facts: facts.map((it) => JSON.stringify(it, Object.keys(it).sort())).sort(),
})

it("facet counts from memory equal the counts from the database, for every combination of filters", async () => {
  let ways = 0
  for (const filters of everyWay()) {
    const tsQuery = await searchQuery(container, tenantId, filters.search)
    const facetGroups = await readFacetGroups(container, tenantId, filters, tsQuery)
    if (!facetGroups) throw new Error("There are too many groups")
    const counted = await readCounts(container, tenantId, filters, tsQuery)
    expect({ filters, ...ordered(countFacetGroups(facetGroups, filters)) }).toEqual({
      filters,
      ...ordered(counted),
    })
    if (counted.groups.length) ways += 1
  }
  expect(ways).toBeGreaterThan(100)
})

it("a catalog with more facet groups than memory holds is counted by the database", async () => {
  expect(await readFacetGroups(container, tenantId, {}, null, 20)).toBeNull()
  expect(await readFacetGroups(container, tenantId, {}, null, 240)).not.toBeNull()
})
