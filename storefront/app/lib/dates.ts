const long = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" })

/** An ISO instant as a long Indian date: `20 November 2026`. The zone is fixed: server and browser agree. */
export const formatDate = (instant: string): string => long.format(new Date(instant))
