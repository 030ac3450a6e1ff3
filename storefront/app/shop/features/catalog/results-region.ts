import { stoneTexts } from "@contract/texts/stones"
import { formatCount } from "~/lib/money"
import { useText } from "~/lib/site"

/** Id of the products in the shop page: pagination links and the filters' Done button lead here. */
export const resultsId = "results"

/** Focuses the products, which also moves screen readers and scrolls the window. */
export const showResults = (): void => document.getElementById(resultsId)?.focus()

/** Formats a number of products with its noun. */
export function useStoneCount(): (total: number) => string {
  const text = useText(stoneTexts)
  return (total) => text(total === 1 ? "stone_count_one" : "stone_count_more", { n: formatCount(total) })
}
