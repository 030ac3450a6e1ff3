import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { deleteLogin } from "../../../medusa/login/create-login"
import { deleteAccount, userOf } from "../../../modules/account/account"
import { createAccount, type CreateAccountInput } from "../../../commands/account/create-account"

/** Creates an account; compensated by removing it with its customer and its login. */
export const createAccountStep = createStep(
  "create-account",
  async (input: CreateAccountInput, { container }) => {
    const account = await createAccount(container, input)
    const { id, customerId, authIdentityId } = account
    return new StepResponse(userOf(account), { tenantId: input.tenantId, id, customerId, authIdentityId })
  },
  async (undo, { container }) => {
    if (!undo) return
    await withTenant(container, undo.tenantId, async (tx) => {
      await deleteAccount(tx, undo.id)
      await deleteLogin(container, tx, undo)
    })
  }
)
