/** A decimal as an integer over a power of ten, which avoids floating point. */
interface Decimal {
  digits: bigint
  scale: bigint
}

function decimalOf(text: string): Decimal | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match) return null
  const [, whole = "", fraction = ""] = match
  return { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) }
}

/** Returns `top ÷ bottom` with two decimals, rounded half up. */
function twoDecimals(top: bigint, bottom: bigint): string {
  const hundredths = (200n * top + bottom) / (2n * bottom)
  const text = String(hundredths).padStart(3, "0")
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** One metric carat in milligrams, by definition (CGPM 1907). */
const caratMg = 200n

/** Ratti definitions in milligrams; the first is the default. */
export const rattiWeights = ["121.5", "180", "182.25"] as const
export type RattiWeight = (typeof rattiWeights)[number]

export const isRattiWeight = (text: string): text is RattiWeight =>
  (rattiWeights as readonly string[]).includes(text)

/** Converts carats to rattis of `rattiMg` milligrams, with two decimals; null when there is no weight. */
export function rattiText(carat: number | null | undefined, rattiMg: RattiWeight): string | null {
  const weight = decimalOf(String(carat))
  const ratti = decimalOf(rattiMg)
  if (!weight?.digits || !ratti?.digits) return null
  return twoDecimals(weight.digits * caratMg * ratti.scale, weight.scale * ratti.digits)
}

/** Returns the price per carat in rupees as decimal text; null when there is no weight. */
export function pricePerCarat(price: string, carat: number | null | undefined): string | null {
  const amount = decimalOf(price)
  const weight = decimalOf(String(carat))
  if (!amount || !weight?.digits) return null
  return twoDecimals(amount.digits * weight.scale, amount.scale * weight.digits)
}
