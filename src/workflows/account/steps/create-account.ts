import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Role, User } from "../../../contract/auth"
import { withTenant } from "../../../db/with-tenant"
import { createLogin, deleteLogin } from "../../../medusa/login/create-login"
import {
  deleteAccount,
  findAccountByEmail,
  insertAccount,
  lockEmail,
  userOf,
} from "../../../modules/account/account"
import { keepConsent } from "../../../modules/account/consent"
import { consumeEmailProof } from "../../../modules/account/email-proof"
import { emailTaken } from "../../../modules/account/email-taken"
import { emailUnproven } from "../../../modules/account/email-unproven"
import { welcomeMail } from "../../../modules/mail/mails/account"
import { mailAsTenant, patientSeconds } from "../../mail/tenant-mail"

export interface CreateAccountInput {
  tenantId: string
  /** Lower case. */
  email: string
  name: string
  role: Role
  isEmailVerified: boolean
  /** From `hashPassword`, made before: it is too dear for a transaction. */
  passwordHash: string
  /** When given, the account is made only if this token proves the e-mail, and uses it up. */
  proof: string | null
  /** The words that its owner agreed to; none for an account that somebody else opens. */
  consent?: string
}

/**
 * The account with its Medusa customer and its login, in one transaction: whole or not at all; who has proven their
 * e-mail is welcomed by a mail. Undone by removing all three.
 * @throws ApiError CONFLICT when the e-mail has an account, FORBIDDEN when it isn't proven
 */
export const createAccountStep = createStep(
  "create-account",
  async (input: CreateAccountInput, { container }) => {
    const { tenantId, email, name } = input
    const account = await withTenant(container, tenantId, async (tx) => {
      await lockEmail(tx, email)
      if (input.proof !== null && !(await consumeEmailProof(tx, email, input.proof))) throw emailUnproven()
      if (await findAccountByEmail(tx, email)) throw emailTaken()
      const login = await createLogin(container, tx, { email, name, passwordHash: input.passwordHash })
      const { role, isEmailVerified } = input
      const made = await insertAccount(tx, { email, name, role, isEmailVerified, ...login })
      if (input.consent !== undefined) await keepConsent(tx, made.id, input.consent)
      // Nobody else has shown that the mailbox is theirs.
      if (input.proof !== null) {
        await mailAsTenant(container, tx, { to: email, validForSeconds: patientSeconds }, (shop) =>
          welcomeMail(shop, name)
        )
      }
      return made
    })
    const user: User = userOf(account)
    return new StepResponse(user, {
      tenantId,
      id: account.id,
      customerId: account.customerId,
      authIdentityId: account.authIdentityId,
    })
  },
  async (undo, { container }) => {
    if (!undo) return
    await withTenant(container, undo.tenantId, async (tx) => {
      await deleteAccount(tx, undo.id)
      await deleteLogin(container, tx, undo)
    })
  }
)
