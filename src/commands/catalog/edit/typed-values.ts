import type { ProductValues, TypedTexts } from "../../../contract/admin-product"
import { stoneFields, typedFacts, type FieldName } from "../../../contract/stone-fields"
import { meantText, typedFields } from "../../../contract/stone-fields/typed"
import { paiseFromRupees, rupeesText } from "../../../domain/money"
import { knownColor, knownType } from "../../../modules/catalog/options"

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export const storable = (text: string): string => text.replace(/[\uD800-\uDFFF]|\0/gu, "")

type Values = Partial<ProductValues>

const own: Partial<Record<FieldName, (text: string) => string>> = { type: knownType, color: knownColor }

/** A field's text as its value; an empty one is what the field is without one. */
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

/** The values of texts that fit their fields; only those fields that have one, and no slug where it is left empty. */
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
