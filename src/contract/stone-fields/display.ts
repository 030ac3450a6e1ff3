import { displayedCore } from "./display/core-fields"
import { displayedFacts } from "./display/gem-facts"
import type { DisplayField } from "./stone-field"

export type CoreField = keyof typeof displayedCore
export type GemFact = keyof typeof displayedFacts
export type FieldName = CoreField | GemFact

/** What shoppers' pages load of the registry in `../stone-fields.ts`. */
export const displayFields: Readonly<Record<FieldName, DisplayField>> = {
  ...displayedCore,
  ...displayedFacts,
}
export const coreNames = Object.keys(displayedCore) as CoreField[]
export const factNames = Object.keys(displayedFacts) as GemFact[]
export const fieldNames: readonly FieldName[] = [...coreNames, ...factNames]

/** Whether products of this type have a field. */
export function isFieldOf(type: string, name: FieldName): boolean {
  const { onlyFor } = displayFields[name]
  return (
    onlyFor === undefined ||
    type
      .toUpperCase()
      .split(/[_\s]+/)
      .includes(onlyFor)
  )
}
