import { enteredSeconds, passSeconds } from "../../contract/entry-pass"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { hashToken } from "../../lib/tokens"

/** A superadmin's entry into a tenant, with its reason. */
export interface Entry {
  id: string
  byId: string
  byName: string
  reason: string
}
/** The entry of a valid pass. */
export interface UsedPass extends Entry {
  issuedAt: Date
}

/** Stores a pass; only the hash of its token is stored. @returns when the pass expires */
export async function insertPass(tx: TenantTx, token: string, it: Omit<Entry, "id">): Promise<Date> {
  const row = await tx.first<{ until: Date }>(
    `insert into entry_pass (tenant_id, token_hash, id, by_id, by_name, reason, expires_at)
     values (?, ?, ?, ?, ?, ?, now() + make_interval(secs => ?)) returning expires_at as until`,
    [tx.tenantId, hashToken(token), newId("entry"), it.byId, it.byName, it.reason, passSeconds]
  )
  if (!row) throw new Error("The pass was not written")
  return row.until
}

/** Consumes a pass and returns its entry. Of two simultaneous requests with one pass, only one succeeds. */
export const usePass = (tx: TenantTx, token: string): Promise<UsedPass | undefined> =>
  tx.first<UsedPass>(
    `update entry_pass set used_at = now()
     where tenant_id = ? and token_hash = ? and used_at is null and expires_at > now()
       and not entry_is_revoked(by_id, issued_at)
     returning id, by_id as "byId", by_name as "byName", reason, issued_at as "issuedAt"`,
    [tx.tenantId, hashToken(token)]
  )

export const deleteUnusedPasses = (tx: TenantTx): Promise<number> =>
  tx.run("delete from entry_pass where tenant_id = ? and used_at is null", [tx.tenantId])

/** The admin that an entered superadmin acts as: the oldest account, verified ones first. */
export const firstAdmin = (tx: TenantTx): Promise<{ id: string } | undefined> =>
  tx.first<{ id: string }>(
    `select id from account where tenant_id = ? and role = 'ADMIN'
     order by is_email_verified desc, created_at, id limit 1`,
    [tx.tenantId]
  )

interface EnteredSession extends UsedPass {
  token: string
  accountId: string
  clientIp: string
  userAgent: string | null
}

/** Creates an entered session. Use doesn't extend it. @returns when it expires */
export async function insertEnteredSession(tx: TenantTx, it: EnteredSession): Promise<Date> {
  const row = await tx.first<{ until: Date }>(
    `insert into session (tenant_id, token_hash, id, account_id, client_ip, user_agent, created_at, expires_at, entry_id,
       entered_by, entered_by_id, entry_issued_at)
     values (?, ?, ?, ?, ?, ?, clock_timestamp(), now() + make_interval(secs => ?), ?, ?, ?, ?)
     returning expires_at as until`,
    [
      ...[
        tx.tenantId,
        hashToken(it.token),
        newId("ses"),
        it.accountId,
        it.clientIp.slice(0, 60),
        it.userAgent?.slice(0, 300) ?? null,
      ],
      ...[enteredSeconds, it.id, it.byName, it.byId, it.issuedAt],
    ]
  )
  if (!row) throw new Error("The session was not written")
  return row.until
}
