import { fieldNames, stoneFields, type Fields, type FieldsWith } from "../stone-fields"

export type FieldSort = Fields[FieldsWith<"sorts">]["sorts"][number]

/** The orders that fields give; `newest` and `relevance` are the list's own. */
export const fieldSorts = fieldNames.flatMap((it) => stoneFields[it].sorts ?? []) as FieldSort[]
