import { plainAmount } from "../rules/amount"
import { fieldNames, stoneFields, type FieldName } from "../stone-fields"

/** The fields that are typed in as texts; pictures are chosen. */
export const typedFields: readonly FieldName[] = fieldNames.filter(
  (it) => stoneFields[it].kind !== "pictures" && stoneFields[it].readFrom === undefined
)

/** What is meant by a text that was typed for a field, or stands in its CSV cell: an amount may be grouped. */
export function meantText(name: FieldName, typed: string): string {
  const text = typed.trim()
  return stoneFields[name].kind === "money" ? plainAmount(text) : text
}

/** What is wrong with a text that was typed for a field, or stands in its CSV cell. */
export function fieldProblem(name: FieldName, typed: string): string | undefined {
  const { label, maxLength, required, rule } = stoneFields[name]
  const text = meantText(name, typed)
  if (maxLength !== undefined && text.length > maxLength) {
    return `${label} is too long: at most ${maxLength} characters`
  }
  if (text === "") return required && (rule?.(text) ?? `${label} is required`)
  return rule?.(text)
}

/**
 * What is wrong with the texts of a form or a row; of a new stone, what it can't be without must be there too.
 * A slug that is left empty is made of the name.
 */
export function typedProblem(
  texts: Readonly<Partial<Record<FieldName, string | undefined>>>,
  isNew: boolean
): { field: FieldName; message: string }[] {
  return typedFields.flatMap((field) => {
    const text = texts[field] ?? (isNew ? "" : undefined)
    const message = text === undefined ? undefined : fieldProblem(field, text)
    return message ? [{ field, message }] : []
  })
}
