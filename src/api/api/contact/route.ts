import { created } from "../../../http/reply"
import { route } from "../../../http/route"
import { requestOrigin } from "../../../http/request-origin"
import { sendContactMessageWorkflow } from "../../../workflows/contact/send-contact-message"
import * as endpoints from "../../../contract/endpoints/contact"

export const POST = route(endpoints.sendContactMessage, async (ctx, { body: message }) => {
  const { container, tenant } = ctx
  const input = { tenant, origin: requestOrigin(ctx), message }
  const { result } = await sendContactMessageWorkflow(container).run({ input })
  return created(result)
})
