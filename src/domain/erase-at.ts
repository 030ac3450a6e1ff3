const hour = 3_600_000

/**
 * Minimum time between the archiving of a tenant and the erasure of its personal data. Its admins are notified of this
 * date.
 */
const afterArchiveMs = 72 * hour
/** Minimum time between the delivery of that mail and the erasure. */
const afterNoticeMs = 48 * hour

export const eraseDay = (archivedAt: Date): Date => new Date(archivedAt.getTime() + afterArchiveMs)

/**
 * When an archived tenant's data is erased, as far as it is known: while a mail to its admins is still being tried, the
 * date that the mail states. Null once that date has passed without a delivery, because nothing is erased then.
 */
export function expectedErasure(archivedAt: Date, delivery: NoticeDelivery, now: Date): Date | null {
  const known = eraseAt(archivedAt, delivery)
  if (known) return known
  return eraseDay(archivedAt) > now ? eraseDay(archivedAt) : null
}

/** Delivery state of the mails to an archived tenant's admins. */
export interface NoticeDelivery {
  sent: number
  delivered: number
  waiting: number
  lastDeliveredAt: Date | null
}

/**
 * When an archived tenant's personal data may be erased. Null while a mail to its admins is still being tried, and
 * permanently if none was ever delivered. A tenant without admins needs no mail.
 */
export function eraseAt(archivedAt: Date, delivery: NoticeDelivery): Date | null {
  if (delivery.waiting > 0 || (delivery.sent > 0 && delivery.delivered === 0)) return null
  const afterNotice = (delivery.lastDeliveredAt?.getTime() ?? 0) + afterNoticeMs
  return new Date(Math.max(eraseDay(archivedAt).getTime(), afterNotice))
}
