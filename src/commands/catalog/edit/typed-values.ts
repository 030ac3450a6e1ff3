import type { ProductValues, TypedTexts } from "../../../contract/admin-product"
import { stoneFields, typedFacts, type FieldName } from "../../../contract/stone-fields"
import { meantText, typedFields } from "../../../contract/stone-fields/typed"
import { paiseFromRupees, rupeesText } from "../../../domain/money"
import { knownColor, knownType } from "../../../modules/catalog/options"

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export const storable = (text: string): string => text.replace(/[\uD800-\uDFFF]|\0/gu, "")

type Values = Partial<ProductValues>

const own: Partial<Record<FieldName, (text: string) => string>> = { type: knownType, color: knownColor }

/** Parses a field's text. An empty text gives the field's empty value. */
function valueOf(field: FieldName, text: string): unknown {
  const { kind } = stoneFields[field]
  if (kind === "money") return rupeesText(paiseFromRupees(text))
  if (kind === "count") return Number(text)
  if (kind === "flag") return text.toLowerCase() === "true"
  if ((typedFacts as readonly FieldName[]).includes(field)) {
    return text === "" ? null : kind === "number" ? Number(text) : text
  }
  return own[field]?.(text) ?? text
}

/** Parses texts that fit their fields. Left out: fields without a text, and an empty slug. */
export function typedValues(texts: TypedTexts): Values {
  const values: Record<string, unknown> = {}
  for (const field of typedFields) {
    const typed = texts[field as keyof TypedTexts]
    if (typed === undefined || field === "currency") continue
    const text = meantText(field, storable(typed))
    if (field === "slug" && text === "") continue
    values[field] = valueOf(field, text)
  }
  return values
}
