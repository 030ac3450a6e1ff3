import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { seal } from "../../lib/seal"
import { deliverMail } from "./deliver-mail"
import type { Mail } from "./mail"
import { outboxKey } from "./outbox-key"

/**
 * Writes a mail into the outbox with whatever else the transaction writes, and sends it right after the commit
 * without holding the caller up. What can't be sent then, the sweeper sends later, until `validForSeconds` are over.
 */
export async function queueMail(
  container: Pick<MedusaContainer, "resolve">,
  tx: TenantTx,
  mail: Mail,
  validForSeconds: number
): Promise<void> {
  const id = newId("mail")
  await tx.run(
    `insert into mail_outbox (tenant_id, id, sealed, expires_at) values (?, ?, ?, now() + make_interval(secs => ?))`,
    [tx.tenantId, id, seal(outboxKey(env()), tx.tenantId, JSON.stringify(mail)), validForSeconds]
  )
  await tx.run("insert into mail_due (tenant_id, id, due_at) values (?, ?, now())", [tx.tenantId, id])
  tx.afterCommit(() => {
    const delivery = deliverMail(container, { tenantId: tx.tenantId, id }).finally(() =>
      onTheirWay.delete(delivery)
    )
    onTheirWay.add(delivery)
  })
}

const onTheirWay = new Set<Promise<void>>()

/** For a process that is about to end: waits for the mails that it is sending. */
export const mailsOnTheirWay = (): Promise<unknown> => Promise.all(onTheirWay)
