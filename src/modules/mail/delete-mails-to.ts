import type { TenantTx } from "../../db/with-tenant"
import { unseal } from "../../lib/seal"
import type { Mail } from "./mail"
import { outboxKeys } from "./outbox-keys"

interface Row {
  id: string
  sealed: string | null
  failure: string | null
}

/** Number of mails to decrypt at a time. */
const batch = 200

/**
 * Deletes the tenant's queued mails to an address, and its failed mails that mention it. Only the encrypted mail holds
 * the recipient, so each one is decrypted; the outbox is usually short.
 */
export async function deleteMailsTo(tx: TenantTx, address: string): Promise<void> {
  const keys = outboxKeys()
  const isTheirs = ({ sealed, failure }: Row): boolean =>
    sealed === null
      ? (failure ?? "").toLowerCase().includes(address)
      : (JSON.parse(unseal(keys, tx.tenantId, sealed)) as Mail).to?.toLowerCase() === address
  for (let after = ""; ;) {
    const some = await tx.rows<Row>(
      "select id, sealed, failure from mail_outbox where tenant_id = ? and id > ? order by id limit ?",
      [tx.tenantId, after, batch]
    )
    const last = some.at(-1)
    if (!last) return
    const theirs = some.filter(isTheirs).map((it) => it.id)
    await tx.run("delete from mail_outbox where tenant_id = ? and id = any(?)", [tx.tenantId, theirs])
    await tx.run("delete from mail_due where tenant_id = ? and id = any(?)", [tx.tenantId, theirs])
    after = last.id
  }
}
