import { type FieldName, typedFacts } from "@contract/stone-fields"
import { fieldLabel } from "./field-label"

const core = ["slug", "type", "color", "weight", "origin", "price", "stock"] as const satisfies FieldName[]

/** The columns that a person may choose, in the table's order; the name and the buttons always stand. */
export const choosable = [...core.slice(0, 5), ...typedFacts, ...core.slice(5)] as const
export type Choosable = (typeof choosable)[number]

export const columnOptions = choosable.map((id) => ({ id, label: fieldLabel(id) }))
export const maxColumns = 6

export const usualColumns: readonly Choosable[] = ["type", "color", "weight", "price", "stock"]
/** What the address says where nothing but the name is wanted. */
const none = "name"

/** The columns that an address names; what is no column counts for nothing. */
export function readColumns(text: string): readonly Choosable[] {
  if (text === "") return usualColumns
  const named = text.split(",")
  return choosable.filter((it) => named.includes(it)).slice(0, maxColumns)
}

/** The columns as an address says them: nothing for the usual ones. */
export function columnsText(chosen: readonly string[]): string {
  const text = chosen.join(",")
  return text === usualColumns.join(",") ? "" : text || none
}
