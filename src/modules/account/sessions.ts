import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { runAlone } from "../../db/transaction"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { hashToken } from "../../lib/tokens"
import { deleteUnusedPasses } from "./entry-passes"

/** Days that a session lives after its last use. */
export const sessionDays = 7

const sessionColumns = `id, user_agent as "userAgent", client_ip as "clientIp", created_at as "createdAt",
  seen_at as "seenAt", entered_by as "enteredBy"`

/** Maximum number of sessions per account. */
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
  /** Name of the superadmin who acts as the account. */
  enteredBy: string | null
}

const valuesOf = (it: NewSession): (string | number | null)[] => [
  hashToken(it.token),
  newId("ses"),
  it.accountId,
  it.userAgent?.slice(0, 300) ?? null,
  it.clientIp.slice(0, 60),
  sessionDays,
  maxSessions,
]

/**
 * Stores a session of a new account; only the hash of its token is stored. An account keeps at most 20 sessions; the
 * oldest ends first.
 */
export const insertSession = (tx: TenantTx, it: NewSession): Promise<number> =>
  tx.run("select session_add(?, ?, ?, ?, ?, ?, ?, ?)", [tx.tenantId, ...valuesOf(it)])

/**
 * Stores a session that replaces another one, in one statement under the account's lock.
 * @returns false when the account was deleted meanwhile
 */
export async function startSession(
  knex: Knex,
  tenantId: string,
  it: NewSession,
  replaces: string | null
): Promise<boolean> {
  const rows = await runAlone<{ started: boolean }>(
    knex,
    "select session_start(?, ?, ?, ?, ?, ?, ?, ?, ?) as started",
    [tenantId, ...valuesOf(it), replaces]
  )
  return rows[0]?.started ?? false
}

export const deleteSession = (tx: TenantTx, id: string): Promise<number> =>
  tx.run("delete from session where tenant_id = ? and id = ?", [tx.tenantId, id])

/**
 * Deletes an account's sessions, except `keep`. For a superadmin, entered sessions and passes end too, in every tenant.
 */
export async function deleteSessionsOf(tx: TenantTx, accountId: string, keep: string | null): Promise<void> {
  await tx.run("delete from session where tenant_id = ? and account_id = ? and id is distinct from ?", [
    tx.tenantId,
    accountId,
    keep,
  ])
  await tx.run(
    `insert into entry_revocation (by_id, revoked_at)
     select id, clock_timestamp() from account where tenant_id = ? and id = ? and role = 'SUPERADMIN'
     on conflict (by_id) do update set revoked_at = greatest(entry_revocation.revoked_at, excluded.revoked_at)`,
    [tx.tenantId, accountId]
  )
}

interface EndedEntry {
  id: string
}

/**
 * Deletes every entered session of the tenant, and every unused pass to enter it. The passes come first: a session that
 * is started with one meanwhile is then committed, and deleted too.
 * @returns the entries that ended
 */
export async function deleteEnteredSessions(tx: TenantTx): Promise<EndedEntry[]> {
  await deleteUnusedPasses(tx)
  return tx.rows<EndedEntry>(
    `delete from session where tenant_id = ? and entered_by is not null and expires_at > now()
       and not entry_is_revoked(entered_by_id, coalesce(entry_issued_at, created_at))
     returning entry_id as id`,
    [tx.tenantId]
  )
}

/** Deletes every session of the tenant. */
export const deleteAllSessions = (tx: TenantTx): Promise<number> =>
  tx.run("delete from session where tenant_id = ?", [tx.tenantId])

/** An account's sessions, most recently used first. */
export const listSessions = (tx: TenantTx, accountId: string): Promise<SessionRow[]> =>
  tx.rows<SessionRow>(
    `select ${sessionColumns} from session
     where tenant_id = ? and account_id = ? and entered_by is null and expires_at > now() order by seen_at desc, id`,
    [tx.tenantId, accountId]
  )

/** The tenant's entered sessions: those in which a superadmin acts as an admin. */
export const listEnteredSessions = (tx: TenantTx): Promise<SessionRow[]> =>
  tx.rows<SessionRow>(
    `select ${sessionColumns} from session
     where tenant_id = ? and entered_by is not null and expires_at > now()
       and not entry_is_revoked(entered_by_id, coalesce(entry_issued_at, created_at))
     order by seen_at desc, id`,
    [tx.tenantId]
  )
