import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { seal } from "../../lib/seal"
import { deliverMail, deliverWritten } from "./deliver-mail"
import { mailQueue } from "./due"
import type { Mail } from "./mail"
import { expectReceipt } from "./receipts"
import { outboxKeys } from "./outbox-keys"

type Container = Pick<MedusaContainer, "resolve">

interface Queued {
  validForSeconds: number
  /** Purpose under which the delivery is recorded. */
  receipt?: string | undefined
  /** When the mail is sent; at once by default. Until then, `withdrawMail` can delete it. */
  sendAt?: Date | undefined
}

/**
 * Writes a mail to the outbox in the given transaction, and sends it after the commit without blocking the caller. If
 * that fails, the sweeper retries until `validForSeconds` are over.
 * @returns the mail's id
 */
export async function queueMail(
  container: Container,
  tx: TenantTx,
  mail: Mail,
  { validForSeconds, receipt, sendAt }: Queued
): Promise<string> {
  const id = newId("mail")
  if (receipt !== undefined) await expectReceipt(tx, id, receipt)
  const due = await tx.first<{ claim: string }>(
    `with written as (
       insert into mail_outbox (tenant_id, id, sealed, expires_at) values (?, ?, ?, now() + make_interval(secs => ?))
       returning tenant_id, id)
     insert into mail_due (tenant_id, id, due_at)
     select tenant_id, id, coalesce(?::timestamptz, now() + make_interval(secs => ?)) from written
     returning due_at::text as claim`,
    [
      tx.tenantId,
      id,
      seal(outboxKeys(), tx.tenantId, JSON.stringify(mail)),
      validForSeconds,
      sendAt?.toISOString() ?? null,
      // Written as claimed, since this process sends it; the sweeper takes over when the process has died.
      mailQueue.definition.leaseSeconds,
    ]
  )
  if (sendAt) {
    tx.afterCommit(() => sendLater(container, sendAt))
    return id
  }
  const claim = due?.claim ?? ""
  tx.afterCommit(() => {
    const delivery = deliverWritten(container, { tenantId: tx.tenantId, id, claim }, mail).finally(() =>
      pending.delete(delivery)
    )
    pending.add(delivery)
  })
  return id
}

/** Sends the due mails at `sendAt`. When the process has ended by then, the sweeper sends them. */
function sendLater(container: Container, sendAt: Date): void {
  const timer = setTimeout(
    () => {
      mailQueue
        .run(container, (due) => deliverMail(container, due))
        .catch((error: unknown) => {
          const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
          logger.error(
            "Due mails could not be sent",
            error instanceof Error ? error : new Error(String(error))
          )
        })
    },
    Math.max(0, sendAt.getTime() - Date.now())
  )
  timer.unref()
}

const pending = new Set<Promise<void>>()

/** Waits for the mails that this process is sending, before it exits. */
export const pendingMails = (): Promise<unknown> => Promise.all(pending)
