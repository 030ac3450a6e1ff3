import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { FaqCreateBody } from "../../../contract/faq"
import { sharedContext } from "../../../medusa/shared-context"
import { withTenant } from "../../../db/with-tenant"
import { FAQ_MODULE } from "../../../modules/faq"
import { faqFromRow } from "../../../modules/faq/faq"
import type FaqModuleService from "../../../modules/faq/service"

export type CreateFaqInput = { tenantId: string; faq: FaqCreateBody }

/** Adds a question; without a position it goes to the end. Undone by removing it. */
export const createFaqStep = createStep(
  "create-faq",
  async ({ tenantId, faq }: CreateFaqInput, { container }) => {
    const service = container.resolve<FaqModuleService>(FAQ_MODULE)
    const created = await withTenant(container, tenantId, async (tx) => {
      const last = await tx.first<{ position: number }>(
        "select coalesce(max(position), -1) + 1 as position from faq where tenant_id = ? and deleted_at is null",
        [tenantId]
      )
      return service.createFaqs(
        {
          tenant_id: tenantId,
          question: faq.question,
          answer: faq.answer,
          is_visible: faq.isVisible,
          position: faq.position ?? last?.position ?? 0,
        },
        sharedContext(container, tx, service)
      )
    })
    return new StepResponse(faqFromRow(created), { tenantId, id: created.id })
  },
  async (undo, { container }) => {
    if (!undo) return
    const service = container.resolve<FaqModuleService>(FAQ_MODULE)
    await withTenant(container, undo.tenantId, (tx) =>
      service.deleteFaqs(undo.id, sharedContext(container, tx, service))
    )
  }
)
