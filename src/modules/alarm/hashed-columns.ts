import type { SealedColumn, SealedRow } from "../../db/reseal-rows"
import { reportHashes } from "./report-hash"

/** Hashes of the reports that alarms are about, so that none is raised again once the former key is removed. */
export const alarmSubjects: SealedColumn<SealedRow & { lab: string; number: string }> = {
  read: `select id, subject as sealed, details->>'certificateLab' as lab, details->>'certificateNumber' as number
    from alarm where tenant_id = ? and id > ? and kind = 'REPORT_CLAIMED_TWICE' order by id limit ?`,
  write: `update alarm it set subject = fresh.subject from (values (?)) fresh(subject)
    where it.tenant_id = ? and it.id = ? and it.subject = ?
      and not exists (select from alarm other where other.tenant_id = it.tenant_id and other.kind = it.kind
        and other.product_id = it.product_id and other.subject = fresh.subject)`,
  renew: (_tenantId, { sealed, lab, number }) => {
    const [first, ...others] = reportHashes(lab, number) ?? []
    return others.includes(sealed) ? first : undefined
  },
}
