const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})

const others = new Map<string, Intl.NumberFormat>()
function formatOf(currency: string): Intl.NumberFormat {
  const known = others.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat("en-US", { style: "currency", currency })
  others.set(currency, made)
  return made
}

/** An amount of rupees (decimal text or number) as people read it: `₹1,25,000`, `₹99.5`. */
export const formatMoney = (amount: string | number, currency = "INR"): string =>
  (currency === "INR" ? rupees : formatOf(currency)).format(Number(amount))

const counts = new Intl.NumberFormat("en-IN")

/** A whole number in Indian grouping: `1,25,000`. */
export const formatCount = (count: number): string => counts.format(count)
