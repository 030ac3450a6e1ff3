import { formatCount } from "~/lib/money"

/** Where the shop's stones stand in its page: links of pages lead here, and so does whoever is done with the filters. */
export const resultsId = "results"

/** Puts the focus, and with it a screen reader and a phone's window, to the stones. */
export const showResults = (): void => document.getElementById(resultsId)?.focus()

export const countStones = (total: number): string =>
  `${formatCount(total)} ${total === 1 ? "stone" : "stones"}`
