import { z } from "zod"
import { adminFaq, faqCreateBody } from "../../../../contract/faq"
import { inTenant } from "../../../../http/context"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listFaqs } from "../../../../modules/faq/read-faqs"
import { createFaqWorkflow } from "../../../../workflows/faq/create-faq"

export const GET = route(
  {
    access: "admin",
    scope: "settings:read",
    summary: "All questions, hidden ones too",
    answers: { 200: z.array(adminFaq) },
  },
  async (ctx) => ok(await inTenant(ctx, (tx) => listFaqs(tx, { withHidden: true })))
)

export const POST = route(
  {
    access: "admin",
    scope: "settings:write",
    summary: "Add a question",
    body: faqCreateBody,
    answers: { 201: adminFaq },
  },
  async (ctx, { body }) => {
    const input = { tenantId: ctx.tenant.id, actor: ctx.actor, faq: body }
    const { result } = await createFaqWorkflow(ctx.container).run({ input })
    return created(result)
  }
)
