import type { Alarm, AlarmsQuery } from "../../contract/alarm"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
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
  is_seen: boolean
}

const columns = "id, kind, product_id, details, created_at, seen_at is not null as is_seen"

const alarmOf = ({ id, kind, product_id, details, created_at, is_seen }: Row): Alarm => ({
  ...{ id, kind, productId: product_id, createdAt: created_at.toISOString(), isSeen: is_seen },
  ...details,
})

/** The newest first; those that somebody has looked into only where all are asked for. */
export async function listAlarms(tx: TenantTx, show: AlarmsQuery["show"]): Promise<Alarm[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from alarm where tenant_id = ? and (seen_at is null or ?)
     order by created_at desc, id limit 1000`,
    [tx.tenantId, show === "all"]
  )
  return rows.map(alarmOf)
}

/** Marks an alarm as looked into, or as not. @throws ApiError NOT_FOUND, for another tenant's too */
export async function markAlarm(tx: TenantTx, id: string, isSeen: boolean): Promise<Alarm> {
  const row = await tx.first<Row>(
    `update alarm set seen_at = case when ? then coalesce(seen_at, now()) end
     where tenant_id = ? and id = ? returning ${columns}`,
    [isSeen, tx.tenantId, id]
  )
  if (!row) throw notFound("Alarm")
  return alarmOf(row)
}
