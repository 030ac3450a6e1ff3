import { displayFields, type FieldName, factNames, fieldNames, type GemFact } from "./stone-fields/display"
import type { displayedCore } from "./stone-fields/display/core-fields"
import type { displayedFacts } from "./stone-fields/display/gem-facts"
import { enteredCore } from "./stone-fields/input/core-fields"
import { enteredFacts } from "./stone-fields/input/gem-facts"
import type { InputField, Kind, StoneField } from "./stone-fields/stone-field"

export { coreNames, factNames, fieldNames, isFieldOf } from "./stone-fields/display"
export type { CoreField, FieldName, GemFact } from "./stone-fields/display"

type Displayed = typeof displayedCore & typeof displayedFacts
type Entered = typeof enteredCore & typeof enteredFacts

/** The registry's exact types, for derived types. */
export type Fields = {
  [Name in FieldName]: Displayed[Name] & (Name extends keyof Entered ? Entered[Name] : unknown)
}

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

const entered: Readonly<Partial<Record<FieldName, InputField>>> = { ...enteredCore, ...enteredFacts }

/**
 * Registry of every product field. The response schema, CSV files, the read model's columns, filters, facets, the
 * product page's facts and the product form are derived from it. It has two parts, so that shoppers' pages load only
 * what they show (`stone-fields/display`).
 */
export const stoneFields = Object.fromEntries(
  fieldNames.map((it) => [it, { ...displayFields[it], ...entered[it] }])
) as Readonly<Record<FieldName, StoneField>>
export const typedFacts = factNames.filter((it): it is TypedFact => !stoneFields[it].readFrom)

export const isFact = (name: FieldName): name is GemFact => factNames.some((it) => it === name)
