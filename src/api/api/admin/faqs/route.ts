import { z } from "zod"
import { faq, faqCreateBody } from "../../../../contract/faq"
import { listFaqs } from "../../../../modules/faq/list-faqs"
import { createFaqWorkflow } from "../../../../workflows/faq/create-faq"
import { inTenant } from "../../../../http/context"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  { access: "admin", summary: "All questions, hidden ones too", answers: { 200: z.array(faq) } },
  async (ctx) => ok(await inTenant(ctx, (tx) => listFaqs(tx, { withHidden: true })))
)

export const POST = route(
  { access: "admin", summary: "Add a question", body: faqCreateBody, answers: { 201: faq } },
  async ({ container, tenant }, { body }) => {
    const { result } = await createFaqWorkflow(container).run({ input: { tenantId: tenant.id, faq: body } })
    return created(result)
  }
)
