import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { newId } from "../../../lib/ids"
import { defaultFaqs } from "../default-faqs"

/** The questions every shop starts with. Undone by removing the tenant's questions. */
export const writeTenantDefaultsStep = createStep(
  "write-tenant-defaults",
  async ({ tenantId }: { tenantId: string }, { container }) => {
    await withTenant(container, tenantId, (tx) =>
      tx.run(
        `insert into faq (id, tenant_id, question, answer, position)
         select id, ?, question, answer, position - 1
         from unnest(?::text[], ?::text[], ?::text[]) with ordinality as it(id, question, answer, position)`,
        [
          tenantId,
          defaultFaqs.map(() => newId("faq")),
          defaultFaqs.map((it) => it.question),
          defaultFaqs.map((it) => it.answer),
        ]
      )
    )
    return new StepResponse(undefined, tenantId)
  },
  async (tenantId, { container }) => {
    if (!tenantId) return
    await withTenant(container, tenantId, (tx) => tx.run("delete from faq where tenant_id = ?", [tenantId]))
  }
)
