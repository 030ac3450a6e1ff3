/** Power of ten of the words that people put after a number of rupees. */
const powers: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  l: 5,
  lac: 5,
  lacs: 5,
  lakh: 5,
  lakhs: 5,
  cr: 7,
  crore: 7,
  crores: 7,
}

/** Pattern source of the words above, longest first. */
export const amountWords = Object.keys(powers)
  .sort((a, b) => b.length - a.length)
  .join("|")

/** Digits without separators, or grouped the Indian or the western way. */
const wholePart = String.raw`\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+`
const shape = new RegExp(
  String.raw`^(?:₹|rs\.?|inr)?\s*(?<whole>${wholePart})(?:\.(?<part>\d*))?\s*(?<word>${amountWords})?\s*(?:/-)?(?:\s*(?:rupees|rs\.?|inr))?$`,
  "i"
)

/**
 * Reads a typed amount of rupees: `50k`, `₹1,25,000`, `1.5 lakh`, `2 cr`. Returns decimal text with at most two
 * decimals; undefined for anything else, and for more than ten digits before the point.
 */
export function readAmount(typed: string): string | undefined {
  const found = shape.exec(typed.trim())?.groups
  if (!found) return undefined
  const power = powers[(found["word"] ?? "").toLowerCase()] ?? 0
  const part = found["part"] ?? ""
  const digits = power === 0 ? part : part.replace(/0+$/, "")
  const moved = (found["whole"] ?? "").replaceAll(",", "") + digits.slice(0, power).padEnd(power, "0")
  const rest = digits.slice(power)
  const rupees = moved.replace(/^0+(?=\d)/, "")
  if (rupees.length > 10 || rest.length > 2) return undefined
  return rest === "" ? rupees : `${rupees}.${rest}`
}
