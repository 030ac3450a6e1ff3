import { contactBody, contactSent } from "../../../contract/contact"
import { created } from "../../../http/reply"
import { route } from "../../../http/route"
import { requestOrigin } from "../../../http/request-origin"
import { sendContactMessageWorkflow } from "../../../workflows/contact/send-contact-message"

export const POST = route(
  {
    access: "anyone",
    summary: "Write to the shop: kept for its admins, and mailed to its contact address",
    body: contactBody,
    answers: { 201: contactSent },
    limits: [{ name: "contact", per: "client", maxPerHour: 5 }],
  },
  async (ctx, { body: message }) => {
    const { container, tenant } = ctx
    const input = { tenant, origin: requestOrigin(ctx), message }
    const { result } = await sendContactMessageWorkflow(container).run({ input })
    return created(result)
  }
)
