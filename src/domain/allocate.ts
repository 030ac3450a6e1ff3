import { paise, type Paise } from "./money"

/**
 * Splits an amount in proportion to weights by the largest remainder. The shares add up to the amount exactly, and each
 * is at most one paisa from its exact proportion. Ties go to the earlier weight; if all weights are 0, they count as
 * equal. Throws RangeError for a negative amount or weight, or for an amount without any weights.
 */
export function allocate(amount: Paise, weights: readonly number[]): Paise[] {
  if (amount < 0 || weights.some((weight) => weight < 0 || !Number.isSafeInteger(weight))) {
    throw new RangeError("Amounts and weights to allocate are whole and not negative")
  }
  if (weights.length === 0) {
    if (amount > 0) throw new RangeError("There is no line to carry the amount")
    return []
  }
  const even = weights.every((weight) => weight === 0)
  const parts = weights.map((weight) => (even ? 1n : BigInt(weight)))
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  const shares = parts.map((part, index) => {
    const exact = BigInt(amount) * part
    return { index, share: Number(exact / whole), rest: exact % whole }
  })
  const left = amount - shares.reduce((sum, { share }) => sum + share, 0)
  const byRest = [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1
  )
  for (const taker of byRest.slice(0, left)) taker.share += 1
  return shares.map(({ share }) => paise(share))
}
