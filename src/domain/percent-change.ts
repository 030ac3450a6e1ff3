import { addPaise, paise, scalePaise } from "./money"

/**
 * How much more `latest` is than `before`, in percent with one decimal, rounded half away from zero; null where there
 * was nothing to compare with. Whole numbers: paise, or counts.
 */
export const percentChange = (latest: number, before: number): number | null =>
  before === 0 ? null : scalePaise(addPaise(paise(latest), paise(0 - before)), 1000, paise(before)) / 10
