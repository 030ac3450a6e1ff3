import { stoneTexts } from "@contract/texts/stones"
import { formatCount } from "~/lib/money"
import { useText } from "~/lib/site"

/** Where the shop's stones stand in its page: links of pages lead here, and so does whoever is done with the filters. */
export const resultsId = "results"

/** Puts the focus, and with it a screen reader and a phone's window, to the stones. */
export const showResults = (): void => document.getElementById(resultsId)?.focus()

/** A number of stones in words. */
export function useStoneCount(): (total: number) => string {
  const text = useText(stoneTexts)
  return (total) => text(total === 1 ? "stone_count_one" : "stone_count_more", { n: formatCount(total) })
}
