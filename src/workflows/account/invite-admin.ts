import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { hashUnknownPassword } from "../../modules/account/password"
import { createAccountStep } from "./steps/create-account"
import { inviteStep } from "./steps/invite"

export interface InviteAdminInput {
  tenantId: string
  email: string
  origin?: string | undefined
}

/** The invitation's link is the only way to sign in. */
const hashUnknownPasswordStep = createStep(
  "hash-unknown-password",
  async () => new StepResponse(await hashUnknownPassword())
)

/**
 * Creates an admin account of this tenant and mails its holder a link to choose a password.
 * @throws ApiError CONFLICT if the e-mail has an account there
 */
export const inviteAdminWorkflow = createWorkflow("invite-admin", (input: WorkflowData<InviteAdminInput>) => {
  const passwordHash = hashUnknownPasswordStep()
  const account = createAccountStep(
    transform({ input, passwordHash }, (it) => ({
      tenantId: it.input.tenantId,
      email: it.input.email,
      name: "Administrator",
      role: "ADMIN" as const,
      isEmailVerified: false,
      passwordHash: it.passwordHash,
      proof: null,
    }))
  )
  inviteStep(
    transform({ input, account }, (it) => ({
      tenantId: it.input.tenantId,
      accountId: it.account.id,
      email: it.input.email,
      origin: it.input.origin,
    }))
  )
  return new WorkflowResponse(account)
})
