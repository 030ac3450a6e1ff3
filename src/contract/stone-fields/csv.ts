import { fieldNames, stoneFields, type FieldName, type FieldValues } from "../stone-fields"

/** A column of CSV files and the field it holds. */
export interface CsvColumn {
  column: string
  field: FieldName
}

/** The columns of exports, imports and the template, in their order. */
export const csvColumns: readonly CsvColumn[] = fieldNames.flatMap((field) => {
  const { csv } = stoneFields[field]
  return csv === undefined ? [] : [{ column: csv, field }]
})

/** The columns that an import can't do without. */
export const neededColumns: readonly string[] = csvColumns
  .filter(({ field }) => stoneFields[field].required)
  .map(({ column }) => column)

const formula = /^'*[=+\-@\t\r]/

/** A spreadsheet would run a text that begins like a formula; behind an apostrophe it shows it. */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** A cell as it was before its formula was made harmless. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

const fileOf = (url: string): string => url.slice(url.lastIndexOf("/") + 1)

function cellOf(stone: FieldValues, field: FieldName): string {
  const value = stone[field]
  if (Array.isArray(value)) return value.map(fileOf).join(",")
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value ?? "")
}

/** A stone as the cells of `csvColumns`. */
export const csvCells = (stone: FieldValues): string[] =>
  csvColumns.map(({ field }) => harmless(cellOf(stone, field)))

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`

/** A catalogue file of these stones; of none, it is the template. Without its head, the part of one that goes on. */
export const csvFile = (stones: readonly FieldValues[], { head = true } = {}): string =>
  [...(head ? [csvColumns.map((it) => it.column)] : []), ...stones.map(csvCells)].map(lineOf).join("")
