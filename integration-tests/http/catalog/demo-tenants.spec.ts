import { readFileSync } from "node:fs"
import path from "node:path"
import Papa from "papaparse"
import type { Product } from "../../../src/contract/product"
import { Client } from "../../support/client"

type Stone = Record<string, string>

const stonesOf = (tenant: string): Stone[] =>
  Papa.parse<Stone>(readFileSync(path.resolve("dev/demo", tenant, "stones.csv"), "utf8"), {
    header: true,
    skipEmptyLines: true,
  }).data

const asFile = (it: Stone) => ({
  slug: it["slug"],
  name: it["name"],
  price: it["price"],
  type: it["type"],
  color: it["color"],
  treatment: it["treatment"],
  isFeatured: it["isFeatured"] === "TRUE",
  pictures: it["imageFiles"]?.split(",").length,
})

const asShown = (it: Product): ReturnType<typeof asFile> => ({
  ...{ slug: it.slug, name: it.name, price: it.price, type: it.type, color: it.color },
  ...{ treatment: it.treatment ?? "", isFeatured: it.isFeatured, pictures: it.images.length },
})

describe.each(["default", "sapphire"])("the demo tenant %s after a first start", (tenant) => {
  it("sells every product of its file, with all its pictures, the last row as the newest", async () => {
    const { status, body } = await new Client(tenant).get<Product[]>("/api/products?limit=100")
    expect(status).toBe(200)
    const wanted = stonesOf(tenant).toReversed().map(asFile)
    const slugs = new Set(wanted.map((it) => it.slug))
    // Other specs may add products of their own.
    expect(body.filter((it) => slugs.has(it.slug)).map(asShown)).toEqual(wanted)
  })

  it("serves the products' pictures", async () => {
    const visitor = new Client(tenant)
    const { body } = await visitor.get<Product[]>("/api/products?limit=3")
    for (const url of body.flatMap((it) => it.images)) expect((await visitor.get(url)).status).toBe(200)
  })
})
