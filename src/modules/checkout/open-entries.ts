import type { TenantTx } from "../../db/with-tenant"

/**
 * An open gateway order of an account, with the fields that a new session needs: a row of the SQL function
 * `payments_open`.
 */
export interface OpenEntry {
  gatewayOrderId: string
  keyId: string
  amountPaise: number
}

/** Seconds from handing out a session to the reconciler's first check for a payment. */
export const firstLookSeconds = 45

/**
 * Hands out the open session of this cart and snapshot again: its quote restarts, and its checks are scheduled as for a
 * new one. Always sets a new due time, so that a reconciler with an older claim can't postpone it.
 * @returns its gateway order id; undefined when there is none
 */
export async function reuseOpenSession(
  tx: TenantTx,
  it: { cartId: string; keyId: string; snapshotHashes: readonly string[] }
): Promise<string | undefined> {
  const row = await tx.first<{ gateway_order_id: string }>(
    `with handed_out as (
       update payment_ledger set handed_out_at = now(), updated_at = now()
       where tenant_id = ? and cart_id = ? and snapshot_hash = any (?) and key_id = ? and state = 'open'
       returning tenant_id, gateway_order_id)
     insert into payment_due (tenant_id, gateway_order_id, due_at)
     select tenant_id, gateway_order_id, now() + make_interval(secs => ?) from handed_out
     on conflict (tenant_id, gateway_order_id) do update set due_at = excluded.due_at
     returning gateway_order_id`,
    [tx.tenantId, it.cartId, it.snapshotHashes, it.keyId, firstLookSeconds]
  )
  return row?.gateway_order_id
}

/** Seconds after the last handing out for which an unpaid gateway order is checked. */
export const watchSeconds = 30 * 24 * 60 * 60

/**
 * Expires a ledger entry that stayed unpaid for `watchSeconds`. Returns false when it is no longer open, or was handed
 * out again.
 */
export const expireUnpaid = async (tx: TenantTx, gatewayOrderId: string): Promise<boolean> =>
  (await tx.run(
    `with expired as (
       update payment_ledger set state = 'expired', updated_at = now()
       where tenant_id = ? and gateway_order_id = ? and state = 'open'
         and handed_out_at <= now() - make_interval(secs => ?)
       returning tenant_id, gateway_order_id
     ), done as (
       delete from payment_due where (tenant_id, gateway_order_id) in (select tenant_id, gateway_order_id from expired))
     select 1 from expired`,
    [tx.tenantId, gatewayOrderId, watchSeconds]
  )) === 1
