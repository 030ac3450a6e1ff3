import type { Settings } from "../../contract/settings"
import type { TextKey } from "../../contract/texts"
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

export const writeSettings = (tx: TenantTx, values: Settings): Promise<void> => upsert(tx, "setting", values)

export const writeContent = (tx: TenantTx, values: Partial<Record<TextKey, string>>): Promise<void> =>
  upsert(tx, "content_entry", values)
