import { formatCount } from "./money"

/** How many of something, in words: `1 product`, `1,250 products`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
