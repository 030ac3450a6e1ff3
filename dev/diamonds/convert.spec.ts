import { Readable, Writable } from "node:stream"
import Papa from "papaparse"
import { defaultProductColors } from "../../src/contract/product"
import { convertDiamonds, type Converted, type ConvertOptions } from "./convert"
import { rupees } from "./row"

const header = '"carat","cut","color","clarity","depth","table","price","x","y","z"'
const sample = [
  header,
  '0.23,"Ideal","E","SI2",61.5,55,326,3.95,3.98,2.43',
  '0.23,"Ideal","E","SI2",61.2,56,330,3.96,3.97,2.42',
  '1.01,"Very Good","H","VS1",62,57,5000,6.4,6.43,3.98',
  '0.7,"Premium","J","IF",60.1,58,2400,0,0,0',
].join("\n")

async function convert(text: string, options?: ConvertOptions): Promise<Converted & { csv: string }> {
  const chunks: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString())
      done()
    },
  })
  const done = await convertDiamonds(Readable.from([text]), sink, options)
  return { ...done, csv: chunks.join("") }
}

const read = (csv: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data

describe("diamonds to catalog", () => {
  it("writes the catalog's columns, then the gem facts", async () => {
    const { csv, written } = await convert(sample)
    expect(written).toBe(4)
    expect(csv.split("\r\n")[0]).toBe(
      "name,type,color,weight,origin,shortInfo,description,price,currency,stock,isFeatured,imageFiles," +
        "carat,shape,cut,clarity,dimensions,hsnCode"
    )
    expect(read(csv)[0]).toMatchObject({
      name: "0.23 ct Ideal Cut Diamond, E SI2",
      type: "DIAMOND",
      color: "Clear",
      weight: "0.23 ct",
      price: "27221.00",
      currency: "INR",
      shape: "Round",
      cut: "Ideal",
      clarity: "SI2",
      dimensions: "3.95 × 3.98 × 2.43 mm",
      hsnCode: "7102",
    })
  })

  it("numbers duplicate names, so that every name is unique", async () => {
    const names = read((await convert(sample)).csv).map((it) => it["name"])
    expect(new Set(names).size).toBe(names.length)
    expect(names[1]).toBe("0.23 ct Ideal Cut Diamond, E SI2, No. 2")
  })

  it("uses only the colours that every tenant has", async () => {
    const known = defaultProductColors.map((it) => it.value)
    const rows = read((await convert(sample)).csv)
    expect(rows.map((it) => it["color"])).toEqual(["Clear", "Clear", "White", "Yellow"])
    for (const row of rows) expect(known).toContain(row["color"])
  })

  it("leaves out measurements that the data doesn't have", async () => {
    expect(read((await convert(sample)).csv)[3]).toMatchObject({ dimensions: "" })
  })

  it("stops at the requested number of rows and gives the same file each time", async () => {
    const first = await convert(sample, { rows: 2 })
    expect(read(first.csv)).toHaveLength(2)
    expect((await convert(sample, { rows: 2 })).csv).toBe(first.csv)
    expect(read((await convert(sample, { rows: 0 })).csv)).toHaveLength(0)
  })

  it("skips invalid lines and counts them", async () => {
    const broken = [sample, '0.5,"Ideal","E","SI2",61,55,abc,5,5,3', '0.5,"Ideal"'].join("\n")
    expect(await convert(broken)).toMatchObject({ written: 4, skipped: 2 })
  })

  it.each([
    ["326", "83.5", "27221.00"],
    ["0.01", "83.5", "0.84"],
    ["18823", "83.4567", "1570905.46"],
    ["1", "84", "84.00"],
    ["99999999.99", "0.0001", "10000.00"],
  ])("converts %s dollars at %s to exactly %s rupees", (dollars, rate, expected) => {
    expect(rupees(dollars, rate)).toBe(expected)
  })

  it("refuses an invalid exchange rate", async () => {
    await expect(convert(sample, { usdInr: "eighty" })).rejects.toThrow("no rate")
  })
})
