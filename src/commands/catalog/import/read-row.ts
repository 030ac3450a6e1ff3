import type { TypedTexts } from "../../../contract/admin-product"
import { maxMembers } from "../../../contract/rules/body-values"
import { stoneFields, type FieldName } from "../../../contract/stone-fields"
import { plainCell } from "../../../contract/rules/spreadsheet-cell"
import { csvColumns } from "../../../contract/stone-fields/csv"
import { meantText, typedProblem } from "../../../contract/stone-fields/typed"
import { isStorable } from "../../../lib/storable"

/** A fault of one row; `row` 1 is the first data row. */
export interface RowFault {
  row: number
  field: string
  message: string
}

/** A row's cells as texts. A column that the file lacks is left out, so that its field stays unchanged. */
export interface ReadRow {
  row: number
  texts: TypedTexts
  /** Null if the cell is empty or missing. */
  slug: string | null
  imageFiles: string[] | undefined
  faults: RowFault[]
}

export const rowFault = (row: number, field: string, message: string): RowFault => ({
  row,
  field,
  message: `Row ${row}: ${message}`,
})

/** Field of a fault that concerns no single column. */
const wholeRow = ""

const columnOf = (field: FieldName): string => stoneFields[field].csv ?? field

/** Reads one row of a file. Unknown columns are ignored. */
export function readRow(row: number, values: Readonly<Record<string, unknown>>): ReadRow {
  const texts: Partial<Record<FieldName, string>> = {}
  const faults: RowFault[] = []
  for (const { column, field } of csvColumns) {
    const cell = values[column]
    if (cell === undefined) continue
    const text = textOf(cell)
    const { label } = stoneFields[field]
    if (text === undefined) faults.push(rowFault(row, column, `${label} must be a text`))
    else if (isStorable(text)) texts[field] = storedText(field, text)
    else faults.push(rowFault(row, column, `${label} holds a character that can't be stored`))
  }
  const { images, slug, ...rest } = texts
  const imageFiles = images === undefined ? undefined : filesIn(images)
  return { row, texts: { ...rest, slug }, slug: slug || null, imageFiles, faults }
}

/** The cell as it is stored. File names are compared with those of uploaded files, so they stay as they are. */
const storedText = (field: FieldName, cell: string): string =>
  field === "images" ? plainCell(cell.trim()) : meantText(field, plainCell(cell.trim()))

/** A row that fails because it has too many cells. */
export const wideRow = (row: number): ReadRow => ({
  row,
  texts: { slug: undefined },
  slug: null,
  imageFiles: undefined,
  faults: [rowFault(row, wholeRow, `A row has at most ${maxMembers} columns`)],
})

/** A cell's text. JSON may hold a price or a stock as a number, a switch as a boolean, and null for an empty cell. */
function textOf(cell: unknown): string | undefined {
  if (cell === null) return ""
  if (typeof cell === "string") return cell
  return typeof cell === "number" || typeof cell === "boolean" ? String(cell) : undefined
}

const filesIn = (cell: string): string[] =>
  cell
    .split(",")
    .map((file) => file.trim())
    .filter(Boolean)

/** Checks a row by the registry's rules. A new product requires some fields. */
export function faultsOf({ row, texts, faults }: ReadRow, isNew: boolean): RowFault[] {
  const known = new Set(faults.map((it) => it.field))
  if (known.has(wholeRow)) return faults
  const problems = typedProblem(texts, isNew).map((it) => rowFault(row, columnOf(it.field), it.message))
  return [...faults, ...problems.filter((it) => !known.has(it.field))]
}
