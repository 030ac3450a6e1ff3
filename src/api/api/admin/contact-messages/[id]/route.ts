import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { updateContactMessage } from "../../../../../commands/contact/update-contact-message"
import * as endpoints from "../../../../../contract/endpoints/contact"

export const PUT = route(endpoints.updateContactMessage, async (ctx, { params: { id }, body, version }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, changes: body, version }
  return ok(await updateContactMessage(ctx.container, input))
})
