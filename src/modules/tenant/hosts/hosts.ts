import type { TenantTx } from "../../../db/with-tenant"
import { notFound } from "../../../lib/api-error"
import type { ProofState } from "../../../domain/host-proof"
import { randomCrockford } from "../../../lib/random-text"
import { asConflict } from "../write-tenant"
import type { HostRow } from "./host-view"

const columns = `host, is_primary as "isPrimary", is_given as "isGiven", token, status, misses,
  missed_at as "missedAt", checked_at as "checkedAt"`

/** The tenant's hosts, primary one first. */
export const listHosts = (tx: TenantTx): Promise<HostRow[]> =>
  tx.rows<HostRow>(
    `select ${columns} from tenant_host where tenant_id = ? order by is_primary desc, created_at, host`,
    [tx.tenantId]
  )

/** Returns a host and locks it until the transaction ends. @throws ApiError NOT_FOUND, for another tenant's too */
export async function lockHost(tx: TenantTx, host: string): Promise<HostRow> {
  const found = await tx.first<HostRow>(
    `select ${columns} from tenant_host where tenant_id = ? and host = ? for update`,
    [tx.tenantId, host]
  )
  if (!found) throw notFound("Domain")
  return found
}

/** Adds a host with a pending proof. @throws ApiError CONFLICT when any tenant has it */
export const insertHost = (tx: TenantTx, host: string): Promise<unknown> =>
  tx
    .run(
      `insert into tenant_host (tenant_id, host, token, status, due_at) values (?, ?, ?, 'pending', now())`,
      [tx.tenantId, host, randomCrockford(32).toLowerCase()]
    )
    .catch(asConflict)

export const deleteHost = (tx: TenantTx, host: string): Promise<number> =>
  tx.run("delete from tenant_host where tenant_id = ? and host = ?", [tx.tenantId, host])

/** Stores the result of a proof check at time `at`. */
export const writeProof = (
  tx: TenantTx,
  host: string,
  it: ProofState & { dueAt: Date },
  at: Date
): Promise<number> =>
  tx.run(
    `update tenant_host set status = ?, misses = ?, missed_at = ?, checked_at = ?, due_at = ?
     where tenant_id = ? and host = ?`,
    [it.status, it.misses, it.missedAt, at, it.dueAt, tx.tenantId, host]
  )

/** The host that replaces a lost primary host: a verified one, those assigned by the platform first. */
export const nextPrimaryOf = (tx: TenantTx, host: string): Promise<{ host: string } | undefined> =>
  tx.first<{ host: string }>(
    `select host from tenant_host where tenant_id = ? and host <> ? and status = 'verified'
     order by is_given desc, created_at, host limit 1`,
    [tx.tenantId, host]
  )
