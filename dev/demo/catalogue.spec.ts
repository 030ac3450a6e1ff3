import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { defaultProductColors, defaultProductTypes } from "../../src/contract/product"
import { demoCatalogue } from "./catalogue"

const pictureFile = (name: string): string => path.join(__dirname, "pictures", name)
const shops = Object.entries(demoCatalogue)
const all = shops.flatMap(([, products]) => products)

describe.each(shops)("the demo catalogue of %s", (_shop, products) => {
  it("has slugs and names of its own for every stone", () => {
    expect(new Set(products.map((it) => it.slug)).size).toBe(products.length)
    expect(new Set(products.map((it) => it.name)).size).toBe(products.length)
    for (const it of products) expect(it.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it("shows two to five pictures of every stone, all of them there", () => {
    for (const it of products) {
      expect(it.pictures.length).toBeGreaterThanOrEqual(it.isFeatured ? 3 : 2)
      expect(it.pictures.length).toBeLessThanOrEqual(5)
      for (const name of it.pictures)
        expect({ name, there: existsSync(pictureFile(name)) }).toEqual({ name, there: true })
    }
  })

  it("prices in rupees with two digits and keeps a whole stock", () => {
    for (const it of products) {
      expect(it.price).toMatch(/^\d+\.\d{2}$/)
      expect(Number.isInteger(it.stock) && it.stock >= 0 && it.stock <= 12).toBe(true)
    }
    const stocks = new Set(products.map((it) => it.stock))
    for (const stock of [0, 1, 2, 4, 5]) expect(stocks).toContain(stock)
  })

  it("uses only the types and colours every shop has", () => {
    const types = defaultProductTypes.map((it) => it.value)
    const colors = defaultProductColors.map((it) => it.value)
    for (const it of products) {
      expect(types).toContain(it.type)
      expect(colors).toContain(it.color)
    }
  })

  it("tells the same weight in words and as carats", () => {
    for (const it of products) {
      expect(it.weight).toMatch(/^\d+\.\d{2} ct$/)
      expect(it.weight).toBe(`${(it.carat ?? 0).toFixed(2)} ct`)
      expect(it.hsnCode).toBe(it.type === "DIAMOND" ? "7102" : "7103")
    }
  })
})

describe("the demo catalogue", () => {
  it("fills the default shop with every type, and the second with blue stones", () => {
    expect(demoCatalogue.default.length).toBeGreaterThanOrEqual(48)
    expect(demoCatalogue.sapphire.length).toBeGreaterThanOrEqual(16)
    expect(demoCatalogue.default.filter((it) => it.isFeatured).length).toBeGreaterThanOrEqual(8)
    expect(new Set(demoCatalogue.default.map((it) => it.type))).toEqual(
      new Set(defaultProductTypes.map((it) => it.value))
    )
  })

  it("shares no picture between two stones and keeps them small", () => {
    const names = all.flatMap((it) => it.pictures)
    expect(new Set(names).size).toBe(names.length)
    const bytes = names.reduce((sum, name) => sum + statSync(pictureFile(name)).size, 0)
    expect(bytes).toBeLessThan(12 * 1024 * 1024)
  })
})
