import type { TenantTx } from "../../db/with-tenant"

/** Delivery status of the mails for one purpose. */
export interface Receipts {
  sent: number
  delivered: number
  /** Still being retried. */
  waiting: number
  lastDeliveredAt: Date | null
}

/** Records a mail's delivery under a purpose. */
export const expectReceipt = (tx: TenantTx, mailId: string, purpose: string): Promise<number> =>
  tx.run("insert into mail_receipt (tenant_id, mail_id, purpose) values (?, ?, ?)", [
    tx.tenantId,
    mailId,
    purpose,
  ])

export async function receiptsOf(tx: TenantTx, purpose: string): Promise<Receipts> {
  const row = await tx.first<Receipts>(
    'select sent, delivered, waiting, last_delivered_at as "lastDeliveredAt" from mail_receipts(?, ?)',
    [tx.tenantId, purpose]
  )
  if (!row) throw new Error("A count has no row")
  return row
}
