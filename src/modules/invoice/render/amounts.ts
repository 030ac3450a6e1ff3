import { type Paise, rupeesNumber } from "../../../domain/money"

const grouped = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in a column: en-IN grouping, always two decimals, no symbol: `"1,25,000.00"`. */
export const columnAmount = (amount: Paise): string => grouped.format(rupeesNumber(amount))

/** The same with its symbol: `"₹1,25,000.00"`. */
export const rupeeAmount = (amount: Paise): string => `₹${columnAmount(amount)}`
