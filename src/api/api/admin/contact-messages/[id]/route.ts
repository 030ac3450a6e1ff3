import { contactMessage, contactMessageParams, contactUpdateBody } from "../../../../../contract/contact"
import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { updateContactMessageWorkflow } from "../../../../../workflows/contact/update-contact-message"

export const PUT = route(
  {
    access: "admin",
    summary: "Mark a message as read or answered",
    params: contactMessageParams,
    body: contactUpdateBody,
    versioned: true,
    answers: { 200: contactMessage },
    refusals: ["NOT_FOUND"],
  },
  async (ctx, { params: { id }, body, version }) => {
    const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, changes: body, version }
    const { result } = await updateContactMessageWorkflow(ctx.container).run({ input })
    return ok(result)
  }
)
