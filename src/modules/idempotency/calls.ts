import type { TenantTx } from "../../db/with-tenant"

/** How long an answer is kept. */
const keptFor = "interval '24 hours'"
/** A call that took longer than this was cut off with its server; the same one may be made again. */
const longestCall = "interval '10 minutes'"

/** What makes a repeated call the same: who calls what, under which key. */
export interface CallKey {
  readonly credential: string
  readonly route: string
  readonly key: string
}

export interface CallClaim extends CallKey {
  readonly accountId: string | null
  /** Of all that the call brings with it. */
  readonly contentHash: string
  /** Names this attempt, so that one that was taken over doesn't answer for the other. */
  readonly claim: string
}

export interface FirstCall {
  contentHash: string
  /** Null while it runs. */
  answer: string | null
}

const where = "tenant_id = ? and credential = ? and route = ? and key = ?"
const keyOf = (tx: TenantTx, it: CallKey): string[] => [tx.tenantId, it.credential, it.route, it.key]

/**
 * Takes a key for a call: once, but for a key of the day before, or of the same call that its server's end cut off.
 * @returns whether the caller is the one to make the call
 */
export const claimCall = async (tx: TenantTx, it: CallClaim): Promise<boolean> =>
  (await tx.run(
    `insert into idempotent_call (tenant_id, credential, route, key, account_id, content_hash, claim)
     values (?, ?, ?, ?, ?, ?, ?)
     on conflict (tenant_id, credential, route, key) do update
       set account_id = excluded.account_id, content_hash = excluded.content_hash, claim = excluded.claim,
         claimed_at = now(), answer = null
       where idempotent_call.claimed_at < now() - ${keptFor}
         or (idempotent_call.answer is null and idempotent_call.claimed_at < now() - ${longestCall}
           and idempotent_call.content_hash = excluded.content_hash)`,
    [...keyOf(tx, it), it.accountId, it.contentHash, it.claim]
  )) === 1

export const firstCall = (tx: TenantTx, it: CallKey): Promise<FirstCall | undefined> =>
  tx.first<FirstCall>(
    `select content_hash as "contentHash", answer from idempotent_call where ${where}`,
    keyOf(tx, it)
  )

/** Keeps what the call was answered, as long as it is still this attempt's. */
export const keepAnswer = (tx: TenantTx, it: CallClaim, answer: string): Promise<number> =>
  tx.run(`update idempotent_call set answer = ? where ${where} and claim = ?`, [
    answer,
    ...keyOf(tx, it),
    it.claim,
  ])

/** The call had no answer that is kept: the next one with its key is made anew. */
export const releaseCall = (tx: TenantTx, it: CallClaim): Promise<number> =>
  tx.run(`delete from idempotent_call where ${where} and claim = ?`, [...keyOf(tx, it), it.claim])

export const purgeCalls = (tx: TenantTx): Promise<number> =>
  tx.run(`delete from idempotent_call where tenant_id = ? and claimed_at < now() - ${keptFor}`, [tx.tenantId])

/** What an account was answered may tell of its owner, and so may what the shop's staff were answered of orders. */
export const forgetCallsOf = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    "delete from idempotent_call where tenant_id = ? and (account_id = ? or route like '%/api/admin/orders%')",
    [tx.tenantId, accountId]
  )
