import type { FieldValues } from "../stone-fields"
import { displayFields, type FieldName, fieldNames, isFieldOf } from "./display"
import { reportCheck } from "./labs"
import { withUnit } from "./words"

/** A fact on a product page. */
export interface Fact {
  label: string
  value: string
  link?: string
  /** The laboratory's page that verifies the report. */
  check?: string
}

/** Returns a field's value as display text, empty when there is none. */
export function valueInWords(stone: FieldValues, name: FieldName): string {
  const { unit, words } = displayFields[name]
  const text = String(stone[name] ?? "")
  if (words) return words(text)
  return unit === undefined ? text : withUnit(text, unit)
}

const isField = (name: string | undefined): name is FieldName => name !== undefined && name in displayFields

const tiles = fieldNames
  .filter((it) => displayFields[it].tile !== undefined)
  .sort((a, b) => (displayFields[a].tile ?? 0) - (displayFields[b].tile ?? 0))

/** Labels of the product page's tiles, in order. */
export const tileLabels: readonly string[] = tiles.map((it) => displayFields[it].label)

/** Returns the product page's tiles in order; a tile's value is empty when unknown. */
export const stoneTiles = (stone: FieldValues): Fact[] =>
  tiles.map((it) => ({ label: displayFields[it].label, value: valueInWords(stone, it) }))

const labelOf = (name: FieldName): string => displayFields[name].facts?.label ?? displayFields[name].label

/** Labels of all gem facts on product pages, in their order. */
export const factLabels: readonly string[] = fieldNames.filter((it) => displayFields[it].facts).map(labelOf)

/** Labels of the facts in which any two stones differ. */
export const individualLabels: readonly string[] = fieldNames
  .filter((it) => displayFields[it].individual)
  .map(labelOf)

/** Returns the known gem facts, and those that must be shown even when unknown. */
export const stoneFacts = (stone: FieldValues): Fact[] =>
  fieldNames.flatMap((name) => {
    const { facts, label } = displayFields[name]
    if (!facts || !isFieldOf(stone.type ?? "", name)) return []
    const names = [name, facts.with].filter(isField)
    const known = names
      .map((it) => valueInWords(stone, it))
      .filter(Boolean)
      .join(" ")
    const value = known === "" ? (facts.empty ?? "") : known
    if (value === "") return []
    const link = isField(facts.link) ? valueInWords(stone, facts.link) : ""
    const check =
      name === "certificateLab"
        ? reportCheck(valueInWords(stone, name), names[1] && valueInWords(stone, names[1]))
        : null
    return [{ label: facts.label ?? label, value, ...(link && { link }), ...(check && { check: check.url }) }]
  })
