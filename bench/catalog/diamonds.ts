import { createReadStream, createWriteStream, existsSync } from "node:fs"
import path from "node:path"
import { Readable } from "node:stream"
import { convertDiamonds } from "../../dev/diamonds/convert"

/** Real diamonds if the data is beside the clone; otherwise generated ones of the same kind. */
const real = process.env["DIAMONDS_CSV"] ?? path.resolve("../shared/data/diamonds.csv")

/** Writes a catalog file with this many diamonds. */
export async function diamondsFile(to: string, rows: number): Promise<void> {
  const input = existsSync(real) ? createReadStream(real) : Readable.from(madeUp(rows))
  const { written } = await convertDiamonds(input, createWriteStream(to), { rows })
  if (written < rows) throw new Error(`Only ${written} diamonds are in ${real}`)
}

function* madeUp(rows: number): Generator<string> {
  const cuts = ["Fair", "Good", "Very Good", "Premium", "Ideal"]
  const clarities = ["I1", "SI2", "SI1", "VS2", "VS1", "VVS2", "VVS1", "IF"]
  yield '"carat","cut","color","clarity","depth","table","price","x","y","z"\n'
  for (let n = 0; n < rows; n++) {
    const carat = (0.2 + ((n * 37) % 300) / 100).toFixed(2)
    const side = (Number(carat) ** (1 / 3) * 6.4).toFixed(2)
    const depth = (Number(side) * 0.618).toFixed(2)
    const color = "DEFGHIJ"[n % 7] ?? "G"
    const price = Math.round(Number(carat) ** 1.7 * 4000 + ((n * 13) % 500))
    yield `${carat},"${cuts[n % 5] ?? ""}","${color}","${clarities[(n >> 2) % 8] ?? ""}",61.8,57,${price},${side},${side},${depth}\n`
  }
}
