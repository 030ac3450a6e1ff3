const timeZone = "Asia/Kolkata"

export const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString("en-IN", { dateStyle: "medium", timeZone })

export const dayAndTimeOf = (at: string): string =>
  new Date(at).toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short", timeZone })
