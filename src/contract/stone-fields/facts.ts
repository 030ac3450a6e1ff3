import { fieldNames, isFieldOf, stoneFields, type FieldName, type FieldValues } from "../stone-fields"
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
  const { unit, words } = stoneFields[name]
  const text = String(stone[name] ?? "")
  if (words) return words(text)
  return unit === undefined ? text : withUnit(text, unit)
}

const isField = (name: string | undefined): name is FieldName => name !== undefined && name in stoneFields

const tiles = fieldNames
  .filter((it) => stoneFields[it].tile !== undefined)
  .sort((a, b) => (stoneFields[a].tile ?? 0) - (stoneFields[b].tile ?? 0))

/** Labels of the product page's tiles, in order. */
export const tileLabels: readonly string[] = tiles.map((it) => stoneFields[it].label)

/** Returns the product page's tiles in order; a tile's value is empty when unknown. */
export const stoneTiles = (stone: FieldValues): Fact[] =>
  tiles.map((it) => ({ label: stoneFields[it].label, value: valueInWords(stone, it) }))

const labelOf = (name: FieldName): string => stoneFields[name].facts?.label ?? stoneFields[name].label

/** Labels of all gem facts on product pages, in their order. */
export const factLabels: readonly string[] = fieldNames.filter((it) => stoneFields[it].facts).map(labelOf)

/** Labels of the facts in which any two stones differ. */
export const individualLabels: readonly string[] = fieldNames
  .filter((it) => stoneFields[it].individual)
  .map(labelOf)

/** Returns the known gem facts, and those that must be shown even when unknown. */
export const stoneFacts = (stone: FieldValues): Fact[] =>
  fieldNames.flatMap((name) => {
    const { facts, label } = stoneFields[name]
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
