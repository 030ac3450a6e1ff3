const long = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" })

const moment = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
})

/** An ISO instant with its time in India: `20 November 2026 at 7:05 pm`. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant))

/** An ISO instant as a long Indian date: `20 November 2026`. The zone is fixed: server and browser agree. */
export const formatDate = (instant: string): string => long.format(new Date(instant))
