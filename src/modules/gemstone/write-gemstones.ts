import { lockTimeout } from "../../db/begin-tenant"
import type { TenantTx } from "../../db/with-tenant"
import { type Staged, stagedRows } from "../../domain/product-write"

const staged = `with s as materialized (select * from ${stagedRows})`

const columns = ["slug", "type", "color", "weight", "origin", "short_info", "is_featured", "facts"]
const write = `${staged}
  insert into gemstone (tenant_id, product_id, ${columns.join(", ")})
  select ?, s.id, ${columns.map((it) => `s.${it}`).join(", ")} from s
  on conflict (tenant_id, product_id) do update set updated_at = now(), version = gemstone.version + 1,
    ${columns.map((it) => `${it} = excluded.${it}`).join(", ")}`

/** Writes the fields that Medusa's product doesn't have, for products that already have an `id`. */
export async function writeGemstones(tx: TenantTx, rows: readonly Staged[]): Promise<void> {
  if (rows.length) await tx.run(write, [JSON.stringify(rows), tx.tenantId])
}

/** Stores the current slugs before products get new ones, so that old links still work. */
export const keepOldSlugs = (tx: TenantTx, rows: readonly Pick<Staged, "id" | "slug">[]): Promise<number> =>
  tx.run(
    `insert into slug_history (tenant_id, slug, product_id)
     select g.tenant_id, g.slug, g.product_id
     from unnest(?::text[], ?::text[]) as s(id, slug) join gemstone g on g.tenant_id = ? and g.product_id = s.id
     where g.slug <> s.slug
     on conflict (tenant_id, slug) do update set product_id = excluded.product_id`,
    [rows.map((it) => it.id ?? ""), rows.map((it) => it.slug), tx.tenantId]
  )

/** Restored products continue from their former version, even when their row is new. */
export const raiseVersions = (tx: TenantTx, versions: ReadonlyMap<string, number>): Promise<number> =>
  tx.run(
    `update gemstone g set version = it.version from unnest(?::text[], ?::int[]) as it(id, version)
     where g.tenant_id = ? and g.product_id = it.id and g.version < it.version`,
    [[...versions.keys()], [...versions.values()], tx.tenantId]
  )

/** Adds a row that holds only the slug; an existing row stays. */
export const insertBareGemstone = (tx: TenantTx, productId: string, slug: string): Promise<number> =>
  tx.run(
    `insert into gemstone (tenant_id, product_id, slug, type) values (?, ?, ?, 'OTHER')
     on conflict (tenant_id, product_id) do nothing`,
    [tx.tenantId, productId, slug]
  )

export const deleteGemstones = (tx: TenantTx, productIds: readonly string[]): Promise<number> =>
  tx.run("delete from gemstone where tenant_id = ? and product_id = any (?)", [tx.tenantId, productIds])

/** Deletes these slugs from the history, since products use them again. */
export const deleteOldSlugs = (tx: TenantTx, slugs: readonly string[]): Promise<number> =>
  tx.run("delete from slug_history where tenant_id = ? and slug = any (?)", [tx.tenantId, slugs])

/** Lock timeout. One request may write some thousand products on a busy machine. */
const patience = "30s"

/** Serializes writes to the tenant's products until the transaction ends, since a slug must be unique among them. */
export async function holdProducts(tx: TenantTx): Promise<void> {
  await tx.run(
    `select set_config('lock_timeout', ?, true), pg_advisory_xact_lock(hashtextextended('products ' || ?, 0)),
       set_config('lock_timeout', ?, true)`,
    [patience, tx.tenantId, lockTimeout]
  )
}
