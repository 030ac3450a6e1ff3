import type { Paise } from "./money"

// oxfmt-ignore
const small = [
  "Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
  "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen", "Nineteen",
]
const tens = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"]
const groups = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1000, "Thousand"],
  [100, "Hundred"],
] as const

/**
 * An amount in Indian words, as on invoices: 1234567.08 rupees is `"Rupees Twelve Lakh Thirty-Four Thousand Five
 * Hundred Sixty-Seven and Eight Paise Only"`. Throws RangeError for a negative amount.
 */
export function amountInWords(amount: Paise): string {
  if (amount < 0) throw new RangeError("A negative amount has no words on an invoice")
  const rupees = Math.floor(amount / 100)
  const rest = amount % 100
  return `Rupees ${words(rupees)}${rest > 0 ? ` and ${words(rest)} ${rest === 1 ? "Paisa" : "Paise"}` : ""} Only`
}

function words(count: number): string {
  if (count < 20) return small[count] ?? ""
  if (count < 100) return `${tens[Math.floor(count / 10)] ?? ""}${count % 10 ? `-${words(count % 10)}` : ""}`
  for (const [size, name] of groups) {
    if (count < size) continue
    // Above 99 crore the crores are counted in the same words: "One Lakh Crore".
    const head = `${words(Math.floor(count / size))} ${name}`
    return count % size ? `${head} ${words(count % size)}` : head
  }
  return ""
}
