import type { TenantTx } from "../../db/with-tenant"
import { type AcceptedSecrets, isAccepted } from "../../lib/accepted-secrets"

export const otpSeconds = 600
export const maxResends = 3
const maxWrongTries = 5

/** Stores a first code for an e-mail and replaces any other. */
export async function startOtp(tx: TenantTx, email: string, codeHash: string): Promise<void> {
  await tx.run(
    `insert into otp (tenant_id, email, code_hash, expires_at) values (?, ?, ?, now() + make_interval(secs => ?))
     on conflict (tenant_id, email) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at,
       wrong_tries = 0, resends = 0, updated_at = now()`,
    [tx.tenantId, email, codeHash, otpSeconds]
  )
}

/** Locks the e-mail's code and returns how often it was sent again; undefined when there is no code. */
export const lockResends = async (tx: TenantTx, email: string): Promise<number | undefined> =>
  (
    await tx.first<{ resends: number }>(
      "select resends from otp where tenant_id = ? and email = ? for update",
      [tx.tenantId, email]
    )
  )?.resends

/** Replaces the code; its attempts and its expiry start again. */
export async function renewOtp(tx: TenantTx, email: string, codeHash: string): Promise<void> {
  await tx.run(
    `update otp set code_hash = ?, expires_at = now() + make_interval(secs => ?), wrong_tries = 0,
       resends = resends + 1, updated_at = now() where tenant_id = ? and email = ?`,
    [codeHash, otpSeconds, tx.tenantId, email]
  )
}

/**
 * Returns whether this is the e-mail's code, and deletes it when it is. A wrong code counts as an attempt; the fifth
 * voids the code. The row is locked, so that simultaneous attempts are counted one by one. The caller must commit in
 * either case.
 * @param hashes the code's hash by each accepted secret
 */
export async function consumeOtp(tx: TenantTx, email: string, hashes: AcceptedSecrets): Promise<boolean> {
  const key = [tx.tenantId, email]
  const row = await tx.first<{ codeHash: string; wrongTries: number; expired: boolean }>(
    `select code_hash as "codeHash", wrong_tries as "wrongTries", expires_at <= now() as expired
     from otp where tenant_id = ? and email = ? for update`,
    key
  )
  if (!row || row.expired || row.wrongTries >= maxWrongTries) return false
  if (isAccepted(hashes, row.codeHash)) {
    await tx.run("delete from otp where tenant_id = ? and email = ?", key)
    return true
  }
  await tx.run("update otp set wrong_tries = wrong_tries + 1 where tenant_id = ? and email = ?", key)
  return false
}

/** Deletes an e-mail's code. */
export const deleteOtp = (tx: TenantTx, email: string): Promise<number> =>
  tx.run("delete from otp where tenant_id = ? and email = ?", [tx.tenantId, email])
