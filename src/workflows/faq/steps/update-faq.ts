import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { FaqUpdateBody } from "../../../contract/faq"
import { sharedContext } from "../../../medusa/shared-context"
import { withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/shop-error"
import { FAQ_MODULE } from "../../../modules/faq"
import { faqFromRow } from "../../../modules/faq/faq"
import type FaqModuleService from "../../../modules/faq/service"

export type UpdateFaqInput = { tenantId: string; id: string; changes: FaqUpdateBody }

/**
 * Changes a question. Undone by writing the whole prior row back.
 * @throws ShopError NOT_FOUND, for another tenant's question too
 */
export const updateFaqStep = createStep(
  "update-faq",
  async ({ tenantId, id, changes }: UpdateFaqInput, { container }) => {
    const service = container.resolve<FaqModuleService>(FAQ_MODULE)
    const { before, after } = await withTenant(container, tenantId, async (tx) => {
      const context = sharedContext(container, tx, service)
      const [found] = await service.listFaqs({ id, tenant_id: tenantId }, { take: 1 }, context)
      if (!found) throw notFound("FAQ")
      const prior = { ...found }
      const written = await service.updateFaqs(
        {
          id,
          question: changes.question ?? found.question,
          answer: changes.answer ?? found.answer,
          is_visible: changes.isVisible ?? found.is_visible,
          position: changes.position ?? found.position,
        },
        context
      )
      return { before: prior, after: written }
    })
    return new StepResponse(faqFromRow(after), { tenantId, before })
  },
  async (undo, { container }) => {
    if (!undo) return
    const service = container.resolve<FaqModuleService>(FAQ_MODULE)
    const { created_at: _created, updated_at: _updated, deleted_at: _deleted, ...row } = undo.before
    await withTenant(container, undo.tenantId, (tx) =>
      service.updateFaqs(row, sharedContext(container, tx, service))
    )
  }
)
