const long = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" })

const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
})

/** Formats an ISO instant with its time in India: `20 November 2026 at 7:05 pm`. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant))

/**
 * Formats an ISO instant as a long Indian date: `20 November 2026`. The time zone is fixed, so server and browser
 * agree.
 */
export const formatDate = (instant: string): string => long.format(new Date(instant))

const time = new Intl.DateTimeFormat("en-IN", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
})

/** Formats an ISO instant's time of day in India: `19:05`. */
export const formatTime = (instant: string): string => time.format(new Date(instant))

const short = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "Asia/Kolkata" })

const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" })

/** Returns the calendar day in India of an instant: `2026-11-20`. */
export const indianDay = (at: Date): string => isoDay.format(at)

/** The instant at which a calendar day in India (`2026-11-20`) begins. */
export const startOfDay = (day: string): string => `${day}T00:00:00+05:30`

/** Formats a calendar day in India: `20 Nov`. */
export const formatDay = (day: string): string => short.format(new Date(startOfDay(day)))
