const hour = 3_600_000

/** An archived shop's personal data stays for so long, which is the day that its admins are told… */
const afterArchiveMs = 72 * hour
/** …and for so long after they were told. */
const afterToldMs = 48 * hour

export const eraseDay = (archivedAt: Date): Date => new Date(archivedAt.getTime() + afterArchiveMs)

/** How the mails to an archived shop's admins went. */
export interface Told {
  sent: number
  delivered: number
  waiting: number
  lastDeliveredAt: Date | null
}

/**
 * From when on an archived shop's personal data may be erased; null while a mail to its admins is still tried, and for
 * good where none ever came through. A shop without admins has nobody to tell.
 */
export function eraseAt(archivedAt: Date, told: Told): Date | null {
  if (told.waiting > 0 || (told.sent > 0 && told.delivered === 0)) return null
  const afterTold = (told.lastDeliveredAt?.getTime() ?? 0) + afterToldMs
  return new Date(Math.max(eraseDay(archivedAt).getTime(), afterTold))
}
