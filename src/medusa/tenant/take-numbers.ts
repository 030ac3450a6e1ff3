import type { TenantTx } from "../../db/with-tenant"

/** Sequences whose numbers are part of a tenant's rows. */
const counted = [
  { sequence: "order_display_id_seq", table: '"order"', column: "display_id" },
  { sequence: "order_change_action_ordering_seq", table: "order_change_action", column: "ordering" },
  { sequence: "return_display_id_seq", table: '"return"', column: "display_id" },
  { sequence: "order_exchange_display_id_seq", table: "order_exchange", column: "display_id" },
  { sequence: "order_claim_display_id_seq", table: "order_claim", column: "display_id" },
]

/**
 * Advances Medusa's sequences past the imported numbers. A sequence isn't rolled back with its transaction, so call
 * this last.
 */
export async function takeNumbers(tx: TenantTx): Promise<void> {
  for (const { sequence, table, column } of counted) {
    await tx.rows(
      `select setval(?::regclass, greatest(max(t.${column})::bigint, (select last_value from ${sequence})))
       from ${table} t having max(t.${column}) is not null`,
      [sequence]
    )
  }
}
