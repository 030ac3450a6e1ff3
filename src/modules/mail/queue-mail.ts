import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { seal } from "../../lib/seal"
import { deliverWritten } from "./deliver-mail"
import { mailQueue } from "./due"
import type { Mail } from "./mail"
import { expectReceipt } from "./receipts"
import { outboxKey } from "./outbox-key"

/**
 * Writes a mail to the outbox in the given transaction, and sends it after the commit without blocking the caller. If
 * that fails, the sweeper retries until `validForSeconds` are over.
 * @param receipt purpose under which the delivery is recorded
 */
export async function queueMail(
  container: Pick<MedusaContainer, "resolve">,
  tx: TenantTx,
  mail: Mail,
  validForSeconds: number,
  receipt?: string
): Promise<void> {
  const id = newId("mail")
  if (receipt !== undefined) await expectReceipt(tx, id, receipt)
  const due = await tx.first<{ claim: string }>(
    `with written as (
       insert into mail_outbox (tenant_id, id, sealed, expires_at) values (?, ?, ?, now() + make_interval(secs => ?))
       returning tenant_id, id)
     insert into mail_due (tenant_id, id, due_at) select tenant_id, id, now() + make_interval(secs => ?) from written
     returning due_at::text as claim`,
    [
      tx.tenantId,
      id,
      seal(outboxKey(env()), tx.tenantId, JSON.stringify(mail)),
      validForSeconds,
      // Written as claimed, since this process sends it; the sweeper takes over when the process has died.
      mailQueue.definition.leaseSeconds,
    ]
  )
  const claim = due?.claim ?? ""
  tx.afterCommit(() => {
    const delivery = deliverWritten(container, { tenantId: tx.tenantId, id, claim }, mail).finally(() =>
      pending.delete(delivery)
    )
    pending.add(delivery)
  })
}

const pending = new Set<Promise<void>>()

/** Waits for the mails that this process is sending, before it exits. */
export const pendingMails = (): Promise<unknown> => Promise.all(pending)
