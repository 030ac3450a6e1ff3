import {
  fieldProblem,
  type FieldName,
  stoneFields,
  type TypedFact,
  typedFacts,
} from "../../../contract/stone-fields"
import { csvColumns, plainCell } from "../../../contract/stone-fields/csv"
import { paiseFromRupees } from "../../../lib/money"
import { knownColor, knownType } from "../../../modules/catalog/options"
import type { ProductWrite } from "../../../lib/product-write"

/** What is wrong with one row; `row` 1 is the first row of data. */
export interface RowFault {
  row: number
  field: string
  message: string
}
export type RowProduct = Omit<ProductWrite, "slug" | "images"> & { slug: string | null; imageFiles: string[] }
export type ReadRow = { product: RowProduct } | { faults: RowFault[] }

/** Reads one row by the registry's rules, with their messages; what isn't one of its columns is left aside. */
export function readRow(row: number, values: Readonly<Record<string, unknown>>): ReadRow {
  const texts = {} as Record<FieldName, string>
  const faults: RowFault[] = []
  for (const { column, field } of csvColumns) {
    const cell = values[column] === undefined ? "" : values[column]
    texts[field] = typeof cell === "string" ? plainCell(storable(cell).trim()) : ""
    const message =
      typeof cell === "string"
        ? fieldProblem(field, texts[field])
        : `${stoneFields[field].label} must be a text`
    if (message !== undefined) faults.push({ row, field: column, message: `Row ${row}: ${message}` })
  }
  return faults.length ? { faults } : { product: productOf(texts) }
}

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
const storable = (text: string): string => text.replace(/[\uD800-\uDFFF]|\0/gu, "")

const factOf = (name: TypedFact, text: string): string | number | null =>
  text === "" ? null : stoneFields[name].kind === "number" ? Number(text) : text

const productOf = (texts: Readonly<Record<FieldName, string>>): RowProduct => ({
  name: texts.name,
  slug: texts.slug || null,
  type: knownType(texts.type),
  color: knownColor(texts.color),
  weight: texts.weight,
  origin: texts.origin,
  shortInfo: texts.shortInfo,
  description: texts.description,
  pricePaise: paiseFromRupees(texts.price),
  stock: Number(texts.stock),
  isFeatured: texts.isFeatured.toLowerCase() === "true",
  imageFiles: texts.images
    .split(",")
    .map((file) => file.trim())
    .filter(Boolean),
  facts: Object.fromEntries(typedFacts.map((it) => [it, factOf(it, texts[it])])),
})
