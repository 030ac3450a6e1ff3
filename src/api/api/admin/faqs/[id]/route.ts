import { noContent, ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { deleteFaq } from "../../../../../commands/faq/delete-faq"
import { updateFaq } from "../../../../../commands/faq/update-faq"
import * as endpoints from "../../../../../contract/endpoints/faq"

export const PUT = route(endpoints.updateFaq, async (ctx, { params: { id }, body, version }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, changes: body, version }
  return ok(await updateFaq(ctx.container, input))
})

export const DELETE = route(endpoints.deleteFaq, async (ctx, { params: { id } }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id }
  await deleteFaq(ctx.container, input)
  return noContent()
})
