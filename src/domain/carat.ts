const form = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?([.,]\d+)?\s*(?:cts?|carats?)?\.?$/i

/**
 * Parses a weight text to carats: `"2.5 ct"`, `"2.50 carats"`, `"2,5ct"`, `"0.75"`; null for any other text. A comma
 * before exactly three digits groups (`"1,250 ct"` is 1250), unless a lone 0 stands before it; any other comma is a
 * decimal comma. Returns null for 0 and for more than a million carats.
 */
export function caratOf(weight: string): number | null {
  const match = form.exec(weight.trim())
  if (!match) return null
  const [, whole = "", fraction = ""] = match
  if (whole === "" && fraction === "") return null
  const carat =
    whole.startsWith("0,") && fraction === ""
      ? Number(whole.replace(",", "."))
      : Number(`${whole.replaceAll(",", "")}${fraction.replace(",", ".")}`)
  return carat > 0 && carat <= 1_000_000 ? carat : null
}
