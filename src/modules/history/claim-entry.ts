import type { TenantTx } from "../../db/with-tenant"

/**
 * Claims an entry for whoever takes it back, or prolongs the claim: a large import is taken back in several transactions,
 * and only by one person at a time. A claim that nobody prolongs ends by itself.
 * @param since the claim to prolong; null for a new one
 * @returns the claim; undefined while somebody else has it
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

/** Gives a claim up. */
export const releaseEntry = (tx: TenantTx, id: string, claim: string): Promise<number> =>
  tx.run(
    `update history set claimed_until = null
     where tenant_id = ? and id = ? and claimed_until = ?::text::timestamptz`,
    [tx.tenantId, id, claim]
  )
