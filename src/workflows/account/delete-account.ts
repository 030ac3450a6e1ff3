import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../db/with-tenant"
import { notFound, ApiError } from "../../lib/api-error"
import { lockAccount } from "../../modules/account/account"
import { isLastOfRole } from "../../modules/account/last-of-role"
import { eraseHoldings } from "./erase-holdings"

export interface DeleteAccountInput {
  tenantId: string
  accountId: string
}

const lastAdmin = (): ApiError =>
  new ApiError(
    "CONFLICT",
    "You are the only administrator here. Please invite another one before you delete your account."
  )

/**
 * Erases an account with all that the shop holds about it, in one transaction: all of it, or nothing. What the law wants
 * kept stays without its e-mail, and the e-mail is free. It can't be taken back, and so has no undo.
 * @throws ApiError CONFLICT for the last administrator
 */
const deleteAccountStep = createStep(
  "delete-account",
  async ({ tenantId, accountId }: DeleteAccountInput, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      const account = await lockAccount(tx, accountId)
      if (!account) throw notFound("Account")
      if (account.role !== "CUSTOMER" && (await isLastOfRole(tx, account))) throw lastAdmin()
      await eraseHoldings({ container, tx, account })
    })
    return new StepResponse(undefined)
  }
)

export const deleteAccountWorkflow = createWorkflow(
  "delete-account",
  (input: WorkflowData<DeleteAccountInput>) => {
    return new WorkflowResponse(deleteAccountStep(input))
  }
)
