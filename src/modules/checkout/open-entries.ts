import type { TenantTx } from "../../db/with-tenant"

/** An open gateway order of an account, as far as a new session must know it. */
export interface OpenEntry {
  gatewayOrderId: string
  keyId: string
  amountPaise: number
}

/**
 * Every gateway order of this account that may still be paid. An account has one open cart, and an order drops the
 * other entries of its cart, so these are the sessions of the cart as it is now or was before a change.
 */
export async function openEntries(tx: TenantTx, accountId: string): Promise<OpenEntry[]> {
  const rows = await tx.rows<{ gateway_order_id: string; key_id: string; amount_paise: string }>(
    `select gateway_order_id, key_id, amount_paise from payment_ledger
     where tenant_id = ? and account_id = ? and state = 'open' order by handed_out_at desc`,
    [tx.tenantId, accountId]
  )
  return rows.map((it) => ({
    gatewayOrderId: it.gateway_order_id,
    keyId: it.key_id,
    amountPaise: Number(it.amount_paise),
  }))
}

/** Seconds after a session was handed out at which the reconciler first looks whether it was paid. */
export const firstLookSeconds = 45

/**
 * Hands the open entry of this cart and snapshot out again: its quote begins anew, and it is looked after as a new one.
 * The time is always set anew too, so that a reconciler that is looking at it meanwhile can't put it off.
 * @returns its gateway order; undefined when there is none
 */
export async function handOutAgain(
  tx: TenantTx,
  it: { cartId: string; keyId: string; snapshotHash: string }
): Promise<string | undefined> {
  const row = await tx.first<{ gateway_order_id: string }>(
    `with handed_out as (
       update payment_ledger set handed_out_at = now(), updated_at = now()
       where tenant_id = ? and cart_id = ? and snapshot_hash = ? and key_id = ? and state = 'open'
       returning tenant_id, gateway_order_id)
     insert into payment_due (tenant_id, gateway_order_id, due_at)
     select tenant_id, gateway_order_id, now() + make_interval(secs => ?) from handed_out
     on conflict (tenant_id, gateway_order_id) do update set due_at = excluded.due_at
     returning gateway_order_id`,
    [tx.tenantId, it.cartId, it.snapshotHash, it.keyId, firstLookSeconds]
  )
  return row?.gateway_order_id
}

/** How long after it was last handed out an unpaid gateway order is looked after. */
export const watchSeconds = 30 * 24 * 60 * 60

/** Ends an entry that nobody has paid for so long. False when it is another state's, or was handed out again. */
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
