import { type GemFact, isFact } from "../../../contract/stone-fields"
import { type ChoiceFilter, choiceFilters, type FilterField } from "../../../contract/stone-fields/filters"
import type { FactRow } from "./fact-facets"

/** Fields of every stone that facets count the values of. */
export type CoreChoice = Exclude<ChoiceFilter, GemFact>
export const coreChoices = choiceFilters.filter((it): it is CoreChoice => !isFact(it))

/** Products alike in what facets count. */
export type Group = Record<CoreChoice, string> & {
  /** The one filter that they don't pass; null when they pass all. */
  fails: FilterField | null
  n: number
  /** Their prices' ends, in paise. */
  low: number
  high: number
}

/** How many of which kind there are: groups of what passes all filters but one at most, gem facts counted already. */
export interface Counts {
  groups: Group[]
  facts: FactRow[]
}

/** Whether the group passes every filter that is set, or every one but this facet's own. */
export const passes = ({ fails }: Pick<Group, "fails">, own?: FilterField): boolean =>
  fails === null || fails === own
