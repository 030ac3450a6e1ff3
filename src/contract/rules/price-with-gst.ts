/**
 * A price with GST, in rupees as decimal text with two digits: GST is rounded half up, as in an order of one unit.
 * @param price rupees, decimal text with two digits
 * @param rate percent, at most two decimals
 */
export function priceWithGst(price: string, rate: number): string {
  const paise = BigInt(price.replace(".", ""))
  const hundredths = BigInt(Math.round(rate * 100))
  const whole = String(paise + (2n * paise * hundredths + 10_000n) / 20_000n).padStart(3, "0")
  return `${whole.slice(0, -2)}.${whole.slice(-2)}`
}
