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

/** What Medusa has no place for, of products that have their `id`. */
export async function writeGemstones(tx: TenantTx, rows: readonly Staged[]): Promise<void> {
  if (rows.length) await tx.run(write, [JSON.stringify(rows), tx.tenantId])
}

/** Before products get their new slugs: those that they have go on to lead to them. */
export const keepOldSlugs = (tx: TenantTx, rows: readonly Pick<Staged, "id" | "slug">[]): Promise<number> =>
  tx.run(
    `insert into slug_history (tenant_id, slug, product_id)
     select g.tenant_id, g.slug, g.product_id
     from unnest(?::text[], ?::text[]) as s(id, slug) join gemstone g on g.tenant_id = ? and g.product_id = s.id
     where g.slug <> s.slug
     on conflict (tenant_id, slug) do update set product_id = excluded.product_id`,
    [rows.map((it) => it.id ?? ""), rows.map((it) => it.slug), tx.tenantId]
  )

/** Products that come back count on from where they were, even if their row is a new one. */
export const raiseVersions = (tx: TenantTx, versions: ReadonlyMap<string, number>): Promise<number> =>
  tx.run(
    `update gemstone g set version = it.version from unnest(?::text[], ?::int[]) as it(id, version)
     where g.tenant_id = ? and g.product_id = it.id and g.version < it.version`,
    [[...versions.keys()], [...versions.values()], tx.tenantId]
  )

/** A product of which nothing is known but its slug; one that was written meanwhile stays. */
export const insertBareGemstone = (tx: TenantTx, productId: string, slug: string): Promise<number> =>
  tx.run(
    `insert into gemstone (tenant_id, product_id, slug, type) values (?, ?, ?, 'OTHER')
     on conflict (tenant_id, product_id) do nothing`,
    [tx.tenantId, productId, slug]
  )

export const deleteGemstones = (tx: TenantTx, productIds: readonly string[]): Promise<number> =>
  tx.run("delete from gemstone where tenant_id = ? and product_id = any (?)", [tx.tenantId, productIds])

/** These slugs are products' own now: no older product is found by them any more. */
export const forgetOldSlugs = (tx: TenantTx, slugs: readonly string[]): Promise<number> =>
  tx.run("delete from slug_history where tenant_id = ? and slug = any (?)", [tx.tenantId, slugs])

/** How long one writer waits for another: some thousand products are written by one call, on a machine that is busy. */
const patience = "30s"

/** Writers of the tenant's products wait for one another: a slug is a matter of all of them. */
export async function holdProducts(tx: TenantTx): Promise<void> {
  await tx.run(
    `select set_config('lock_timeout', ?, true), pg_advisory_xact_lock(hashtextextended('products ' || ?, 0)),
       set_config('lock_timeout', ?, true)`,
    [patience, tx.tenantId, lockTimeout]
  )
}
