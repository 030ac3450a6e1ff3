import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"

/** Stores the staff user who is about to change an order in Medusa Admin, as the actor of the resulting events. */
export const insertStaffAct = (tx: TenantTx, orderId: string, actor: Actor): Promise<number> =>
  tx.run(
    `insert into order_staff_act (tenant_id, order_id, actor) values (?, ?, ?::jsonb)
     on conflict (tenant_id, order_id) do update set actor = excluded.actor, at = now()`,
    [tx.tenantId, orderId, JSON.stringify(actor)]
  )

/** The staff user who last acted on the order; undefined when none is stored. */
export async function lastStaffActor(tx: TenantTx, orderId: string): Promise<Actor | undefined> {
  const found = await tx.first<{ actor: Actor }>(
    "select actor from order_staff_act where tenant_id = ? and order_id = ?",
    [tx.tenantId, orderId]
  )
  return found?.actor
}
