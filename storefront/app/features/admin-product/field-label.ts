import { stoneFields } from "@contract/stone-fields"
import { counted } from "~/lib/counted"
import { formatMoney } from "~/lib/money"

const stoneField = (field: string) => Object.entries(stoneFields).find(([name]) => name === field)?.[1]

/** A field's name as a person reads it. @param other for what is no field of a stone */
export const fieldLabel = (field: string, other = field): string => stoneField(field)?.label ?? other

/** A field's value as a person reads it. */
export function fieldValue(field: string, value: unknown): string {
  if (value === null || value === "") return "empty"
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (Array.isArray(value)) return counted(value.length, "image")
  if (typeof value !== "string") return JSON.stringify(value)
  return stoneField(field)?.kind === "money" ? formatMoney(value) : value
}
