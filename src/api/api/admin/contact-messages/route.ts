import { z } from "zod"
import { page } from "../../../../contract/common"
import { contactMessage } from "../../../../contract/contact"
import { inTenant } from "../../../../http/context"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listMessages } from "../../../../modules/contact/messages"

export const GET = route(
  {
    access: "admin",
    summary: "What people wrote to the shop, the newest first",
    query: z.object(page),
    answers: { 200: z.array(contactMessage) },
  },
  async (ctx, { query }) => {
    const { messages, total } = await inTenant(ctx, (tx) => listMessages(tx, query))
    return ok(messages, { "x-total-count": String(total) })
  }
)
