import { plainAmount } from "../rules/amount"
import { identifier, oneLine, severalLines, spaceless } from "../rules/typed-text"
import { fieldNames, isFieldOf, stoneFields, type FieldName } from "../stone-fields"
import { typeLabel } from "./words"

/** Fields with text input; pictures are uploaded. */
export const typedFields: readonly FieldName[] = fieldNames.filter(
  (it) => stoneFields[it].kind !== "pictures" && stoneFields[it].readFrom === undefined
)

/** Text fields that hold an identifier. */
const identifiers: ReadonlySet<FieldName> = new Set(["sku", "certificateNumber", "slug"])

function normalOf(name: FieldName): (typed: string) => string {
  const { kind, form } = stoneFields[name]
  if (name === "hsnCode") return spaceless
  if (kind !== "text" || identifiers.has(name)) return identifier
  return form?.input === "multi-line" ? severalLines : oneLine
}

/** Returns the value of a typed text or CSV cell, normalized: an amount may be grouped, a choice may be in any case. */
export function meantText(name: FieldName, typed: string): string {
  const { kind, choices = [] } = stoneFields[name]
  const text = normalOf(name)(typed)
  if (kind === "money") return plainAmount(text)
  return choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text
}

/** Returns what is wrong with a typed text or CSV cell, or undefined. */
export function fieldProblem(name: FieldName, typed: string): string | undefined {
  const { label, maxLength, required, rule, choices } = stoneFields[name]
  const text = meantText(name, typed)
  if (maxLength !== undefined && text.length > maxLength) {
    return `${label} is too long: at most ${maxLength} characters`
  }
  if (text === "") return required && (rule?.(text) ?? `${label} is required`)
  if (choices && !choices.includes(text)) return `${label} must be one of ${choices.join(", ")}`
  return rule?.(text)
}

/** Returns what is wrong with a field that products of this type don't have. */
function foreignProblem(name: FieldName, typed: string, type: string | undefined): string | undefined {
  const { label, onlyFor = "" } = stoneFields[name]
  return meantText(name, typed) === "" || type === undefined || isFieldOf(type, name)
    ? undefined
    : `${label} is only for ${typeLabel(onlyFor).toLowerCase()}s`
}

/**
 * Returns what is wrong with the texts of a form or a row. A new product must have all required fields. An empty slug
 * is generated from the name. A field of another type is refused when the type is among the texts.
 */
export function typedProblem(
  texts: Readonly<Partial<Record<FieldName, string | undefined>>>,
  isNew: boolean
): { field: FieldName; message: string }[] {
  return typedFields.flatMap((field) => {
    const text = texts[field] ?? (isNew ? "" : undefined)
    const message =
      text === undefined ? undefined : fieldProblem(field, text) || foreignProblem(field, text, texts.type)
    return message ? [{ field, message }] : []
  })
}
