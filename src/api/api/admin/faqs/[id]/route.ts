import { adminFaq, faqParams, faqUpdateBody } from "../../../../../contract/faq"
import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteFaqWorkflow } from "../../../../../workflows/faq/delete-faq"
import { updateFaqWorkflow } from "../../../../../workflows/faq/update-faq"

export const PUT = route(
  {
    access: "admin",
    scope: "settings:write",
    summary: "Change a question",
    params: faqParams,
    body: faqUpdateBody,
    versioned: true,
    answers: { 200: adminFaq },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { id }, body, version }) => {
    const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, changes: body, version }
    const { result } = await updateFaqWorkflow(ctx.container).run({ input })
    return ok(result)
  }
)

export const DELETE = route(
  {
    access: "admin",
    scope: "settings:write",
    summary: "Remove a question",
    params: faqParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { id } }) => {
    const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id }
    await deleteFaqWorkflow(ctx.container).run({ input })
    return noContent()
  }
)
