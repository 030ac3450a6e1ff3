import { coreFields } from "./stone-fields/core-fields"
import { gemFactFields } from "./stone-fields/gem-facts"
import type { Kind, StoneField } from "./stone-fields/stone-field"

/**
 * Registry of every product field. The response schema, CSV files, the read model's columns, filters, facets, the
 * product page's facts and the product form are derived from it.
 */
export type CoreField = keyof typeof coreFields
export type GemFact = keyof typeof gemFactFields
export type FieldName = CoreField | GemFact

/** The registry's exact types, for derived types. */
export type Fields = typeof coreFields & typeof gemFactFields

/** The fields that have property `Key`, with this value. */
export type FieldsWith<Key extends keyof StoneField, Value = unknown> = {
  [Name in FieldName]: Fields[Name] extends Record<Key, Value> ? Name : never
}[FieldName]

/** A gem fact with its own input, not read from another field. */
export type TypedFact = Exclude<GemFact, FieldsWith<"readFrom">>

/** A field's value type in JSON. */
export type ValueOf<K extends Kind> = {
  text: string
  number: number
  money: string
  count: number
  flag: boolean
  pictures: string[]
  currency: "INR"
}[K]

/** A product's field values. */
export type FieldValues = { readonly [Name in FieldName]?: ValueOf<Fields[Name]["kind"]> | null | undefined }

export const stoneFields: Readonly<Record<FieldName, StoneField>> = { ...coreFields, ...gemFactFields }
export const coreNames = Object.keys(coreFields) as CoreField[]
export const factNames = Object.keys(gemFactFields) as GemFact[]
export const typedFacts = factNames.filter((it): it is TypedFact => !stoneFields[it].readFrom)
export const fieldNames: readonly FieldName[] = [...coreNames, ...factNames]

/** Whether products of this type have a field. */
export function isFieldOf(type: string, name: FieldName): boolean {
  const { onlyFor } = stoneFields[name]
  return (
    onlyFor === undefined ||
    type
      .toUpperCase()
      .split(/[_\s]+/)
      .includes(onlyFor)
  )
}

export const isFact = (name: FieldName): name is GemFact => name in gemFactFields
