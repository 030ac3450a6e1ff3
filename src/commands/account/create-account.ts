import type { MedusaContainer } from "@medusajs/framework/types"
import type { Role } from "../../contract/auth"
import { withTenant } from "../../db/with-tenant"
import { createLogin } from "../../medusa/login/create-login"
import { type AccountRow, findAccountByEmail, insertAccount, lockEmail } from "../../modules/account/account"
import { keepConsent } from "../../modules/account/consent"
import { consumeEmailProof } from "../../modules/account/email-proof"
import { emailTaken } from "../../modules/account/email-taken"
import { emailUnproven } from "../../modules/account/email-unproven"
import { welcomeMail } from "../../modules/mail/mails/account"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"

export interface CreateAccountInput {
  tenantId: string
  /** Lower case. */
  email: string
  name: string
  role: Role
  isEmailVerified: boolean
  /** From `hashPassword`, made before: scrypt takes about 100 ms, too long for a transaction. */
  passwordHash: string
  /** If given, the account is created only if this token proves the e-mail. The token is used up. */
  proof: string | null
  /** The consent text that the account's holder agreed to; absent if somebody else creates the account. */
  consent?: string
}

/**
 * Creates the account with its Medusa customer and its login in one transaction. An account with a proven e-mail gets
 * the welcome mail.
 * @throws ApiError CONFLICT if the e-mail has an account, FORBIDDEN if it isn't proven
 */
export async function createAccount(
  container: MedusaContainer,
  input: CreateAccountInput
): Promise<AccountRow> {
  const { tenantId, email, name } = input
  return withTenant(container, tenantId, async (tx) => {
    await lockEmail(tx, email)
    if (input.proof !== null && !(await consumeEmailProof(tx, email, input.proof))) throw emailUnproven()
    if (await findAccountByEmail(tx, email)) throw emailTaken()
    const login = await createLogin(container, tx, { email, name, passwordHash: input.passwordHash })
    const { role, isEmailVerified } = input
    const made = await insertAccount(tx, { email, name, role, isEmailVerified, ...login })
    if (input.consent !== undefined) await keepConsent(tx, made.id, input.consent)
    // Without a proof, nobody has shown yet that the mailbox is theirs.
    if (input.proof !== null) {
      await mailAsTenant(container, tx, { to: email, validForSeconds: retryPeriodSeconds }, (tenant) =>
        welcomeMail(tenant, name)
      )
    }
    return made
  })
}
