import { Readable } from "node:stream"
import fc from "fast-check"
import { type FieldValues, typedFacts } from "../../../contract/stone-fields"
import { csvFile } from "../../../contract/stone-fields/csv"
import { type CsvRecord, readCsv } from "../../../lib/read-csv"
import { typedValues } from "../edit/typed-values"
import { faultsOf, readRow } from "./read-row"

/** Texts with all that CSV and spreadsheets trip over; a field is kept without blanks at its ends. */
const text = (maxLength: number) =>
  fc
    .string({
      unit: fc.constantFrom("a", "Z", " ", ",", '"', "\n", "'", "=", "+", "-", "@", "ß", "💎"),
      maxLength,
    })
    .map((it) => it.trim())
const needed = text(20).filter((it) => it !== "")
const own: Record<string, fc.Arbitrary<string>> = {
  certificateUrl: fc.constant("https://lab.example/report,1"),
  hsnCode: fc.constantFrom("7102", "71031000"),
}

/** What reading keeps as the file has it; price, pictures and facts come out in another form. */
const plain = fc.record({
  name: needed,
  type: needed.map((it) => it.toUpperCase()),
  color: text(20),
  weight: text(20),
  origin: text(20),
  shortInfo: text(60),
  description: text(200),
  stock: fc.integer({ min: 0, max: 9_999_999 }),
  isFeatured: fc.boolean(),
  slug: fc.constantFrom("ruby", "star-ruby-2"),
})
const facts = fc.record(Object.fromEntries(typedFacts.map((it) => [it, fc.option(own[it] ?? needed)])))

/** A stone as it is exported, and what reading makes of it. */
const stone = fc
  .record({
    plain,
    facts,
    pricePaise: fc.integer({ min: 0, max: 10_000_000_00 }),
    imageFiles: fc.array(fc.constantFrom("a.webp", "b-1.webp"), { maxLength: 5 }),
  })
  .map(({ plain, facts, pricePaise, imageFiles }) => ({
    ...plain,
    ...facts,
    price: `${Math.floor(pricePaise / 100)}.${String(pricePaise % 100).padStart(2, "0")}`,
    currency: "INR",
    images: imageFiles,
  })) satisfies fc.Arbitrary<FieldValues>

async function recordsOf(file: string): Promise<CsvRecord[]> {
  const rows: CsvRecord[] = []
  for await (const row of readCsv(Readable.from([file]), () => undefined)) rows.push(row)
  return rows
}

it("a catalogue that is exported and imported again is the same catalogue", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stone, { maxLength: 4 }), async (stones) => {
      const rows = await recordsOf(csvFile(stones))
      const read = rows.map((row, index) => readRow(index + 1, row))
      expect(read.flatMap((it) => faultsOf(it, true))).toEqual([])
      const kept = read.map(({ texts, imageFiles }) => ({ ...typedValues(texts), images: imageFiles }))
      expect(kept).toEqual(stones.map(({ currency: _only, ...it }) => it))
    })
  )
})
