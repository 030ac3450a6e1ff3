import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { purgeAccountRows } from "../../../modules/account/purge"
import { purgePaymentRows } from "../../../modules/checkout/purge"
import { purgePincodes } from "../../../modules/postal/pincode-cache"

/** Enters each tenant, archived ones too. There is no undo: what is removed no longer counts for anything. */
export const purgeExpiredStep = createStep("purge-expired", async (_input: undefined, { container }) => {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>("select id from tenant order by id")
  let gone = await purgePincodes(container)
  for (const { id } of rows) {
    gone += await withTenant(container, id, purgeAccountRows)
    gone += await withTenant(container, id, purgePaymentRows)
  }
  return new StepResponse(gone)
})
