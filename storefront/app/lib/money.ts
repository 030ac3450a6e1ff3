/** Digits before the point by thousands, then by hundreds of those: `125000.5` is `1,25,000.5`. */
const grouped = (amount: string): string => amount.replace(/\B(?=(?:\d\d)*\d{3}(?:\.|$))/g, ",")

/** As `Intl.NumberFormat("en-IN")` writes them, whose tables a phone takes some 70 ms to load, on every first page. */
const rupees = (amount: number): string =>
  grouped(amount.toFixed(2).replace(/\.?0+$/, "")).replace(/^-?/, "$&₹")

/** An amount of rupees (decimal text or number) as people read it: `₹1,25,000`, `₹99.5`. */
export const formatMoney = (amount: string | number, currency = "INR"): string =>
  currency === "INR"
    ? rupees(Number(amount))
    : new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount))

/** A whole number in Indian grouping: `1,25,000`. */
export const formatCount = (count: number): string => grouped(String(count))
