import { knex } from "@medusajs/framework/mikro-orm/knex"
import type { ProductFilters } from "../../../src/contract/product"
import { searchQuery } from "../../../src/modules/catalog/read/db"
import type { Counts } from "../../../src/modules/catalog/read/facet-counts"
import {
  countFacetGroups,
  countInBatches,
  readFacetGroups,
} from "../../../src/modules/catalog/read/facet-groups"
import { readFacets } from "../../../src/modules/catalog/read/read-facets"
import { newCatalog } from "../../support/catalog"
import { product } from "../../support/product"

jest.setTimeout(90_000)

const database = knex({ client: "pg", connection: product().superuserUrl, pool: { min: 0, max: 1 } })
const container = { resolve: () => database } as never
afterAll(() => database.destroy())

const of = (values: readonly string[], n: number): string => values[n % values.length] ?? ""

const stones = Array.from({ length: 240 }, (_, n) => ({
  name: `Stone ${String(n)} ${of(["bright", "deep", "calm"], n >> 1)}`,
  type: of(["RUBY", "SAPPHIRE", "EMERALD"], n),
  color: of(["Red", "Blue", "Green", "Pink"], n >> 2),
  origin: of(["Mogok", "Kashmir", ""], n >> 3),
  shape: of(["Oval", "Round", ""], n >> 1),
  treatment: of(["None", "Heated", ""], n >> 4),
  carats: n % 7 ? 1 + (n % 40) / 10 : undefined,
  price: 100 + ((n * 37) % 900),
  stock: n % 3,
}))
type Stone = (typeof stones)[number]

let tenantId: string
beforeAll(async () => {
  const rows = stones.map(({ carats, price, stock, ...texts }) => ({
    ...texts,
    weight: carats === undefined ? "a pair" : `${String(carats)} ct`,
    price: String(price),
    stock: String(stock),
  }))
  tenantId = (await newCatalog(rows)).tenant.id
})

/** Yields every combination of the filters that a shopper can set. */
function* everyWay(): Generator<ProductFilters> {
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

const choices = ["type", "color", "origin", "shape", "treatment"] as const

/** Whether a stone passes the filters, except those of one facet. */
function passes(stone: Stone, filters: ProductFilters, except: string): boolean {
  const { search, inStock, priceMin, priceMax, caratMin, caratMax } = filters
  const isWithin = (value: number | undefined, min?: string, max?: string) =>
    (min === undefined && max === undefined) ||
    (value !== undefined && value >= Number(min ?? 0) && value <= Number(max ?? Infinity))
  return (
    (search ?? "").split(" ").every((word) => stone.name.toLowerCase().includes(word)) &&
    (inStock === undefined || stone.stock > 0 === (inStock === "true")) &&
    choices.every((it) => it === except || filters[it] === undefined || filters[it] === stone[it]) &&
    (except === "price" || isWithin(stone.price, priceMin, priceMax)) &&
    (except === "carat" || isWithin(stone.carats, caratMin, caratMax))
  )
}

function countedByHand(filters: ProductFilters): Record<string, Record<string, number>> {
  const counted: Record<string, Record<string, number>> = {}
  for (const facet of choices) {
    const found: Record<string, number> = {}
    for (const stone of stones)
      if (stone[facet] !== "" && passes(stone, filters, facet))
        found[stone[facet]] = (found[stone[facet]] ?? 0) + 1
    counted[facet] = found
  }
  return counted
}

it("each facet counts the stones that pass all filters but its own, for every combination of filters", async () => {
  let ways = 0
  for (const filters of everyWay()) {
    const facets = await readFacets(container, tenantId, String(ways), filters)
    const counted = Object.fromEntries(
      choices.map((facet) => [
        facet,
        Object.fromEntries((facets[facet] ?? []).map((it) => [it.value, it.count])),
      ])
    )
    expect({ filters, counted }).toEqual({ filters, counted: countedByHand(filters) })
    const prices = stones.filter((it) => passes(it, filters, "price")).map((it) => it.price)
    expect(facets.price).toEqual(
      prices.length
        ? { min: Math.min(...prices).toFixed(2), max: Math.max(...prices).toFixed(2) }
        : { min: null, max: null }
    )
    const carats = stones.filter((it) => passes(it, filters, "carat")).flatMap((it) => it.carats ?? [])
    expect(facets.carat).toEqual(
      carats.length ? { min: Math.min(...carats), max: Math.max(...carats) } : undefined
    )
    ways += 1
  }
  expect(ways).toBe(144)
})

const ordered = ({ groups, facts }: Counts) => ({
  groups: groups.map((it) => JSON.stringify(it, Object.keys(it).sort())).sort(),
  facts: facts.map((it) => JSON.stringify(it, Object.keys(it).sort())).sort(),
})

it("a catalog with more facet groups than memory may hold is counted the same, for every combination of filters", async () => {
  let ways = 0
  for (const filters of everyWay()) {
    const tsQuery = await searchQuery(container, tenantId, filters.search)
    const facetGroups = await readFacetGroups(container, tenantId, filters, tsQuery)
    if (!facetGroups) throw new Error("There are too many groups")
    const counted = await countInBatches(container, tenantId, filters, tsQuery, 7)
    expect({ filters, ...ordered(countFacetGroups(facetGroups, filters)) }).toEqual({
      filters,
      ...ordered(counted),
    })
    if (counted.groups.length) ways += 1
  }
  expect(ways).toBeGreaterThan(100)
})

it("only as many facet groups as memory may hold are read at once", async () => {
  expect(await readFacetGroups(container, tenantId, {}, null, 20)).toBeNull()
  expect(await readFacetGroups(container, tenantId, {}, null, 240)).not.toBeNull()
})
