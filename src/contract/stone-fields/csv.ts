import { spreadsheetCell } from "../rules/spreadsheet-cell"
import { fieldNames, isFieldOf, stoneFields, type FieldName, type FieldValues } from "../stone-fields"

/** A CSV column and its field. */
export interface CsvColumn {
  column: string
  field: FieldName
}

/** Columns of exports, imports and the template, in order. */
export const csvColumns: readonly CsvColumn[] = fieldNames.flatMap((field) => {
  const { csv } = stoneFields[field]
  return csv === undefined ? [] : [{ column: csv, field }]
})

/** Columns required for an import. */
export const neededColumns: readonly string[] = csvColumns
  .filter(({ field }) => stoneFields[field].required)
  .map(({ column }) => column)

const fileOf = (url: string): string => url.slice(url.lastIndexOf("/") + 1)

function cellOf(stone: FieldValues, field: FieldName): string {
  const value = isFieldOf(stone.type ?? "", field) ? stone[field] : null
  if (Array.isArray(value)) return value.map(fileOf).join(",")
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value ?? "")
}

/** Returns a product as cells of `csvColumns`. */
export const csvCells = (stone: FieldValues): string[] =>
  csvColumns.map(({ field }) => spreadsheetCell(cellOf(stone, field)))

/** Header row of a catalog CSV. */
export const csvHead: readonly string[] = csvColumns.map(({ column }) => column)
