import { type FieldName, typedFacts } from "@contract/stone-fields"
import { chosenColumns } from "~/lib/chosen-columns"
import { fieldLabel } from "./field-label"

const core = ["slug", "type", "color", "weight", "origin", "price", "stock"] as const satisfies FieldName[]

/** The optional columns, in the table's order; the name and the buttons are always shown. */
export const choosable = [...core.slice(0, 5), ...typedFacts, ...core.slice(5)] as const
export type Choosable = (typeof choosable)[number]

export const columnOptions = choosable.map((id) => ({ id, label: fieldLabel(id) }))
export const maxColumns = 6

export const usualColumns: readonly Choosable[] = ["type", "color", "weight", "price", "stock"]

export const { read: readColumns, text: columnsText } = chosenColumns({
  all: choosable,
  usual: usualColumns,
  max: maxColumns,
  none: "name",
})
