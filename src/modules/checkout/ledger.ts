import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { runAlone } from "../../db/transaction"
import type { TenantTx } from "../../db/with-tenant"
import type { Snapshot } from "../../domain/order-snapshot"
import { firstLookSeconds } from "./open-entries"

export type LedgerState = "open" | "ordered" | "paid" | "dropped" | "expired"

/** A gateway order and its state. */
export interface LedgerEntry {
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
  /** The gateway order that was paid first and whose order took the cart. */
  supersededBy: string | null
  /** When the session was last handed out; its quote is valid from then on. */
  handedOutAt: Date
}

export interface LedgerRow {
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
  superseded_by: string | null
  /** Text in a row that a SQL function returns as JSON. */
  handed_out_at: Date | string
}

export const ledgerColumns = `gateway_order_id, account_id, customer_id, cart_id, key_id, amount_paise, snapshot, state,
  payment_id, order_id, drop_code, drop_reason, superseded_by, handed_out_at`

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
  supersededBy: row.superseded_by,
  handedOutAt: new Date(row.handed_out_at),
})

export type NewLedgerEntry = Pick<
  LedgerEntry,
  "gatewayOrderId" | "accountId" | "customerId" | "cartId" | "keyId" | "amountPaise" | "snapshot"
> & {
  /** Hashes that the same snapshot may be stored with; the first one is stored. */
  snapshotHashes: readonly [string, ...string[]]
}

/**
 * Adds a ledger entry for a new gateway order and schedules its first check, in one statement that is a transaction of
 * its own. The cart must still be open. Its row is locked, so that an order in progress from the same cart either sees
 * this entry or prevents its insert.
 * @returns false when the same cart and snapshot already have an open entry, or the cart has become an order
 */
export async function addLedgerEntry(knex: Knex, tenantId: string, it: NewLedgerEntry): Promise<boolean> {
  const rows = await runAlone<{ added: boolean }>(
    knex,
    "select payment_open(?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::text[], ?) as added",
    [
      tenantId,
      it.accountId,
      it.cartId,
      it.gatewayOrderId,
      it.customerId,
      it.keyId,
      it.amountPaise,
      JSON.stringify(it.snapshot),
      [...it.snapshotHashes],
      firstLookSeconds,
    ]
  )
  return rows[0]?.added ?? false
}

/** Reads a ledger entry in one round trip: the SQL function sets the tenant itself. */
export async function readEntry(
  knex: Knex,
  tenantId: string,
  gatewayOrderId: string
): Promise<LedgerEntry | undefined> {
  const { rows } = await knex.raw<{ rows: LedgerRow[] }>(`select ${ledgerColumns} from payment_entry(?, ?)`, [
    tenantId,
    gatewayOrderId,
  ])
  return rows[0] && entryOf(rows[0])
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

/** The state of a ledger entry, and the seconds since its session was last handed out. */
export const standingOf = (
  tx: TenantTx,
  gatewayOrderId: string
): Promise<{ state: LedgerState; seconds: number } | undefined> =>
  tx.first(
    `select state, extract(epoch from now() - handed_out_at)::int as seconds from payment_ledger
     where tenant_id = ? and gateway_order_id = ?`,
    [tx.tenantId, gatewayOrderId]
  )

/**
 * Queues a ledger entry for the reconciler, in at most `seconds`; an earlier due time stays.
 * @returns the due time in the format of `Due.claim`
 */
export async function makeDue(
  tx: TenantTx,
  gatewayOrderId: string,
  seconds: number
): Promise<string | undefined> {
  const row = await tx.first<{ claim: string }>(
    `insert into payment_due (tenant_id, gateway_order_id, due_at) values (?, ?, now() + make_interval(secs => ?))
     on conflict (tenant_id, gateway_order_id) do update set due_at = least(payment_due.due_at, excluded.due_at)
     returning due_at::text as claim`,
    [tx.tenantId, gatewayOrderId, seconds]
  )
  return row?.claim
}
