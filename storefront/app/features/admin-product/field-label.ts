import { stoneFields } from "@contract/stone-fields"

/** A field's name as a person reads it. @param other for what is no field of a stone */
export const fieldLabel = (field: string, other = field): string =>
  Object.entries(stoneFields).find(([name]) => name === field)?.[1].label ?? other
