import { brotliDecompressSync } from "node:zlib"
import type { Product } from "../../../src/contract/product"
import { product as productSchema } from "../../../src/contract/product"
import { namesIn, newCatalog } from "../../support/catalog"
import type { Client } from "../../support/client"
import { unique } from "../../support/unique"

const stones = [
  {
    name: "Pigeon Blood Ruby",
    origin: "Burma",
    price: "250000.50",
    description: "Vivid and unheated",
    isFeatured: "TRUE",
  },
  { name: "Teal Sapphire", type: "SAPPHIRE", color: "Blue", origin: "Montana", price: "48000", stock: "0" },
  {
    name: "Cornflower Sapphire",
    type: "SAPPHIRE",
    color: "Blue",
    origin: "Sri Lanka",
    price: "125000",
    shortInfo: "Oval, velvety",
  },
  {
    name: "Muzo Emerald",
    type: "EMERALD",
    color: "Green",
    origin: "Colombia",
    price: "90000",
    description: "Oval with a jardin",
  },
  { name: "Star Stone", type: "star garnet", color: "plum", origin: "Idaho", price: "12000" },
]

jest.setTimeout(90_000)

let visitor: Client

beforeAll(async () => {
  ;({ visitor } = await newCatalog(stones))
})

const list = async (query: string): Promise<string[]> =>
  namesIn((await visitor.get<Product[]>(`/api/products?${query}`)).body)

describe("GET /api/products", () => {
  it("lists the newest first, each in the contract's shape", async () => {
    const { body, headers } = await visitor.get<Product[]>("/api/products")
    expect(namesIn(body)).toEqual(stones.map((it) => it.name).reverse())
    expect(headers["x-total-count"]).toBe("5")
    for (const it of body) expect(productSchema.parse(it)).toEqual(it)
    expect(body.at(-1)).toMatchObject({
      ...{ price: "250000.50", currency: "INR", stock: 3, carat: 1.2, isFeatured: true },
      ...{ slug: "pigeon-blood-ruby", type: "RUBY", images: [] },
    })
  })

  it.each([
    ["type=SAPPHIRE", ["Cornflower Sapphire", "Teal Sapphire"]],
    ["type=all&color=all&search=", stones.map((it) => it.name).reverse()],
    ["color=Blue&inStock=true", ["Cornflower Sapphire"]],
    ["inStock=false", ["Teal Sapphire"]],
    ["origin=Colombia", ["Muzo Emerald"]],
    ["featured=true", ["Pigeon Blood Ruby"]],
    ["priceMin=90000&priceMax=125000", ["Muzo Emerald", "Cornflower Sapphire"]],
    ["priceMin=250000.50", ["Pigeon Blood Ruby"]],
    ["priceMin=250000.51", []],
    ["type=STAR%20GARNET", ["Star Stone"]],
  ])("filters by %s", async (query, names) => {
    expect(await list(query)).toEqual(names)
  })

  it.each([
    ["type=SAPPHIRE", 2],
    ["color=Blue&inStock=true", 1],
    ["priceMin=90000&type=EMERALD", 1],
    ["priceMax=90000", 3],
  ])("counts the matches of %s alike before and after its facets were read", async (query, count) => {
    const total = async (limit: number) =>
      (await visitor.get(`/api/products?${query}&limit=${String(limit)}`)).headers["x-total-count"]
    const before = await total(1)
    await visitor.get(`/api/products/facets?${query}`)
    expect([before, await total(2)]).toEqual([String(count), String(count)])
  })

  it.each([
    [
      "sort=price_asc",
      ["Star Stone", "Teal Sapphire", "Muzo Emerald", "Cornflower Sapphire", "Pigeon Blood Ruby"],
    ],
    ["sort=price_desc&limit=2", ["Pigeon Blood Ruby", "Cornflower Sapphire"]],
    ["sort=name&limit=2&offset=1", ["Muzo Emerald", "Pigeon Blood Ruby"]],
    ["sort=relevance&search=oval", ["Cornflower Sapphire", "Muzo Emerald"]],
  ])("sorts and pages by %s", async (query, names) => {
    expect(await list(query)).toEqual(names)
  })

  it.each([
    ["oval", ["Muzo Emerald", "Cornflower Sapphire"]],
    ["SAPPHIRES", ["Cornflower Sapphire", "Teal Sapphire"]],
    ["saph", ["Cornflower Sapphire", "Teal Sapphire"]],
    ["sapp", ["Cornflower Sapphire", "Teal Sapphire"]],
    ["saphire", ["Cornflower Sapphire", "Teal Sapphire"]],
    ["emreald", ["Muzo Emerald"]],
    ["colmbia", ["Muzo Emerald"]],
    ["oval lanka", ["Cornflower Sapphire"]],
    ["oval burma", []],
    ["unheated", ["Pigeon Blood Ruby"]],
    ["'; drop table product; --", []],
    ["|&!:*()\"'", stones.map((it) => it.name).reverse()],
  ])("searches %j", async (search, names) => {
    expect(await list(`search=${encodeURIComponent(search)}`)).toEqual(names)
  })

  it.each([
    "priceMin=abc",
    "priceMax=-1",
    "priceMin=1e5",
    "limit=0",
    "limit=1001",
    "limit=ten",
    "offset=-1",
    "sort=cheapest",
    "featured=maybe",
    "search=%00",
    "type=RUBY&type=SAPPHIRE",
    `search=${"x".repeat(201)}`,
  ])("refuses %s", async (query) => {
    const response = await visitor.get(`/api/products?${query}`)
    expect(response.status).toBe(400)
    expect(response.body).toMatchObject({ code: "VALIDATION_FAILED" })
  })

  it("returns a hundred by default, and the total count", async () => {
    const many = Array.from({ length: 101 }, (_, i) => ({ name: `Stone ${String(i)}` }))
    const { visitor: it } = await newCatalog(many)
    const page = await it.get<Product[]>("/api/products")
    expect([page.body.length, page.headers["x-total-count"]]).toEqual([100, "101"])
    const rest = await it.get<Product[]>("/api/products?limit=1000&offset=100")
    expect([rest.body.length, rest.headers["x-total-count"]]).toEqual([1, "101"])
  })

  it("is compressed if the client accepts it, and 304 if the client has it", async () => {
    const plain = await visitor.get("/api/products")
    const packed = await visitor.get("/api/products", { headers: { "accept-encoding": "gzip, br" } })
    expect(packed.headers["content-encoding"]).toBe("br")
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true)
    const known = { "if-none-match": plain.headers.etag ?? "" }
    const again = await visitor.get("/api/products", { headers: known })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it("shows no product of another tenant", async () => {
    const { visitor: stranger } = await newCatalog([{ name: unique("Lonely") }])
    const { body, headers } = await stranger.get<Product[]>("/api/products?limit=1000")
    expect(body).toHaveLength(1)
    expect(headers["x-total-count"]).toBe("1")
    expect((await stranger.get<Product[]>("/api/products?search=sapphire")).body).toEqual([])
    expect((await stranger.get("/api/products/slug/muzo-emerald")).status).toBe(404)
  })
})

describe("GET /api/products/featured", () => {
  it("returns at most eight, newest first", async () => {
    const rows = Array.from({ length: 10 }, (_, i) => ({ name: `Stone ${i}`, isFeatured: "TRUE" }))
    const { visitor: it } = await newCatalog(rows)
    const { body } = await it.get<Product[]>("/api/products/featured")
    expect(namesIn(body)).toEqual(
      rows
        .map((row) => row.name)
        .reverse()
        .slice(0, 8)
    )
  })
})

it("featured products in stock come before those that are sold out", async () => {
  const flags = { isFeatured: "TRUE" }
  const { visitor: it } = await newCatalog([
    { name: "Older", ...flags },
    { name: "Old", ...flags },
    { name: "Sold", stock: "0", ...flags },
  ])
  const { body } = await it.get<Product[]>("/api/products/featured")
  expect(namesIn(body)).toEqual(["Old", "Older", "Sold"])
})

describe("the choices", () => {
  it("are the defaults and the tenant's additional values", async () => {
    const types = (await visitor.get<{ value: string; label: string }[]>("/api/product-types")).body
    expect(types).toHaveLength(9)
    expect(types[0]).toEqual({ value: "DIAMOND", label: "Diamond" })
    expect(types.at(-1)).toEqual({ value: "STAR GARNET", label: "Star Garnet" })
    const colors = (await visitor.get<{ value: string }[]>("/api/product-colors")).body
    expect(colors).toHaveLength(13)
    expect(colors.at(-1)).toEqual({ value: "plum", label: "plum" })
  })
})
