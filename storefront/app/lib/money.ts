/** Groups digits the Indian way, by thousands and then by hundreds: `125000.50` becomes `1,25,000.50`. */
const grouped = (amount: string): string => amount.replace(/\B(?=(?:\d\d)*\d{3}(?:\.|$))/g, ",")

/** Formats like `Intl.NumberFormat("en-IN")`, whose tables take a phone about 70 ms to load on every first page. */
const rupees = (amount: number): string =>
  grouped(amount.toFixed(2).replace(/\.00$/, "")).replace(/^-?/, "$&₹")

/** Formats an amount of rupees (decimal text or number) with two decimals or none: `₹1,25,000`, `₹99.50`. */
export const formatMoney = (amount: string | number, currency = "INR"): string =>
  currency === "INR"
    ? rupees(Number(amount))
    : new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount))

/**
 * Returns a function that formats the amounts of one column or summary in rupees: all with two decimals when any of them
 * has paise, else all without.
 */
export function columnFormat(amounts: readonly (string | number)[]): (amount: string | number) => string {
  const digits = amounts.some((it) => Math.round(Number(it) * 100) % 100 !== 0) ? 2 : 0
  return (amount) => grouped(Number(amount).toFixed(digits)).replace(/^-?/, "$&₹")
}

/** Formats a whole number with Indian grouping: `1,25,000`. */
export const formatCount = (count: number): string => grouped(String(count))
