import type { TenantTx } from "../../db/with-tenant"

/** Time from the registration to the first attempt to create copies. The file is written in between. */
const writtenAfterSeconds = 2

/**
 * Registers pictures that are about to be stored or referred to. Waits while the sweeper removes one of them. After the
 * commit no sweeper removes them for a day, so that a row may refer to them.
 */
export async function registerPictures(tx: TenantTx, names: readonly string[]): Promise<void> {
  // Sorted, so that two uploads of the same pictures lock their rows in the same order.
  await tx.run(
    `insert into picture (tenant_id, name) select ?, unnest(?::text[])
     on conflict (tenant_id, name) do update set unused_since = null`,
    [tx.tenantId, names.toSorted()]
  )
}

/** Queues pictures whose copies are missing. */
export async function queueCopies(tx: TenantTx, names: readonly string[]): Promise<void> {
  await tx.run(
    `insert into picture_due (tenant_id, name, due_at)
     select ?, unnest(?::text[]), now() + make_interval(secs => ?) on conflict do nothing`,
    [tx.tenantId, names.toSorted(), writtenAfterSeconds]
  )
}

/**
 * Marks registered pictures as in use, before a row refers to them again.
 * @returns the names that are registered
 */
export async function reusePictures(tx: TenantTx, names: readonly string[]): Promise<Set<string>> {
  // A picture without a mark isn't removed for a day, so its row needs no lock.
  const rows = await tx.rows<{ name: string }>(
    `with reused as (
       update picture set unused_since = null
       where tenant_id = ? and name = any (?) and unused_since is not null returning name)
     select name from reused
     union select name from picture where tenant_id = ? and name = any (?) and unused_since is null`,
    [tx.tenantId, names, tx.tenantId, names]
  )
  return new Set(rows.map((row) => row.name))
}

/** Locks a picture against its removal. False when it has been removed. */
export async function holdPicture(tx: TenantTx, name: string): Promise<boolean> {
  const sql = "select 1 from picture where tenant_id = ? and name = ? for share"
  return (await tx.first(sql, [tx.tenantId, name])) !== undefined
}

export interface PictureMark {
  name: string
  isUnused: boolean
}

/** All pictures of the tenant, except those stored after `before`. */
export const picturesBefore = (tx: TenantTx, before: Date): Promise<PictureMark[]> =>
  tx.rows(
    `select name, unused_since is not null as "isUnused" from picture
     where tenant_id = ? and stored_at <= ? order by name`,
    [tx.tenantId, before]
  )

/** Marks pictures as unused, or as in use again. */
export async function markPictures(
  tx: TenantTx,
  names: readonly string[],
  unusedSince: Date | null
): Promise<void> {
  if (!names.length) return
  await tx.run(
    `update picture set unused_since = ? where tenant_id = ? and name = any (?)
       and (unused_since is null) <> (?::timestamptz is null)`,
    [unusedSince, tx.tenantId, names.toSorted(), unusedSince]
  )
}

/** The pictures that have been unused since `before`. */
export async function unusedPictures(tx: TenantTx, before: Date): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    "select name from picture where tenant_id = ? and unused_since <= ? order by name",
    [tx.tenantId, before]
  )
  return rows.map((row) => row.name)
}

/** Locks pictures for their removal. Leaves out those that have been used again, or removed, since they were found. */
export async function lockUnused(tx: TenantTx, names: readonly string[], before: Date): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    `select name from picture where tenant_id = ? and name = any (?) and unused_since <= ?
     order by name for update`,
    [tx.tenantId, names, before]
  )
  return rows.map((row) => row.name)
}

/** Deletes the rows of removed pictures. */
export async function forgetPictures(tx: TenantTx, names: readonly string[]): Promise<void> {
  for (const table of ["picture", "picture_due"]) {
    await tx.run(`delete from ${table} where tenant_id = ? and name = any (?)`, [tx.tenantId, names])
  }
}

/** Deletes all rows of the transaction's tenant. */
export async function forgetAllPictures(tx: TenantTx): Promise<void> {
  for (const table of ["picture", "picture_due"])
    await tx.run(`delete from ${table} where tenant_id = ?`, [tx.tenantId])
}
