import type { TenantTx } from "../../db/with-tenant"

/**
 * Claims a history entry for reverting it, or extends the claim. A large import is reverted in several transactions, by
 * one request at a time. A claim that isn't extended expires.
 * @param since the claim to extend; null for a new one
 * @returns the claim; undefined while another request holds it
 */
export async function claimEntry(
  tx: TenantTx,
  id: string,
  since: string | null
): Promise<string | undefined> {
  const row = await tx.first<{ until: string }>(
    `update history set claimed_until = clock_timestamp() + interval '2 minutes'
     where tenant_id = ? and id = ?
       and (claimed_until is null or claimed_until < clock_timestamp() or claimed_until = ?::text::timestamptz)
     returning claimed_until::text as until`,
    [tx.tenantId, id, since]
  )
  return row?.until
}

/** Releases a claim. */
export const releaseEntry = (tx: TenantTx, id: string, claim: string): Promise<number> =>
  tx.run(
    `update history set claimed_until = null
     where tenant_id = ? and id = ? and claimed_until = ?::text::timestamptz`,
    [tx.tenantId, id, claim]
  )
