import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"

/** Notes who is about to do something with an order in Medusa Admin, for what will be seen of it afterwards. */
export const insertStaffAct = (tx: TenantTx, orderId: string, actor: Actor): Promise<number> =>
  tx.run(
    `insert into order_staff_act (tenant_id, order_id, actor) values (?, ?, ?::jsonb)
     on conflict (tenant_id, order_id) do update set actor = excluded.actor, at = now()`,
    [tx.tenantId, orderId, JSON.stringify(actor)]
  )

/** Who did so last; undefined where nobody is known. */
export async function lastStaffActor(tx: TenantTx, orderId: string): Promise<Actor | undefined> {
  const found = await tx.first<{ actor: Actor }>(
    "select actor from order_staff_act where tenant_id = ? and order_id = ?",
    [tx.tenantId, orderId]
  )
  return found?.actor
}
