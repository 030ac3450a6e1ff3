import type { TenantTx } from "../../db/with-tenant"
import type { Snapshot } from "../../lib/order-snapshot"

export type LedgerState = "open" | "ordered" | "paid" | "dropped"

/** A gateway order and what became of it. */
export type LedgerEntry = {
  gatewayOrderId: string
  accountId: string
  customerId: string
  cartId: string
  keyId: string
  amountPaise: number
  snapshot: Snapshot
  state: LedgerState
  paymentId: string | null
  orderId: string | null
  dropCode: string | null
  dropReason: string | null
}

export type LedgerRow = {
  gateway_order_id: string
  account_id: string
  customer_id: string
  cart_id: string
  key_id: string
  amount_paise: string
  snapshot: Snapshot
  state: LedgerState
  payment_id: string | null
  order_id: string | null
  drop_code: string | null
  drop_reason: string | null
}

export const ledgerColumns = `gateway_order_id, account_id, customer_id, cart_id, key_id, amount_paise, snapshot, state,
  payment_id, order_id, drop_code, drop_reason`

export const entryOf = (row: LedgerRow): LedgerEntry => ({
  gatewayOrderId: row.gateway_order_id,
  accountId: row.account_id,
  customerId: row.customer_id,
  cartId: row.cart_id,
  keyId: row.key_id,
  amountPaise: Number(row.amount_paise),
  snapshot: row.snapshot,
  state: row.state,
  paymentId: row.payment_id,
  orderId: row.order_id,
  dropCode: row.drop_code,
  dropReason: row.drop_reason,
})

export type NewLedgerEntry = Pick<
  LedgerEntry,
  "gatewayOrderId" | "accountId" | "customerId" | "cartId" | "keyId" | "amountPaise" | "snapshot"
> & { snapshotHash: string }

/** Seconds after a session at which the reconciler first looks whether it was paid. */
const firstLookSeconds = 45

/**
 * Notes a gateway order that was just opened, and when to look after it.
 * @returns false when the same cart and snapshot have an open one already: two asked at the same time
 */
export const addLedgerEntry = async (tx: TenantTx, it: NewLedgerEntry): Promise<boolean> =>
  (await tx.run(
    `with added as (
       insert into payment_ledger (tenant_id, gateway_order_id, account_id, customer_id, cart_id, key_id, amount_paise,
         snapshot, snapshot_hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (tenant_id, cart_id, snapshot_hash, key_id) where state = 'open' do nothing
       returning tenant_id, gateway_order_id)
     insert into payment_due (tenant_id, gateway_order_id, due_at)
     select tenant_id, gateway_order_id, now() + make_interval(secs => ?) from added`,
    [
      tx.tenantId,
      it.gatewayOrderId,
      it.accountId,
      it.customerId,
      it.cartId,
      it.keyId,
      it.amountPaise,
      JSON.stringify(it.snapshot),
      it.snapshotHash,
      firstLookSeconds,
    ]
  )) === 1

/** An open entry for the same cart and snapshot: asking again for a session must not open a second charge. */
export async function reusableEntry(
  tx: TenantTx,
  { cartId, keyId, snapshotHash }: { cartId: string; keyId: string; snapshotHash: string }
): Promise<LedgerEntry | undefined> {
  const row = await tx.first<LedgerRow>(
    `select ${ledgerColumns} from payment_ledger
     where tenant_id = ? and cart_id = ? and snapshot_hash = ? and key_id = ? and state = 'open'
     order by created_at desc limit 1`,
    [tx.tenantId, cartId, snapshotHash, keyId]
  )
  return row && entryOf(row)
}

export async function findEntry(
  tx: TenantTx,
  gatewayOrderId: string,
  { lock = false } = {}
): Promise<LedgerEntry | undefined> {
  const row = await tx.first<LedgerRow>(
    `select ${ledgerColumns} from payment_ledger where tenant_id = ? and gateway_order_id = ? ${lock ? "for update" : ""}`,
    [tx.tenantId, gatewayOrderId]
  )
  return row && entryOf(row)
}

/** Seconds until the reconciler looks after an order whose capture was not confirmed. */
const captureCheckSeconds = 30

/**
 * The order stands with its stock; from here on capture is due.
 * @returns false when the entry is no longer open
 */
export const markOrdered = async (
  tx: TenantTx,
  { gatewayOrderId, paymentId, orderId }: { gatewayOrderId: string; paymentId: string; orderId: string }
): Promise<boolean> =>
  (await tx.run(
    `with ordered as (
       update payment_ledger set state = 'ordered', payment_id = ?, order_id = ?, updated_at = now()
       where tenant_id = ? and gateway_order_id = ? and state = 'open' returning tenant_id, gateway_order_id)
     insert into payment_due (tenant_id, gateway_order_id, due_at)
     select tenant_id, gateway_order_id, now() + make_interval(secs => ?) from ordered
     on conflict (tenant_id, gateway_order_id) do update set due_at = excluded.due_at`,
    [paymentId, orderId, tx.tenantId, gatewayOrderId, captureCheckSeconds]
  )) === 1

/**
 * The money is there: nothing more is due, unless a notice says otherwise, and the lease is over.
 * @returns false when the entry has not an order that waits for its capture
 */
export const markPaid = async (tx: TenantTx, gatewayOrderId: string): Promise<boolean> =>
  (await tx.run(
    `with paid as (
       update payment_ledger set state = 'paid', lease_token = null, lease_until = null, updated_at = now()
       where tenant_id = ? and gateway_order_id = ? and state = 'ordered' returning tenant_id, gateway_order_id
     ), done as (
       delete from payment_due where (tenant_id, gateway_order_id) in (select tenant_id, gateway_order_id from paid))
     select 1 from paid`,
    [tx.tenantId, gatewayOrderId]
  )) === 1

/** No order will come of it: what was only authorized lapses, what was captured is given back. False when its state is another by now. */
export const markDropped = async (
  tx: TenantTx,
  gatewayOrderId: string,
  { from, code, reason }: { from: "open" | "ordered"; code: string; reason: string }
): Promise<boolean> =>
  (await tx.run(
    `update payment_ledger set state = 'dropped', payment_id = null, order_id = null, drop_code = ?, drop_reason = ?,
       updated_at = now() where tenant_id = ? and gateway_order_id = ? and state = ?`,
    [code, reason, tx.tenantId, gatewayOrderId, from]
  )) === 1

/** Puts the entry on the reconciler's list, `seconds` from now at the latest. */
export async function makeDue(tx: TenantTx, gatewayOrderId: string, seconds: number): Promise<void> {
  await tx.run(
    `insert into payment_due (tenant_id, gateway_order_id, due_at) values (?, ?, now() + make_interval(secs => ?))
     on conflict (tenant_id, gateway_order_id) do update set due_at = least(payment_due.due_at, excluded.due_at)`,
    [tx.tenantId, gatewayOrderId, seconds]
  )
}
