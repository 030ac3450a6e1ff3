import { addPaise, paise, scalePaise } from "./money"

/**
 * Increase of `latest` over `before`, in percent with one decimal, rounded half away from zero; null if `before` is 0.
 * Takes whole numbers: paise or counts.
 */
export const percentChange = (latest: number, before: number): number | null =>
  before === 0 ? null : scalePaise(addPaise(paise(latest), paise(0 - before)), 1000, paise(before)) / 10
