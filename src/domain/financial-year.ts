import { indianDay } from "./indian-date"

/** The Indian financial year (1 April to 31 March, IST) of an instant: `"2026-27"`. */
export function financialYear(at: Date): string {
  const { year, month } = indianDay(at)
  const first = month >= 4 ? year : year - 1
  return `${String(first)}-${String((first + 1) % 100).padStart(2, "0")}`
}

/** Rule 46(b) of the CGST rules: at most sixteen characters, of letters, digits, `-` and `/`. */
const rule46 = /^[A-Za-z0-9/-]{1,16}$/

/**
 * A tax invoice's number from its series: prefix `INV`, year `2026-27`, serial 123 → `INV/26-27/000123`. From the
 * millionth on the year loses its hyphen (`INV/2627/1000000`) to stay within sixteen characters. Throws RangeError for
 * a serial below 1, or for a prefix that can't fit (more than three characters, other characters).
 */
export function invoiceNumber(series: { prefix: string; financialYear: string; serial: number }): string {
  if (!Number.isSafeInteger(series.serial) || series.serial < 1)
    throw new RangeError("Invoice serials count from 1")
  const year = series.financialYear.slice(2)
  const shown = series.serial > 999_999 ? year.replace("-", "") : year
  const number = `${series.prefix}/${shown}/${String(series.serial).padStart(6, "0")}`
  if (!rule46.test(number)) throw new RangeError(`Not a valid invoice number: ${number}`)
  return number
}

/**
 * Whether a credit note of this instant comes too late to reduce tax: after 30 November following the financial year of
 * its invoice (section 34(2) of the CGST Act), IST.
 */
export function isLateCreditNote(at: Date, invoiceIssuedAt: Date): boolean {
  const nextYear = Number(financialYear(invoiceIssuedAt).slice(0, 4)) + 1
  const { year, month } = indianDay(at)
  return year > nextYear || (year === nextYear && month === 12)
}
