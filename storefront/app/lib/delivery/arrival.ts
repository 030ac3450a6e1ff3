/** A range of days: `2-4`, or `3` alone. */
export function daysOf(range: string): readonly [from: number, to: number] {
  const [from = 0, to = from] = range.split("-").map(Number)
  return [from, to]
}

const zone = "Asia/Kolkata"
const dayMs = 24 * 60 * 60 * 1000
const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: zone })
const isSunday = (day: Date): boolean => weekday.format(day) === "Sun"

/** Adds days on which parcels move; couriers rest on Sundays. */
function addWorkingDays(start: Date, days: number): Date {
  let day = start
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + dayMs)
    if (!isSunday(day)) left -= 1
  }
  return day
}

const dayAndMonth = new Intl.DateTimeFormat("en-IN", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: zone,
})

const partsOf = (day: Date): { weekday: string; day: string; month: string } => {
  const parts = new Map(dayAndMonth.formatToParts(day).map((it) => [it.type, it.value]))
  return {
    weekday: parts.get("weekday") ?? "",
    day: parts.get("day") ?? "",
    month: parts.get("month") ?? "",
  }
}

/** Formats the days between two dates: `Thu 27 – Sat 29 Nov`, `Sat 29 Nov – Tue 2 Dec`. */
function daysInWords(from: Date, to: Date): string {
  const [first, last] = [partsOf(from), partsOf(to)]
  const end = `${last.weekday} ${last.day} ${last.month}`
  if (first.day === last.day && first.month === last.month) return end
  return first.month === last.month
    ? `${first.weekday} ${first.day} – ${end}`
    : `${first.weekday} ${first.day} ${first.month} – ${end}`
}

export interface DeliveryTimes {
  /** Working days from the order until the parcel leaves. */
  dispatchDays: string
  /** Days on the way as a range: `2-4`. */
  transitDays: string
}

/** Days on which an order that is placed now arrives, in India's time. */
export function arrivalInWords(now: Date, { dispatchDays, transitDays }: DeliveryTimes): string {
  const [fastest, slowest] = daysOf(transitDays)
  const leaves = addWorkingDays(now, Number(dispatchDays))
  return daysInWords(addWorkingDays(leaves, fastest), addWorkingDays(leaves, slowest))
}
