import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { purgeAccountRows } from "../../modules/account/purge"
import { purgePaymentRows } from "../../modules/checkout/purge"
import { purgeFailedMails } from "../../modules/mail/purge"
import { purgePincodes } from "../../modules/postal/pincode-cache"
import { allTenantIds } from "../../modules/tenant/find-tenant"

/** Enters each tenant, archived ones too. There is no undo: what is removed no longer counts for anything. */
const purgeExpiredStep = createStep("purge-expired", async (_input: undefined, { container }) => {
  let gone = await purgePincodes(container)
  for (const id of await allTenantIds(container)) gone += await withTenant(container, id, purgeTenant)
  return new StepResponse(gone)
})

const purgeTenant = async (tx: TenantTx): Promise<number> =>
  (await purgeAccountRows(tx)) + (await purgePaymentRows(tx)) + (await purgeFailedMails(tx))

export const purgeExpiredWorkflow = createWorkflow(
  "purge-expired",
  () => new WorkflowResponse(purgeExpiredStep())
)
