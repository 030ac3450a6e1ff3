import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { sharedContext } from "../../../medusa/shared-context"
import { withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/shop-error"
import { FAQ_MODULE } from "../../../modules/faq"
import type FaqModuleService from "../../../modules/faq/service"

export type DeleteFaqInput = { tenantId: string; id: string }

/**
 * Removes a question (softly, so that the undo can bring the same row back).
 * @throws ShopError NOT_FOUND, for another tenant's question too
 */
export const deleteFaqStep = createStep(
  "delete-faq",
  async ({ tenantId, id }: DeleteFaqInput, { container }) => {
    const service = container.resolve<FaqModuleService>(FAQ_MODULE)
    await withTenant(container, tenantId, async (tx) => {
      const context = sharedContext(container, tx, service)
      const [found] = await service.listFaqs({ id, tenant_id: tenantId }, { take: 1 }, context)
      if (!found) throw notFound("FAQ")
      await service.softDeleteFaqs([id], {}, context)
    })
    return new StepResponse(undefined, { tenantId, id })
  },
  async (undo, { container }) => {
    if (!undo) return
    const service = container.resolve<FaqModuleService>(FAQ_MODULE)
    await withTenant(container, undo.tenantId, (tx) =>
      service.restoreFaqs([undo.id], {}, sharedContext(container, tx, service))
    )
  }
)
