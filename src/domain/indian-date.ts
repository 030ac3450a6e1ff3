/** India has one time zone without daylight saving: UTC+05:30. */
const istOffset = 330 * 60_000

/** The calendar day of an instant in India; month 1 to 12. */
export function indianDay(at: Date): { year: number; month: number; day: number } {
  const shifted = new Date(at.getTime() + istOffset)
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() }
}

const longDate = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})

/** An instant's day in India, en-IN long form: `"20 November 2026"`. */
export const indianDateText = (at: Date): string => longDate.format(at)
