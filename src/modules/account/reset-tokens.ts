import type { TenantTx } from "../../db/with-tenant"
import { hashToken } from "../../lib/tokens"

export const resetSeconds = 3600
export const invitationSeconds = 72 * 3600

interface NewToken {
  accountId: string
  token: string
  seconds: number
}

export async function insertResetToken(tx: TenantTx, { accountId, token, seconds }: NewToken): Promise<void> {
  await tx.run(
    `insert into reset_token (tenant_id, token_hash, account_id, expires_at)
     values (?, ?, ?, now() + make_interval(secs => ?))`,
    [tx.tenantId, hashToken(token), accountId, seconds]
  )
}

export const isResetTokenValid = async (tx: TenantTx, token: string): Promise<boolean> =>
  (await tx.first(
    "select 1 as there from reset_token where tenant_id = ? and token_hash = ? and used_at is null and expires_at > now()",
    [tx.tenantId, hashToken(token)]
  )) !== undefined

/**
 * Consumes a reset token and returns its account's id. Of two simultaneous requests with one token, only one succeeds.
 */
export const consumeResetToken = async (tx: TenantTx, token: string): Promise<string | undefined> =>
  (
    await tx.first<{ accountId: string }>(
      `update reset_token set used_at = now()
       where tenant_id = ? and token_hash = ? and used_at is null and expires_at > now()
       returning account_id as "accountId"`,
      [tx.tenantId, hashToken(token)]
    )
  )?.accountId

/** Voids every reset link of an account. */
export const voidResetTokens = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    "update reset_token set used_at = now() where tenant_id = ? and account_id = ? and used_at is null",
    [tx.tenantId, accountId]
  )

/** Deletes every reset link of an account, used ones too. */
export const deleteResetTokens = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("delete from reset_token where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
