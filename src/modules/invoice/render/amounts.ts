import { type Paise, paise, rupeesNumber } from "../../../domain/money"

const grouped = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount for a column: en-IN grouping, two decimals, no symbol: `"1,25,000.00"`. */
export const columnAmount = (amount: Paise): string => grouped.format(rupeesNumber(amount))

/** Formats an amount with its symbol: `"₹1,25,000.00"`, `"-₹0.01"`. */
export const rupeeAmount = (amount: Paise): string =>
  `${amount < 0 ? "-" : ""}₹${columnAmount(paise(Math.abs(amount)))}`
