import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../config/env"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { findAccountByEmail, lockAccount, markVerified } from "../../modules/account/account"
import { insertEmailProof } from "../../modules/account/email-proof"
import { hashCode } from "../../modules/account/one-time-code"
import { consumeOtp } from "../../modules/account/otp"
import { emptyUnverified } from "./empty-unverified"

export interface VerifyCodeInput {
  tenantId: string
  email: string
  code: string
  /** The signed-in account whose e-mail this is: it becomes verified. */
  accountId: string | null
  /** For anybody else: what the browser gets to open an account with. */
  proof: string
}

/** Whether the code is right. It doesn't throw when it isn't: the wrong try has to be committed. */
export async function verifyCode(container: MedusaContainer, input: VerifyCodeInput): Promise<boolean> {
  const { tenantId, email, accountId } = input
  const hash = hashCode(env().COOKIE_SECRET, tenantId, email, input.code)
  return withTenant(container, tenantId, async (tx) => {
    if (!(await consumeOtp(tx, email, hash))) return false
    if (accountId) await markVerified(tx, accountId)
    else await proveFromOutside(container, tx, email, input.proof)
    return true
  })
}

/** The e-mail may have got an account since the code was sent; who opened it isn't who owns the mailbox. */
async function proveFromOutside(
  container: MedusaContainer,
  tx: TenantTx,
  email: string,
  proof: string
): Promise<void> {
  const found = await findAccountByEmail(tx, email)
  const account = found && (await lockAccount(tx, found.id))
  if (account) await emptyUnverified(container, tx, account)
  await insertEmailProof(tx, email, proof)
}
