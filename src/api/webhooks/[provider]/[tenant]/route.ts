import { z } from "zod"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { receiveNotice } from "../../../../workflows/checkout/receive-notice"

export const POST = route(
  {
    access: "platform",
    summary: "The payment gateway's notices for one shop, signed with its webhook secret",
    params: z.object({ provider: z.string().max(40), tenant: z.string().max(60) }),
    body: z.looseObject({}),
    answers: { 200: z.object({ received: z.boolean() }) },
    refusals: ["NOT_FOUND"],
  },
  async ({ container }, { params }, req) => {
    const raw = (req as { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0)
    await receiveNotice(container, {
      provider: params.provider,
      slug: params.tenant,
      raw,
      headers: req.headers,
    })
    return ok({ received: true })
  }
)
