import type { Alarm, AlarmsQuery, PaymentAlarm, ReportAlarm } from "../../contract/alarm"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { newId } from "../../lib/ids"

type Details<A extends Alarm> = Omit<A, "id" | "kind" | "createdAt" | "isSeen" | "productId">

/** An alarm to raise. `subject` is a machine-readable key; each subject is raised once, under any of its `aliases`. */
export type NewAlarm = { subject: string; aliases?: readonly string[] } & (
  | { kind: ReportAlarm["kind"]; productId: string; details: Details<ReportAlarm> }
  | { kind: PaymentAlarm["kind"]; productId?: never; details: Details<PaymentAlarm> }
)

/** Raises an alarm; returns false when its subject was raised before. */
export async function raiseAlarm(
  tx: TenantTx,
  { kind, subject, aliases = [], productId, details }: NewAlarm
): Promise<boolean> {
  const added = await tx.run(
    `insert into alarm (tenant_id, id, kind, subject, product_id, details)
     select it.* from (values (?, ?, ?, ?, ?, ?::jsonb)) it(tenant_id, id, kind, subject, product_id, details)
     where not exists (select 1 from alarm a where a.tenant_id = it.tenant_id and a.kind = it.kind
       and a.product_id = it.product_id and a.subject = any (?))
     on conflict (tenant_id, kind, product_id, subject) do nothing`,
    [tx.tenantId, newId("alarm"), kind, subject, productId ?? null, JSON.stringify(details), aliases]
  )
  return added === 1
}

/** Stores what was done with a payment that an alarm is about. */
export const noteOutcome = (
  tx: TenantTx,
  paymentId: string,
  outcome: PaymentAlarm["outcome"]
): Promise<number> =>
  tx.run(
    `update alarm set details = details || jsonb_build_object('outcome', ?::text)
     where tenant_id = ? and kind = 'PAYMENT_WITHOUT_ORDER' and subject = ?`,
    [outcome, tx.tenantId, paymentId]
  )

interface Row {
  id: string
  kind: Alarm["kind"]
  product_id: string | null
  details: object
  created_at: Date
  is_seen: boolean
}

const columns = "id, kind, product_id, details, created_at, seen_at is not null as is_seen"

/** The details match the kind, since both were written together. */
const alarmOf = ({ id, kind, product_id, details, created_at, is_seen }: Row): Alarm =>
  ({
    ...{ id, kind, createdAt: created_at.toISOString(), isSeen: is_seen },
    ...(product_id === null ? {} : { productId: product_id }),
    ...details,
  }) as Alarm

/** The tenant's alarms, newest first; seen ones only when the query includes them. */
export async function listAlarms(tx: TenantTx, show: AlarmsQuery["show"]): Promise<Alarm[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from alarm where tenant_id = ? and (seen_at is null or ?)
     order by created_at desc, id limit 1000`,
    [tx.tenantId, show === "all"]
  )
  return rows.map(alarmOf)
}

/** Marks an alarm as seen or unseen. @throws ApiError NOT_FOUND, for another tenant's alarm too */
export async function markAlarmRow(tx: TenantTx, id: string, isSeen: boolean): Promise<Alarm> {
  const row = await tx.first<Row>(
    `update alarm set seen_at = case when ? then coalesce(seen_at, now()) end
     where tenant_id = ? and id = ? returning ${columns}`,
    [isSeen, tx.tenantId, id]
  )
  if (!row) throw notFound("Alarm")
  return alarmOf(row)
}
