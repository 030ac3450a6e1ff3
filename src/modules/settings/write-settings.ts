import type { TenantTx } from "../../db/with-tenant"

async function upsert(
  tx: TenantTx,
  table: "setting" | "content_entry",
  values: Record<string, string>
): Promise<void> {
  const keys = Object.keys(values)
  if (!keys.length) return
  await tx.run(
    `insert into ${table} (tenant_id, key, value)
     select ?, * from unnest(?::text[], ?::text[])
     on conflict (tenant_id, key) do update set value = excluded.value, updated_at = now()`,
    [tx.tenantId, keys, Object.values(values)]
  )
}

export const writeSettings = (tx: TenantTx, values: Record<string, string>): Promise<void> =>
  upsert(tx, "setting", values)

export const writeContent = (tx: TenantTx, values: Record<string, string>): Promise<void> =>
  upsert(tx, "content_entry", values)
