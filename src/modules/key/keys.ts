import type { ApiKey, KeyCreateBody, Scope } from "../../contract/key"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"

interface Row extends Omit<ApiKey, "createdAt" | "lastUsedAt"> {
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = `id, name, scopes, hint, created_by as "createdBy", created_at as "createdAt",
  last_used_at as "lastUsedAt"`

const view = ({ createdAt, lastUsedAt, ...it }: Row): ApiKey => ({
  ...it,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** The tenant's keys, newest first. */
export const listKeys = async (tx: TenantTx): Promise<ApiKey[]> =>
  (
    await tx.rows<Row>(
      `select ${columns} from integration_key where tenant_id = ? order by created_at desc, id`,
      [tx.tenantId]
    )
  ).map(view)

/** @throws ApiError NOT_FOUND, for another tenant's too */
export async function getKey(tx: TenantTx, id: string): Promise<ApiKey> {
  const found = await tx.first<Row>(`select ${columns} from integration_key where tenant_id = ? and id = ?`, [
    tx.tenantId,
    id,
  ])
  if (!found) throw notFound("Key")
  return view(found)
}

/** Serializes writes to the tenant's keys until the transaction ends. */
export const holdKeys = (tx: TenantTx): Promise<unknown> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended('key ' || ?, 0))", [tx.tenantId])

export interface KeyRow extends KeyCreateBody {
  id: string
  hint: string
  tokenHash: string
  createdBy: string
  createdById: string | null
}

export const insertKey = (tx: TenantTx, it: KeyRow): Promise<number> =>
  tx.run(
    `insert into integration_key (tenant_id, id, name, scopes, hint, token_hash, created_by, created_by_id)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [tx.tenantId, it.id, it.name, it.scopes, it.hint, it.tokenHash, it.createdBy, it.createdById]
  )

export const deleteKeyRow = (tx: TenantTx, id: string): Promise<number> =>
  tx.run("delete from integration_key where tenant_id = ? and id = ?", [tx.tenantId, id])

export const deleteAllKeys = (tx: TenantTx): Promise<number> =>
  tx.run("delete from integration_key where tenant_id = ?", [tx.tenantId])

/** Removes the creator's name from keys when the account is deleted. The keys stay. */
export const anonymizeKeyCreator = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    "update integration_key set created_by = 'Deleted account', created_by_id = null where tenant_id = ? and created_by_id = ?",
    [tx.tenantId, accountId]
  )

/** The key that authenticated a request. */
export interface OpenKey {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
}
