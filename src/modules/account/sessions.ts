import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { hashToken } from "../../lib/tokens"

/** How long a session lives after it was last used. */
export const sessionDays = 7

/** How many of one account live at a time. */
const maxSessions = 20

export interface NewSession {
  token: string
  accountId: string
  userAgent: string | null
  clientIp: string
}
export interface SessionRow {
  id: string
  userAgent: string | null
  clientIp: string | null
  createdAt: Date
  seenAt: Date
}

/**
 * Keeps a session; only the hash of its token is stored. Of more than 20 the oldest ends: call it under the
 * account's lock, so that sign-ins at the same time don't make more.
 */
export async function insertSession(tx: TenantTx, it: NewSession): Promise<void> {
  await tx.run(
    `insert into session (tenant_id, token_hash, id, account_id, user_agent, client_ip, created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, clock_timestamp(), now() + make_interval(days => ?))`,
    [
      tx.tenantId,
      hashToken(it.token),
      newId("ses"),
      it.accountId,
      it.userAgent?.slice(0, 300) ?? null,
      it.clientIp.slice(0, 60),
      sessionDays,
    ]
  )
  await tx.run(
    `delete from session where tenant_id = ? and id in (
       select id from session where tenant_id = ? and account_id = ? and entered_by is null
       order by expires_at > now() desc, created_at desc, id offset ?)`,
    [tx.tenantId, tx.tenantId, it.accountId, maxSessions]
  )
}

export const deleteSession = (tx: TenantTx, id: string): Promise<number> =>
  tx.run("delete from session where tenant_id = ? and id = ?", [tx.tenantId, id])

/** Signs an account out everywhere, but for the session to keep, if any. */
export const deleteSessionsOf = (tx: TenantTx, accountId: string, keep: string | null): Promise<number> =>
  tx.run("delete from session where tenant_id = ? and account_id = ? and id is distinct from ?", [
    tx.tenantId,
    accountId,
    keep,
  ])

/** Signs everybody of the tenant out. */
export const deleteAllSessions = (tx: TenantTx): Promise<number> =>
  tx.run("delete from session where tenant_id = ?", [tx.tenantId])

export const listSessions = (tx: TenantTx, accountId: string): Promise<SessionRow[]> =>
  tx.rows<SessionRow>(
    `select id, user_agent as "userAgent", client_ip as "clientIp", created_at as "createdAt", seen_at as "seenAt" from session
     where tenant_id = ? and account_id = ? and entered_by is null and expires_at > now() order by seen_at desc, id`,
    [tx.tenantId, accountId]
  )
