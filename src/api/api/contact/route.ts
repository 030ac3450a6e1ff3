import { created } from "../../../http/kernel/reply"
import { route } from "../../../http/kernel/route"
import { requestOrigin } from "../../../http/kernel/request-origin"
import { sendContactMessage } from "../../../commands/contact/send-contact-message"
import * as endpoints from "../../../contract/endpoints/contact"

export const POST = route(endpoints.sendContactMessage, async (ctx, { body: message }) => {
  const { container, tenant } = ctx
  const input = { tenant, origin: requestOrigin(ctx), message }
  return created(await sendContactMessage(container, input))
})
