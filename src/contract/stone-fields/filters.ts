import type { FieldsWith } from "../stone-fields"
import { displayFields, fieldNames } from "./display"

/** A field with a choice filter; facets count its values. */
export type ChoiceFilter = FieldsWith<"filter", "choice">
/** A field with a range filter; facets return its min and max. */
export type RangeFilter = FieldsWith<"filter", "range">
export type FilterField = ChoiceFilter | RangeFilter

export const choiceFilters = fieldNames.filter(
  (it): it is ChoiceFilter => displayFields[it].filter === "choice"
)
export const rangeFilters = fieldNames.filter((it): it is RangeFilter => displayFields[it].filter === "range")
export const filterFields: readonly FilterField[] = [...choiceFilters, ...rangeFilters]
