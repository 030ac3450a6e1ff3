import type { ProductImport } from "../../../contract/bulk-import"
import type { TenantTx } from "../../../db/with-tenant"
import { notFound } from "../../../lib/api-error"
import { newId } from "../../../lib/ids"

type Counts = Pick<ProductImport, "created" | "changed" | "unchanged" | "failed">
type Row = Omit<ProductImport, "createdAt" | "updatedAt"> & { createdAt: Date; updatedAt: Date }

/** Creates the record of an import. @returns its id */
export async function beginImport(
  tx: TenantTx,
  { by, fileName, entryId }: { by: string; fileName: string; entryId: string }
): Promise<string> {
  const id = newId("imp")
  await tx.run(
    "insert into product_import (tenant_id, id, by_name, file_name, history_id) values (?, ?, ?, ?, ?)",
    [...[tx.tenantId, id, by, fileName, entryId]]
  )
  return id
}

/**
 * Returns the history entry that an import's batches are written to; `otherwise` for imports that have none yet.
 * @throws ApiError NOT_FOUND, for another tenant's import too
 */
export async function entryOfImport(tx: TenantTx, id: string, otherwise: string): Promise<string> {
  const found = await tx.first<{ entryId: string }>(
    `update product_import set history_id = coalesce(history_id, ?) where tenant_id = ? and id = ?
     returning history_id as "entryId"`,
    [otherwise, tx.tenantId, id]
  )
  if (!found) throw notFound("Import")
  return found.entryId
}

/** Adds the row counts of one batch. */
export const countImport = (tx: TenantTx, id: string, it: Counts): Promise<number> =>
  tx.run(
    `update product_import set updated_at = now(), created = created + ?, changed = changed + ?,
       unchanged = unchanged + ?, failed = failed + ? where tenant_id = ? and id = ?`,
    [it.created, it.changed, it.unchanged, it.failed, tx.tenantId, id]
  )

/** The tenant's imports, newest first, and their total number. */
export async function listImports(
  tx: TenantTx,
  { limit, offset }: { limit: number; offset: number }
): Promise<{ imports: ProductImport[]; total: number }> {
  const rows = await tx.rows<Row>(
    `select id, created_at as "createdAt", updated_at as "updatedAt", by_name as by, file_name as "fileName",
       created, changed, unchanged, failed, history_id as "historyId"
     from product_import where tenant_id = ? order by created_at desc, id limit ? offset ?`,
    [tx.tenantId, limit, offset]
  )
  const count = await tx.first<{ total: number }>(
    "select count(*)::int as total from product_import where tenant_id = ?",
    [tx.tenantId]
  )
  const imports = rows.map((it) => ({
    ...it,
    createdAt: it.createdAt.toISOString(),
    updatedAt: it.updatedAt.toISOString(),
  }))
  return { imports, total: count?.total ?? 0 }
}
