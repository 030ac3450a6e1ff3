import { fieldNames, fieldProblem, stoneFields, type FieldName } from "../stone-fields"

/** The fields that are typed in as texts; pictures are chosen. */
export const typedFields: readonly FieldName[] = fieldNames.filter(
  (it) => stoneFields[it].kind !== "pictures" && stoneFields[it].readFrom === undefined
)

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
