import { indianDay } from "./indian-date"

const isoDay = (year: number, month: number, day: number): string =>
  [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-")

/**
 * The last day of a letter of undertaking by which goods are exported without GST: the end of the financial year in
 * which it is saved. One that follows another, from 1 March on, is for the next financial year and holds until its end.
 * @returns an ISO day in India, `2027-03-31`
 */
export function lutHoldsUntil(savedAt: Date, followsAnother: boolean): string {
  const { year, month } = indianDay(savedAt)
  const end = month >= 4 ? year + 1 : year
  return isoDay(followsAnother && month === 3 ? end + 1 : end, 3, 31)
}

/** Whether a letter holds at this instant. @param until its last day in India as an ISO day; empty: none was saved */
export function lutHolds(until: string, at: Date): boolean {
  const { year, month, day } = indianDay(at)
  return until !== "" && isoDay(year, month, day) <= until
}

/**
 * Whether a new letter is due: the current one has lapsed, or ends this financial year and it is 1 March or later.
 * @param until the last day of the current one, as an ISO day
 */
export function isLutDue(until: string, at: Date): boolean {
  const { year, month } = indianDay(at)
  return !lutHolds(until, at) || (month === 3 && until <= isoDay(year, 3, 31))
}
