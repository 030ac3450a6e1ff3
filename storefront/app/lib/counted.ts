import { formatCount } from "./money"

/** Formats a count with its noun: `1 product`, `1,250 products`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
