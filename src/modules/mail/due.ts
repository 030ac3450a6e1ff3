import { type Claimed, WorkQueue } from "../../db/work-queue"

const maxPauseSeconds = 60

/** Mails of the outbox. The lease is longer than any SMTP exchange may take. A mail is retried until it expires. */
export const mailQueue = new WorkQueue({
  name: "mails",
  table: "mail_due",
  key: { id: "id" },
  leaseSeconds: 150,
  atOnce: 5,
  perTenant: 3,
  isLimitShared: true,
  backoff: (failures) => Math.min(maxPauseSeconds, 5 * 2 ** (failures - 1)),
})

export type DueMail = Claimed<"id">
