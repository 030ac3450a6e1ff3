import { env } from "../../config/env"
import type { SealedColumn } from "../../db/reseal-rows"
import { panKeys } from "../../domain/buyer-pan"
import { reseal } from "../../lib/seal"

/** Buyers' PANs in orders. */
export const sealedOrderPans: SealedColumn = {
  read: `select order_id as id, snapshot->'pan'->>'sealed' as sealed from shop_order
    where tenant_id = ? and order_id > ? and snapshot->'pan'->>'sealed' is not null order by order_id limit ?`,
  write: `update shop_order set snapshot = jsonb_set(snapshot, '{pan,sealed}', to_jsonb(?::text))
    where tenant_id = ? and order_id = ? and snapshot->'pan'->>'sealed' = ?`,
  renew: (tenantId, { sealed }) => reseal(panKeys(env().secretKeys), tenantId, sealed),
}
