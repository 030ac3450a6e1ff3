import { fieldNames, stoneFields, type FieldsWith } from "../stone-fields"

/** A field that lists can be filtered by a value of, and that facets count the values of. */
export type ChoiceFilter = FieldsWith<"filter", "choice">
/** A field that lists can be cut to a range of, and that facets give the ends of. */
export type RangeFilter = FieldsWith<"filter", "range">
export type FilterField = ChoiceFilter | RangeFilter

export const choiceFilters = fieldNames.filter(
  (it): it is ChoiceFilter => stoneFields[it].filter === "choice"
)
export const rangeFilters = fieldNames.filter((it): it is RangeFilter => stoneFields[it].filter === "range")
export const filterFields: readonly FilterField[] = [...choiceFilters, ...rangeFilters]
