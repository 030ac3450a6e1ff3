import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { CreateAccountInput } from "../../commands/account/create-account"
import type { OpenSessionInput } from "../../commands/account/open-session"
import { createAccountStep } from "./steps/create-account"
import { openSessionStep } from "./steps/open-session"

export interface SignUpInput {
  account: CreateAccountInput
  session: Omit<OpenSessionInput, "accountId">
}

/** Creates an account and signs it in. */
export const signUpWorkflow = createWorkflow("sign-up", (input: WorkflowData<SignUpInput>) => {
  const account = createAccountStep(input.account)
  openSessionStep(transform({ input, account }, (it) => ({ ...it.input.session, accountId: it.account.id })))
  return new WorkflowResponse(account)
})
