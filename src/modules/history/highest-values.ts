import type { TenantTx } from "../../db/with-tenant"

/** The highest value of a number field that the tenant's history keeps for each record. */
export async function highestValues(
  tx: TenantTx,
  { entity, field }: { entity: string; field: string }
): Promise<{ id: string; highest: number }[]> {
  return tx.rows(
    `select id, max(value)::int as highest from (
       select entity_id as id, changes from history where tenant_id = ? and entity = ? and entity_id is not null
       union all
       select t.entity_id, t.changes from history_thing t
       join history h on h.tenant_id = t.tenant_id and h.id = t.entry_id
       where t.tenant_id = ? and h.entity = ?) kept
     cross join lateral jsonb_to_recordset(kept.changes) as c(field text, "from" jsonb, "to" jsonb)
     cross join lateral unnest(array[c."from", c."to"]) as v(json)
     cross join lateral (select (v.json #>> '{}')::numeric as value) number
     where c.field = ? and jsonb_typeof(v.json) = 'number'
     group by id`,
    [tx.tenantId, entity, tx.tenantId, entity, field]
  )
}
