import { type GemFact, isFact } from "../../../contract/stone-fields"
import { type ChoiceFilter, choiceFilters, type FilterField } from "../../../contract/stone-fields/filters"
import type { FactRow } from "./fact-facets"

/** Core fields whose values facets count. */
export type CoreChoice = Exclude<ChoiceFilter, GemFact>
export const coreChoices = choiceFilters.filter((it): it is CoreChoice => !isFact(it))

/** Products with equal values in all facet fields. */
export type Group = Record<CoreChoice, string> & {
  /** The one filter that the group fails; null when it passes all. */
  fails: FilterField | null
  n: number
  /** Lowest and highest price, in paise. */
  low: number
  high: number
}

/** Facet counts: groups that fail at most one filter, and gem facts that are already counted. */
export interface Counts {
  groups: Group[]
  facts: FactRow[]
}

/** Whether the group passes every filter, or every filter except this facet's own. */
export const passes = ({ fails }: Pick<Group, "fails">, own?: FilterField): boolean =>
  fails === null || fails === own
