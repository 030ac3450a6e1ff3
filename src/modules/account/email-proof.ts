import type { TenantTx } from "../../db/with-tenant"
import { hashToken } from "../../lib/tokens"

/** How long, in seconds, a browser that has verified an e-mail may create an account with it. */
export const proofSeconds = 1800

export async function insertEmailProof(tx: TenantTx, email: string, token: string): Promise<void> {
  await tx.run(
    `insert into email_proof (tenant_id, proof_hash, email, expires_at)
     values (?, ?, ?, now() + make_interval(secs => ?))`,
    [tx.tenantId, hashToken(token), email, proofSeconds]
  )
}

/** Returns whether the token proves this e-mail, and deletes the proof when it does. */
export const consumeEmailProof = async (tx: TenantTx, email: string, token: string): Promise<boolean> =>
  (await tx.run(
    "delete from email_proof where tenant_id = ? and proof_hash = ? and email = ? and expires_at > now()",
    [tx.tenantId, hashToken(token), email]
  )) > 0

/** Checks a proof without consuming it. `consumeEmailProof` makes the final check. */
export const isEmailProven = async (tx: TenantTx, email: string, token: string): Promise<boolean> =>
  (await tx.first(
    "select 1 as there from email_proof where tenant_id = ? and proof_hash = ? and email = ? and expires_at > now()",
    [tx.tenantId, hashToken(token), email]
  )) !== undefined

/** Deletes every proof of an e-mail. */
export const deleteEmailProofs = (tx: TenantTx, email: string): Promise<number> =>
  tx.run("delete from email_proof where tenant_id = ? and email = ?", [tx.tenantId, email])
