import { fieldNames, stoneFields, type Fields, type FieldsWith } from "../stone-fields"

export type FieldSort = Fields[FieldsWith<"sorts">]["sorts"][number]

/** Sort orders that fields define; the list itself adds `newest` and `relevance`. */
export const fieldSorts = fieldNames.flatMap((it) => stoneFields[it].sorts ?? []) as FieldSort[]
