import { counted } from "~/lib/counted"
import { stoneLabel, stoneText } from "~/lib/stone-words"

/**
 * A field's label.
 * @param other label for a name that isn't a product field
 */
export const fieldLabel = (field: string, other = field): string => stoneLabel(field) ?? other

/** A field's value as text. */
export function fieldValue(field: string, value: unknown): string {
  if (value === null || value === "") return "empty"
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (Array.isArray(value)) return counted(value.length, "image")
  return typeof value === "string" ? stoneText(field, value) : JSON.stringify(value)
}
