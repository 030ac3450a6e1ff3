/**
 * Turns diamonds.csv-like data (US dollars) into a catalog file for `catalog:import`:
 *   npx tsx dev/diamonds/convert.ts <diamonds.csv> <out.csv> [--rows N] [--usd-inr 83.5]
 */
import { createReadStream, createWriteStream } from "node:fs"
import type { Readable, Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { parseArgs } from "node:util"
import Papa from "papaparse"
import { columns, diamondRow, nameOf, toProduct, type CatalogRow } from "./row"

export interface ConvertOptions {
  /** Maximum number of diamonds; all when omitted. */
  rows?: number
  /** Rupees per US dollar, as decimal text with at most four decimals. */
  usdInr?: string
}

export interface Converted {
  written: number
  /** Number of invalid lines: a missing or unparsable value. */
  skipped: number
}

const line = (row: CatalogRow): string => `${Papa.unparse([columns.map((column) => row[column])])}\r\n`

/**
 * Reads CSV with a header line and writes a catalog CSV. Memory is bounded for input of any length: only a count for
 * each name is kept, and the grades allow some ten thousand names. The same input gives the same output.
 */
export async function convertDiamonds(
  input: Readable,
  output: Writable,
  options: ConvertOptions = {}
): Promise<Converted> {
  const usdInr = options.usdInr ?? "83.5"
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(usdInr)) throw new Error(`"${usdInr}" is no rate of rupees for a dollar`)
  const maxRows = options.rows ?? Number.POSITIVE_INFINITY
  const namesakes = new Map<string, number>()
  const result: Converted = { written: 0, skipped: 0 }

  async function* products(records: AsyncIterable<unknown>): AsyncGenerator<string> {
    yield `${columns.join(",")}\r\n`
    for await (const record of records) {
      // Read to the end anyway: leaving the loop would destroy the pipeline with rows still in it.
      if (result.written >= maxRows) continue
      const parsed = diamondRow.safeParse(record)
      if (!parsed.success) {
        result.skipped++
        continue
      }
      const base = nameOf(parsed.data)
      const seen = (namesakes.get(base) ?? 0) + 1
      namesakes.set(base, seen)
      result.written++
      const name = seen === 1 ? base : `${base}, No. ${seen.toString()}`
      yield line(toProduct(parsed.data, name, result.written, usdInr))
    }
  }

  const reader = Papa.parse(Papa.NODE_STREAM_INPUT, { header: true, skipEmptyLines: true })
  await pipeline(input, reader, products, output)
  return result
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rows: { type: "string" }, "usd-inr": { type: "string" } },
  })
  const [from, to] = positionals
  if (!from || !to || (values.rows !== undefined && !/^\d+$/.test(values.rows))) {
    throw new Error("usage: convert.ts <diamonds.csv> <out.csv> [--rows N] [--usd-inr 83.5]")
  }
  const done = await convertDiamonds(createReadStream(from), createWriteStream(to), {
    ...(values.rows === undefined ? {} : { rows: Number(values.rows) }),
    ...(values["usd-inr"] === undefined ? {} : { usdInr: values["usd-inr"] }),
  })
  process.stdout.write(
    `${done.written.toString()} diamonds written, ${done.skipped.toString()} lines skipped\n`
  )
}

if (process.argv[1]?.endsWith("diamonds/convert.ts")) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
