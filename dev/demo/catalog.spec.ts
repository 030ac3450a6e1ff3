import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import Papa from "papaparse"
import { defaultProductColors, defaultProductTypes } from "../../src/contract/product"

type Stone = Record<string, string>

const tenants = ["default", "sapphire"] as const
const pictureFile = (tenant: string, name: string): string => path.join(__dirname, tenant, "pictures", name)
const stonesOf = (tenant: string): Stone[] => {
  const { data, errors } = Papa.parse<Stone>(
    readFileSync(path.join(__dirname, tenant, "stones.csv"), "utf8"),
    {
      header: true,
      skipEmptyLines: true,
    }
  )
  expect(errors).toEqual([])
  return data
}
const columnOf = (tenant: string, column: string): string[] => stonesOf(tenant).map((it) => it[column] ?? "")
const picturesOf = (it: Stone): string[] => (it["imageFiles"] ?? "").split(",")

describe.each(tenants)("demo catalog of %s", (tenant) => {
  it("has a unique slug and name for every stone", () => {
    const slugs = columnOf(tenant, "slug")
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(new Set(columnOf(tenant, "name")).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it("shows two to five existing pictures of every stone", () => {
    for (const it of stonesOf(tenant)) {
      const pictures = picturesOf(it)
      expect(pictures.length).toBeGreaterThanOrEqual(it["isFeatured"] === "TRUE" ? 3 : 2)
      expect(pictures.length).toBeLessThanOrEqual(5)
      for (const name of pictures)
        expect({ name, there: existsSync(pictureFile(tenant, name)) }).toEqual({ name, there: true })
    }
  })

  it("has prices in rupees with two decimals and integer stock", () => {
    for (const price of columnOf(tenant, "price")) expect(price).toMatch(/^\d+\.\d{2}$/)
    const stocks = columnOf(tenant, "stock")
    for (const stock of stocks) expect(stock).toMatch(/^([0-9]|1[0-2])$/)
    for (const stock of ["0", "1", "2", "4", "5"]) expect(stocks).toContain(stock)
  })

  it("features no sold-out stone", () => {
    for (const it of stonesOf(tenant)) if (it["isFeatured"] === "TRUE") expect(it["stock"]).not.toBe("0")
  })

  it("uses only the types and colours that every tenant has", () => {
    const types = defaultProductTypes.map((it) => it.value)
    const colors = defaultProductColors.map((it) => it.value)
    for (const type of columnOf(tenant, "type")) expect(types).toContain(type)
    for (const color of columnOf(tenant, "color")) expect(colors).toContain(color)
  })

  it("names weight, origin, treatment, size and tax code of every stone", () => {
    for (const it of stonesOf(tenant)) {
      expect(it["weight"]).toMatch(/^\d+\.\d{2} ct$/)
      for (const column of ["origin", "treatment", "dimensions"]) expect(it[column]).not.toBe("")
      expect(it["hsnCode"]).toBe(it["type"] === "DIAMOND" ? "7102" : "7103")
    }
  })
})

describe("demo catalog", () => {
  it("fills the default tenant with every type, and the second with sapphires and blue stones", () => {
    expect(stonesOf("default").length).toBeGreaterThanOrEqual(48)
    expect(stonesOf("default").filter((it) => it["isFeatured"] === "TRUE").length).toBeGreaterThanOrEqual(8)
    expect(new Set(columnOf("default", "type"))).toEqual(new Set(defaultProductTypes.map((it) => it.value)))
    const second = stonesOf("sapphire")
    expect(second.length).toBeGreaterThanOrEqual(16)
    for (const it of second)
      expect(
        it["type"] === "SAPPHIRE" ||
          /blue|lapis|tanzanite|aquamarine|indicolite|turquoise/i.test(it["name"] ?? "")
      ).toBe(true)
  })

  it("shares no picture between two stones, and keeps pictures small", () => {
    const files = tenants.flatMap((tenant) =>
      stonesOf(tenant).flatMap((it) => picturesOf(it).map((name) => pictureFile(tenant, name)))
    )
    expect(new Set(files).size).toBe(files.length)
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(12 * 1024 * 1024)
  })
})
