import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { clearFaqs, insertFaq } from "../../../modules/faq/write-faqs"
import { defaultFaqs } from "../../../commands/tenant/default-faqs"

/** Writes every tenant's initial FAQs. Compensated by deleting the tenant's FAQs. */
export const writeTenantDefaultsStep = createStep(
  "write-tenant-defaults",
  async ({ tenantId }: { tenantId: string }, { container }) => {
    await withTenant(container, tenantId, async (tx) => {
      for (const faq of defaultFaqs) await insertFaq(tx, { ...faq, isVisible: true })
    })
    return new StepResponse(undefined, tenantId)
  },
  async (tenantId, { container }) => {
    if (!tenantId) return
    await withTenant(container, tenantId, clearFaqs)
  }
)
