import { noContent, ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { deleteFaqWorkflow } from "../../../../../workflows/faq/delete-faq"
import { updateFaqWorkflow } from "../../../../../workflows/faq/update-faq"
import * as endpoints from "../../../../../contract/endpoints/faq"

export const PUT = route(endpoints.updateFaq, async (ctx, { params: { id }, body, version }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, changes: body, version }
  const { result } = await updateFaqWorkflow(ctx.container).run({ input })
  return ok(result)
})

export const DELETE = route(endpoints.deleteFaq, async (ctx, { params: { id } }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id }
  await deleteFaqWorkflow(ctx.container).run({ input })
  return noContent()
})
