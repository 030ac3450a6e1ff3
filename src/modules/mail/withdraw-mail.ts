import type { TenantTx } from "../../db/with-tenant"

/**
 * Deletes a mail that waits in the outbox for `sendAt`. The row's `due_at` is compared because a claim changes it.
 * @returns false when its delivery has started or the mail is gone; then nothing is deleted
 */
export async function withdrawMail(tx: TenantTx, id: string, sendAt: Date): Promise<boolean> {
  const withdrawn = await tx.run(
    "delete from mail_due where tenant_id = ? and id = ? and due_at = ?::timestamptz",
    [tx.tenantId, id, sendAt.toISOString()]
  )
  if (withdrawn === 0) return false
  await tx.run("delete from mail_outbox where tenant_id = ? and id = ?", [tx.tenantId, id])
  return true
}
