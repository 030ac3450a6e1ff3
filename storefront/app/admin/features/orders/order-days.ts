import { indianDay } from "~/lib/dates"

/** Days from the first to the last, as `2026-11-20` in India; empty for no limit. */
export interface Days {
  from: string
  to: string
}

const dayMs = 24 * 60 * 60 * 1000

/** Whether a text is an existing day: `2026-11-20`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** The ranges that the filter offers, as of `now`. */
export function presetsAt(now: Date): readonly { label: string; days: Days }[] {
  const today = indianDay(now)
  const weekAgo = indianDay(new Date(now.getTime() - 6 * dayMs))
  return [
    { label: "All dates", days: { from: "", to: "" } },
    { label: "Today", days: { from: today, to: today } },
    { label: "Last 7 days", days: { from: weekAgo, to: today } },
    { label: "This month", days: { from: `${today.slice(0, 8)}01`, to: today } },
  ]
}
