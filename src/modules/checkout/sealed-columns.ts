import { env } from "../../config/env"
import type { SealedColumn, SealedRow } from "../../db/reseal-rows"
import { openPan, panKeys, panMarks } from "../../domain/buyer-pan"
import { type Snapshot, snapshotHashes } from "../../domain/order-snapshot"
import { reseal } from "../../lib/seal"

/** Buyers' PANs in ledger entries. */
export const sealedLedgerPans: SealedColumn = {
  read: `select gateway_order_id as id, snapshot->'pan'->>'sealed' as sealed from payment_ledger
    where tenant_id = ? and gateway_order_id > ? and snapshot->'pan'->>'sealed' is not null
    order by gateway_order_id limit ?`,
  write: `update payment_ledger set snapshot = jsonb_set(snapshot, '{pan,sealed}', to_jsonb(?::text))
    where tenant_id = ? and gateway_order_id = ? and snapshot->'pan'->>'sealed' = ?`,
  renew: (tenantId, { sealed }) => reseal(panKeys(env().secretKeys), tenantId, sealed),
}

/**
 * Hashes of open payments with a PAN. They contain its keyed fingerprint: without the new one an open payment would not
 * be handed out again once the former key is removed, and the shopper would get a second one.
 */
export const openPaymentHashes: SealedColumn<SealedRow & { snapshot: Snapshot }> = {
  read: `select gateway_order_id as id, snapshot_hash as sealed, snapshot from payment_ledger
    where tenant_id = ? and gateway_order_id > ? and state = 'open' and snapshot->'pan'->>'sealed' is not null
    order by gateway_order_id limit ?`,
  write: `update payment_ledger it set snapshot_hash = fresh.hash from (values (?)) fresh(hash)
    where it.tenant_id = ? and it.gateway_order_id = ? and it.snapshot_hash = ? and it.state = 'open'
      and not exists (select from payment_ledger other where other.tenant_id = it.tenant_id
        and other.cart_id = it.cart_id and other.key_id = it.key_id and other.state = 'open'
        and other.snapshot_hash = fresh.hash)`,
  renew: (tenantId, { sealed, snapshot }) => {
    const { secretKeys } = env()
    if (!snapshot.pan) return undefined
    const [first, ...others] = snapshotHashes(
      snapshot,
      panMarks(secretKeys, tenantId, openPan(secretKeys, tenantId, snapshot.pan))
    )
    return others.includes(sealed) ? first : undefined
  },
}
