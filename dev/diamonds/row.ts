import { z } from "zod"

/** A line of diamonds.csv, as text: no value is ever converted to a floating-point number. */
const measure = z.string().regex(/^\d+(\.\d+)?$/)
export const diamondRow = z.object({
  carat: z.string().regex(/^\d+(\.\d{1,3})?$/),
  cut: z.enum(["Fair", "Good", "Very Good", "Premium", "Ideal"]),
  color: z.enum(["D", "E", "F", "G", "H", "I", "J"]),
  clarity: z.enum(["I1", "SI2", "SI1", "VS2", "VS1", "VVS2", "VVS1", "IF"]),
  depth: measure,
  table: measure,
  price: z.string().regex(/^\d+(\.\d{1,2})?$/),
  x: measure,
  y: measure,
  z: measure,
})
export type DiamondRow = z.infer<typeof diamondRow>

/** Parses decimal text as an integer with `places` decimals: "83.5" with 4 places is 835000n. */
export function wholeParts(decimal: string, places: number): bigint {
  const [whole = "0", part = ""] = decimal.split(".")
  return BigInt(whole + part.padEnd(places, "0").slice(0, places))
}

/**
 * Converts US dollars to rupee text with two decimals, rounded half up to the paisa. `rate`: rupees per dollar, 4
 * places.
 */
export function rupees(dollars: string, rate: string): string {
  const paise = (wholeParts(dollars, 2) * wholeParts(rate, 4) + 5000n) / 10000n
  return `${(paise / 100n).toString()}.${(paise % 100n).toString().padStart(2, "0")}`
}

const clarityWords: Record<DiamondRow["clarity"], string> = {
  IF: "internally flawless",
  VVS1: "very, very slightly included",
  VVS2: "very, very slightly included",
  VS1: "very slightly included",
  VS2: "very slightly included",
  SI1: "slightly included",
  SI2: "slightly included",
  I1: "included, visible to a careful eye",
}

/** Grades that look colourless, near colourless, and faintly warm from above. */
const colorOfRow: Record<DiamondRow["color"], readonly [color: string, words: string]> = {
  D: ["Clear", "colourless"],
  E: ["Clear", "colourless"],
  F: ["Clear", "colourless"],
  G: ["White", "near colourless"],
  H: ["White", "near colourless"],
  I: ["Yellow", "faintly warm"],
  J: ["Yellow", "faintly warm"],
}

const origins = [
  "Botswana",
  "South Africa",
  "Canada",
  "Namibia",
  "India",
  "Australia",
  "Angola",
  "Lesotho",
  "Sierra Leone",
]

const cutWords: Record<DiamondRow["cut"], string> = {
  Fair: "Cut to keep weight, with a wide and open face.",
  Good: "A good cut that returns most of the light it takes in.",
  "Very Good": "Very well cut, bright from the middle to the edge.",
  Premium: "A premium cut with crisp, even contrast.",
  Ideal: "Cut to ideal proportions, for the most light a round stone can give.",
}

/** A deterministic number for a row, to vary fields that the data doesn't have (FNV-1a). */
function mark(text: string): number {
  let h = 2166136261
  for (let k = 0; k < text.length; k++) h = Math.imul(h ^ text.charCodeAt(k), 16777619)
  return h >>> 0
}

function dimensionsOf(row: DiamondRow): string {
  const sides = [row.x, row.y, row.z]
  return sides.some((it) => /^0+(\.0+)?$/.test(it)) ? "" : `${sides.join(" × ")} mm`
}

export const columns = [
  "name",
  "type",
  "color",
  "weight",
  "origin",
  "shortInfo",
  "description",
  "price",
  "currency",
  "stock",
  "isFeatured",
  "imageFiles",
  "carat",
  "shape",
  "cut",
  "clarity",
  "dimensions",
  "hsnCode",
] as const

export type CatalogRow = Record<(typeof columns)[number], string>

/** Name of a diamond, before duplicates are numbered. */
export const nameOf = (row: DiamondRow): string =>
  `${row.carat} ct ${row.cut} Cut Diamond, ${row.color} ${row.clarity}`

/** One diamond as a product. `number` counts rows from 1; `usdInr` is decimal text. */
export function toProduct(row: DiamondRow, name: string, number: number, usdInr: string): CatalogRow {
  const [color, colorWords] = colorOfRow[row.color]
  const chance = mark(`${number.toString()} ${nameOf(row)} ${row.price}`)
  const dimensions = dimensionsOf(row)
  return {
    name,
    type: "DIAMOND",
    color,
    weight: `${row.carat} ct`,
    origin: origins[chance % origins.length] ?? "Botswana",
    shortInfo: `Round brilliant, ${row.cut.toLowerCase()} cut, colour ${row.color}, clarity ${row.clarity}`,
    description: [
      `A natural round brilliant diamond of ${row.carat} ct, ${colorWords} (${row.color}) and ${clarityWords[row.clarity]} (${row.clarity}).`,
      cutWords[row.cut],
      `Total depth ${row.depth} %, table ${row.table} %${dimensions ? `, ${dimensions}` : ""}.`,
    ].join(" "),
    price: rupees(row.price, usdInr),
    currency: "INR",
    stock: String(1 + ((chance >>> 8) % 5)),
    isFeatured: number % 750 === 1 ? "TRUE" : "FALSE",
    imageFiles: "",
    carat: row.carat,
    shape: "Round",
    cut: row.cut,
    clarity: row.clarity,
    dimensions,
    hsnCode: "7102",
  }
}
