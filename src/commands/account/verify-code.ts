import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { eachSecret } from "../../lib/accepted-secrets"
import { findAccountByEmail, lockAccount, markVerified } from "../../modules/account/account"
import { insertEmailProof } from "../../modules/account/email-proof"
import { hashCode } from "../../modules/account/one-time-code"
import { consumeOtp } from "../../modules/account/otp"
import { emptyUnverified } from "./empty-unverified"

export interface VerifyCodeInput {
  tenantId: string
  email: string
  code: string
  /** The signed-in account with this e-mail, which becomes verified. */
  accountId: string | null
  /** Without a signed-in account: the token with which the browser creates an account. */
  proof: string
}

/** Returns whether the code is right. It doesn't throw for a wrong code, because the failed try must be committed. */
export async function verifyCode(container: MedusaContainer, input: VerifyCodeInput): Promise<boolean> {
  const { tenantId, email, accountId } = input
  const hashes = eachSecret(env().cookieSecrets, (secret) => hashCode(secret, tenantId, email, input.code))
  return withTenant(container, tenantId, async (tx) => {
    if (!(await consumeOtp(tx, email, hashes))) return false
    if (accountId) await markVerified(tx, accountId)
    else await proveFromOutside(container, tx, email, input.proof)
    return true
  })
}

/** The e-mail may have got an account since the code was sent, and that account's creator may not own the mailbox. */
async function proveFromOutside(
  container: MedusaContainer,
  tx: TenantTx,
  email: string,
  proof: string
): Promise<void> {
  const found = await findAccountByEmail(tx, email)
  const account = found && (await lockAccount(tx, found.id))
  if (account) await emptyUnverified(tx, account)
  await insertEmailProof(tx, email, proof)
}
