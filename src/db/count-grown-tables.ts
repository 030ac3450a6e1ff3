import type { TenantTx } from "./with-tenant"

/** A table that has grown beyond twice what PostgreSQL last counted, and by more than a few pages of 8 kB. */
const grown = `
  select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = (select oid from pg_namespace where nspname = current_schema())
    and pg_relation_size(oid) > 8192 * (2 * relpages + 8)`

/**
 * Lets PostgreSQL count the tables that many rows have just come into, in a transaction of its own: until it does so by
 * itself, after a minute or so, it takes them for nearly empty and reads them whole for each row of the next batch.
 */
export async function countGrownTables(tx: TenantTx): Promise<void> {
  const tables = await tx.rows<{ name: string }>(grown)
  if (tables.length) await tx.run(`analyze (skip_locked) ${tables.map((it) => it.name).join(", ")}`)
}
