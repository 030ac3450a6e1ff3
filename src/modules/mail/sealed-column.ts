import type { SealedColumn } from "../../db/reseal-rows"
import { reseal } from "../../lib/seal"
import { outboxKeys } from "./outbox-keys"

/** Mails that wait in the outbox. */
export const sealedMails: SealedColumn = {
  read: `select id, sealed from mail_outbox
    where tenant_id = ? and id > ? and sealed is not null order by id limit ?`,
  write: "update mail_outbox set sealed = ? where tenant_id = ? and id = ? and sealed = ?",
  renew: (tenantId, { sealed }) => reseal(outboxKeys(), tenantId, sealed),
}
