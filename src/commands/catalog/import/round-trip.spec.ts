import { Readable } from "node:stream"
import fc from "fast-check"
import Papa from "papaparse"
import {
  type FieldName,
  type FieldValues,
  isFieldOf,
  stoneFields,
  typedFacts,
} from "../../../contract/stone-fields"
import { oneLine, severalLines } from "../../../contract/rules/typed-text"
import { csvCells, csvHead } from "../../../contract/stone-fields/csv"
import { type CsvRecord, readCsv } from "../../../lib/read-csv"
import { typedValues } from "../edit/typed-values"
import { faultsOf, readRow } from "./read-row"

/** Texts with characters that CSV and spreadsheets handle badly, as they are stored. */
const text = (maxLength: number, normal = oneLine) =>
  fc
    .string({
      unit: fc.constantFrom("a", "Z", " ", ",", '"', "\n", "'", "=", "+", "-", "@", "ß", "💎"),
      maxLength,
    })
    .map(normal)
const needed = text(20).filter((it) => it !== "")
const own: Record<string, fc.Arbitrary<string | number>> = {
  certificateUrl: fc.constant("https://lab.example/report,1"),
  hsnCode: fc.constantFrom("7102", "71031000"),
  tablePercent: fc.constantFrom("57", "61.5"),
  depthPercent: fc.constantFrom("60", "62.25"),
  gstRate: fc.nat(2_800).map((hundredths) => hundredths / 100),
}

/** Fields that reading keeps unchanged; price, pictures and facts change their form. */
const plain = fc.record({
  name: needed,
  type: fc.oneof(
    needed.map((it) => it.toUpperCase()),
    fc.constant("DIAMOND")
  ),
  color: text(20),
  weight: text(20),
  origin: text(20),
  shortInfo: text(60, severalLines),
  description: text(200, severalLines),
  stock: fc.integer({ min: 0, max: 9_999_999 }),
  isFeatured: fc.boolean(),
  slug: fc.constantFrom("ruby", "star-ruby-2"),
})
const factText = (name: FieldName): fc.Arbitrary<string | number> => {
  const { choices } = stoneFields[name]
  return choices ? fc.constantFrom(...choices) : (own[name] ?? needed)
}
const facts = fc.record(Object.fromEntries(typedFacts.map((name) => [name, fc.option(factText(name))])))

/** An exported product and the result of reading it. */
const stone = fc
  .record({
    plain,
    facts,
    pricePaise: fc.integer({ min: 100, max: 10_000_000_00 }),
    imageFiles: fc.array(fc.constantFrom("a.webp", "b-1.webp"), { maxLength: 5 }),
  })
  .map(({ plain, facts, pricePaise, imageFiles }) => ({
    ...plain,
    ...Object.fromEntries(typedFacts.map((it) => [it, isFieldOf(plain.type, it) ? facts[it] : null])),
    price: `${Math.floor(pricePaise / 100)}.${String(pricePaise % 100).padStart(2, "0")}`,
    currency: "INR",
    images: imageFiles,
  })) satisfies fc.Arbitrary<FieldValues>

async function recordsOf(file: string): Promise<CsvRecord[]> {
  const rows: CsvRecord[] = []
  for await (const row of readCsv(Readable.from([file]), () => undefined)) rows.push(row)
  return rows
}

it("an exported catalog is unchanged after its import", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stone, { maxLength: 4 }), async (stones) => {
      const rows = await recordsOf(Papa.unparse([csvHead, ...stones.map(csvCells)]))
      const read = rows.map((row, index) => readRow(index + 1, row))
      expect(read.flatMap((it) => faultsOf(it, true))).toEqual([])
      const kept = read.map(({ texts, imageFiles }) => ({ ...typedValues(texts), images: imageFiles }))
      expect(kept).toEqual(stones.map(({ currency: _only, ...it }) => it))
    })
  )
})
