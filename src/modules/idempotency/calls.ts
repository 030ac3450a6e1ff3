import type { TenantTx } from "../../db/with-tenant"

/** How long a response is kept. */
const keptFor = "interval '24 hours'"
/** After this time an unfinished request counts as lost with its server; the same request may run again. */
const longestCall = "interval '10 minutes'"

/** Identifies a repeated request: its credential, its route and its `Idempotency-Key`. */
export interface CallKey {
  readonly credential: string
  readonly route: string
  readonly key: string
}

export interface CallClaim extends CallKey {
  readonly accountId: string | null
  /** Hashes of everything that the request contains, one for each accepted key; the first one is stored. */
  readonly contentHashes: readonly [string, ...string[]]
  /** Id of this attempt, so that an attempt that was taken over can't store its response. */
  readonly claim: string
}

export interface FirstCall {
  contentHash: string
  /** Null while the request runs. */
  answer: string | null
}

const where = "tenant_id = ? and credential = ? and route = ? and key = ?"
const keyOf = (tx: TenantTx, it: CallKey): string[] => [tx.tenantId, it.credential, it.route, it.key]

/**
 * Claims an idempotency key. It can be claimed again after 24 hours, or by the same request when its server was lost.
 * @returns whether this attempt must execute the request
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
           and idempotent_call.content_hash = any (?))`,
    [...keyOf(tx, it), it.accountId, it.contentHashes[0], it.claim, it.contentHashes]
  )) === 1

export const firstCall = (tx: TenantTx, it: CallKey): Promise<FirstCall | undefined> =>
  tx.first<FirstCall>(
    `select content_hash as "contentHash", answer from idempotent_call where ${where}`,
    keyOf(tx, it)
  )

/** Stores the response, provided that this attempt still holds the key. */
export const keepResponse = (tx: TenantTx, it: CallClaim, response: string): Promise<number> =>
  tx.run(`update idempotent_call set answer = ? where ${where} and claim = ?`, [
    response,
    ...keyOf(tx, it),
    it.claim,
  ])

/** Releases the key when the response isn't stored, so that the next request with it is executed. */
export const releaseCall = (tx: TenantTx, it: CallClaim): Promise<number> =>
  tx.run(`delete from idempotent_call where ${where} and claim = ?`, [...keyOf(tx, it), it.claim])

/** Deletes a tenant's responses that are no longer kept. */
export const callPurge = [
  `delete from idempotent_call where tenant_id = a_tenant and claimed_at < now() - ${keptFor}`,
]

/** Deletes stored responses with an account's data: its own, and those of the admin endpoints for orders. */
export const deleteCallsOf = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    "delete from idempotent_call where tenant_id = ? and (account_id = ? or route like '%/api/admin/orders%')",
    [tx.tenantId, accountId]
  )
