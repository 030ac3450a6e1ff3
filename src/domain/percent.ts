/**
 * A rate in percent as decimal text (`"18"`, `"0.25"`) to whole hundredths of a percent (1800, 25).
 * Throws RangeError unless it is 0 to 100 with at most two decimals.
 */
export function hundredthsOfPercent(rate: string): number {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(rate.trim())
  const hundredths = match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : Number.NaN
  if (!(hundredths <= 10_000))
    throw new RangeError(`Not a rate of 0 to 100 percent with two decimals: ${rate}`)
  return hundredths
}

/** A rate as decimal text without trailing zeros: `"18.00"` → `"18"`. */
export const plainRate = (rate: string): string => String(hundredthsOfPercent(rate) / 100)

/** A rate for display without trailing zeros, `"18%"`, `"0.25%"`. */
export const percentText = (rate: string): string => `${plainRate(rate)}%`

/** Half a rate, for CGST and SGST each: 18 → `"9%"`, 0.25 → `"0.125%"`. */
export const halfPercentText = (rate: string): string => `${String(hundredthsOfPercent(rate) / 200)}%`
