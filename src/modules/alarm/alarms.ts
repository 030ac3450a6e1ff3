import type { Alarm } from "../../contract/alarm"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"

/** What an alarm tells of the shop's own stone. */
export type AlarmDetails = Pick<Alarm, "name" | "certificateLab" | "certificateNumber">

/** Raises an alarm; false when it was raised before. @param subject what it is about, in no words for people */
export async function raiseAlarm(
  tx: TenantTx,
  it: { kind: Alarm["kind"]; subject: string; productId: string; details: AlarmDetails }
): Promise<boolean> {
  const added = await tx.run(
    `insert into alarm (tenant_id, id, kind, subject, product_id, details) values (?, ?, ?, ?, ?, ?)
     on conflict (tenant_id, kind, product_id, subject) do nothing`,
    [tx.tenantId, newId("alarm"), it.kind, it.subject, it.productId, JSON.stringify(it.details)]
  )
  return added === 1
}

interface Row {
  id: string
  kind: Alarm["kind"]
  product_id: string
  details: AlarmDetails
  created_at: Date
}

/** The newest first. */
export async function listAlarms(tx: TenantTx): Promise<Alarm[]> {
  const rows = await tx.rows<Row>(
    `select id, kind, product_id, details, created_at from alarm where tenant_id = ?
     order by created_at desc, id limit 1000`,
    [tx.tenantId]
  )
  return rows.map(({ id, kind, product_id, details, created_at }) => ({
    ...{ id, kind, productId: product_id, createdAt: created_at.toISOString() },
    ...details,
  }))
}
